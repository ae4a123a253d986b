import { index, integer, jsonb, pgTable, text, uuid, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './account.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

const account = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
const status = () =>
  text('status', { enum: ['active', 'trialing', 'past_due', 'paused', 'canceled'] }).notNull();
const interval = () =>
  text('interval', { enum: ['monthly', 'yearly'] })
    .notNull()
    .default('monthly');

/** The card that pays for a subscription, as the payment provider shows it. */
export interface StoredCard {
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

/** One line of an invoice; amounts in cents without tax, negative for credits. */
export interface InvoiceLine {
  /** The provider's name of the product. */
  description: string;
  /** Null or missing for a product that the platform does not sell. */
  product?: 'standard' | 'pro' | 'extra' | null;
  quantity: number;
  amount: number;
}

/** The current plan of an account; no row means that none was chosen yet. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    accountId: account(),
    plan: text('plan', { enum: ['free', 'standard', 'pro', 'enterprise'] }).notNull(),
    status: status(),
    interval: interval(),
    /** The payment provider's id; null for free plans and plans that were granted without a payment. */
    externalId: text('external_id'),
    nextBilledAt: moment('next_billed_at'),
    /** When the cancellation was requested. */
    canceledAt: moment('canceled_at'),
    /** The plan after `scheduledAt`; null for a cancellation. */
    scheduledPlan: text('scheduled_plan', { enum: ['free', 'standard', 'pro', 'enterprise'] }),
    scheduledAt: moment('scheduled_at'),
    card: jsonb('card').$type<StoredCard>(),
    /** Time of the newest change applied from the payment provider; older ones are ignored. */
    changedAt: moment('changed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('subscriptions_account').on(t.accountId)],
);

/** Clusters bought in addition to those of the plan. */
export const extraClusters = pgTable(
  'extra_clusters',
  {
    id: id(),
    accountId: account(),
    externalId: text('external_id').notNull(),
    quantity: integer('quantity').notNull(),
    interval: interval(),
    status: status(),
    nextBilledAt: moment('next_billed_at'),
    scheduledCancellationAt: moment('scheduled_cancellation_at'),
    changedAt: moment('changed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('extra_clusters_external').on(t.externalId),
    index('extra_clusters_account').on(t.accountId),
  ],
);

/** Name, address and tax number for the next invoices. */
export const billingDetails = pgTable('billing_details', {
  accountId: account().primaryKey(),
  details: jsonb('details').$type<Record<string, string | null>>().notNull(),
  updatedAt: updatedAt(),
});

/** Invoices as they were issued; only `status` changes, from pending to paid. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    accountId: account(),
    externalId: text('external_id').notNull(),
    number: text('number').notNull(),
    status: text('status', { enum: ['paid', 'pending'] }).notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    /** In cents, like `tax` and `total`. */
    subtotal: integer('subtotal').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    billedTo: jsonb('billed_to').$type<Record<string, string | null>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invoices_external').on(t.externalId),
    index('invoices_account').on(t.accountId, t.createdAt),
  ],
);

/** Webhooks that were applied, so that a repeated one changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  occurredAt: moment('occurred_at').notNull(),
  receivedAt: createdAt(),
});
