import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, users } from './account.ts';
import { createdAt, id, moment } from './columns.ts';

/** An invite of an e-mail address to an account; an accepted one stays, so that its link says why it no longer works. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    permission: text('permission', { enum: ['admin', 'developer', 'user'] }).notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the token in the last mail; null until that is sent. */
    tokenHash: text('token_hash'),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invites_account_email').on(t.accountId, t.email),
    uniqueIndex('invites_token').on(t.tokenHash),
    index('invites_expires').on(t.expiresAt),
  ],
);
