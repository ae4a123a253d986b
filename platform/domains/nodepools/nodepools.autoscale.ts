import { transaction } from '../../db/database.ts';
import type { JobContext } from '../../jobs/definition.ts';
import { text, type Message } from '../../messages/messages.ts';
import { changeCluster, noteChange, publishCluster, type Note } from '../clusters/clusters.changes.ts';
import type { ClusterStatus } from '../clusters/clusters.rules.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { cloudContext } from '../clusters/clusters.token.ts';
import type { ClusterJobDeps } from '../clusters/jobs/clusters.jobs.ts';
import { labelsOf } from '../clusters/jobs/plannedNodes.ts';
import { clusterInWork, lockedInWork } from '../clusters/jobs/progress.ts';
import { inputOf } from './nodepools.edits.ts';
import type { AutoscaleJob } from './nodepools.kinds.ts';
import { nodesOf, type Quoter } from './nodepools.offers.ts';
import { scalingPlan, type PoolPlan } from './nodepools.plan.ts';
import { workRounds, type PoolWork } from './nodepools.rounds.ts';
import { pricedWith, startingCount } from './nodepools.rules.ts';
import type { NodePoolRow } from './nodepools.store.ts';
import { poolServers } from './nodepools.sync.ts';

type ScalingWork = Pick<PoolWork, 'deps' | 'row' | 'context'>;

async function workersOf({ deps, row, context }: ScalingWork) {
  return poolServers(await deps.cloud.listServers(context, labelsOf(row, { role: 'worker' })));
}

/** EUR per month of a cluster with the servers that its pools have. */
function priceOf(quoter: Quoter, row: ClusterRow, pools: readonly NodePoolRow[]): number {
  const stays = pools.filter(({ status }) => status !== 'removing');
  return quoter(
    nodesOf(
      row,
      stays.map((pool) => pricedWith(inputOf(pool), pool.instanceCount)),
    ),
  ).monthlyPrice;
}

/** A cluster has servers in these. */
const built: readonly ClusterStatus[] = ['active', 'updating', 'inactive', 'failed', 'deleting'];

/**
 * The pool, the price and the timeline follow the servers that there are now. Also while the cluster is updated or
 * failed: the servers are billed.
 */
async function settle(work: ScalingWork, { id, name }: NodePoolRow): Promise<void> {
  const { deps } = work;
  const { db, nodepools, clock } = deps;
  const servers = (await workersOf(work)).filter(({ pool }) => pool === name).length;
  const quoter = await nodepools.quoter(work.row.accountId);
  await transaction(db, async (tx) => {
    const row = await lockedInWork(tx, work.row, built);
    if (!row) return;
    const pools = await nodepools.allOf(row.id, tx);
    const pool = pools.find((one) => one.id === id);
    if (!pool) return;
    const { instanceCount: before, status } = pool;
    // A pool with edited bounds has the size that the next sync gives it.
    const after =
      status === 'active' ? servers : startingCount({ ...inputOf(pool), instance_count: servers });
    const resized = pools.map((one) => (one.id === id ? { ...one, instanceCount: after } : one));
    const monthlyPrice = priceOf(quoter, row, resized);
    if (before === after && monthlyPrice === row.monthlyPrice) return;
    await nodepools.resize(tx, id, after, clock.now());
    const message = text('pool_scaled', { pool: name, before, after });
    const note: Note = { kind: 'node_pools', message };
    await changeCluster(tx, deps, row.id, { monthlyPrice }, before === after ? {} : { note });
  });
}

async function scaledPool({ nodepools }: ClusterJobDeps, order: AutoscaleJob) {
  const pools = await nodepools.allOf(order.clusterId);
  return pools.find(({ name, autoscalingEnabled }) => name === order.pool && autoscalingEnabled);
}

/**
 * Adds or removes servers of an autoscaling pool, as the cluster's autoscaler asks. The cluster stays active meanwhile.
 * Does not begin if it is not active: the autoscaler asks again.
 */
export async function autoscalePool(
  deps: ClusterJobDeps,
  order: AutoscaleJob,
  job: JobContext,
): Promise<void> {
  const row = await clusterInWork(deps.db, order.clusterId, built);
  const pool = await scaledPool(deps, order);
  if (!row || !pool) return;
  // Work that has begun is finished after a restart, even if an update was ordered meanwhile: it waits for this job.
  const begins = await job.step('begin', async () => row.status === 'active' && pool.status === 'active');
  if (!begins) return;
  const work = { deps, row, context: await cloudContext(deps, row, job.signal) };
  const plan = await job.step('plan', async () => {
    const planned = scalingPlan(row.name, pool, await workersOf(work), order);
    return planned && { ...planned };
  });
  const quiet = async (): Promise<void> => {};
  const plans: PoolPlan[] = plan === null ? [] : [plan];
  await workRounds({ ...work, job, report: quiet }, plans, quiet);
  await job.step('settle', () => settle(work, pool));
}

/** Counts the servers that were ordered before a failure. */
async function settleFailed(deps: ClusterJobDeps, order: AutoscaleJob): Promise<void> {
  const row = await clusterInWork(deps.db, order.clusterId, built);
  const pool = await scaledPool(deps, order);
  if (!row || !pool) return;
  try {
    const context = await cloudContext(deps, row, AbortSignal.timeout(30_000));
    await settle({ deps, row, context }, pool);
  } catch {
    // Without the cloud their number is unknown; the next order counts them.
  }
}

/** Counts what was ordered, and notes why the rest was not; the autoscaler tries again later. */
export async function autoscaleFailed(
  deps: ClusterJobDeps,
  order: AutoscaleJob,
  reason: Message,
): Promise<void> {
  await settleFailed(deps, order);
  const row = await clusterInWork(deps.db, order.clusterId, ['active']);
  if (!row) return;
  await transaction(deps.db, async (tx) => {
    await noteChange(tx, deps.clock, row, { kind: 'failed', message: reason });
    await publishCluster(tx, deps.bus, row);
  });
}
