import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { clusters } from '../../db/schema/clusters.ts';
import { clusterRegistries, registries } from '../../db/schema/registries.ts';

export type RegistryRow = typeof registries.$inferSelect;
export type ClusterRegistryRow = typeof clusterRegistries.$inferSelect;
export type ClusterRegistryPatch = Partial<Omit<typeof clusterRegistries.$inferInsert, 'id' | 'clusterId'>>;

/** A registry on a cluster together with the registry itself. */
export interface Applied {
  row: ClusterRegistryRow;
  registry: RegistryRow;
}

/** By name. */
export async function listRegistries(db: Queryable, accountId: string): Promise<RegistryRow[]> {
  return db
    .select()
    .from(registries)
    .where(eq(registries.accountId, accountId))
    .orderBy(asc(registries.name));
}

export async function findRegistry(
  db: Queryable,
  accountId: string,
  name: string,
): Promise<RegistryRow | undefined> {
  const [row] = await db
    .select()
    .from(registries)
    .where(and(eq(registries.accountId, accountId), eq(registries.name, name)));
  return row;
}

export async function registryById(db: Queryable, id: string): Promise<RegistryRow | undefined> {
  const [row] = await db.select().from(registries).where(eq(registries.id, id));
  return row;
}

/** Undefined if the account has one of that name. */
export async function insertRegistry(
  db: Queryable,
  values: typeof registries.$inferInsert,
): Promise<RegistryRow | undefined> {
  const [row] = await db.insert(registries).values(values).onConflictDoNothing().returning();
  return row;
}

export async function deleteRegistry(db: Queryable, id: string): Promise<void> {
  await db.delete(registries).where(eq(registries.id, id));
}

/** Registry id → clusters that use it, by name, without deleted clusters. */
export async function clustersUsing(
  db: Queryable,
  registryIds: readonly string[],
): Promise<Map<string, { id: string; name: string }[]>> {
  const found = new Map<string, { id: string; name: string }[]>(registryIds.map((id) => [id, []]));
  if (registryIds.length === 0) return found;
  const rows = await db
    .select({ registryId: clusterRegistries.registryId, id: clusters.id, name: clusters.name })
    .from(clusterRegistries)
    .innerJoin(clusters, eq(clusters.id, clusterRegistries.clusterId))
    .where(and(inArray(clusterRegistries.registryId, [...registryIds]), ne(clusters.status, 'deleted')))
    .orderBy(asc(clusters.name));
  for (const { registryId, id, name } of rows) found.get(registryId ?? '')?.push({ id, name });
  return found;
}

/** Registries on a cluster, by name, without those whose secrets are being removed. */
export async function appliedOn(db: Queryable, clusterId: string): Promise<Applied[]> {
  const rows = await db
    .select({ row: clusterRegistries, registry: registries })
    .from(clusterRegistries)
    .innerJoin(registries, eq(registries.id, clusterRegistries.registryId))
    .where(eq(clusterRegistries.clusterId, clusterId))
    .orderBy(asc(registries.name), asc(clusterRegistries.id));
  return rows;
}

/** All rows of a cluster, whether their registry still exists or not. */
export async function rowsOf(db: Queryable, clusterId: string): Promise<ClusterRegistryRow[]> {
  return db.select().from(clusterRegistries).where(eq(clusterRegistries.clusterId, clusterId));
}

/** Inserts the row, or applies `changes` to the existing one. */
export async function saveApplied(
  db: Queryable,
  values: typeof clusterRegistries.$inferInsert,
  changes: ClusterRegistryPatch,
): Promise<ClusterRegistryRow> {
  const [row] = await db
    .insert(clusterRegistries)
    .values(values)
    .onConflictDoUpdate({
      target: [clusterRegistries.clusterId, clusterRegistries.secretName],
      set: changes,
    })
    .returning();
  if (!row) throw new Error('no registry was stored for the cluster');
  return row;
}

/** Changes a row; undefined if its status is no longer among `from`. */
export async function patchApplied(
  db: Queryable,
  id: string,
  patch: ClusterRegistryPatch,
  from?: readonly ClusterRegistryRow['status'][],
): Promise<ClusterRegistryRow | undefined> {
  const [row] = await db
    .update(clusterRegistries)
    .set(patch)
    .where(and(eq(clusterRegistries.id, id), from ? inArray(clusterRegistries.status, [...from]) : undefined))
    .returning();
  return row;
}

export async function forgetApplied(db: Queryable, id: string): Promise<void> {
  await db.delete(clusterRegistries).where(eq(clusterRegistries.id, id));
}

/** At most one registry of a cluster is the default; null for none. */
export async function markDefault(db: Queryable, clusterId: string, id: string | null): Promise<void> {
  await db
    .update(clusterRegistries)
    .set({ isDefault: id === null ? false : sql`${clusterRegistries.id} = ${id}` })
    .where(eq(clusterRegistries.clusterId, clusterId));
}

/** Marks everything that uses the registry for removal, and returns the affected clusters. */
export async function removeEverywhere(db: Queryable, registryId: string, now: Date): Promise<string[]> {
  const rows = await db
    .update(clusterRegistries)
    .set({ status: 'removing', isDefault: false, message: null, updatedAt: now })
    .where(eq(clusterRegistries.registryId, registryId))
    .returning({ clusterId: clusterRegistries.clusterId });
  return rows.map(({ clusterId }) => clusterId);
}

/** Active clusters with registry rows. */
export async function clustersToWatch(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: clusters.id })
    .from(clusters)
    .innerJoin(clusterRegistries, eq(clusterRegistries.clusterId, clusters.id))
    .where(and(eq(clusters.status, 'active'), isNotNull(clusters.apiEndpoint)));
  return rows.map(({ id }) => id);
}
