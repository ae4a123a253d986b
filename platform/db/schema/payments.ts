import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/**
 * A record of the embedded payment provider: customer, transaction, subscription or notification, in the provider's wire
 * format. No foreign keys: a payment provider does not know its customers' tables.
 */
export const paymentObjects = pgTable(
  'payment_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Customer that the record belongs to. */
    customerId: text('customer_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** When the record is to be worked on next: a renewal, a retry or a delivery. */
    dueAt: moment('due_at'),
    /** Order of creation. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_objects_due').on(t.kind, t.dueAt),
    index('payment_objects_customer').on(t.customerId, t.kind),
  ],
);
