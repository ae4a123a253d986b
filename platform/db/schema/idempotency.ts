import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A POST request with an Idempotency-Key, and its response once there is one. */
export const idempotentRequests = pgTable('idempotent_requests', {
  /** Hash of caller, route and key. */
  id: text('id').primaryKey(),
  requestHash: text('request_hash').notNull(),
  startedAt: moment('started_at').notNull(),
  status: integer('status'),
  /** Sealed, because a response may contain a new API key. */
  response: text('response'),
});
