import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { paymentObjects } from '../../../db/schema/payments.ts';
import type { CustomerRecord, NotificationRecord, SubscriptionRecord, TransactionRecord } from './records.ts';

/** Kind of record → its type. */
interface Records {
  customer: CustomerRecord;
  address: AddressRecord;
  transaction: TransactionRecord;
  subscription: SubscriptionRecord;
  notification: NotificationRecord;
}
type Kind = keyof Records;

/** An address with the tax number of the business at it. */
export interface AddressRecord {
  id: string;
  details: Record<string, string | null>;
}

type Row = typeof paymentObjects.$inferSelect;

// Every record was stored by `put` with its kind.
const recordOf = <K extends Kind>(row: Row): Records[K] => row.data as unknown as Records[K];

const idOf = <K extends Kind>(kind: K, record: Records[K]): string =>
  kind === 'notification' ? (record as NotificationRecord).event_id : (record as { id: string }).id;

/** Inserts or replaces a record. `dueAt` is when it is worked on next; null for never. */
export async function put<K extends Kind>(
  db: Queryable,
  kind: K,
  record: Records[K],
  { customerId = null, dueAt = null }: { customerId?: string | null; dueAt?: Date | null } = {},
): Promise<void> {
  const data = record as unknown as Record<string, unknown>;
  await db
    .insert(paymentObjects)
    .values({ id: idOf(kind, record), kind, customerId, data, dueAt })
    .onConflictDoUpdate({ target: paymentObjects.id, set: { data, dueAt } });
}

export async function find<K extends Kind>(db: Queryable, kind: K, id: string): Promise<Records[K] | null> {
  const [row] = await db
    .select()
    .from(paymentObjects)
    .where(and(eq(paymentObjects.kind, kind), eq(paymentObjects.id, id)));
  return row ? recordOf<K>(row) : null;
}

/** Like `find`, and keeps others from changing the record until the transaction ends. */
export async function lock<K extends Kind>(tx: Queryable, kind: K, id: string): Promise<Records[K] | null> {
  const [row] = await tx
    .select()
    .from(paymentObjects)
    .where(and(eq(paymentObjects.kind, kind), eq(paymentObjects.id, id)))
    .for('update');
  return row ? recordOf<K>(row) : null;
}

/** The subscriptions of a customer, oldest first. */
export async function subscriptionsOf(db: Queryable, customerId: string): Promise<SubscriptionRecord[]> {
  const rows = await db
    .select()
    .from(paymentObjects)
    .where(and(eq(paymentObjects.kind, 'subscription'), eq(paymentObjects.customerId, customerId)))
    .orderBy(asc(paymentObjects.position));
  return rows.map((row) => recordOf<'subscription'>(row));
}

/** The customer with that address. */
export async function customerWithEmail(db: Queryable, email: string): Promise<CustomerRecord | null> {
  const [row] = await db
    .select()
    .from(paymentObjects)
    .where(and(eq(paymentObjects.kind, 'customer'), sql`${paymentObjects.data} ->> 'email' = ${email}`));
  return row ? recordOf<'customer'>(row) : null;
}

/** Ids of the records that are due, in the order in which they became so. */
export async function dueIds(db: Queryable, kind: Kind, now: Date, limit: number): Promise<string[]> {
  const { id, dueAt, position } = paymentObjects;
  const rows = await db
    .select({ id })
    .from(paymentObjects)
    .where(and(eq(paymentObjects.kind, kind), isNotNull(dueAt), lte(dueAt, now)))
    .orderBy(asc(kind === 'notification' ? position : dueAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** How many transactions were invoiced so far. */
export async function invoiceCount(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(paymentObjects)
    .where(
      and(
        eq(paymentObjects.kind, 'transaction'),
        sql`${paymentObjects.data} ->> 'invoice_number' is not null`,
      ),
    );
  return row?.count ?? 0;
}
