import { graphql, readInlineData } from 'relay-runtime';
import { billedCount, newPool, startingCount, type PoolValues } from '../poolValues.ts';
import type { poolEdits_pool$key } from './__generated__/poolEdits_pool.graphql.ts';

/** A pool in the form: one that is there has an id; one that goes stays in sight until it is saved. */
export interface EditedPool extends PoolValues {
  poolId: string | null;
  isRemoved: boolean;
}

export interface PoolsForm {
  nodePools: EditedPool[];
}

const BLANK = newPool('', '', '');

/** The pool of the graph as the form holds it, null until all of it is there; one that waits to be removed can be kept. */
export function toEdited(key: poolEdits_pool$key, isRemoved = false): EditedPool | null {
  const pool = readInlineData(
    graphql`
      fragment poolEdits_pool on NodePool @inline {
        id
        name
        instanceType
        location {
          name
        }
        instanceCount
        isAutoscaling
        minInstances
        maxInstances
      }
    `,
    key,
  );
  // An event may bring a pool before the rest of it: Relay then reads the missing fields as undefined.
  const location = pool.location as typeof pool.location | undefined;
  if (location === undefined) return null;
  return {
    poolId: pool.id,
    name: pool.name,
    instanceType: pool.instanceType,
    location: location.name,
    // What the other way of sizing would begin with.
    instanceCount: pool.isAutoscaling ? Math.max(1, pool.instanceCount) : pool.instanceCount,
    isAutoscaling: pool.isAutoscaling,
    minInstances: pool.minInstances ?? BLANK.minInstances,
    maxInstances: pool.maxInstances ?? BLANK.maxInstances,
    isRemoved,
  };
}

/** The pools that shall be there, as the mutation takes them. */
export function toInputs(pools: readonly EditedPool[]) {
  return pools
    .filter(({ isRemoved }) => !isRemoved)
    .map((pool) => ({
      ...(pool.poolId ? { id: pool.poolId } : {}),
      name: pool.name.trim(),
      instanceType: pool.instanceType,
      location: pool.location,
      instanceCount: startingCount(pool),
      isAutoscaling: pool.isAutoscaling,
      minInstances: pool.isAutoscaling ? pool.minInstances : null,
      maxInstances: pool.isAutoscaling ? pool.maxInstances : null,
    }));
}

/** A path of the input as a path of the form, which holds the removed pools too. */
export function toFormPath(pools: readonly EditedPool[], path: string): string {
  const [list, place, ...rest] = path.split('.');
  if (list !== 'nodePools' || place === undefined) return path;
  const kept = pools.flatMap(({ isRemoved }, index) => (isRemoved ? [] : [index]));
  return ['nodePools', kept[Number(place)] ?? place, ...rest].join('.');
}

const sizeOf = (pool: EditedPool): string =>
  pool.isAutoscaling ? `${pool.minInstances}-${pool.maxInstances}` : String(pool.instanceCount);

/** Is it to be saved as it was? Bounds that are not in force do not count. */
export function isSamePool(a: EditedPool, b: EditedPool): boolean {
  return (
    a.isRemoved === b.isRemoved &&
    a.name === b.name &&
    a.location === b.location &&
    a.instanceType === b.instanceType &&
    a.isAutoscaling === b.isAutoscaling &&
    sizeOf(a) === sizeOf(b)
  );
}

/** Do the pools differ from those that stand? */
export function hasEdits(base: readonly EditedPool[], now: readonly EditedPool[]): boolean {
  if (base.length !== now.length) return true;
  return now.some((pool) => {
    const before = base.find(({ poolId }) => poolId === pool.poolId);
    return !before || !isSamePool(before, pool);
  });
}

/**
 * Own edits on top of what somebody else saved: what was edited here stays, everything else follows them. A pool that
 * they removed is gone; autoscaling that they turned on stays on.
 */
export function mergeEdits(
  base: readonly EditedPool[],
  mine: readonly EditedPool[],
  theirs: readonly EditedPool[],
): EditedPool[] {
  const own = new Map(mine.map((pool) => [pool.poolId, pool]));
  const merged = theirs.map((their) => {
    const my = own.get(their.poolId);
    const before = base.find(({ poolId }) => poolId === their.poolId);
    if (!my || !before || isSamePool(my, before)) return their;
    return their.isAutoscaling && !my.isAutoscaling ? { ...my, ...boundsOf(their) } : my;
  });
  return [...merged, ...mine.filter(({ poolId }) => poolId === null)];
}

const boundsOf = ({ isAutoscaling, minInstances, maxInstances }: EditedPool) => ({
  isAutoscaling,
  minInstances,
  maxInstances,
});

/** Nodes that are paid for, by all pools that stay. */
export const workersOf = (pools: readonly EditedPool[]): number =>
  pools.reduce((sum, pool) => sum + (pool.isRemoved ? 0 : billedCount(pool)), 0);
