import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { clusters } from '../../db/schema/clusters.ts';
import { deployments, deploymentVersions } from '../../db/schema/deployments.ts';

export type DeploymentRow = typeof deployments.$inferSelect;
export type NewDeployment = typeof deployments.$inferInsert;
export type DeploymentPatch = Partial<Omit<NewDeployment, 'id' | 'clusterId' | 'name' | 'namespace'>>;
export type VersionRow = typeof deploymentVersions.$inferSelect;
export type NewVersion = typeof deploymentVersions.$inferInsert;

/** Deployments of a cluster, by namespace and name. */
export async function deploymentsOf(db: Queryable, clusterId: string): Promise<DeploymentRow[]> {
  return db
    .select()
    .from(deployments)
    .where(eq(deployments.clusterId, clusterId))
    .orderBy(asc(deployments.namespace), asc(deployments.name));
}

export async function findDeployment(db: Queryable, id: string): Promise<DeploymentRow | undefined> {
  const [row] = await db.select().from(deployments).where(eq(deployments.id, id));
  return row;
}

/** The cluster of a deployment in an account; undefined for those of other accounts. */
export async function clusterOfDeployment(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ clusterId: deployments.clusterId })
    .from(deployments)
    .innerJoin(clusters, eq(clusters.id, deployments.clusterId))
    .where(and(eq(deployments.id, id), eq(clusters.accountId, accountId)));
  return row?.clusterId;
}

/** The row, locked until the transaction ends. */
export async function lockDeployment(tx: Tx, id: string): Promise<DeploymentRow | undefined> {
  const [row] = await tx.select().from(deployments).where(eq(deployments.id, id)).for('update');
  return row;
}

/** Undefined if the name is taken in the namespace. */
export async function insertDeployment(
  db: Queryable,
  row: NewDeployment,
): Promise<DeploymentRow | undefined> {
  const [made] = await db.insert(deployments).values(row).onConflictDoNothing().returning();
  return made;
}

export async function patchDeployment(
  db: Queryable,
  id: string,
  patch: DeploymentPatch,
): Promise<DeploymentRow | undefined> {
  const [row] = await db.update(deployments).set(patch).where(eq(deployments.id, id)).returning();
  return row;
}

export async function removeDeployment(db: Queryable, id: string): Promise<void> {
  await db.delete(deployments).where(eq(deployments.id, id));
}

export async function insertVersion(db: Queryable, version: NewVersion): Promise<VersionRow> {
  const [made] = await db.insert(deploymentVersions).values(version).returning();
  if (!made) throw new Error('no version was stored');
  return made;
}

/** Newest first. */
export async function versionsOf(db: Queryable, deploymentId: string, limit: number): Promise<VersionRow[]> {
  return db
    .select()
    .from(deploymentVersions)
    .where(eq(deploymentVersions.deploymentId, deploymentId))
    .orderBy(desc(deploymentVersions.position))
    .limit(limit);
}

export async function findVersion(
  db: Queryable,
  deploymentId: string,
  id: string,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(deploymentVersions)
    .where(and(eq(deploymentVersions.deploymentId, deploymentId), eq(deploymentVersions.id, id)));
  return row;
}

/** The newest versions of all deployments of a cluster, newest first: by deployment. */
export async function recentVersions(
  db: Queryable,
  clusterId: string,
  limit: number,
): Promise<Map<string, VersionRow[]>> {
  const ranked = db.$with('ranked').as(
    db
      .select({
        id: deploymentVersions.id,
        rank: sql<number>`row_number() over (partition by ${deploymentVersions.deploymentId} order by ${deploymentVersions.position} desc)`.as(
          'rank',
        ),
      })
      .from(deploymentVersions)
      .innerJoin(deployments, eq(deployments.id, deploymentVersions.deploymentId))
      .where(eq(deployments.clusterId, clusterId)),
  );
  const rows = await db
    .with(ranked)
    .select({ version: deploymentVersions })
    .from(deploymentVersions)
    .innerJoin(ranked, eq(ranked.id, deploymentVersions.id))
    .where(sql`${ranked.rank} <= ${limit}`)
    .orderBy(desc(deploymentVersions.position));
  const byDeployment = new Map<string, VersionRow[]>();
  for (const { version } of rows) {
    const known = byDeployment.get(version.deploymentId);
    if (known) known.push(version);
    else byDeployment.set(version.deploymentId, [version]);
  }
  return byDeployment;
}

/** Statuses of deployments on the clusters of an account that are neither archived nor deleted. */
export async function statusesOf(db: Queryable, accountId: string): Promise<DeploymentRow['status'][]> {
  const rows = await db
    .select({ status: deployments.status })
    .from(deployments)
    .innerJoin(clusters, eq(clusters.id, deployments.clusterId))
    .where(and(eq(clusters.accountId, accountId), isNull(clusters.archivedAt), isNull(clusters.deletedAt)));
  return rows.map(({ status }) => status);
}
