import type { Core } from '../../core.ts';
import { transaction } from '../../db/database.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { ClusterDeployments } from '../../providers/deployments/port.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import { changeDeployment, openSecrets, type DeploymentHost } from './deployments.changes.ts';
import { unusedClaims } from './deployments.claims.ts';
import { applyJob, removeJob } from './deployments.kinds.ts';
import { progressOf } from './deployments.rules.ts';
import { findDeployment, lockDeployment, type DeploymentRow } from './deployments.store.ts';

interface DeploymentJobDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'vault'> {
  clusterDeployments: Pick<ClusterDeployments, 'apply' | 'remove' | 'removeClaims'>;
  clusters: Pick<ClustersService, 'findAny'>;
}

interface Target {
  row: DeploymentRow;
  host: DeploymentHost;
}

async function targetOf({ db, clusters }: DeploymentJobDeps, id: string): Promise<Target | null> {
  const row = await findDeployment(db, id);
  const host = row && (await clusters.findAny(row.clusterId));
  return row && host ? { row, host } : null;
}

/** The rollout goes on in the cluster, where the observer follows it. */
async function noteApplied(deps: DeploymentJobDeps, { row, host }: Target): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const now = await lockDeployment(tx, row.id);
    // A newer change has its own job.
    if (now?.revision !== row.revision || now.status === 'deleting') return;
    const isWhole = now.status === 'pending' || now.status === 'updating';
    await changeDeployment(tx, deps, host, row.id, {
      status: isWhole ? 'deploying' : now.status,
      progress: progressOf.applied,
      message: text('deployment_applied'),
      appliedRevision: row.revision,
      pendingSecrets: null,
      droppedClaims: [],
    });
  });
}

async function fail(
  deps: DeploymentJobDeps,
  id: string,
  message: Message,
  isRemoval: boolean,
): Promise<void> {
  const target = await targetOf(deps, id);
  if (!target) return;
  await transaction(deps.db, async (tx) => {
    const row = await lockDeployment(tx, id);
    // A deletion may be ordered while its predecessor fails, and has its own job.
    if (!row || (row.status === 'deleting') !== isRemoval) return;
    // No revision is wholly in the cluster, so the observer leaves the row alone and the reason stays.
    const failed = { status: 'failed', message, appliedRevision: 0 } as const;
    await changeDeployment(tx, deps, target.host, id, failed);
  });
}

/** The jobs of the deployments noun. They end when everything is applied: only the observer says what runs. */
export function deploymentJobs(deps: DeploymentJobDeps): JobDefinition[] {
  const { clusterDeployments, vault } = deps;
  return [
    defineJob(
      applyJob,
      async ({ deploymentId }, { signal }) => {
        const target = await targetOf(deps, deploymentId);
        if (!target || target.row.status === 'deleting') return;
        const { id, clusterId, name, namespace, config, restartedAt } = target.row;
        const secretValues = openSecrets(vault, target.row);
        const spec = { id, name, namespace, config, restartedAt, secretValues };
        await clusterDeployments.apply(clusterId, spec, signal);
        const dropped = unusedClaims(target.row.droppedClaims, config);
        await clusterDeployments.removeClaims(clusterId, namespace, dropped, signal);
        await noteApplied(deps, target);
      },
      { onFailed: ({ deploymentId }, reason) => fail(deps, deploymentId, reason, false) },
    ),
    defineJob(
      removeJob,
      async ({ deploymentId }, { signal }) => {
        const target = await targetOf(deps, deploymentId);
        if (!target) return;
        const { clusterId, name, namespace, config, deletesVolumes, droppedClaims } = target.row;
        // The deletion replaces the change that would have deleted the dropped ones.
        const volumes = [
          ...unusedClaims(droppedClaims, config),
          ...(deletesVolumes ? config.volumes.map((volume) => volume.name) : []),
        ];
        await clusterDeployments.remove(clusterId, { name, namespace, volumes }, signal);
        await transaction(deps.db, (tx) =>
          changeDeployment(tx, deps, target.host, deploymentId, { progress: progressOf.rolledOut }),
        );
      },
      { onFailed: ({ deploymentId }, reason) => fail(deps, deploymentId, reason, true) },
    ),
  ];
}
