import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';

/** A team: owns clusters, secrets and the subscription. */
export const accounts = pgTable('accounts', {
  id: id(),
  name: text('name').notNull(),
  paddleCustomerId: text('paddle_customer_id'),
  /** When the account is erased; null unless its owner deleted it. */
  deletionAt: moment('deletion_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A user; `email` is stored in lower case so that the unique index ignores case. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    /** The requested new address; replaces `email` once it is verified. */
    pendingEmail: text('pending_email'),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    avatar: text('avatar'),
    phoneNumber: text('phone_number'),
    username: text('username'),
    verified: boolean('verified').notNull().default(false),
    verificationSentAt: moment('verification_sent_at'),
    onboarded: boolean('onboarded').notNull().default(false),
    locale: text('locale', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    darkMode: boolean('dark_mode'),
    supportEnabled: boolean('support_enabled').notNull().default(false),
    /** When support access ends by itself; null while it is off. */
    supportUntil: moment('support_until'),
    duplicateUser: boolean('duplicate_user').notNull().default(false),
    defaultAccountId: uuid('default_account_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('users_email').on(t.email)],
);

/** A user's role in an account. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    permission: text('permission', { enum: ['master', 'owner', 'admin', 'developer', 'user'] }).notNull(),
    disabled: boolean('disabled').notNull().default(false),
    disabledBy: text('disabled_by', { enum: ['system', 'other'] }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('memberships_user_account').on(t.userId, t.accountId),
    index('memberships_account').on(t.accountId),
  ],
);
