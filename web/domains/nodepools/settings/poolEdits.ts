import { graphql, readInlineData } from 'relay-runtime';
import { billedCount, newPool, startingCount, type PoolValues } from '../poolValues.ts';
import type { poolEdits_pool$key } from './__generated__/poolEdits_pool.graphql.ts';

/** A pool in the form: an existing one has an id; a removed one stays visible until it is saved. */
export interface EditedPool extends PoolValues {
  poolId: string | null;
  isRemoved: boolean;
}

export interface PoolsForm {
  nodePools: EditedPool[];
}

const BLANK = newPool('', '', '');

/** Converts a pool of the graph to form values, null until it is complete; one that is to be removed can be kept. */
export function toEdited(key: poolEdits_pool$key, isRemoved = false): EditedPool | null {
  const pool = readInlineData(
    graphql`
      fragment poolEdits_pool on NodePool @inline {
        id
        name
        instanceTypeName
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
  // An event may create a pool with some of its fields: Relay reads the others as undefined.
  const location = pool.location as typeof pool.location | undefined;
  if (location === undefined) return null;
  return {
    poolId: pool.id,
    name: pool.name,
    instanceType: pool.instanceTypeName,
    location: location.name,
    // Initial values for the other way of sizing.
    instanceCount: pool.isAutoscaling ? Math.max(1, pool.instanceCount) : pool.instanceCount,
    isAutoscaling: pool.isAutoscaling,
    minInstances: pool.minInstances ?? BLANK.minInstances,
    maxInstances: pool.maxInstances ?? BLANK.maxInstances,
    isRemoved,
  };
}

/** The desired pools as input of the mutation. */
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

/** Converts a path of the input to a path of the form, which contains removed pools too. */
export function toFormPath(pools: readonly EditedPool[], path: string): string {
  const [list, place, ...rest] = path.split('.');
  if (list !== 'nodePools' || place === undefined) return path;
  const kept = pools.flatMap(({ isRemoved }, index) => (isRemoved ? [] : [index]));
  return ['nodePools', kept[Number(place)] ?? place, ...rest].join('.');
}

const sizeOf = (pool: EditedPool): string =>
  pool.isAutoscaling ? `${pool.minInstances}-${pool.maxInstances}` : String(pool.instanceCount);

/** True if a pool is unchanged. Limits that are not in effect are ignored. */
function isSamePool(a: EditedPool, b: EditedPool): boolean {
  return (
    a.isRemoved === b.isRemoved &&
    a.name === b.name &&
    a.location === b.location &&
    a.instanceType === b.instanceType &&
    a.isAutoscaling === b.isAutoscaling &&
    sizeOf(a) === sizeOf(b)
  );
}

/** True if the pools differ from the saved ones. */
export function hasEdits(base: readonly EditedPool[], now: readonly EditedPool[]): boolean {
  if (base.length !== now.length) return true;
  return now.some((pool) => {
    const before = base.find(({ poolId }) => poolId === pool.poolId);
    return !before || !isSamePool(before, pool);
  });
}

/**
 * Applies the user's edits to pools that another user has saved: edited fields stay, all others follow. A pool the
 * other user removed is gone or stays removed.
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
    if (!my || !before || (their.isRemoved && !before.isRemoved)) return their;
    return { ...their, ...changedFields(before, my) };
  });
  return [...merged, ...mine.filter(({ poolId }) => poolId === null)];
}

function changedFields(before: EditedPool, now: EditedPool): Partial<EditedPool> {
  const keys = Object.keys(before) as (keyof EditedPool)[];
  return Object.fromEntries(keys.filter((key) => now[key] !== before[key]).map((key) => [key, now[key]]));
}

/** Number of nodes to be paid for, of all remaining pools. */
export const workersOf = (pools: readonly EditedPool[]): number =>
  pools.reduce((sum, pool) => sum + (pool.isRemoved ? 0 : billedCount(pool)), 0);
