import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts, users } from './account.ts';
import { createdAt, id, moment } from './columns.ts';

const kinds = [
  'new_sign_in',
  'plan_updated',
  'plan_ending',
  'trial_ending',
  'payment_failed',
  'payment_received',
  'card_updated',
  'invite_accepted',
  'app_failed',
  'backup_failed',
  'restore_failed',
] as const;

/** Kinds of e-mails; the summary is one without notifications of its own. */
const mailKinds = [...kinds, 'daily_summary'] as const;

/** A notification of a user. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account that it is about; null for the user's own matters. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: kinds }).notNull(),
    /** Parameters of the kind's message. */
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [index('notifications_user').on(t.userId, t.position)],
);

/** E-mails that a user has switched off or on; without a row a kind has its default. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mailKinds }).notNull(),
    byEmail: boolean('by_email').notNull(),
    /** Until when the user has got summaries, of the kind `daily_summary`. */
    summarizedUntil: moment('summarized_until'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** Browsers that a user has signed in with, by the hash of what they send as their name. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);
