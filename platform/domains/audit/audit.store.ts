import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { auditEntries } from '../../db/schema/audit.ts';

export type AuditRow = typeof auditEntries.$inferSelect;
export type NewAuditEntry = typeof auditEntries.$inferInsert;

export async function insertEntry(db: Queryable, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** What a person is called now; undefined when they are gone. */
export async function nameOfUser(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name;
}
