import { transaction } from '../../db/database.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../jobs/definition.ts';
import type { ClusterPlan } from '../../providers/bootstrap/port.ts';
import type { CloudContext } from '../../providers/cloud/port.ts';
import type { WorkOptions } from '../../providers/simulation/stages.ts';
import { changeCluster } from '../clusters/clusters.changes.ts';
import { clusterPlan, sshKeyOf } from '../clusters/jobs/credentials.ts';
import type { ClusterJobDeps } from '../clusters/jobs/clusters.jobs.ts';
import {
  onAll,
  orderServers,
  part,
  type MachineJson,
  type ServerSetup,
  type ReportProgress,
} from '../clusters/jobs/machines.ts';
import { labelsOf, type PlannedServer } from '../clusters/jobs/plannedNodes.ts';
import { clusterInWork, clusterProgress } from '../clusters/jobs/progress.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { ensureApiBalancer, ensureGroups, ensureNetwork } from '../clusters/jobs/infrastructure.ts';
import { cloudContext } from '../clusters/clusters.token.ts';
import { text, type Message } from '../../messages/messages.ts';
import { syncPoolsJob, type SyncJob } from './nodepools.kinds.ts';
import { roundsOf, syncPlan, type PoolPlan } from './nodepools.plan.ts';
import { poolServers } from './nodepools.sync.ts';

/** Context of one sync. */
interface Sync {
  deps: ClusterJobDeps;
  row: ClusterRow;
  context: CloudContext;
  job: JobContext;
  report: ReportProgress;
}

const relay = (report: ReportProgress): Pick<WorkOptions, 'onProgress'> => ({
  onProgress: ({ fraction, message }) => report(fraction, message),
});

/**
 * Prerequisites of new servers, found by name once per round, and the plan of the k3s installation. `round` is its
 * first server.
 */
async function findSetup(sync: Sync, round: string): Promise<{ setup: ServerSetup; plan: ClusterPlan }> {
  const { deps, row, context, job } = sync;
  const { cloud, nodepools } = deps;
  const { plan, ...found } = await job.step(`setup:${round}`, async () => {
    const pools = (await nodepools.byCluster([row.id])).get(row.id) ?? [];
    const networkId = await ensureNetwork(deps, context, row);
    const sshPublicKey = await sshKeyOf(deps, row);
    const named = { name: row.name, labels: labelsOf(row), publicKey: sshPublicKey };
    const { id: sshKeyId } = await cloud.ensureSshKey(context, named);
    const groupIds = await ensureGroups(deps, context, row, pools);
    const masters = await cloud.listServers(context, labelsOf(row, { role: 'master' }));
    const followed = clusterPlan(row, masters, await ensureApiBalancer(deps, context, row));
    const kept = { ...followed, tlsSans: [...followed.tlsSans] };
    return { sshPublicKey, sshKeyId, networkId, groupIds, plan: kept };
  });
  return { setup: { row, ...found }, plan };
}

/** Orders workers and joins them to the cluster. */
async function addWorkers(
  sync: Sync,
  planned: readonly PlannedServer[],
  signal: AbortSignal,
  report: ReportProgress,
) {
  const { deps, context, job } = sync;
  const { bootstrap } = deps;
  const round = planned[0]?.name ?? '';
  const { setup, plan } = await findSetup(sync, round);
  const machines = await orderServers(deps, job, context, setup, planned, part(report, 0, 0.4));
  await onAll(job, 'ready', machines, signal, part(report, 0.4, 0.6), (machine, options) =>
    bootstrap.waitReady(plan, machine, options),
  );
  await onAll(job, 'k3s', machines, signal, part(report, 0.6, 0.9), (machine, options) =>
    bootstrap.joinWorker(plan, { ...machine, pool: machine.pool ?? '' }, options),
  );
  const names = machines.map(({ name }) => name);
  const waiting = await job.waiting(`nodesReady:${round}`);
  await bootstrap.waitNodesReady(plan, names, { signal, waiting, ...relay(part(report, 0.9, 1)) });
}

/** Drains workers and deletes their servers; missing ones are ignored. */
async function dropWorkers(
  sync: Sync,
  names: readonly string[],
  signal: AbortSignal,
  report: ReportProgress,
) {
  const { deps, row, context, job } = sync;
  const { cloud, bootstrap } = deps;
  const servers = await cloud.listServers(context, labelsOf(row, { role: 'worker' }));
  const doomed = servers.filter(({ name }) => names.includes(name));
  const { plan } = await findSetup(sync, names[0] ?? '');
  const machines = doomed.map(({ name, publicIpv4, publicIpv6, privateIp, labels }): MachineJson => ({
    ...{ name, publicIpv4, publicIpv6, privateIp },
    pool: labels.pool ?? null,
  }));
  await onAll(job, 'drain', machines, signal, part(report, 0, 0.7), (machine, options) =>
    bootstrap.removeWorker(plan, machine, options),
  );
  for (const [i, { id, name }] of doomed.entries()) {
    await report(0.7 + (0.3 * i) / doomed.length, text('deleting_server', { name }));
    await cloud.deleteServer(context, id);
  }
}

interface WholeRound {
  add: PlannedServer[];
  drop: string[];
}

/** Runs the rounds of all pools in parallel, so that pools wait for each other at most one round. */
function wholeRounds(plans: readonly PoolPlan[]): WholeRound[] {
  const rounds: WholeRound[] = [];
  for (const plan of plans) {
    roundsOf(plan).forEach(({ add, drop }, i) => {
      const round = (rounds[i] ??= { add: [], drop: [] });
      const { pool, instanceType: type, location } = plan;
      round.add.push(...add.map((name) => ({ name, role: 'worker' as const, pool, type, location })));
      round.drop.push(...drop);
    });
  }
  return rounds;
}

async function workRounds(
  sync: Sync,
  plans: readonly PoolPlan[],
  step: (percent: number, message: Message) => Promise<void>,
) {
  const rounds = wholeRounds(plans);
  for (const [i, { add, drop }] of rounds.entries()) {
    const at = (fraction: number): number => 0.05 + (0.8 * (i + fraction)) / rounds.length;
    const middle = drop.length === 0 ? 1 : add.length === 0 ? 0 : 0.6;
    if (add.length > 0) {
      await sync.job.step(`add:${i}`, async (signal) => {
        await step(at(0) * 100, text('adding_workers', { count: add.length }));
        await addWorkers(sync, add, signal, part(sync.report, at(0), at(middle)));
      });
    }
    if (drop.length > 0) {
      await sync.job.step(`drop:${i}`, async (signal) => {
        await step(at(middle) * 100, text('removing_workers', { count: drop.length }));
        await dropWorkers(sync, drop, signal, part(sync.report, at(middle), at(1)));
      });
    }
  }
}

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
  await workRounds({ deps, row, context, job, report }, plans, (percent, message) =>
    progress.step(percent, message),
  );
  const pools = await nodepools.allOf(clusterId);
  if (pools.some(({ autoscalingEnabled, status }) => autoscalingEnabled && status !== 'removing')) {
    await progress.step(86, text('setting_up_autoscaling'));
    await addons.installRequired(row, ['cluster-autoscaler'], job, part(report, 0.86, 0.98));
  }
  await job.step('finish', () =>
    transaction(db, async (tx) => {
      const gone = (await nodepools.allOf(clusterId, tx)).filter(({ status }) => status === 'removing');
      await nodepools.remove(
        tx,
        gone.map(({ id }) => id),
      );
      await nodepools.setStatus(tx, clusterId, 'active', clock.now());
      const patch = { status: 'active', progress: null, message: null } as const;
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
    const patch = { status: 'active', progress: null, message: reason } as const;
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
  ];
}
