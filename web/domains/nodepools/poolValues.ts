import { clamp } from '../../lib/numbers.ts';

/** A pool in the form; minimum and maximum are kept while autoscaling is off. */
export interface PoolValues {
  name: string;
  instanceType: string;
  location: string;
  instanceCount: number;
  isAutoscaling: boolean;
  minInstances: number;
  maxInstances: number;
}

export const POOL_BOUNDS = {
  count: { min: 1, max: 10 },
  minInstances: { min: 0, max: 9 },
  maxInstances: { min: 1, max: 10 },
} as const;

/** Name of the first pool of every cluster; it cannot be removed. */
export const DEFAULT_POOL = 'default';

/** A pool with one node. */
export function newPool(name: string, instanceType: string, location: string): PoolValues {
  return {
    name,
    instanceType,
    location,
    instanceCount: 1,
    isAutoscaling: false,
    minInstances: 1,
    maxInstances: 3,
  };
}

/** `base-2`, or the next free number. */
export function freeName(base: string, taken: readonly string[]): string {
  const stem = base.replace(/-\d+$/, '') || 'pool';
  for (let number = 2; ; number += 1) {
    const name = `${stem.slice(0, 29)}-${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** Number of nodes a pool costs at least: with autoscaling its minimum. */
export function billedCount(pool: PoolValues): number {
  return pool.isAutoscaling ? pool.minInstances : pool.instanceCount;
}

/** Number of nodes a pool starts with: with autoscaling the count within its limits. */
export function startingCount(pool: PoolValues): number {
  if (!pool.isAutoscaling) return pool.instanceCount;
  return clamp(pool.instanceCount, pool.minInstances, pool.maxInstances);
}
