import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './account.ts';
import { createdAt, id, updatedAt } from './columns.ts';

/** An account's named secret; `value` is encrypted and never listed. */
export const globalSecrets = pgTable(
  'global_secrets',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    value: text('value').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('global_secrets_account_name').on(t.accountId, t.name)],
);
