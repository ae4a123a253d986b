import type { NodePoolRow } from './nodepools.store.ts';

/** Which servers a sync creates and deletes. Pure: rows and servers in, names out. */

/** A worker as the cloud lists it. */
export interface PoolServer {
  name: string;
  pool: string;
  type: string;
}

/** The changes of one pool. `add` and `drop` are names of servers. */
export interface PoolPlan {
  pool: string;
  instanceType: string;
  location: string;
  /** Number of current servers. */
  has: number;
  add: string[];
  drop: string[];
}

/** Maximum servers of a placement group, and therefore of a pool at any time. */
const GROUP_SIZE = 10;

/** Desired number of servers, given the current one. An autoscaling pool is left alone within its bounds. */
function targetOf(pool: NodePoolRow, has: number): number {
  if (pool.status === 'removing') return 0;
  if (!pool.autoscalingEnabled) return pool.instanceCount;
  const isNew = pool.status === 'pending' || (pool.status === 'failed' && has === 0);
  const min = pool.autoscalingMinInstances ?? 0;
  const max = pool.autoscalingMaxInstances ?? GROUP_SIZE;
  return Math.min(max, Math.max(min, isNew ? pool.instanceCount : has));
}

const numberOf = (name: string): number => Number(/(\d+)$/.exec(name)?.[1] ?? 0);

function freeNames(prefix: string, taken: ReadonlySet<string>, count: number): string[] {
  const names: string[] = [];
  for (let i = 1; names.length < count; i += 1) {
    const name = `${prefix}${i}`;
    if (!taken.has(name)) names.push(name);
  }
  return names;
}

/** Brings an autoscaling pool to a size within its bounds; null if nothing is left to do. */
export function scalingPlan(
  clusterName: string,
  pool: NodePoolRow,
  servers: readonly PoolServer[],
  { size, drop }: { size: number; drop: readonly string[] },
): PoolPlan | null {
  const mine = servers.filter((server) => server.pool === pool.name);
  const leaving = mine.filter(({ name }) => drop.includes(name)).map(({ name }) => name);
  const min = pool.autoscalingMinInstances ?? 0;
  const allowed = leaving.slice(0, Math.max(0, mine.length - min));
  const target = Math.min(size, pool.autoscalingMaxInstances ?? GROUP_SIZE);
  const missing = drop.length > 0 ? 0 : Math.max(0, target - mine.length);
  if (missing === 0 && allowed.length === 0) return null;
  const taken = new Set(mine.map(({ name }) => name));
  const { name, instanceType, location } = pool;
  const add = freeNames(`${clusterName}-pool-${name}-worker`, taken, missing);
  return { pool: name, instanceType, location, has: mine.length, add, drop: allowed };
}

/** Pools that need changes, in order; servers of unknown pools are deleted. */
export function syncPlan(
  clusterName: string,
  pools: readonly NodePoolRow[],
  servers: readonly PoolServer[],
): PoolPlan[] {
  const known = new Set(pools.map(({ name }) => name));
  const plans = pools.map((pool) => {
    const mine = servers.filter((server) => server.pool === pool.name);
    const right = mine.filter(({ type }) => type === pool.instanceType);
    const wrong = mine.filter(({ type }) => type !== pool.instanceType);
    const target = targetOf(pool, mine.length);
    const newestFirst = [...right].sort((a, b) => numberOf(b.name) - numberOf(a.name));
    const extra = newestFirst.slice(0, Math.max(0, right.length - target));
    const taken = new Set(mine.map(({ name }) => name));
    const missing = Math.max(0, target - right.length);
    return {
      pool: pool.name,
      instanceType: pool.instanceType,
      location: pool.location,
      has: mine.length,
      add: freeNames(`${clusterName}-pool-${pool.name}-worker`, taken, missing),
      drop: [...wrong, ...extra].map(({ name }) => name),
    };
  });
  const strays = new Map<string, PoolPlan>();
  for (const { pool, name, type } of servers.filter((server) => !known.has(server.pool))) {
    const plan = strays.get(pool) ?? { pool, instanceType: type, location: '', has: 0, add: [], drop: [] };
    strays.set(pool, { ...plan, has: plan.has + 1, drop: [...plan.drop, name] });
  }
  return [...plans, ...strays.values()].filter(({ add, drop }) => add.length > 0 || drop.length > 0);
}

/** One round: `add` before `drop`. */
interface Round {
  add: string[];
  drop: string[];
}

/**
 * Splits a pool's changes into rounds: new servers first, so that workloads can move to them, as far as the placement
 * group has room; a full group loses a server before it gets a new one.
 */
export function roundsOf({ has, add, drop }: Pick<PoolPlan, 'has' | 'add' | 'drop'>): Round[] {
  const rounds: Round[] = [];
  const [toAdd, toDrop] = [[...add], [...drop]];
  let current = has;
  while (toAdd.length > 0 || toDrop.length > 0) {
    const added = toAdd.splice(0, Math.max(0, GROUP_SIZE - current));
    const dropped = toDrop.splice(0, toAdd.length === 0 ? toDrop.length : Math.max(1, added.length));
    current += added.length - dropped.length;
    rounds.push({ add: added, drop: dropped });
    // Unreachable within the bounds of a pool: more is wanted than fits and nothing can be removed.
    if (added.length === 0 && dropped.length === 0) break;
  }
  return rounds;
}
