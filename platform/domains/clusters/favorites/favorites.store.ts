import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { clusters, favoriteClusters } from '../../../db/schema/clusters.ts';

/** Ids of a user's favorites among the clusters of an account, by name; without deleted ones. */
export async function favoritesOf(db: Queryable, userId: string, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: clusters.id })
    .from(favoriteClusters)
    .innerJoin(clusters, eq(clusters.id, favoriteClusters.clusterId))
    .where(
      and(
        eq(favoriteClusters.userId, userId),
        eq(clusters.accountId, accountId),
        ne(clusters.status, 'deleted'),
      ),
    )
    .orderBy(asc(clusters.name));
  return rows.map(({ id }) => id);
}

/** Marks a cluster; a second time changes nothing. */
export async function addFavorite(
  db: Queryable,
  favorite: { userId: string; clusterId: string; createdAt: Date },
): Promise<void> {
  await db.insert(favoriteClusters).values(favorite).onConflictDoNothing();
}

export async function removeFavorite(db: Queryable, userId: string, clusterId: string): Promise<void> {
  await db
    .delete(favoriteClusters)
    .where(and(eq(favoriteClusters.userId, userId), eq(favoriteClusters.clusterId, clusterId)));
}
