import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './account.ts';
import { createdAt, id } from './columns.ts';

/** Audit entries of an account. Rows are never changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Null for the system. Not a foreign key, because entries outlive users. */
    actorId: uuid('actor_id'),
    /** The name at that time. */
    actorName: text('actor_name').notNull(),
    origin: text('origin', { enum: ['console', 'api_key', 'support', 'system'] }).notNull(),
    /** `<noun>.<verb>`, such as cluster.update. */
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    targetName: text('target_name').notNull(),
    /** The changed fields, without secret values. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_account').on(t.accountId, t.position),
    index('audit_entries_target').on(t.accountId, t.targetId, t.position),
  ],
);
