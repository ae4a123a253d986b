import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import { hasValues } from '../../db/hasValues.ts';
import { text } from '../../messages/messages.ts';
import type { ClusterDeployments, ObservedDeployment } from '../../providers/deployments/port.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { changeDeployment, forgetDeployment } from './deployments.changes.ts';
import { changesBetween } from './deployments.fields.ts';
import { outcomeOf, progressOf } from './deployments.rules.ts';
import {
  deploymentsOf,
  insertVersion,
  lockDeployment,
  type DeploymentPatch,
  type DeploymentRow,
} from './deployments.store.ts';

interface ObservingDeps extends Pick<Core, 'db' | 'clock' | 'bus'> {
  audit: Pick<Audit, 'record'>;
  clusterDeployments: Pick<ClusterDeployments, 'observe'>;
  clusters: Pick<ClustersService, 'findAny'>;
}

/** Writes what is seen in a cluster into the rows of its deployments. */
export interface DeploymentsObserver {
  /**
   * Reads the cluster once; true if something is awaited whose changes are not watched. Rejects with KubernetesError
   * without an answer; rows then keep their state. Two calls for one cluster must not overlap.
   */
  sync(clusterId: string): Promise<boolean>;
}

/** `host:5000/path:1.4` → its repository and tag; null for an image with a digest, which a configuration cannot have. */
function partsOf(image: string): { repository: string; tag: string } | null {
  if (image.includes('@')) return null;
  const at = image.lastIndexOf(':');
  return at > image.lastIndexOf('/')
    ? { repository: image.slice(0, at), tag: image.slice(at + 1) }
    : { repository: image, tag: 'latest' };
}

/** An image that somebody else wrote into the cluster becomes the configured one, and a version. */
async function adoptImage(
  tx: Tx,
  deps: ObservingDeps,
  host: ClusterRow,
  row: DeploymentRow,
  seen: ObservedDeployment,
): Promise<DeploymentPatch> {
  const parts = partsOf(seen.image);
  if (!parts) return {};
  const { repository, tag } = parts;
  const config = { ...row.config, image_repository: repository, image_tag: tag };
  const changes = changesBetween(row.config, config);
  if (changes.length === 0) return {};
  const revision = row.revision + 1;
  const by = seen.isByKeel
    ? { updatedBy: 'keel', updatedByName: 'Keel' }
    : { updatedBy: 'system', updatedByName: 'kubectl' };
  const reason = seen.isByKeel ? 'auto_update' : 'changed_elsewhere';
  await insertVersion(tx, {
    ...{ deploymentId: row.id, imageRepository: repository, imageTag: tag, reason, changes },
    ...by,
    createdAt: deps.clock.now(),
  });
  await deps.audit.record(
    tx,
    { accountId: host.accountId, via: 'system' },
    {
      action: 'deployment.update',
      target: { type: 'deployment', id: row.id, name: row.name },
      clusterId: host.id,
      before: { revision: row.revision, image_tag: row.config.image_tag },
      after: { revision, image_tag: tag },
    },
  );
  return { config, revision, appliedRevision: revision, updatedBy: null, updatedByName: by.updatedByName };
}

async function settle(
  tx: Tx,
  deps: ObservingDeps,
  host: ClusterRow,
  before: DeploymentRow,
  seen: ObservedDeployment | undefined,
): Promise<void> {
  const { id, revision, appliedRevision } = before;
  const row = await lockDeployment(tx, id);
  // What was seen may be older than a change since; its event leads to the next look.
  if (!row || !hasValues(row, { revision, appliedRevision, status: before.status })) return;
  if (row.status === 'deleting') {
    // Until the job has removed everything, parts may still be there, or be written by an order before the deletion.
    const isRemoved = !seen && row.progress >= progressOf.rolledOut;
    if (isRemoved) await forgetDeployment(tx, deps, host, row, text('deployment_deleted'));
    return;
  }
  // What is not applied yet cannot be seen.
  if (row.appliedRevision !== row.revision) return;
  const adopted = seen ? await adoptImage(tx, deps, host, row, seen) : {};
  const { status, progress, message } = outcomeOf({ ...row, ...adopted }, seen);
  const next = { ...adopted, status, progress, message, observed: seen ?? null };
  if (hasValues(row, next)) return;
  const now = deps.clock.now();
  // Pods that come and go, or an autoscaler's measurements, are no change that somebody made.
  const isChanged = Object.keys(adopted).length > 0 || status !== row.status;
  const updatedAt = isChanged ? now : row.updatedAt;
  await changeDeployment(tx, deps, host, id, { ...next, observedAt: now, updatedAt });
}

export function createDeploymentsObserver(deps: ObservingDeps): DeploymentsObserver {
  const { db, clusters, clusterDeployments } = deps;
  return {
    sync: async (clusterId) => {
      const rows = await deploymentsOf(db, clusterId);
      const host = rows.length > 0 ? await clusters.findAny(clusterId) : undefined;
      if (!host) return false;
      const seen = new Map((await clusterDeployments.observe(clusterId)).map((one) => [one.id, one]));
      for (const row of rows) await transaction(db, (tx) => settle(tx, deps, host, row, seen.get(row.id)));
      // Neither certificates nor the events of volume claims are watched; a deletion must not depend on one look.
      return rows.some(({ id, config, status }) => {
        if (status === 'deleting') return true;
        const one = seen.get(id);
        const isVolumeAwaited = config.volumes.length > 0 && one?.isComplete === false && status !== 'failed';
        return isVolumeAwaited || one?.certificate?.status === 'pending';
      });
    },
  };
}
