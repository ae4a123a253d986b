import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { wrappedSecrets } from '../../../db/schema/wrappedSecrets.ts';

type WrappedRow = typeof wrappedSecrets.$inferSelect;

export async function insertWrapped(
  db: Queryable,
  values: typeof wrappedSecrets.$inferInsert,
): Promise<void> {
  await db.insert(wrappedSecrets).values(values);
}

/** Deletes the row and returns it: only one of two concurrent callers gets it. */
export async function takeWrapped(
  db: Queryable,
  accountId: string,
  tokenHash: string,
  now: Date,
): Promise<WrappedRow | null> {
  const isUsable = and(
    eq(wrappedSecrets.accountId, accountId),
    eq(wrappedSecrets.tokenHash, tokenHash),
    gt(wrappedSecrets.expiresAt, now),
  );
  const [row] = await db.delete(wrappedSecrets).where(isUsable).returning();
  return row ?? null;
}

export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.delete(wrappedSecrets).where(lte(wrappedSecrets.expiresAt, now));
}
