import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../../http/envelope.ts';
import { products } from '../../../providers/payments/prices.ts';
import type { Invoices } from './invoices.service.ts';
import type { InvoiceRow } from './invoices.store.ts';

const pageQuery = z.object({
  page: z.coerce.number('Must be a number').int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number('Must be a number').int().min(1).max(101).default(10),
});

const invoiceJson = z.object({
  id: z.string(),
  invoice_number: z.string(),
  amount: z.number(),
  tax: z.number(),
  currency: z.string(),
  status: z.enum(['paid', 'pending']),
  description: z.string(),
  product: z.enum(products).nullable(),
  lines: z.array(z.object({ description: z.string(), quantity: z.int(), amount: z.number() })),
  pdf_url: z.string(),
  created_at: isoDate,
});

const listJson = z.object({
  transactions: z.array(invoiceJson),
  pagination: z.object({
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
    totalPages: z.int(),
    hasMore: z.boolean(),
  }),
});

/** Routes of invoices. */
export function invoiceRoutes(invoices: Invoices, publicUrl: string): FastifyPluginAsyncZod {
  const urlOf = (id: string): string => `${publicUrl}/download/invoices/${id}`;
  const toJson = (row: InvoiceRow): z.output<typeof invoiceJson> => ({
    id: row.id,
    invoice_number: row.number,
    amount: row.total / 100,
    tax: row.tax / 100,
    currency: row.currency,
    status: row.status,
    description: row.description,
    product: row.lines[0]?.product ?? null,
    lines: row.lines.map((line) => ({ ...line, amount: line.amount / 100 })),
    pdf_url: urlOf(row.id),
    created_at: row.createdAt.toISOString(),
  });
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get(
      '/api/account/billing-history',
      { schema: { querystring: pageQuery, response: { 200: dataOf(listJson) } } },
      async (request) => {
        const { page, pageSize } = request.query;
        const { rows, total } = await invoices.page(actorOf(request), request.query);
        const totalPages = Math.ceil(total / pageSize);
        const pagination = { page, pageSize, total, totalPages, hasMore: page < totalPages };
        return data({ transactions: rows.map(toJson), pagination });
      },
    );
    app.get(
      '/api/account/invoice/:id',
      { schema: { params: idParams, response: { 200: dataOf(invoiceJson) } } },
      async (request) => data(toJson(await invoices.find(actorOf(request), request.params.id))),
    );
    app.get(
      '/api/account/invoice/:id/pdf',
      { schema: { params: idParams, response: { 200: dataOf(z.object({ url: z.string() })) } } },
      async (request) => data({ url: urlOf((await invoices.find(actorOf(request), request.params.id)).id) }),
    );
    app.get('/api/account/invoice/:id/file', { schema: { params: idParams } }, async (request, reply) => {
      const { name, bytes } = await invoices.pdf(actorOf(request), request.params.id);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(bytes);
    });
  };
}
