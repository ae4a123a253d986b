import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './account.ts';
import { createdAt, id, moment } from './columns.ts';

/** A value that can be read once with its token; `value` is encrypted and deleted when it is read. */
export const wrappedSecrets = pgTable(
  'wrapped_secrets',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    value: text('value').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('wrapped_secrets_token').on(t.tokenHash),
    index('wrapped_secrets_expires').on(t.expiresAt),
  ],
);
