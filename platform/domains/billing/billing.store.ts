import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts } from '../../db/schema/account.ts';
import { billingDetails, extraClusters, paymentEvents, subscriptions } from '../../db/schema/billing.ts';
import type { BillingDetails } from '../../providers/payments/port.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type ExtraClustersRow = typeof extraClusters.$inferSelect;

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

/** The account of a subscription that the provider knows under that id; null if there is none. */
export async function accountOfExternal(db: Queryable, externalId: string): Promise<string | null> {
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.externalId, externalId));
  if (plan) return plan.accountId;
  const [extra] = await db.select().from(extraClusters).where(eq(extraClusters.externalId, externalId));
  return extra?.accountId ?? null;
}

/** The account's customer id at the provider; null before its first purchase. Undefined for an unknown account. */
export async function customerIdOf(db: Queryable, accountId: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ id: accounts.paddleCustomerId })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row && row.id;
}

export async function saveCustomerId(db: Queryable, accountId: string, id: string): Promise<void> {
  await db.update(accounts).set({ paddleCustomerId: id }).where(eq(accounts.id, accountId));
}

export async function findDetails(db: Queryable, accountId: string): Promise<BillingDetails | null> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.accountId, accountId));
  return row?.details ?? null;
}

export async function saveDetails(
  db: Queryable,
  accountId: string,
  details: BillingDetails,
  now: Date,
): Promise<void> {
  const values = { details: { ...details }, updatedAt: now };
  await db
    .insert(billingDetails)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: billingDetails.accountId, set: values });
}

/** Notes a webhook. False if it was noted before. */
export async function noteEvent(
  db: Queryable,
  event: { id: string; type: string; occurredAt: Date },
): Promise<boolean> {
  const rows = await db.insert(paymentEvents).values(event).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Extra clusters of an account, newest first; those that ended are left out. */
export async function extraClustersOf(db: Queryable, accountId: string): Promise<ExtraClustersRow[]> {
  return db
    .select()
    .from(extraClusters)
    .where(and(eq(extraClusters.accountId, accountId), ne(extraClusters.status, 'canceled')))
    .orderBy(desc(extraClusters.createdAt), desc(extraClusters.id));
}

/** How many clusters the account bought in addition to its plan. */
export async function countExtraClusters(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${extraClusters.quantity}), 0)::int` })
    .from(extraClusters)
    .where(and(eq(extraClusters.accountId, accountId), ne(extraClusters.status, 'canceled')));
  return row?.total ?? 0;
}

/** Stores what the provider reports of extra clusters, unless something newer is stored. */
export async function saveExtraClusters(
  db: Queryable,
  values: Omit<typeof extraClusters.$inferInsert, 'id'> & { changedAt: Date },
): Promise<void> {
  await db
    .insert(extraClusters)
    .values(values)
    .onConflictDoUpdate({
      target: extraClusters.externalId,
      set: { ...values, updatedAt: values.changedAt },
      setWhere: sql`${extraClusters.changedAt} is null or ${extraClusters.changedAt} <= ${values.changedAt.toISOString()}`,
    });
}
