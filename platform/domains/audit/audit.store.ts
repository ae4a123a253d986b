import { and, asc, eq, sql } from 'drizzle-orm';
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

/** Entries of one target whose `after` holds a later revision, oldest first. */
export async function revisionsAfter(
  db: Queryable,
  accountId: string,
  targetId: string,
  revision: number,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.accountId, accountId),
        eq(auditEntries.targetId, targetId),
        sql`(${auditEntries.after} ->> 'revision')::int > ${revision}`,
      ),
    )
    .orderBy(asc(auditEntries.position));
}
