import { transaction } from '../../db/database.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../jobs/definition.ts';
import { changeCluster } from '../clusters/clusters.changes.ts';
import { configureAutoscaler, deleteAutoscaled } from '../clusters/jobs/autoscaling.ts';
import type { ClusterJobDeps } from '../clusters/jobs/clusters.jobs.ts';
import { part, type ReportProgress } from '../clusters/jobs/machines.ts';
import { labelsOf } from '../clusters/jobs/plannedNodes.ts';
import { clusterInWork, clusterProgress } from '../clusters/jobs/progress.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { cloudContext } from '../clusters/clusters.token.ts';
import { text, type Message } from '../../messages/messages.ts';
import { autoscaleFailed, autoscalePool } from './nodepools.autoscale.ts';
import { autoscalePoolJob, syncPoolsJob, type SyncJob } from './nodepools.kinds.ts';
import { syncPlan } from './nodepools.plan.ts';
import { findSetup, workRounds } from './nodepools.rounds.ts';
import { poolServers } from './nodepools.sync.ts';

/** Applies the plan that was returned when the sync was ordered. Can be resumed anywhere. */
async function syncPools(
  deps: ClusterJobDeps,
  { clusterId, actorId, plans }: SyncJob,
  job: JobContext,
): Promise<void> {
  const { db, nodepools, addons, clock } = deps;
  const row = await clusterInWork(db, clusterId, ['updating']);
  if (!row) return;
  const progress = clusterProgress(deps, row, 'updating', job);
  const context = await cloudContext(deps, row, job.signal);
  const report: ReportProgress = (fraction, message) => progress.within(fraction * 100, message);
  const pools = await nodepools.allOf(clusterId);
  await workRounds({ deps, row, context, job, report }, plans, (percent, message) =>
    progress.step(percent, message),
  );
  const autoscaled = pools.filter(({ autoscalingEnabled }) => autoscalingEnabled);
  if (autoscaled.length > 0) {
    await job.step('autoscaler', async (signal) => {
      const setup = await findSetup({ deps, row, context, job, report }, 'autoscaler');
      await configureAutoscaler(deps.bootstrap, pools, setup, signal);
    });
    const removing = autoscaled.filter(({ status }) => status === 'removing');
    await deleteAutoscaled(deps.cloud, context, row, removing);
    if (removing.length < autoscaled.length) {
      await progress.step(86, text('setting_up_autoscaling'));
      await addons.installRequired(row, ['cluster-autoscaler'], job, part(report, 0.86, 0.98));
    }
  }
  // A server that the plan does not know, such as one that autoscaling ordered since, is still billed: its pool stays
  // listed as being removed, so that the next sync deletes it.
  const left = poolServers(await deps.cloud.listServers(context, labelsOf(row, { role: 'worker' })));
  const gone = pools.filter(
    ({ name, status }) => status === 'removing' && left.every(({ pool }) => pool !== name),
  );
  await job.step('finish', () =>
    transaction(db, async (tx) => {
      await nodepools.remove(
        tx,
        gone.map(({ id }) => id),
      );
      await nodepools.setStatus(tx, clusterId, 'active', clock.now());
      const patch = { status: 'active', progress: null, message: null, temporaryToken: null } as const;
      const note = { kind: 'status', message: text('pools_synced'), actorId } as const;
      await changeCluster(tx, deps, clusterId, patch, { from: ['updating'], note });
    }),
  );
}

/** Pools with missing or surplus servers; all of them if the cloud cannot be reached. */
async function unfinished(deps: ClusterJobDeps, row: ClusterRow): Promise<(name: string) => boolean> {
  try {
    const context = await cloudContext(deps, row, AbortSignal.timeout(30_000));
    const servers = await deps.cloud.listServers(context, labelsOf(row, { role: 'worker' }));
    const open = syncPlan(row.name, await deps.nodepools.allOf(row.id), poolServers(servers));
    return (name) => open.some(({ pool }) => pool === name);
  } catch {
    return () => true;
  }
}

/** The cluster keeps running with its servers; the message gives the reason, and the next sync continues. */
async function syncFailed(deps: ClusterJobDeps, clusterId: string, reason: Message): Promise<void> {
  const { db, nodepools, clock } = deps;
  const row = await clusterInWork(db, clusterId, ['updating']);
  if (!row) return;
  const isOpen = await unfinished(deps, row);
  await transaction(db, async (tx) => {
    const worked = (await nodepools.allOf(clusterId, tx)).filter(({ status }) => status === 'updating');
    const idsOf = (open: boolean): string[] =>
      worked.filter(({ name }) => isOpen(name) === open).map(({ id }) => id);
    await nodepools.setStatusOf(tx, idsOf(true), 'failed', clock.now());
    await nodepools.setStatusOf(tx, idsOf(false), 'changed', clock.now());
    const patch = { status: 'active', progress: null, message: reason, temporaryToken: null } as const;
    const note = { kind: 'failed', message: reason } as const;
    await changeCluster(tx, deps, clusterId, patch, { from: ['updating'], note });
  });
}

/** The jobs of the noun. After a failure the cluster is active again with the reason as its message. */
export function nodepoolJobs(deps: ClusterJobDeps): JobDefinition[] {
  return [
    defineJob(syncPoolsJob, (job, context) => syncPools(deps, job, context), {
      onFailed: ({ clusterId }, reason) => syncFailed(deps, clusterId, reason),
    }),
    defineJob(autoscalePoolJob, (job, context) => autoscalePool(deps, job, context), {
      onFailed: (order, reason) => autoscaleFailed(deps, order, reason),
    }),
  ];
}
