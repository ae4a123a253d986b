import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, users } from './account.ts';
import { createdAt, id, updatedAt } from './columns.ts';

/** The account's connection to its git host, one at a time. Tokens are not stored: the host issues them on demand. */
export const githubIntegrations = pgTable(
  'github_integrations',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    installationId: text('installation_id').notNull(),
    username: text('username').notNull(),
    avatarUrl: text('avatar_url'),
    connectedBy: uuid('connected_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('github_integrations_account').on(t.accountId)],
);
