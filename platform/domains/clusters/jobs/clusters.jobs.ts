import { defineJob, type JobDefinition } from '../../../jobs/definition.ts';
import type { Vault } from '../../../crypto/vault.ts';
import type { NodeBootstrap } from '../../../providers/bootstrap/port.ts';
import type { CloudProvider } from '../../../providers/cloud/port.ts';
import type { AddonsService } from '../../addons/addons.service.ts';
import type { AppsService } from '../../apps/apps.service.ts';
import type { GitopsService } from '../../gitops/gitops.service.ts';
import type { NodepoolsService } from '../../nodepools/nodepools.service.ts';
import type { Costs } from '../costs/costs.service.ts';
import { archiveCluster, archiveFailed } from './archive.ts';
import { deleteCluster } from './delete.ts';
import { clusterJobs as kinds } from './kinds.ts';
import { failCluster, type ProgressDeps } from './progress.ts';
import { provisionCluster } from './provision.ts';
import { replaceClusterToken, replaceTokenFailed } from './replaceToken.ts';
import type { ProjectDeps } from '../clusters.token.ts';
import { updateCluster } from '../settings/settings.work.ts';
import { unarchiveCluster, unarchiveFailed } from './unarchive.ts';

export interface ClusterJobDeps extends ProgressDeps, ProjectDeps {
  vault: Vault;
  cloud: CloudProvider;
  bootstrap: NodeBootstrap;
  nodepools: NodepoolsService;
  addons: Pick<AddonsService, 'installRequired' | 'stopAll'>;
  apps: Pick<AppsService, 'stopAll'>;
  gitops: Pick<GitopsService, 'stop'>;
  costs: Pick<Costs, 'count' | 'priced' | 'countAdded'>;
}

/**
 * The jobs of the clusters noun. After a failure the created resources stay, with the cluster's label: provisioning
 * leaves the cluster failed (delete it), archiving leaves it inactive (archive again or delete), unarchiving leaves it
 * archived (try again), updating and deleting leave it failed (try again). A token that was not replaced changes nothing.
 */
export function clusterJobs(deps: ClusterJobDeps): JobDefinition[] {
  return [
    defineJob(kinds.provision, (job, context) => provisionCluster(deps, job, context), {
      onFailed: ({ clusterId }, reason) => failCluster(deps, clusterId, { work: 'provision', reason }),
    }),
    defineJob(kinds.archive, (job, context) => archiveCluster(deps, job, context), {
      onFailed: ({ clusterId }, reason) => archiveFailed(deps, clusterId, reason),
    }),
    defineJob(kinds.unarchive, (job, context) => unarchiveCluster(deps, job, context), {
      onFailed: ({ clusterId }, reason) => unarchiveFailed(deps, clusterId, reason),
    }),
    defineJob(kinds.update, (job, context) => updateCluster(deps, job, context), {
      onFailed: ({ clusterId }, reason) => failCluster(deps, clusterId, { work: 'update', reason }),
    }),
    defineJob(kinds.delete, (job, context) => deleteCluster(deps, job, context), {
      onFailed: ({ clusterId }, reason) => failCluster(deps, clusterId, { work: 'delete', reason }),
    }),
    defineJob(kinds.replaceToken, (job, context) => replaceClusterToken(deps, job, context), {
      onFailed: ({ clusterId }) => replaceTokenFailed(deps, clusterId),
    }),
  ];
}
