import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts, users } from './account.ts';
import { createdAt, id } from './columns.ts';

/** An event reported by the console (such as completed_onboarding). */
export const recordedEvents = pgTable(
  'recorded_events',
  {
    id: id(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [index('recorded_events_account').on(t.accountId, t.createdAt)],
);
