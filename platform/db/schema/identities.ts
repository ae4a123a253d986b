import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id } from './columns.ts';

/** A user's identity at an OpenID Connect issuer; it stays valid when the address changes there. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('identities_issuer_subject').on(t.issuer, t.subject),
    index('identities_user').on(t.userId),
  ],
);
