import type { Tx } from '../../db/database.ts';
import { planLimit } from '../../http/errors.ts';
import { plans } from '../billing/billing.catalogue.ts';
import { nextPlan, type Limits } from '../billing/billing.rules.ts';
import { countClusters, type ClusterCounts } from './clusters.store.ts';

const sides = {
  active: { limit: 'maxClusters', words: 'active clusters', way: 'Delete or archive one' },
  archived: { limit: 'maxArchivedClusters', words: 'archived clusters', way: 'Delete or unarchive one' },
} as const;

/**
 * Throws 429 'Cluster limit reached' when one more cluster of that side would pass the plan. The caller holds the
 * account's lock, so nobody else counts meanwhile.
 */
export async function checkRoom(
  tx: Tx,
  limits: Limits,
  accountId: string,
  side: keyof ClusterCounts,
): Promise<void> {
  const counts = await countClusters(tx, accountId);
  const { limit: name, words, way } = sides[side];
  const limit = limits[name];
  const current = counts[side];
  if (current < limit) return;
  const message = `Your plan allows ${limit} ${words} and you have ${current}. ${way}, or upgrade your plan.`;
  throw planLimit({ limit, current, plan: nextPlan(limits.plan, name), message });
}

/** Throws 429 'plan_limit' when a cluster would have more nodes than the plan allows in one. */
export function checkNodes(limits: Limits, nodes: number): void {
  const limit = limits.maxNodesPerCluster;
  if (nodes <= limit) return;
  const plan = plans.find(({ maxNodesPerCluster }) => maxNodesPerCluster >= nodes)?.id ?? null;
  const message = `Your plan allows ${limit} nodes in a cluster and this one has ${nodes}. Remove nodes, or upgrade your plan.`;
  throw planLimit({ code: 'plan_limit', limit, current: nodes, plan, message });
}
