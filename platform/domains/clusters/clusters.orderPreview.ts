import type { Core } from '../../core.ts';
import { transaction } from '../../db/database.ts';
import { lockAccount } from '../../db/lockAccount.ts';
import type { ClusterEnd } from '../apps/apps.handover.ts';
import type { Billing } from '../billing/billing.service.ts';
import { attachmentsPrice } from './attachments/attachments.wire.ts';
import { checkRoom } from './clusters.limits.ts';
import { clusterPrice, currentPrice } from './clusters.price.ts';
import { toWarning, type PreviewJson } from './clusters.preview.ts';
import type { Message } from '../../messages/messages.ts';
import { countClusters, type ClusterCounts, type ClusterRow } from './clusters.store.ts';

/** Orders that need the provider's token. */
export type TokenOrder = 'delete' | 'archive' | 'unarchive';

/** Archiving and unarchiving move a cluster from one limit to the other. */
export function sideAfter(action: string): keyof ClusterCounts | null {
  if (action === 'archive') return 'archived';
  return action === 'unarchive' ? 'active' : null;
}

export interface OrderPreviewDeps extends Pick<Core, 'db'> {
  billing: Pick<Billing, 'limits'>;
  /** What becomes of the data of apps and databases on the cluster. */
  endWarnings: (clusterId: string, end: ClusterEnd) => Promise<Message[]>;
}

const statusAfter = { delete: 'deleted', archive: 'archived', unarchive: 'active' } as const;

/** What an order that was checked changes. Throws 429 without room in the plan. */
export async function previewOrder(
  { db, billing, endWarnings }: OrderPreviewDeps,
  row: ClusterRow,
  action: TokenOrder,
): Promise<PreviewJson> {
  const limits = await billing.limits(row.accountId);
  const side = sideAfter(action);
  const warnings = action === 'unarchive' ? [] : await endWarnings(row.id, action);
  return transaction(db, async (tx) => {
    await lockAccount(tx, row.accountId);
    if (side) await checkRoom(tx, limits, row.accountId, side);
    const { active: used } = await countClusters(tx, row.accountId);
    const isArchived = row.status === 'archived';
    const change = side === 'active' ? 1 : isArchived ? 0 : -1;
    return {
      dry_run: {
        changes: [
          {
            field: 'status',
            before: row.status,
            after: statusAfter[action],
            one_way: action === 'delete',
            restarts: isArchived ? 'none' : 'workloads',
          },
        ],
        warnings: warnings.map(toWarning),
        monthly_price_before: currentPrice(row),
        // Volumes and load balancers of workloads stay at Hetzner.
        monthly_price_after: action === 'unarchive' ? clusterPrice(row) : attachmentsPrice(row.attachments),
        quota: { used, after: used + change, limit: limits.maxClusters },
      },
    };
  });
}
