import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, users } from './account.ts';
import { createdAt, id, moment } from './columns.ts';

/** A signed-in session; the token's `sid` is its id. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
    csrfHash: text('csrf_hash'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expiresAt)],
);

/** A one-time secret sent by mail; only its SHA-256 is stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    hash: text('hash').notNull(),
    kind: text('kind', {
      enum: [
        'verify',
        'reset',
        'otp',
        'invite',
        'checkout',
        'social',
        'impersonate',
        'undo-email',
        'passkey',
      ],
    }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    triesLeft: integer('tries_left'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    uniqueIndex('one_time_tokens_hash').on(t.hash),
    index('one_time_tokens_user_kind').on(t.userId, t.kind),
  ],
);

/** A key that signs session tokens; it stops signing at `rotates_at` and verifying at `expires_at`. */
export const signingKeys = pgTable('signing_keys', {
  id: id(),
  secret: text('secret').notNull(),
  createdAt: createdAt(),
  rotatesAt: moment('rotates_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A user's second factor: the sealed secret, and the hash of a one-time backup code. */
export const totp = pgTable('totp', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  backupCodeHash: text('backup_code_hash'),
  /** The last accepted time step, so that a code cannot be used twice. */
  lastStep: integer('last_step'),
  createdAt: createdAt(),
});

/** Attempts per key and window, shared by all processes and kept across restarts. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
});
