import { index, jsonb, pgTable, text, uuid, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, users } from './account.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

/** The current plan of an account; no row means that none was chosen yet. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    plan: text('plan', { enum: ['free', 'standard', 'pro', 'enterprise'] }).notNull(),
    status: text('status', { enum: ['active', 'trialing', 'past_due', 'paused', 'canceled'] }).notNull(),
    interval: text('interval', { enum: ['monthly', 'yearly'] })
      .notNull()
      .default('monthly'),
    externalId: text('external_id'),
    nextBilledAt: moment('next_billed_at'),
    canceledAt: moment('canceled_at'),
    scheduledPlan: text('scheduled_plan', { enum: ['free', 'standard', 'pro', 'enterprise'] }),
    scheduledAt: moment('scheduled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('subscriptions_account').on(t.accountId)],
);

/** A purchase that waits for the payment provider. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    plan: text('plan', { enum: ['free', 'standard', 'pro', 'enterprise'] }).notNull(),
    interval: text('interval', { enum: ['monthly', 'yearly'] }).notNull(),
    billingDetails: jsonb('billing_details').$type<Record<string, unknown>>(),
    status: text('status', {
      enum: ['open', 'completed', 'canceled', 'requires_payment_method', 'requires_action'],
    })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    completedAt: moment('completed_at'),
  },
  (t) => [index('checkouts_account').on(t.accountId)],
);
