import type { Tx } from '../../db/database.ts';
import { planLimit } from '../../http/errors.ts';
import { plans } from '../billing/billing.catalogue.ts';
import { nextPlan, type Limits } from '../billing/billing.rules.ts';
import { text, type Message } from '../../messages/messages.ts';
import { countClusters, type ClusterCounts } from './clusters.store.ts';

const sides = {
  active: { limit: 'maxClusters', empty: 'limit_active_first' },
  archived: { limit: 'maxArchivedClusters', empty: 'limit_archived_first' },
} as const;

/** What helps: archiving an active cluster needs room for it, and the largest plan has none above it. */
export function limitText(limits: Limits, counts: ClusterCounts, side: keyof ClusterCounts): Message {
  const { limit, empty } = sides[side];
  const current = counts[side];
  // A plan without clusters of that kind has none to delete: only a larger plan helps.
  if (current === 0) return text(empty);
  const params = { count: limits[limit], current };
  if (side === 'archived')
    return text(nextPlan(limits.plan, limit) ? 'limit_archived' : 'limit_archived_largest', params);
  const isArchiveFull = counts.archived >= limits.maxArchivedClusters;
  return text(isArchiveFull ? 'limit_active_delete' : 'limit_active', params);
}

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
  const { limit: name } = sides[side];
  const limit = limits[name];
  const current = counts[side];
  if (current < limit) return;
  const plan = nextPlan(limits.plan, name);
  throw planLimit({ limit, current, plan, text: limitText(limits, counts, side) });
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
