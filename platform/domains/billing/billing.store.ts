import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { checkouts, subscriptions } from '../../db/schema/billing.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CheckoutRow = typeof checkouts.$inferSelect;

export async function findSubscription(db: Queryable, accountId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
  return row ?? null;
}

/** The account's one subscription, made or replaced. */
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

export async function insertCheckout(
  db: Queryable,
  values: typeof checkouts.$inferInsert,
): Promise<CheckoutRow> {
  const [row] = await db.insert(checkouts).values(values).returning();
  if (!row) throw new Error('no checkout was stored');
  return row;
}

export async function findCheckout(db: Queryable, id: string): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row ?? null;
}

/** Moves a checkout on, once: null when it is completed or canceled already. */
export async function settleCheckout(
  db: Queryable,
  id: string,
  status: Exclude<CheckoutRow['status'], 'open'>,
  now: Date,
): Promise<CheckoutRow | null> {
  const isUnsettled = inArray(checkouts.status, ['open', 'requires_payment_method', 'requires_action']);
  const [row] = await db
    .update(checkouts)
    .set({ status, completedAt: status === 'completed' ? now : null })
    .where(and(eq(checkouts.id, id), isUnsettled))
    .returning();
  return row ?? null;
}
