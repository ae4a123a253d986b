import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { nodePools } from '../../db/schema/nodepools.ts';

export type NodePoolRow = typeof nodePools.$inferSelect;
export type NewNodePool = typeof nodePools.$inferInsert;

/** Inserts pools and answers them in the order given. */
export async function insertPools(db: Queryable, pools: NewNodePool[]): Promise<NodePoolRow[]> {
  if (pools.length === 0) return [];
  return db.insert(nodePools).values(pools).returning();
}

/** Pools of several clusters in one query, in the order of their form. */
export async function poolsOf(db: Queryable, clusterIds: readonly string[]): Promise<NodePoolRow[]> {
  if (clusterIds.length === 0) return [];
  return db
    .select()
    .from(nodePools)
    .where(inArray(nodePools.clusterId, [...clusterIds]))
    .orderBy(asc(nodePools.position), asc(nodePools.name));
}

/** Sets the state of all pools of a cluster. */
export async function setPoolStatus(
  db: Queryable,
  clusterId: string,
  status: string,
  updatedAt: Date,
): Promise<void> {
  await db.update(nodePools).set({ status, updatedAt }).where(eq(nodePools.clusterId, clusterId));
}
