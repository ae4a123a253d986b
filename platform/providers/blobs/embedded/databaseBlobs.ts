import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Core } from '../../../core.ts';
import { blobs } from '../../../db/schema/blobs.ts';
import type { Blobs } from '../port.ts';

/** Stores blobs in the table `blobs`, which all platforms of the database share. */
export function createDatabaseBlobs({ db, clock }: Pick<Core, 'db' | 'clock'>): Blobs {
  return {
    put: async (key, blob) => {
      const row = { ...blob, createdAt: clock.now() };
      await db
        .insert(blobs)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: blobs.key, set: row });
    },
    get: async (key) => {
      const [row] = await db
        .select({ type: blobs.type, bytes: blobs.bytes })
        .from(blobs)
        .where(eq(blobs.key, key));
      return row ?? null;
    },
    delete: async (key) => void (await db.delete(blobs).where(eq(blobs.key, key))),
    storedBefore: async (prefix, moment) => {
      const rows = await db
        .select({ key: blobs.key })
        .from(blobs)
        .where(and(sql`starts_with(${blobs.key}, ${prefix})`, lt(blobs.createdAt, moment)))
        .orderBy(asc(blobs.key));
      return rows.map(({ key }) => key);
    },
  };
}
