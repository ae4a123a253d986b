import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { invoices } from '../../../db/schema/billing.ts';
import type { BillingDetails, ProviderInvoice } from '../../../providers/payments/port.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Stores an invoice with the address of the moment. A stored one only becomes paid. */
export async function saveInvoice(
  db: Queryable,
  accountId: string,
  invoice: ProviderInvoice,
  billedTo: BillingDetails,
): Promise<void> {
  const { id, number, isPaid, currency, lines, subtotal, tax, total, period, billedAt } = invoice;
  const values = {
    accountId,
    externalId: id,
    number,
    status: isPaid ? ('paid' as const) : ('pending' as const),
    currency,
    description: lines[0]?.description || 'Subscription',
    lines,
    subtotal,
    tax,
    total,
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    billedTo: { ...billedTo },
    createdAt: billedAt,
  };
  const stored = db.insert(invoices).values(values);
  if (!isPaid) await stored.onConflictDoNothing();
  else await stored.onConflictDoUpdate({ target: invoices.externalId, set: { status: 'paid' } });
}

/** The invoice that the provider knows under that id. */
export async function invoiceOfExternal(db: Queryable, externalId: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.externalId, externalId));
  return row ?? null;
}

export async function hasInvoices(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.$count(invoices, eq(invoices.accountId, accountId))) > 0;
}

/** A page of invoices, newest first, and how many there are. */
export async function pageOfInvoices(
  db: Queryable,
  accountId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const own = eq(invoices.accountId, accountId);
  const rows = await db
    .select()
    .from(invoices)
    .where(own)
    .orderBy(desc(invoices.createdAt), desc(invoices.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ total: count() }).from(invoices).where(own);
  return { rows, total: counted?.total ?? 0 };
}

export async function findInvoice(db: Queryable, accountId: string, id: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), eq(invoices.id, id)));
  return row ?? null;
}
