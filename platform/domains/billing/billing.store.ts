import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/billing.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(db: Queryable, accountId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
  return row ?? null;
}

/** Inserts or replaces the account's subscription. */
export async function saveSubscription(
  db: Queryable,
  values: Omit<typeof subscriptions.$inferInsert, 'id'>,
  now: Date,
): Promise<SubscriptionRow> {
  const changes = { ...values, updatedAt: now };
  const [row] = await db
    .insert(subscriptions)
    .values(changes)
    .onConflictDoUpdate({ target: subscriptions.accountId, set: changes })
    .returning();
  if (!row) throw new Error('no subscription was stored');
  return row;
}
