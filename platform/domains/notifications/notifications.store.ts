import { and, asc, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { knownDevices, notificationPreferences, notifications } from '../../db/schema/notifications.ts';
import type { PageQuery } from '../../http/paging.ts';
import type { MailKind } from './notifications.rules.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export async function insertNotifications(
  db: Queryable,
  values: (typeof notifications.$inferInsert)[],
): Promise<void> {
  if (values.length > 0) await db.insert(notifications).values(values);
}

/** One page of a user's notifications, newest first, with the number of all and of unread ones. */
export async function pageOf(
  db: Queryable,
  userId: string,
  query: PageQuery,
): Promise<{ rows: NotificationRow[]; total: number }> {
  const own = eq(notifications.userId, userId);
  const isOldestFirst = query.from === 'oldest';
  const between = and(
    own,
    query.after === undefined ? undefined : lt(notifications.position, query.after),
    query.before === undefined ? undefined : gt(notifications.position, query.before),
  );
  const order = isOldestFirst ? asc(notifications.position) : desc(notifications.position);
  const rows = await db.select().from(notifications).where(between).orderBy(order).limit(query.limit);
  const [counted] = await db.select({ total: count() }).from(notifications).where(own);
  return { rows: isOldestFirst ? rows.reverse() : rows, total: counted?.total ?? 0 };
}

export async function findNotification(
  db: Queryable,
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> {
  const own = and(eq(notifications.userId, userId), eq(notifications.id, id));
  const [row] = await db.select().from(notifications).where(own);
  return row;
}

export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const unread = and(eq(notifications.userId, userId), isNull(notifications.readAt));
  const [counted] = await db.select({ total: count() }).from(notifications).where(unread);
  return counted?.total ?? 0;
}

/** Whether the user has all of these notifications, `wanted` of them. */
export async function ownsAll(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  wanted: number,
): Promise<boolean> {
  const own = and(eq(notifications.userId, userId), inArray(notifications.id, [...ids]));
  const [counted] = await db.select({ total: count() }).from(notifications).where(own);
  return counted?.total === wanted;
}

/** Marks a user's notifications as read: those with these ids, or all. Returns how many changed. */
export async function markRead(
  db: Queryable,
  userId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<number> {
  const unread = and(eq(notifications.userId, userId), isNull(notifications.readAt));
  const rows = await db
    .update(notifications)
    .set({ readAt: now })
    .where(ids === null ? unread : and(unread, inArray(notifications.id, [...ids])))
    .returning({ id: notifications.id });
  return rows.length;
}

/** Deletes notifications from before that time. */
export async function deleteBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}

/** The stored choices of a user; kinds without one have their default. */
export async function choicesOf(db: Queryable, userId: string): Promise<Map<MailKind, boolean>> {
  const rows = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return new Map(rows.map(({ kind, byEmail }) => [kind, byEmail]));
}

/** A summary that is switched on begins with what comes after that. */
export async function saveChoice(
  db: Queryable,
  userId: string,
  kind: MailKind,
  byEmail: boolean,
  now: Date,
): Promise<void> {
  const { userId: user, kind: kindColumn } = notificationPreferences;
  const summarizedUntil = kind === 'daily_summary' ? now : null;
  await db
    .insert(notificationPreferences)
    .values({ userId, kind, byEmail, summarizedUntil })
    .onConflictDoUpdate({ target: [user, kindColumn], set: { byEmail, summarizedUntil } });
}

/** Remembers a browser: whether it is new, and whether the user had others. */
export async function rememberDevice(
  db: Queryable,
  userId: string,
  hash: string,
  now: Date,
): Promise<{ isNew: boolean; hadOthers: boolean }> {
  const added = await db
    .insert(knownDevices)
    .values({ userId, hash, createdAt: now })
    .onConflictDoNothing()
    .returning({ hash: knownDevices.hash });
  const [counted] = await db
    .select({ total: count() })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  return { isNew: added.length > 0, hadOthers: (counted?.total ?? 0) > 1 };
}
