import { z } from 'zod';
import type { PageRequest } from '../../../graphql/connections.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path, withQuery } from '../../../upstream/path.ts';

const invoiceRecord = z.object({
  id: z.string(),
  invoice_number: z.string(),
  amount: z.number(),
  tax: z.number(),
  status: z.string(),
  description: z.string(),
  product: z.string().nullish(),
  created_at: z.string(),
});
export type InvoiceRecord = z.output<typeof invoiceRecord>;
export type PlacedInvoice = InvoiceRecord & { position: number };

const page = z.object({
  transactions: z.array(invoiceRecord),
  pagination: z.object({ total: z.number().int() }),
});

export function loadInvoice(ctx: GatewayContext, id: string): Promise<InvoiceRecord> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/account/invoice/${id}`, invoiceRecord);
}

/** Invoices at the places `skip` and after, newest first. The platform has whole pages only, so two may be needed. */
async function readFrom(ctx: GatewayContext, skip: number, limit: number) {
  const first = Math.floor(skip / limit) + 1;
  const wanted = skip % limit === 0 ? [first] : [first, first + 1];
  const pages = await Promise.all(
    wanted.map((number) => {
      const query = { page: number, pageSize: limit };
      return ctx.upstream.get(withQuery(path`/api/account/billing-history`, query), page);
    }),
  );
  const start = (first - 1) * limit;
  const rows = pages.flatMap(({ transactions }) => transactions);
  const placed = rows.map((row, at): PlacedInvoice => ({ ...row, position: start + at + 1 }));
  return { items: placed.slice(skip - start, skip - start + limit), total: pages[0]?.pagination.total ?? 0 };
}

/** A page of invoices, newest first, and their number. A position is a place in the list, from 1. */
export async function readInvoices(
  ctx: GatewayContext,
  { after, before, from, limit }: PageRequest,
): Promise<{ items: PlacedInvoice[]; total: number }> {
  ctx.requireToken();
  const start = after ?? 0;
  if (from === 'start') {
    const { items, total } = await readFrom(ctx, start, limit);
    return { items: items.filter(({ position }) => before === null || position < before), total };
  }
  const { total } = await readFrom(ctx, 0, limit);
  const end = before === null ? total : Math.min(total, before - 1);
  const skip = Math.max(start, end - limit);
  const { items } = await readFrom(ctx, skip, limit);
  return { items: items.filter(({ position }) => position <= end), total };
}
