import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { apiKeys } from '../../db/schema/apikeys.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

const own = (accountId: string, id: string) => and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, id));

/** Newest first. */
export async function listKeys(db: Queryable, accountId: string): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

export async function insertKey(db: Queryable, values: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [row] = await db.insert(apiKeys).values(values).returning();
  if (!row) throw new Error('no API key was stored');
  return row;
}

export async function updateKey(
  db: Queryable,
  accountId: string,
  id: string,
  changes: Partial<typeof apiKeys.$inferInsert>,
): Promise<ApiKeyRow | null> {
  const [row] = await db.update(apiKeys).set(changes).where(own(accountId, id)).returning();
  return row ?? null;
}

export async function findKey(db: Queryable, accountId: string, id: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(own(accountId, id));
  return row ?? null;
}

/** False if there was none. */
export async function deleteKey(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const rows = await db.delete(apiKeys).where(own(accountId, id)).returning({ id: apiKeys.id });
  return rows.length > 0;
}

export async function findKeyByHash(db: Queryable, hash: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.hash, hash));
  return row ?? null;
}

export async function touchKey(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}
