import type { JobContext } from '../../jobs/definition.ts';
import type { CloudContext } from '../../providers/cloud/port.ts';
import type { WorkOptions } from '../../providers/simulation/stages.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import type { ClusterJobDeps } from '../clusters/jobs/clusters.jobs.ts';
import { clusterPlan, sshKeyOf } from '../clusters/jobs/credentials.ts';
import { ensureFirewall } from '../clusters/jobs/firewall.ts';
import { ensureApiBalancer, ensureGroups, ensureNetwork } from '../clusters/jobs/infrastructure.ts';
import {
  onAll,
  orderServers,
  part,
  type MachineJson,
  type ServerSetup,
  type ReportProgress,
} from '../clusters/jobs/machines.ts';
import { labelsOf, type PlannedServer } from '../clusters/jobs/plannedNodes.ts';
import { roundsOf, type PoolPlan } from './nodepools.plan.ts';

/** Context of a job that changes the servers of pools. */
export interface PoolWork {
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
export async function findSetup(work: PoolWork, round: string): Promise<ServerSetup> {
  const { deps, row, context, job } = work;
  const { cloud, nodepools } = deps;
  const found = await job.step(`setup:${round}`, async () => {
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
  return { row, ...found };
}

/** Orders workers and joins them to the cluster. */
async function addWorkers(
  work: PoolWork,
  planned: readonly PlannedServer[],
  signal: AbortSignal,
  report: ReportProgress,
) {
  const { deps, row, context, job } = work;
  const { bootstrap, costs } = deps;
  const round = planned[0]?.name ?? '';
  const setup = await findSetup(work, round);
  const { plan } = setup;
  const machines = await orderServers(deps, job, context, setup, planned, part(report, 0, 0.4));
  const added = planned.map(({ type, location }) => ({ role: 'workers' as const, type, location, count: 1 }));
  const priced = await costs.priced(row, added);
  await job.once(`count-hours:${round}`, (tx) => costs.countAdded(tx, row, priced));
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

/** Drains workers, deletes their servers, and takes them out of the firewall; missing ones are ignored. */
async function dropWorkers(
  work: PoolWork,
  names: readonly string[],
  signal: AbortSignal,
  report: ReportProgress,
) {
  const { deps, row, context, job } = work;
  const { cloud, bootstrap } = deps;
  const servers = await cloud.listServers(context, labelsOf(row, { role: 'worker' }));
  const doomed = servers.filter(({ name }) => names.includes(name));
  const { plan } = await findSetup(work, names[0] ?? '');
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
  if (row.privateNetworkSubnet === null) await ensureFirewall(deps, context, row);
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

/** Adds and removes the servers of the plans, round by round. Can be resumed anywhere. */
export async function workRounds(
  work: PoolWork,
  plans: readonly PoolPlan[],
  step: (percent: number, message: Message) => Promise<void>,
) {
  const rounds = wholeRounds(plans);
  for (const [i, { add, drop }] of rounds.entries()) {
    const at = (fraction: number): number => 0.05 + (0.8 * (i + fraction)) / rounds.length;
    const middle = drop.length === 0 ? 1 : add.length === 0 ? 0 : 0.6;
    if (add.length > 0) {
      await work.job.step(`add:${i}`, async (signal) => {
        await step(at(0) * 100, text('adding_workers', { count: add.length }));
        await addWorkers(work, add, signal, part(work.report, at(0), at(middle)));
      });
    }
    if (drop.length > 0) {
      await work.job.step(`drop:${i}`, async (signal) => {
        await step(at(middle) * 100, text('removing_workers', { count: drop.length }));
        await dropWorkers(work, drop, signal, part(work.report, at(middle), at(1)));
      });
    }
  }
}
