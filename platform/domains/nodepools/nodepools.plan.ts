import type { NodePoolRow } from './nodepools.store.ts';

/** Which servers a sync orders and gives up. Pure: rows and servers in, names out. */

/** A worker as the cloud lists it. */
export interface PoolServer {
  name: string;
  pool: string;
  type: string;
}

/** What one pool needs. `add` and `drop` are names of servers. */
export interface PoolPlan {
  pool: string;
  instanceType: string;
  location: string;
  /** Servers it has now. */
  has: number;
  add: string[];
  drop: string[];
}

/** As many servers as one placement group spreads, which is the most a pool has at any time. */
const GROUP_SIZE = 10;

/** How many servers the pool shall have, given those it has. A pool that scales itself is left alone within its bounds. */
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

/** Pools that need work, in their order; servers of pools that nobody knows any more are given up. */
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

/** One round of the work: what is added before what is dropped. */
interface Round {
  add: string[];
  drop: string[];
}

/**
 * A pool's work in rounds: new servers first, so that workloads have somewhere to go, as far as the placement group
 * has room; a full one gives up a server before it takes one.
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
    // More is wanted than fits and nothing can go: the bounds of a pool do not allow that.
    if (added.length === 0 && dropped.length === 0) break;
  }
  return rounds;
}
