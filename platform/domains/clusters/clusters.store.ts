import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { clusterCredentials, clusterEvents, clusters, type BuiltServer } from '../../db/schema/clusters.ts';

export type ClusterRow = typeof clusters.$inferSelect;
export type NewCluster = typeof clusters.$inferInsert;
export type ClusterPatch = Partial<Omit<NewCluster, 'id' | 'accountId'>>;
export type ClusterEventRow = typeof clusterEvents.$inferSelect;
type NewClusterEvent = typeof clusterEvents.$inferInsert;
type ClusterCredentialsRow = typeof clusterCredentials.$inferSelect;

/** Clusters that count against the plan. */
export interface ClusterCounts {
  active: number;
  archived: number;
}

const notDeleted = ne(clusters.status, 'deleted');
/** Set from the start of archiving until the start of unarchiving, so that running jobs count on the right side. */
const isArchived = isNotNull(clusters.archivedAt);

/** Clusters against both limits, including those with a running job, without deleted ones. */
export async function countClusters(db: Queryable, accountId: string): Promise<ClusterCounts> {
  const [row] = await db
    .select({
      active: sql<number>`count(*) filter (where ${isNull(clusters.archivedAt)})::int`,
      archived: sql<number>`count(*) filter (where ${isArchived})::int`,
    })
    .from(clusters)
    .where(and(eq(clusters.accountId, accountId), notDeleted));
  return row ?? { active: 0, archived: 0 };
}

/** Number of clusters whose servers were created with the token, or will be because they wait for the saved one. */
export async function countClustersWithToken(
  db: Queryable,
  accountId: string,
  cloudTokenHash: string,
): Promise<number> {
  const waitsForSaved = and(
    isNull(clusters.cloudTokenHash),
    isNull(clusters.temporaryToken),
    inArray(clusters.status, ['pending', 'creating']),
  );
  return db.$count(
    clusters,
    and(
      eq(clusters.accountId, accountId),
      notDeleted,
      isNull(clusters.archivedAt),
      or(eq(clusters.cloudTokenHash, cloudTokenHash), waitsForSaved),
    ),
  );
}

export async function insertCluster(tx: Tx, cluster: NewCluster): Promise<ClusterRow> {
  const [row] = await tx.insert(clusters).values(cluster).returning();
  if (!row) throw new Error('the insert returned no row');
  return row;
}

/** Clusters of an account, newest first, without deleted ones. */
export async function clustersOf(db: Queryable, accountId: string): Promise<ClusterRow[]> {
  return db
    .select()
    .from(clusters)
    .where(and(eq(clusters.accountId, accountId), notDeleted))
    .orderBy(desc(clusters.createdAt), asc(clusters.name));
}

/** Clusters of all accounts, without deleted ones. */
export async function allClusters(db: Queryable): Promise<ClusterRow[]> {
  return db.select().from(clusters).where(notDeleted);
}

/** One cluster of an account; undefined if it is another account's, deleted or unknown. */
export async function findCluster(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<ClusterRow | undefined> {
  const [row] = await db
    .select()
    .from(clusters)
    .where(and(eq(clusters.id, id), eq(clusters.accountId, accountId), notDeleted));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockCluster(tx: Tx, accountId: string, id: string): Promise<ClusterRow | undefined> {
  const [row] = await tx
    .select()
    .from(clusters)
    .where(and(eq(clusters.id, id), eq(clusters.accountId, accountId), notDeleted))
    .for('update');
  return row;
}

/** One cluster of any account and status, for the jobs that work on it. */
export async function clusterById(db: Queryable, id: string): Promise<ClusterRow | undefined> {
  const [row] = await db.select().from(clusters).where(eq(clusters.id, id));
  return row;
}

/** The same without deleted ones; it stays as it is until the transaction ends. */
export async function shareCluster(tx: Tx, id: string): Promise<ClusterRow | undefined> {
  const [row] = await tx
    .select()
    .from(clusters)
    .where(and(eq(clusters.id, id), notDeleted))
    .for('share');
  return row;
}

/** Changes a cluster; undefined if its status is no longer among `from`. */
export async function patchCluster(
  tx: Tx,
  id: string,
  patch: ClusterPatch,
  from?: readonly ClusterRow['status'][],
): Promise<ClusterRow | undefined> {
  const [row] = await tx
    .update(clusters)
    .set(patch)
    .where(and(eq(clusters.id, id), from ? inArray(clusters.status, [...from]) : undefined))
    .returning();
  return row;
}

/** Stores the progress of a job, which comes often: the row is wide and not read. False as `patchCluster`. */
export async function storeProgress(
  tx: Tx,
  id: string,
  patch: Pick<ClusterPatch, 'progress' | 'message' | 'updatedAt'>,
  from: readonly ClusterRow['status'][],
): Promise<boolean> {
  const rows = await tx
    .update(clusters)
    .set(patch)
    .where(and(eq(clusters.id, id), inArray(clusters.status, [...from])))
    .returning({ id: clusters.id });
  return rows.length > 0;
}

export async function insertClusterEvent(db: Queryable, event: NewClusterEvent): Promise<void> {
  await db.insert(clusterEvents).values(event);
}

/** Timeline of a cluster, oldest first. */
export async function eventsOf(db: Queryable, clusterId: string): Promise<ClusterEventRow[]> {
  return db
    .select()
    .from(clusterEvents)
    .where(eq(clusterEvents.clusterId, clusterId))
    .orderBy(asc(clusterEvents.position));
}

export async function credentialsOf(
  db: Queryable,
  clusterId: string,
): Promise<ClusterCredentialsRow | undefined> {
  const [row] = await db.select().from(clusterCredentials).where(eq(clusterCredentials.clusterId, clusterId));
  return row;
}

/** Stores the first key pair of a cluster: a repeated step gets the one that the servers already have. */
export async function keepSshKey(
  db: Queryable,
  key: { clusterId: string; sshPrivateKey: string; sshPublicKey: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(clusterCredentials)
    .values({ ...key, kubeconfig: '' })
    .onConflictDoNothing();
}

/** Stores the hash of the token that manages the servers of a cluster. */
export async function noteCloudToken(
  db: Queryable,
  clusterId: string,
  cloudTokenHash: string,
): Promise<void> {
  await db.update(clusters).set({ cloudTokenHash }).where(eq(clusters.id, clusterId));
}

/** Adds a server to those of an unfinished creation; a repeated step finds it in the list. */
export async function noteBuiltServer(db: Queryable, clusterId: string, server: BuiltServer): Promise<void> {
  const { builtServers } = clusters;
  const isNew = sql`not ${builtServers} @> ${JSON.stringify([{ name: server.name }])}::jsonb`;
  await db
    .update(clusters)
    .set({ builtServers: sql`${builtServers} || ${JSON.stringify([server])}::jsonb` })
    .where(and(eq(clusters.id, clusterId), isNew));
}

/** Stores a new kubeconfig, which can be downloaded whether or not the previous one was. */
export async function setKubeconfig(db: Queryable, clusterId: string, kubeconfig: string): Promise<void> {
  await db
    .update(clusterCredentials)
    .set({
      kubeconfig,
      kubeconfigDownloadedAt: null,
      kubeconfigDownloadedBy: null,
      kubeconfigTransfer: null,
      kubeconfigTransferAt: null,
    })
    .where(eq(clusterCredentials.clusterId, clusterId));
}
