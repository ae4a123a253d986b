import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { clusters } from '../../db/schema/clusters.ts';
import { clusterGitops } from '../../db/schema/gitops.ts';

export type GitopsRow = typeof clusterGitops.$inferSelect;
type NewGitops = typeof clusterGitops.$inferInsert;
export type GitopsPatch = Partial<Omit<NewGitops, 'id' | 'clusterId'>>;

/** What the cluster follows or last followed; undefined if it never had GitOps. */
export async function findGitops(db: Queryable, clusterId: string): Promise<GitopsRow | undefined> {
  const [row] = await db.select().from(clusterGitops).where(eq(clusterGitops.clusterId, clusterId));
  return row;
}

/** The row, which no other transaction changes until this one ends. */
export async function lockGitops(tx: Tx, clusterId: string): Promise<GitopsRow | undefined> {
  const [row] = await tx
    .select()
    .from(clusterGitops)
    .where(eq(clusterGitops.clusterId, clusterId))
    .for('update');
  return row;
}

/** Inserts the row, or reuses the previous one. */
export async function saveGitops(db: Queryable, values: NewGitops): Promise<GitopsRow> {
  const { id: _id, createdAt: _createdAt, ...changes } = values;
  const [row] = await db
    .insert(clusterGitops)
    .values(values)
    .onConflictDoUpdate({ target: clusterGitops.clusterId, set: changes })
    .returning();
  if (!row) throw new Error('no GitOps configuration was stored');
  return row;
}

/** Changes the row; undefined if its status is no longer among `from`. */
export async function patchGitops(
  db: Queryable,
  clusterId: string,
  patch: GitopsPatch,
  from?: readonly GitopsRow['status'][],
): Promise<GitopsRow | undefined> {
  const [row] = await db
    .update(clusterGitops)
    .set(patch)
    .where(
      and(
        eq(clusterGitops.clusterId, clusterId),
        from ? inArray(clusterGitops.status, [...from]) : undefined,
      ),
    )
    .returning();
  return row;
}

/** Clusters of an account that follow a repository, by name. */
export async function usersOf(
  db: Queryable,
  accountId: string,
): Promise<{ clusterId: string; name: string; repository: string }[]> {
  return db
    .select({ clusterId: clusters.id, name: clusters.name, repository: clusterGitops.repository })
    .from(clusterGitops)
    .innerJoin(clusters, eq(clusters.id, clusterGitops.clusterId))
    .where(
      and(
        eq(clusters.accountId, accountId),
        eq(clusterGitops.enabled, true),
        inArray(clusters.status, ['active', 'archived', 'updating', 'inactive']),
      ),
    )
    .orderBy(asc(clusters.name));
}
