import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { clusterAddons } from '../../db/schema/addons.ts';

export type AddonRow = typeof clusterAddons.$inferSelect;
type NewAddon = typeof clusterAddons.$inferInsert;
export type AddonPatch = Partial<Omit<NewAddon, 'id' | 'clusterId' | 'name'>>;

/** Add-ons with a row on the cluster, by name. */
export async function addonsOf(db: Queryable, clusterId: string): Promise<AddonRow[]> {
  return db
    .select()
    .from(clusterAddons)
    .where(eq(clusterAddons.clusterId, clusterId))
    .orderBy(asc(clusterAddons.name));
}

export async function findAddon(
  db: Queryable,
  clusterId: string,
  name: string,
): Promise<AddonRow | undefined> {
  const [row] = await db
    .select()
    .from(clusterAddons)
    .where(and(eq(clusterAddons.clusterId, clusterId), eq(clusterAddons.name, name)));
  return row;
}

/** One add-on, which no other transaction changes until this one ends. */
export async function lockAddon(tx: Tx, clusterId: string, name: string): Promise<AddonRow | undefined> {
  const [row] = await tx
    .select()
    .from(clusterAddons)
    .where(and(eq(clusterAddons.clusterId, clusterId), eq(clusterAddons.name, name)))
    .for('update');
  return row;
}

/** Inserts the row, or reuses the one of a failed installation. */
export async function saveAddon(db: Queryable, addon: NewAddon): Promise<AddonRow> {
  const { id: _id, createdAt: _createdAt, ...changes } = addon;
  const [row] = await db
    .insert(clusterAddons)
    .values(addon)
    .onConflictDoUpdate({ target: [clusterAddons.clusterId, clusterAddons.name], set: changes })
    .returning();
  if (!row) throw new Error('no add-on was stored');
  return row;
}

/** Changes an add-on; undefined if its status is no longer among `from`. */
export async function patchAddon(
  db: Queryable,
  clusterId: string,
  name: string,
  patch: AddonPatch,
  from?: readonly AddonRow['status'][],
): Promise<AddonRow | undefined> {
  const [row] = await db
    .update(clusterAddons)
    .set(patch)
    .where(
      and(
        eq(clusterAddons.clusterId, clusterId),
        eq(clusterAddons.name, name),
        from ? inArray(clusterAddons.status, [...from]) : undefined,
      ),
    )
    .returning();
  return row;
}

export async function removeAddon(db: Queryable, clusterId: string, name: string): Promise<void> {
  await db
    .delete(clusterAddons)
    .where(and(eq(clusterAddons.clusterId, clusterId), eq(clusterAddons.name, name)));
}
