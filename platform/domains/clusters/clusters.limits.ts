import type { Tx } from '../../db/database.ts';
import { planLimit } from '../../http/errors.ts';
import { plans } from '../billing/billing.catalogue.ts';
import { nextPlan, type Limits } from '../billing/billing.rules.ts';
import { countClusters, type ClusterCounts } from './clusters.store.ts';

const sides = {
  active: { limit: 'maxClusters', kind: 'active', way: 'Delete or archive one' },
  archived: { limit: 'maxArchivedClusters', kind: 'archived', way: 'Delete or unarchive one' },
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
  const { limit: name, kind, way } = sides[side];
  const limit = limits[name];
  const current = counts[side];
  if (current < limit) return;
  const room = `${limit} ${kind} ${limit === 1 ? 'cluster' : 'clusters'}`;
  // Without any cluster of that side there is none to delete or move away: only a larger plan helps.
  const ways = current === 0 ? 'Upgrade your plan' : `${way}, or upgrade your plan`;
  const message = `Your plan allows ${room} and you have ${current}. ${ways}.`;
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
