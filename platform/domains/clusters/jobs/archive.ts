import { transaction } from '../../../db/database.ts';
import type { JobContext } from '../../../jobs/definition.ts';
import { text, type Message } from '../../../messages/messages.ts';
import type { ActionProgress, CloudContext } from '../../../providers/cloud/port.ts';
import { changeCluster } from '../clusters.changes.ts';
import { deleteAutoscaled } from './autoscaling.ts';
import type { ClusterJobDeps } from './clusters.jobs.ts';
import type { ClusterJob } from './kinds.ts';
import { apiLoadBalancerLabel, labelsOf } from './plannedNodes.ts';
import { snapshotLabels } from './privateAddresses.ts';
import { clusterInWork, clusterProgress } from './progress.ts';
import { cloudContext } from '../clusters.token.ts';

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
    const servers = await cloud.listServers(context, labels);
    await progress.step(65, text('deleting_servers'));
    for (const [i, server] of servers.entries()) {
      await progress.within(65 + (30 * i) / servers.length, text('deleting_server', { name: server.name }));
      await cloud.deleteServer(context, server.id);
    }
    // Last, because the autoscaler orders new ones until the control plane is gone. They have no snapshots.
    await deleteAutoscaled(cloud, context, row, await nodepools.allOf(row.id));
  });
  await job.step('load-balancer', async () => {
    await progress.step(95, text('deleting_balancer'));
    await cloud.sweep(context, { ...labels, ...apiLoadBalancerLabel });
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
