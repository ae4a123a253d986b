import { and, count, desc, eq, gte, isNull, lt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { notificationPreferences, notifications } from '../../db/schema/notifications.ts';
import type { NotificationRow } from './notifications.store.ts';

const summary = and(
  eq(notificationPreferences.kind, 'daily_summary'),
  eq(notificationPreferences.byEmail, true),
);

/** Ids of the users whose last summary ends before that time. */
export async function usersToSummarize(db: Queryable, before: Date): Promise<string[]> {
  const { userId, summarizedUntil } = notificationPreferences;
  const rows = await db
    .select({ userId })
    .from(notificationPreferences)
    .where(and(summary, lte(summarizedUntil, before)));
  return rows.map((row) => row.userId);
}

/**
 * Moves the end of a user's summaries to `now` and returns where it was; undefined if another process has moved it, or
 * the summary was switched off.
 */
export async function takeSummary(
  db: Queryable,
  userId: string,
  { before, now }: { before: Date; now: Date },
): Promise<Date | undefined> {
  const own = and(summary, eq(notificationPreferences.userId, userId));
  const due = and(own, lte(notificationPreferences.summarizedUntil, before));
  const [row] = await db.select().from(notificationPreferences).where(due).for('update');
  if (!row?.summarizedUntil) return undefined;
  await db.update(notificationPreferences).set({ summarizedUntil: now }).where(own);
  return row.summarizedUntil;
}

/** The newest unread notifications of a user in that time, and the number of all of them. */
export async function unreadSince(
  db: Queryable,
  userId: string,
  { since, now }: { since: Date; now: Date },
  limit: number,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const unread = and(
    eq(notifications.userId, userId),
    isNull(notifications.readAt),
    gte(notifications.createdAt, since),
    lt(notifications.createdAt, now),
  );
  const rows = await db
    .select()
    .from(notifications)
    .where(unread)
    .orderBy(desc(notifications.position))
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(notifications).where(unread);
  return { rows, total: counted?.total ?? 0 };
}
