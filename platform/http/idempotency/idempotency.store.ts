import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { idempotentRequests } from '../../db/schema/idempotency.ts';

export type IdempotentRequest = typeof idempotentRequests.$inferSelect;

/** Inserts the request; false if there is one already. */
export async function beginRequest(
  db: Queryable,
  row: { id: string; requestHash: string; startedAt: Date },
): Promise<boolean> {
  const rows = await db.insert(idempotentRequests).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function findRequest(db: Queryable, id: string): Promise<IdempotentRequest | null> {
  const [row] = await db.select().from(idempotentRequests).where(eq(idempotentRequests.id, id));
  return row ?? null;
}

export async function finishRequest(
  db: Queryable,
  id: string,
  result: { status: number; response: string },
): Promise<void> {
  await db.update(idempotentRequests).set(result).where(eq(idempotentRequests.id, id));
}

export async function removeRequest(db: Queryable, id: string): Promise<void> {
  await db.delete(idempotentRequests).where(eq(idempotentRequests.id, id));
}

/** Removes a request that began before `before` and never ended, because its process did. */
export async function removeStuck(db: Queryable, id: string, before: Date): Promise<void> {
  const isStuck = and(isNull(idempotentRequests.status), lt(idempotentRequests.startedAt, before));
  await db.delete(idempotentRequests).where(and(eq(idempotentRequests.id, id), isStuck));
}

export async function removeRequestsBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(idempotentRequests).where(lt(idempotentRequests.startedAt, before));
}
