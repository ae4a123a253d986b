import { and, asc, count, desc, eq, gt, gte, ilike, inArray, like, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { escapeLike } from '../../db/escapeLike.ts';
import { users } from '../../db/schema/account.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import type { AuditQuery } from './audit.input.ts';

export type AuditRow = typeof auditEntries.$inferSelect;
type NewAuditEntry = typeof auditEntries.$inferInsert;

export async function insertEntry(db: Queryable, entry: NewAuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entry);
}

/** The current name of a user; undefined if deleted. */
export async function nameOfUser(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name;
}

/** Entries of one target whose `after` contains a later revision, oldest first. */
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

function filterOf(accountId: string, query: AuditQuery): SQL | undefined {
  const { action, origin, actor, target, search, since, until } = query;
  const words = search ? `%${escapeLike(search)}%` : undefined;
  return and(
    eq(auditEntries.accountId, accountId),
    action
      ? or(eq(auditEntries.action, action), like(auditEntries.action, `${escapeLike(action)}.%`))
      : undefined,
    origin ? eq(auditEntries.origin, origin) : undefined,
    actor ? eq(auditEntries.actorId, actor) : undefined,
    target ? eq(auditEntries.targetId, target) : undefined,
    since ? gte(auditEntries.createdAt, since) : undefined,
    until ? lt(auditEntries.createdAt, until) : undefined,
    words ? or(ilike(auditEntries.targetName, words), ilike(auditEntries.actorName, words)) : undefined,
  );
}

/** One page, newest first, and the total number of matching entries; only of these subjects unless null. */
export async function pageOf(
  db: Queryable,
  accountId: string,
  query: AuditQuery,
  subjects: readonly string[] | null = null,
): Promise<{ rows: AuditRow[]; total: number }> {
  const subject = sql`split_part(${auditEntries.action}, '.', 1)`;
  const filter = and(filterOf(accountId, query), subjects ? inArray(subject, [...subjects]) : undefined);
  const isOldestFirst = query.from === 'oldest';
  const between = and(
    filter,
    // Positions increase with time, and the list is newest first: what comes after is older.
    query.after === undefined ? undefined : lt(auditEntries.position, query.after),
    query.before === undefined ? undefined : gt(auditEntries.position, query.before),
  );
  const order = isOldestFirst ? asc(auditEntries.position) : desc(auditEntries.position);
  const rows = await db.select().from(auditEntries).where(between).orderBy(order).limit(query.limit);
  const [counted] = await db.select({ total: count() }).from(auditEntries).where(filter);
  return { rows: isOldestFirst ? rows.reverse() : rows, total: counted?.total ?? 0 };
}

export async function findEntry(db: Queryable, accountId: string, id: string): Promise<AuditRow | undefined> {
  const own = and(eq(auditEntries.accountId, accountId), eq(auditEntries.id, id));
  const [row] = await db.select().from(auditEntries).where(own);
  return row;
}
