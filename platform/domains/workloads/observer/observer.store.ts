import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { clusters } from '../../../db/schema/clusters.ts';
import { clusterObservers } from '../../../db/schema/observers.ts';

interface Lease {
  holder: string;
  now: Date;
  until: Date;
}

/** Takes or renews the leases of all clusters with an API that no other process observes; returns their ids. */
export async function takeLeases(db: Queryable, { holder, now, until }: Lease): Promise<string[]> {
  const observer = clusterObservers;
  const free = await db
    .select({ id: clusters.id })
    .from(clusters)
    .leftJoin(observer, eq(observer.clusterId, clusters.id))
    .where(
      and(
        isNotNull(clusters.apiEndpoint),
        isNull(clusters.archivedAt),
        inArray(clusters.status, ['active', 'updating']),
        or(isNull(observer.holder), eq(observer.holder, holder), lt(observer.until, now)),
      ),
    );
  if (free.length === 0) return [];
  const taken = await db
    .insert(observer)
    .values(free.map(({ id }) => ({ clusterId: id, holder, until })))
    .onConflictDoUpdate({
      target: observer.clusterId,
      set: { holder, until },
      // Another process may have been faster.
      setWhere: or(eq(observer.holder, holder), lt(observer.until, now)),
    })
    .returning({ id: observer.clusterId });
  return taken.map(({ id }) => id);
}

/** Gives up the leases of a process, but those of some clusters. */
export async function dropLeases(db: Queryable, holder: string, kept: readonly string[]): Promise<void> {
  const { clusterId } = clusterObservers;
  await db
    .delete(clusterObservers)
    .where(
      and(
        eq(clusterObservers.holder, holder),
        kept.length > 0 ? notInArray(clusterId, [...kept]) : undefined,
      ),
    );
}
