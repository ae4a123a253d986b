import { and, asc, desc, eq, gte, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { clusters } from '../../db/schema/clusters.ts';
import { postgresClusters, postgresSamples } from '../../db/schema/postgres.ts';

export type PostgresRow = typeof postgresClusters.$inferSelect;
export type NewPostgres = typeof postgresClusters.$inferInsert;
export type PostgresPatch = Partial<Omit<NewPostgres, 'id' | 'clusterId' | 'name'>>;
export type SampleRow = typeof postgresSamples.$inferSelect;

/** Databases of a cluster by name, also deleted ones whose backups are kept. */
export async function postgresOf(db: Queryable, clusterId: string): Promise<PostgresRow[]> {
  return db
    .select()
    .from(postgresClusters)
    .where(eq(postgresClusters.clusterId, clusterId))
    .orderBy(asc(postgresClusters.name));
}

export async function findPostgres(db: Queryable, id: string): Promise<PostgresRow | undefined> {
  const [row] = await db.select().from(postgresClusters).where(eq(postgresClusters.id, id));
  return row;
}

export async function findByName(
  db: Queryable,
  clusterId: string,
  name: string,
): Promise<PostgresRow | undefined> {
  const [row] = await db
    .select()
    .from(postgresClusters)
    .where(and(eq(postgresClusters.clusterId, clusterId), eq(postgresClusters.name, name)));
  return row;
}

/** The row, locked until the transaction ends. */
export async function lockPostgres(tx: Tx, id: string): Promise<PostgresRow | undefined> {
  const [row] = await tx.select().from(postgresClusters).where(eq(postgresClusters.id, id)).for('update');
  return row;
}

/** Undefined if the name is taken on the cluster. */
export async function insertPostgres(db: Queryable, row: NewPostgres): Promise<PostgresRow | undefined> {
  const [made] = await db.insert(postgresClusters).values(row).onConflictDoNothing().returning();
  return made;
}

export async function patchPostgres(
  db: Queryable,
  id: string,
  patch: PostgresPatch,
): Promise<PostgresRow | undefined> {
  const [row] = await db.update(postgresClusters).set(patch).where(eq(postgresClusters.id, id)).returning();
  return row;
}

export async function removePostgres(db: Queryable, id: string): Promise<void> {
  await db.delete(postgresClusters).where(eq(postgresClusters.id, id));
}

/** The name of a database that is made from the backups of this one and may still read them. */
export async function restoringFrom(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: postgresClusters.name })
    .from(postgresClusters)
    .where(
      and(
        sql`${postgresClusters.source} ->> 'id' = ${id}`,
        isNull(postgresClusters.readyAt),
        notInArray(postgresClusters.status, ['failed', 'uninstalling', 'uninstall_failed', 'uninstalled']),
      ),
    )
    .limit(1);
  return row?.name;
}

/** Rows in a status on clusters that run. */
export async function rowsOnActiveClusters(
  db: Queryable,
  status: PostgresRow['status'],
): Promise<PostgresRow[]> {
  const rows = await db
    .select({ row: postgresClusters })
    .from(postgresClusters)
    .innerJoin(clusters, eq(clusters.id, postgresClusters.clusterId))
    .where(and(eq(postgresClusters.status, status), eq(clusters.status, 'active')));
  return rows.map(({ row }) => row);
}

export interface ServingPostgres {
  row: PostgresRow;
  accountId: string;
}

/** Databases that serve, on clusters that run; newest first. */
export async function servingPostgres(db: Queryable): Promise<ServingPostgres[]> {
  return db
    .select({ row: postgresClusters, accountId: clusters.accountId })
    .from(postgresClusters)
    .innerJoin(clusters, eq(clusters.id, postgresClusters.clusterId))
    .where(
      and(
        inArray(postgresClusters.status, ['installed', 'upgrading']),
        isNull(postgresClusters.deletedAt),
        eq(clusters.status, 'active'),
      ),
    )
    .orderBy(desc(postgresClusters.createdAt), desc(postgresClusters.id));
}

/** Databases that were given this key of a bucket; also deleted ones whose backups are kept. */
export async function withAccessKey(db: Queryable, accessKeyId: string): Promise<PostgresRow[]> {
  return db
    .select()
    .from(postgresClusters)
    .where(sql`${postgresClusters.config} ->> 'access_key_id' = ${accessKeyId}`);
}

/** Also deleted ones whose backups are kept. */
export async function allPostgresIds(db: Queryable): Promise<string[]> {
  return (await db.select({ id: postgresClusters.id }).from(postgresClusters)).map(({ id }) => id);
}

/** Replaces the measurements of these intervals, each of which occurs once. */
export async function saveSamples(
  db: Queryable,
  rows: (typeof postgresSamples.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(postgresSamples)
    .values(rows)
    .onConflictDoUpdate({
      target: [postgresSamples.postgresId, postgresSamples.stepMs, postgresSamples.at],
      set: { sample: sql`excluded.sample` },
    });
}

/** Oldest first. */
export async function samplesOf(
  db: Queryable,
  postgresId: string,
  { stepMs, since }: { stepMs: number; since: Date },
): Promise<SampleRow[]> {
  return db
    .select()
    .from(postgresSamples)
    .where(
      and(
        eq(postgresSamples.postgresId, postgresId),
        eq(postgresSamples.stepMs, stepMs),
        gte(postgresSamples.at, since),
      ),
    )
    .orderBy(asc(postgresSamples.at));
}

export async function dropSamples(
  db: Queryable,
  { stepMs, before }: { stepMs: number; before: Date },
): Promise<void> {
  await db
    .delete(postgresSamples)
    .where(and(eq(postgresSamples.stepMs, stepMs), lt(postgresSamples.at, before)));
}

/** Statuses of databases on the clusters of an account that are neither archived nor deleted. */
export async function statusesOf(db: Queryable, accountId: string): Promise<PostgresRow['status'][]> {
  const rows = await db
    .select({ status: postgresClusters.status })
    .from(postgresClusters)
    .innerJoin(clusters, eq(clusters.id, postgresClusters.clusterId))
    .where(
      and(
        eq(clusters.accountId, accountId),
        isNull(clusters.archivedAt),
        isNull(clusters.deletedAt),
        isNull(postgresClusters.deletedAt),
      ),
    );
  return rows.map(({ status }) => status);
}
