import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from '../../http/scopes.ts';
import { accounts, users } from './account.ts';
import { createdAt, id, moment } from './columns.ts';

/**
 * An integrator's key: SHA-256 of the whole key, and the visible first characters. After a rotation the previous key is
 * accepted until `previousExpiresAt`.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    prefix: text('prefix').notNull(),
    previousHash: text('previous_hash'),
    previousExpiresAt: moment('previous_expires_at'),
    scopes: text('scopes').array().$type<Scope[]>().notNull().default(['read']),
    /** Read by platforms of the previous version during an upgrade. */
    scope: text('scope', { enum: ['read', 'write'] })
      .notNull()
      .default('read'),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    uniqueIndex('api_keys_hash').on(t.hash),
    uniqueIndex('api_keys_previous_hash').on(t.previousHash),
    index('api_keys_account').on(t.accountId),
  ],
);
