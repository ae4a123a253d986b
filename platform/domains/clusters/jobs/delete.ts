import { transaction } from '../../../db/database.ts';
import type { JobContext } from '../../../jobs/definition.ts';
import { text, type Message } from '../../../messages/messages.ts';
import { attachmentNames } from '../attachments/attachments.wire.ts';
import { changeCluster } from '../clusters.changes.ts';
import { deleteAutoscaled } from './autoscaling.ts';
import type { ClusterJobDeps } from './clusters.jobs.ts';
import type { ClusterJob } from './kinds.ts';
import type { ClusterRow } from '../clusters.store.ts';
import { hasNamesake, sweepCluster } from './namesakes.ts';
import { labelsOf } from './plannedNodes.ts';
import { clusterInWork, clusterProgress } from './progress.ts';
import { cloudContext } from '../clusters.token.ts';

/** Resources that cost money and were not deleted, for a message; empty if none. */
async function leftovers(
  deps: ClusterJobDeps,
  row: Pick<ClusterRow, 'id' | 'name' | 'attachments'>,
  context: Parameters<ClusterJobDeps['cloud']['listServers']>[0],
) {
  const labels = labelsOf(row);
  const [servers, snapshots] = await Promise.all([
    deps.cloud.listServers(context, labels),
    deps.cloud.listSnapshots(context, labels),
  ]);
  const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name);
  // Workloads ordered these; they may hold data, so they are never deleted with the cluster.
  const ordered = attachmentNames(row.attachments);
  return { servers: namesOf(servers), snapshots: namesOf(snapshots), ordered };
}

function leftoverMessage(left: Awaited<ReturnType<typeof leftovers>>): Message | null {
  const servers = left.servers.join(', ');
  const snapshots = left.snapshots.join(', ');
  const ordered = left.ordered.join(', ');
  if (servers && snapshots) return text('leftovers', { servers, snapshots });
  if (servers) return text('leftover_servers', { servers });
  if (snapshots) return text('leftover_snapshots', { snapshots });
  return ordered ? text('leftover_attachments', { ordered }) : null;
}

/**
 * Deletes everything with the cluster's labels: load balancers, servers, placement groups, firewall, network, key,
 * snapshots. Missing resources are ignored, so it can be repeated. Leftovers are reported because they cost money.
 */
export async function deleteCluster(
  deps: ClusterJobDeps,
  { clusterId, actorId }: ClusterJob,
  job: JobContext,
): Promise<void> {
  const { db, cloud, addons, apps, gitops, nodepools, costs, clock } = deps;
  const row = await clusterInWork(db, clusterId, ['deleting']);
  if (!row) return;
  const progress = clusterProgress(deps, row, 'deleting', job);
  const context = await cloudContext(deps, row, job.signal);

  await job.step('stop-gitops', () => gitops.stop(row));
  await job.step('stop-apps', () => apps.stopAll(row));
  await job.step('stop-addons', () => addons.stopAll(row));
  await job.step('count-hours', () => costs.count(row));
  const isShared = await job.step('sweep', async () => {
    await progress.step(5, text('deleting_all'));
    // The autoscaler orders new servers until the control plane is gone; they use the firewall and the network.
    const pools = await nodepools.allOf(row.id);
    if (pools.some(({ autoscalingEnabled }) => autoscalingEnabled))
      await cloud.sweep(context, labelsOf(row, { role: 'master' }));
    const isFound = await hasNamesake(cloud, context, row);
    // They have no label with the cluster's id.
    if (!isFound) await deleteAutoscaled(cloud, context, row, pools);
    await sweepCluster(cloud, context, row, {
      hasNamesake: isFound,
      onProgress: (p) =>
        progress.within(5 + p.progress * 0.9, text('resources_deleted', { done: p.done, count: p.total })),
    });
    // A cluster that never had servers has nothing to lose.
    return isFound && row.cloudTokenHash !== null;
  });
  const left = await job.step('leftovers', async () => {
    await progress.step(96, text('looking_for_leftovers'));
    return leftovers(deps, row, context);
  });
  await job.step('finish', () =>
    transaction(db, async (tx) => {
      const message =
        leftoverMessage(left) ?? (isShared ? text('leftover_shared', { name: row.name }) : null);
      const patch = {
        status: 'deleted',
        progress: 100,
        message,
        temporaryToken: null,
        deletedAt: clock.now(),
      } as const;
      const note =
        message === null
          ? ({ kind: 'status', message: text('cluster_deleted'), actorId } as const)
          : ({ kind: 'leftovers', message, actorId, data: { leftovers: left } } as const);
      await changeCluster(tx, deps, row.id, patch, { from: ['deleting'], note });
    }),
  );
}
