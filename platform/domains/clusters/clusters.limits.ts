import type { Tx } from '../../db/database.ts';
import { planLimit } from '../../http/errors.ts';
import { plans } from '../billing/billing.catalogue.ts';
import { nextPlan, type Limits } from '../billing/billing.rules.ts';
import { text } from '../../messages/messages.ts';
import { countClusters, type ClusterCounts } from './clusters.store.ts';

const sides = {
  // A plan without clusters of that kind has none to delete or archive: only a larger plan helps.
  active: { limit: 'maxClusters', empty: 'limit_active_first', full: 'limit_active' },
  archived: { limit: 'maxArchivedClusters', empty: 'limit_archived_first', full: 'limit_archived' },
} as const;

/**
 * Throws 429 'Cluster limit reached' if one more cluster of that kind exceeds the plan. The caller holds the account's
 * lock, so that concurrent requests cannot count too.
 */
export async function checkRoom(
  tx: Tx,
  limits: Limits,
  accountId: string,
  side: keyof ClusterCounts,
): Promise<void> {
  const counts = await countClusters(tx, accountId);
  const { limit: name, empty, full } = sides[side];
  const limit = limits[name];
  const current = counts[side];
  if (current < limit) return;
  const why = current === 0 ? text(empty) : text(full, { count: limit, current });
  throw planLimit({ limit, current, plan: nextPlan(limits.plan, name), text: why });
}

/** Throws 429 'plan_limit' if a cluster would exceed the plan's maximum of nodes. */
export function checkNodes(limits: Limits, nodes: number): void {
  const limit = limits.maxNodesPerCluster;
  if (nodes <= limit) return;
  const plan = plans.find(({ maxNodesPerCluster }) => maxNodesPerCluster >= nodes)?.id ?? null;
  throw planLimit({
    error: 'plan_limit',
    limit,
    current: nodes,
    plan,
    text: text('limit_nodes', { limit, nodes }),
  });
}
