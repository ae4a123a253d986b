import { isNotNull } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './account.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

const roles = ['admin', 'developer', 'user'] as const;

/** An account's OpenID Connect provider for single sign-on. */
export const ssoConnections = pgTable('sso_connections', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Encrypted. */
  clientSecret: text('client_secret').notNull(),
  /** Claim of the ID token with the values that `roleMapping` maps; null keeps the roles as they are. */
  roleClaim: text('role_claim'),
  roleMapping: jsonb('role_mapping')
    .$type<{ value: string; role: (typeof roles)[number] }[]>()
    .notNull()
    .default([]),
  /** Role of people whose claim has none of the mapped values. */
  defaultRole: text('default_role', { enum: roles }).notNull(),
  /** Whether members can sign in only with it; owners always have their password. */
  isRequired: boolean('is_required').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** An e-mail domain of an account; verified for one account at most. */
export const ssoDomains = pgTable(
  'sso_domains',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => ssoConnections.accountId, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    verifiedAt: moment('verified_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sso_domains_account_domain').on(t.accountId, t.domain),
    uniqueIndex('sso_domains_verified').on(t.domain).where(isNotNull(t.verifiedAt)),
  ],
);
