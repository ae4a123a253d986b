import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { nodePools } from '../../db/schema/nodepools.ts';

export type NodePoolRow = typeof nodePools.$inferSelect;
type NewNodePool = typeof nodePools.$inferInsert;

/** A pool that is removed keeps its row until its servers are deleted. */
const stays = ne(nodePools.status, 'removing');

/** Inserts pools and returns them in the same order. */
export async function insertPools(db: Queryable, pools: NewNodePool[]): Promise<NodePoolRow[]> {
  if (pools.length === 0) return [];
  return db.insert(nodePools).values(pools).returning();
}

/** Pools of several clusters in one query, in the order of their form, without those that wait to be removed. */
export async function poolsOf(db: Queryable, clusterIds: readonly string[]): Promise<NodePoolRow[]> {
  if (clusterIds.length === 0) return [];
  return db
    .select()
    .from(nodePools)
    .where(and(inArray(nodePools.clusterId, [...clusterIds]), stays))
    .orderBy(asc(nodePools.position), asc(nodePools.name));
}

/** Every pool of one cluster, in the order of its form. */
export async function allPoolsOf(db: Queryable, clusterId: string): Promise<NodePoolRow[]> {
  return db
    .select()
    .from(nodePools)
    .where(eq(nodePools.clusterId, clusterId))
    .orderBy(asc(nodePools.position), asc(nodePools.name));
}

/** Sets the state of all remaining pools of a cluster. */
export async function setPoolStatus(
  db: Queryable,
  clusterId: string,
  status: NodePoolRow['status'],
  updatedAt: Date,
): Promise<void> {
  await db
    .update(nodePools)
    .set({ status, updatedAt })
    .where(and(eq(nodePools.clusterId, clusterId), stays));
}

/** Sets the state of some pools. */
export async function setStatusOf(
  db: Queryable,
  ids: readonly string[],
  status: NodePoolRow['status'],
  updatedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(nodePools)
    .set({ status, updatedAt })
    .where(inArray(nodePools.id, [...ids]));
}

export async function updatePool(db: Queryable, id: string, patch: Partial<NewNodePool>): Promise<void> {
  await db.update(nodePools).set(patch).where(eq(nodePools.id, id));
}

export async function deletePools(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(nodePools).where(inArray(nodePools.id, [...ids]));
}
