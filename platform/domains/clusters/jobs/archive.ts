import { transaction } from '../../../db/database.ts';
import type { JobContext } from '../../../jobs/definition.ts';
import { text, type Message } from '../../../messages/messages.ts';
import type { ActionProgress, CloudContext } from '../../../providers/cloud/port.ts';
import { changeCluster } from '../clusters.changes.ts';
import { deleteAutoscaled } from './autoscaling.ts';
import type { ClusterJobDeps } from './clusters.jobs.ts';
import type { ClusterJob } from './kinds.ts';
import type { ClusterRow } from '../clusters.store.ts';
import { hasNamesake, sweepCluster } from './namesakes.ts';
import { apiLoadBalancerLabel, labelsOf } from './plannedNodes.ts';
import { snapshotLabels } from './privateAddresses.ts';
import { clusterInWork, clusterProgress } from './progress.ts';
import { cloudContext } from '../clusters.token.ts';

/** Deletes the servers of a cluster, and those that its autoscaler has ordered. */
export async function deleteServers(
  { cloud, nodepools }: Pick<ClusterJobDeps, 'cloud' | 'nodepools'>,
  context: CloudContext,
  row: ClusterRow,
  report?: (fraction: number, name: string) => Promise<void>,
): Promise<void> {
  const servers = await cloud.listServers(context, labelsOf(row));
  for (const [i, { id, name }] of servers.entries()) {
    await report?.(i / servers.length, name);
    await cloud.deleteServer(context, id);
  }
  // Last, because the autoscaler orders new ones until the control plane is gone. They have no snapshots.
  if (!(await hasNamesake(cloud, context, row)))
    await deleteAutoscaled(cloud, context, row, await nodepools.allOf(row.id));
}

/** Deletes the load balancer of the API, which nobody needs without servers. */
export async function deleteApiBalancer(
  { cloud }: Pick<ClusterJobDeps, 'cloud'>,
  context: CloudContext,
  row: ClusterRow,
): Promise<void> {
  const isShared = await hasNamesake(cloud, context, row);
  await sweepCluster(cloud, context, row, { hasNamesake: isShared, more: apiLoadBalancerLabel });
}

/**
 * Takes a snapshot of every server and deletes the servers, because a stopped server costs as much as a running one.
 * Network, keys, firewall and definition stay. Each step checks what exists, so it can be repeated.
 */
export async function archiveCluster(
  deps: ClusterJobDeps,
  { clusterId, actorId }: ClusterJob,
  job: JobContext,
): Promise<void> {
  const { db, cloud, addons, apps, gitops, nodepools, costs, clock } = deps;
  const row = await clusterInWork(db, clusterId, ['updating']);
  if (!row) return;
  const progress = clusterProgress(deps, row, 'updating', job);
  const context: CloudContext = await cloudContext(deps, row, job.signal);
  const labels = labelsOf(row);

  await job.step('stop-gitops', () => gitops.stop(row));
  await job.step('stop-apps', () => apps.stopAll(row));
  await job.step('stop-addons', () => addons.stopAll(row));
  await job.step('snapshots', async () => {
    const servers = await cloud.listServers(context, labels);
    await progress.step(5, text('taking_snapshots', { count: servers.length }));
    const actions = await job.step('snapshots ordered', async () => {
      // Left by an archiving that failed: the servers have changed since. Those of deleted servers are the only copy.
      await job.step('old snapshots', async () => {
        const names = new Set(servers.map(({ name }) => name));
        for (const { id, name } of await cloud.listSnapshots(context, labels))
          if (names.has(name)) await cloud.deleteSnapshot(context, id);
      });
      const ordered: string[] = [];
      for (const server of servers) {
        const named = { name: server.name, labels: snapshotLabels(server) };
        ordered.push(...(await cloud.snapshotServer(context, server.id, named)).actionIds);
      }
      return ordered;
    });
    const onProgress = (p: ActionProgress): Promise<void> =>
      progress.within(5 + p.progress * 0.6, text('snapshots_taken', { done: p.done, count: p.total }));
    await cloud.awaitActions(context, actions, onProgress, await job.waiting('snapshots'));
  });
  // The row is marked as archived since the order, but its servers exist.
  await job.step('count-hours', () => costs.count({ ...row, archivedAt: null }));
  await job.step('servers', async () => {
    await progress.step(65, text('deleting_servers'));
    await deleteServers(deps, context, row, (fraction, name) =>
      progress.within(65 + 30 * fraction, text('deleting_server', { name })),
    );
  });
  await job.step('load-balancer', async () => {
    await progress.step(95, text('deleting_balancer'));
    await deleteApiBalancer(deps, context, row);
  });
  await job.step('finish', () =>
    transaction(db, async (tx) => {
      await nodepools.setStatus(tx, row.id, 'archived', clock.now());
      const patch = {
        status: 'archived',
        progress: null,
        message: null,
        apiEndpoint: null,
        temporaryToken: null,
      } as const;
      const note = { kind: 'status', message: text('cluster_archived'), actorId } as const;
      await changeCluster(tx, deps, row.id, patch, { from: ['updating'], note });
    }),
  );
}

/** A failed archiving leaves a cluster that may have lost servers: it can be archived again, or deleted. */
export async function archiveFailed(deps: ClusterJobDeps, clusterId: string, reason: Message): Promise<void> {
  const patch = {
    status: 'inactive',
    progress: null,
    message: reason,
    archivedAt: null,
    temporaryToken: null,
  } as const;
  const note = { kind: 'failed', message: reason } as const;
  await transaction(deps.db, (tx) => changeCluster(tx, deps, clusterId, patch, { from: ['updating'], note }));
}
