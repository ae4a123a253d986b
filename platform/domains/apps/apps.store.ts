import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { installedApps } from '../../db/schema/apps.ts';
import { clusters } from '../../db/schema/clusters.ts';

export type AppRow = typeof installedApps.$inferSelect;
export type NewApp = typeof installedApps.$inferInsert;
export type AppPatch = Partial<Omit<NewApp, 'id' | 'clusterId' | 'name' | 'instanceName'>>;

/** Apps on a cluster, by name and name of the instance. */
export async function appsOf(db: Queryable, clusterId: string): Promise<AppRow[]> {
  return db
    .select()
    .from(installedApps)
    .where(eq(installedApps.clusterId, clusterId))
    .orderBy(asc(installedApps.name), asc(installedApps.instanceName));
}

export async function findApp(db: Queryable, id: string): Promise<AppRow | undefined> {
  const [row] = await db.select().from(installedApps).where(eq(installedApps.id, id));
  return row;
}

/** An app on a cluster, locked until the transaction ends. */
export async function lockNamedApp(tx: Tx, clusterId: string, name: string): Promise<AppRow | undefined> {
  const [row] = await tx
    .select()
    .from(installedApps)
    .where(and(eq(installedApps.clusterId, clusterId), eq(installedApps.name, name)))
    .for('update');
  return row;
}

/** The row, locked until the transaction ends. */
export async function lockApp(tx: Tx, id: string): Promise<AppRow | undefined> {
  const [row] = await tx.select().from(installedApps).where(eq(installedApps.id, id)).for('update');
  return row;
}

export async function insertApp(db: Queryable, app: NewApp): Promise<AppRow> {
  const [row] = await db.insert(installedApps).values(app).returning();
  if (!row) throw new Error('no app was stored');
  return row;
}

/** Undefined if the app is gone. */
export async function patchApp(db: Queryable, id: string, patch: AppPatch): Promise<AppRow | undefined> {
  const [row] = await db.update(installedApps).set(patch).where(eq(installedApps.id, id)).returning();
  return row;
}

export async function removeApp(db: Queryable, id: string): Promise<void> {
  await db.delete(installedApps).where(eq(installedApps.id, id));
}

/** Statuses of apps on the clusters of an account that are neither archived nor deleted. */
export async function statusesOf(db: Queryable, accountId: string): Promise<AppRow['status'][]> {
  const rows = await db
    .select({ status: installedApps.status })
    .from(installedApps)
    .innerJoin(clusters, eq(clusters.id, installedApps.clusterId))
    .where(and(eq(clusters.accountId, accountId), isNull(clusters.archivedAt), isNull(clusters.deletedAt)));
  return rows.map(({ status }) => status);
}
