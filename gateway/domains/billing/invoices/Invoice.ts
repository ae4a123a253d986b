import { builder } from '../../../graphql/builder.ts';
import { pagedConnection } from '../../../graphql/connections.ts';
import { nullWhenMissing } from '../../../graphql/errors.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import { AccountRef } from '../../account/Account.ts';
import { loadInvoice, readInvoices, type InvoiceRecord } from './invoices.upstream.ts';

const InvoiceStatus = builder.enumType('InvoiceStatus', {
  description: 'Payment status of an invoice.',
  values: {
    PAID: { description: 'Paid.' },
    PENDING: { description: 'The payment is still to come.' },
    OTHER: { description: 'Any other status of the payment provider.' },
  },
});

const products = { standard: 'STANDARD', pro: 'PRO', extra: 'EXTRA_CLUSTER' } as const;

const InvoiceProduct = builder.enumType('InvoiceProduct', {
  description: 'What an invoice is for.',
  values: {
    STANDARD: { description: 'The Standard plan.' },
    PRO: { description: 'The Pro plan.' },
    EXTRA_CLUSTER: { description: 'Extra clusters.' },
  },
});

const isProduct = (name: string | null | undefined): name is keyof typeof products =>
  name != null && name in products;

const InvoiceRef = builder.objectRef<InvoiceRecord>('Invoice');

/** An invoice. Node id: the platform's id. */
export const Invoice = builder.node(InvoiceRef, {
  description: 'An invoice of the account. `POST /download/invoices/{id}` returns it as a PDF.',
  id: { resolve: (invoice) => invoice.id },
  loadOne: (id, ctx) => nullWhenMissing(loadInvoice(ctx, id)),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'REST identifier.' }),
    number: t.exposeString('invoice_number', { description: 'Number of the invoice.' }),
    total: t.field({
      type: Money,
      description: 'Amount with tax.',
      resolve: ({ amount }) => euros(amount),
    }),
    tax: t.field({ type: Money, description: 'Tax in the total.', resolve: ({ tax }) => euros(tax) }),
    status: t.field({
      type: InvoiceStatus,
      description: 'Payment status.',
      resolve: ({ status }) => (status === 'paid' ? 'PAID' : status === 'pending' ? 'PENDING' : 'OTHER'),
    }),
    description: t.exposeString('description', { description: 'What was bought, in English.' }),
    product: t.field({
      type: InvoiceProduct,
      nullable: true,
      description: 'What was bought. Null for anything else, which `description` names.',
      resolve: ({ product }) => (isProduct(product) ? products[product] : null),
    }),
    issuedAt: t.expose('created_at', { type: 'DateTime', description: 'Date of the invoice.' }),
  }),
});

const InvoiceConnection = builder.connectionObject({ type: InvoiceRef, name: 'InvoiceConnection' });

builder.objectFields(AccountRef, (t) => ({
  invoices: t.connection(
    {
      type: InvoiceRef,
      nullable: true,
      description:
        'Invoices, newest first; null for others than the owner, or when they could not be loaded.',
      resolve: (_account, args, ctx) =>
        pagedConnection(
          args,
          (page) => readInvoices(ctx, page),
          ({ position }) => position,
        ),
    },
    InvoiceConnection,
  ),
}));
