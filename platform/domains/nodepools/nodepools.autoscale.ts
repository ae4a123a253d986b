import { transaction } from '../../db/database.ts';
import type { JobContext } from '../../jobs/definition.ts';
import { serverPrice } from '../../providers/cloud/attachmentPrices.ts';
import { text, type Message } from '../../messages/messages.ts';
import { changeCluster, noteChange, publishCluster } from '../clusters/clusters.changes.ts';
import { cloudContext } from '../clusters/clusters.token.ts';
import type { ClusterJobDeps } from '../clusters/jobs/clusters.jobs.ts';
import { labelsOf } from '../clusters/jobs/plannedNodes.ts';
import { clusterInWork } from '../clusters/jobs/progress.ts';
import type { AutoscaleJob } from './nodepools.kinds.ts';
import { scalingPlan, type PoolPlan } from './nodepools.plan.ts';
import { workRounds, type PoolWork } from './nodepools.rounds.ts';
import type { NodePoolRow } from './nodepools.store.ts';
import { poolServers } from './nodepools.sync.ts';

type ScalingWork = Omit<PoolWork, 'report'>;

async function workersOf({ deps, row, context }: ScalingWork) {
  return poolServers(await deps.cloud.listServers(context, labelsOf(row, { role: 'worker' })));
}

/** Price of one server of the pool per month with its IPv4 address. */
async function priceOfOne({ deps: { nodepools }, row }: ScalingWork, pool: NodePoolRow): Promise<number> {
  const types = await nodepools.instanceTypes(pool.location);
  const offer = types.find(({ name }) => name === pool.instanceType);
  return serverPrice(offer?.priceMonthly, row.publicNetworkIpV4);
}

/** The pool, the price and the timeline follow the servers that there are now. */
async function settle(work: ScalingWork, { id, name }: NodePoolRow): Promise<void> {
  const { deps, row } = work;
  const { db, nodepools, clock } = deps;
  const size = (await workersOf(work)).filter(({ pool }) => pool === name).length;
  const pool = (await nodepools.allOf(row.id)).find((one) => one.id === id);
  if (!pool) return;
  const change = (size - pool.instanceCount) * (await priceOfOne(work, pool));
  const now = await clusterInWork(db, row.id, ['active']);
  if (!now || pool.instanceCount === size) return;
  await transaction(db, async (tx) => {
    await nodepools.resize(tx, id, size, clock.now());
    const monthlyPrice = now.monthlyPrice + change;
    const message = text('pool_scaled', { pool: name, before: pool.instanceCount, after: size });
    await changeCluster(tx, deps, row.id, { monthlyPrice }, { note: { kind: 'node_pools', message } });
  });
}

/**
 * Adds or removes servers of an autoscaling pool, as the cluster's autoscaler asks. The cluster stays active meanwhile.
 * Does nothing if it is not active: the autoscaler asks again.
 */
export async function autoscalePool(
  deps: ClusterJobDeps,
  order: AutoscaleJob,
  job: JobContext,
): Promise<void> {
  const row = await clusterInWork(deps.db, order.clusterId, ['active']);
  const pools = row ? await deps.nodepools.allOf(row.id) : [];
  const pool = pools.find(({ name, autoscalingEnabled }) => name === order.pool && autoscalingEnabled);
  if (!row || pool?.status !== 'active') return;
  const work = { deps, row, context: await cloudContext(deps, row, job.signal), job };
  const plan = await job.step('plan', async () => {
    const planned = scalingPlan(row.name, pool, await workersOf(work), order);
    return planned && { ...planned };
  });
  if (plan === null) return;
  const quiet = async (): Promise<void> => {};
  const plans: PoolPlan[] = [plan];
  await workRounds({ ...work, report: quiet }, plans, quiet);
  await job.step('settle', () => settle(work, pool));
}

/** Notes why the servers could not be ordered; the autoscaler tries again later. */
export async function autoscaleFailed(
  deps: ClusterJobDeps,
  clusterId: string,
  reason: Message,
): Promise<void> {
  const row = await clusterInWork(deps.db, clusterId, ['active']);
  if (!row) return;
  await transaction(deps.db, async (tx) => {
    await noteChange(tx, deps.clock, row, { kind: 'failed', message: reason });
    await publishCluster(tx, deps.bus, row);
  });
}
