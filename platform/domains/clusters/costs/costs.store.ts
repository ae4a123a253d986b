import { and, asc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import { clusters } from '../../../db/schema/clusters.ts';
import { serverHours, serverHoursUntil } from '../../../db/schema/costs.ts';

export type ServerHours = typeof serverHours.$inferSelect;

/** Until when the hours of these clusters are counted; those that were never counted are missing. */
export async function allCountedUntil(
  db: Queryable,
  clusterIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .select()
    .from(serverHoursUntil)
    .where(inArray(serverHoursUntil.clusterId, [...clusterIds]));
  return new Map(rows.map(({ clusterId, until }) => [clusterId, until]));
}

/** Until when the hours of a cluster are counted, at first its creation; locked until the transaction ends. */
export async function countedUntil(
  tx: Tx,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<Date> {
  // A row that does not exist yet cannot be locked.
  await tx.insert(serverHoursUntil).values({ clusterId: id, until: createdAt }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(serverHoursUntil)
    .where(eq(serverHoursUntil.clusterId, id))
    .for('update');
  return row?.until ?? createdAt;
}

export async function setCountedUntil(db: Queryable, clusterId: string, until: Date): Promise<void> {
  await db
    .insert(serverHoursUntil)
    .values({ clusterId, until })
    .onConflictDoUpdate({ target: serverHoursUntil.clusterId, set: { until } });
}

/** Adds hours to those of the same day and server type. No two rows may have the same day, role and type. */
export async function addHours(db: Queryable, rows: readonly ServerHours[]): Promise<void> {
  const { clusterId, day, role, instanceType, hours, cost } = serverHours;
  await db
    .insert(serverHours)
    .values([...rows])
    .onConflictDoUpdate({
      target: [clusterId, day, role, instanceType],
      set: { hours: sql`${hours} + excluded.hours`, cost: sql`${cost} + excluded.cost` },
    });
}

const between = (accountId: string, from: string, to: string) =>
  and(eq(clusters.accountId, accountId), gte(serverHours.day, from), lt(serverHours.day, to));

/** Hours of an account's clusters from one day to the day before another, deleted clusters included. */
export async function hoursOf(db: Queryable, accountId: string, from: string, to: string) {
  const { id, name, status, archivedAt, masterHa, monthlyPrice, builtServers, attachments } = clusters;
  const cluster = { id, name, status, archivedAt, masterHa, monthlyPrice, builtServers, attachments };
  return db
    .select({ hours: serverHours, cluster })
    .from(serverHours)
    .innerJoin(clusters, eq(id, serverHours.clusterId))
    .where(between(accountId, from, to))
    .orderBy(asc(serverHours.day), asc(name), asc(id), asc(serverHours.role), asc(serverHours.instanceType));
}

/** What these days cost; null when nothing was counted on them. */
export async function costOf(
  db: Queryable,
  accountId: string,
  from: string,
  to: string,
): Promise<number | null> {
  const [row] = await db
    .select({ total: sum(serverHours.cost).mapWith(Number) })
    .from(serverHours)
    .innerJoin(clusters, eq(clusters.id, serverHours.clusterId))
    .where(between(accountId, from, to));
  return row?.total ?? null;
}
