import { z } from 'zod';
import { inputText } from '../../messages/messages.ts';

/** Bounds and prices of node pools. Pure: no database, no provider. */

export const poolBounds = {
  count: { min: 1, max: 10 },
  autoscalingMin: { min: 0, max: 9 },
  pools: 10,
} as const;

/** Every cluster starts with this pool; it cannot be removed. */
export const DEFAULT_POOL = 'default';

export const poolStatuses = [
  'pending',
  'active',
  'changed',
  'updating',
  'failed',
  'removing',
  'archived',
] as const;
/**
 * `pending` never built; `changed` differs from the last sync; `updating` being synced; `failed` partially synced;
 * `removing` until the next sync; `archived` without servers.
 */
export type PoolStatus = (typeof poolStatuses)[number];

/** Names become part of server names, so they follow host name rules. */
const poolName = z
  .string({ error: inputText('pool_name_required') })
  .trim()
  .min(1, { error: inputText('pool_name_required'), abort: true })
  .max(32, inputText('cluster_name_long', { max: 32 }))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, inputText('cluster_name_characters'));

const count = z.int(inputText('whole_number'));

const placed = {
  name: poolName,
  instance_type: z.string({ error: inputText('type_required') }).min(1, inputText('type_required')),
  location: z.string({ error: inputText('location_required') }).min(1, inputText('location_required')),
};
const scaling = {
  autoscaling_enabled: z.boolean().default(false),
  autoscaling_min_instances: count.nullish(),
  autoscaling_max_instances: count.nullish(),
};

/** Adds an issue for each pool that has the name of an earlier one. */
export function checkUniqueNames(pools: readonly { name: string }[], context: z.core.$RefinementCtx): void {
  const seen = new Set<string>();
  pools.forEach(({ name }, i) => {
    if (seen.has(name)) {
      context.addIssue({ code: 'custom', path: [i, 'name'], message: inputText('pool_names_unique') });
    }
    seen.add(name);
  });
}

/** One worker pool of the create form. */
export const nodePoolInput = z
  .object({ ...placed, instance_count: count.default(1), ...scaling })
  .superRefine((pool, context) => {
    for (const [field, message] of Object.entries(sizeProblems(pool))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
export type NodePoolInput = z.output<typeof nodePoolInput>;

/** The desired state of a pool of an existing cluster; without `id` it is a new one. */
const nodePoolEdit = z
  .object({ id: z.string().nullish(), ...placed, desired_count: count.default(1), ...scaling })
  .superRefine(({ desired_count: instance_count, ...pool }, context) => {
    const { instance_count: wrongCount, ...problems } = sizeProblems({ ...pool, instance_count });
    for (const [field, message] of Object.entries({ ...problems, desired_count: wrongCount })) {
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .transform(({ desired_count: instance_count, id, ...pool }) => ({
    id: id ?? null,
    ...pool,
    instance_count,
  }));
export type NodePoolEdit = z.output<typeof nodePoolEdit>;

/** PUT of a cluster's pools: the complete list; omitted pools are removed. */
export const updateNodePoolsInput = z.object({
  node_pools: z
    .array(nodePoolEdit)
    .min(1, inputText('pools_required'))
    .max(poolBounds.pools, inputText('pools_many', { max: poolBounds.pools }))
    .superRefine(checkUniqueNames),
  /** The revision of the cluster that the caller read. */
  revision: z.int().nullish(),
  dry_run: z.boolean().default(false),
});
export type UpdateNodePoolsInput = z.output<typeof updateNodePoolsInput>;

type PoolSize = Pick<
  NodePoolInput,
  'instance_count' | 'autoscaling_enabled' | 'autoscaling_min_instances' | 'autoscaling_max_instances'
>;

const within = (value: number, bounds: { min: number; max: number }): boolean =>
  value >= bounds.min && value <= bounds.max;

/** Field → why a pool's size is invalid; empty if it is valid. */
function sizeProblems(pool: PoolSize): Record<string, string> {
  if (!pool.autoscaling_enabled) {
    return within(pool.instance_count, poolBounds.count) ? {} : { instance_count: inputText('pool_count') };
  }
  const { autoscaling_min_instances: min, autoscaling_max_instances: max } = pool;
  const problems: Record<string, string> = {};
  if (min == null || !within(min, poolBounds.autoscalingMin)) {
    problems.autoscaling_min_instances = inputText('pool_min');
  }
  if (max == null || !within(max, poolBounds.count)) {
    problems.autoscaling_max_instances = inputText('pool_max');
  } else if (min != null && max < min) {
    problems.autoscaling_max_instances = inputText('pool_max_below_min');
  } else if (min != null && max === min) {
    problems.autoscaling_max_instances = inputText('pool_max_equals_min');
  }
  return problems;
}

/** The initial count of a pool: clamped to the bounds of autoscaling. */
export function startingCount(pool: PoolSize): number {
  if (!pool.autoscaling_enabled) return pool.instance_count;
  const min = pool.autoscaling_min_instances ?? 0;
  const max = pool.autoscaling_max_instances ?? poolBounds.count.max;
  return Math.min(max, Math.max(min, pool.instance_count));
}

/** Nodes that are certainly billed: with autoscaling the minimum. */
export function billedCount(pool: PoolSize): number {
  return pool.autoscaling_enabled ? (pool.autoscaling_min_instances ?? 0) : pool.instance_count;
}

/** The pool as it is priced when the number of its servers is known, whatever its bounds. */
export function pricedWith(pool: NodePoolInput, count: number): NodePoolInput {
  return { ...pool, autoscaling_enabled: false, instance_count: count };
}

/** Monthly price of one instance type (EUR) and the number of nodes. */
interface PricedNodes {
  priceMonthly: number;
  count: number;
}

/** EUR per month with two decimals: the sum of price times count. */
export function monthlyPriceOf(nodes: readonly PricedNodes[]): number {
  const cents = nodes.reduce((sum, one) => sum + Math.round(one.priceMonthly * 100) * one.count, 0);
  return cents / 100;
}
