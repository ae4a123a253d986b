import { and, desc, eq, getTableColumns, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { apiKeys } from '../../db/schema/apikeys.ts';

/** A key and the name of the user who created it. */
export type ApiKeyRow = typeof apiKeys.$inferSelect & { creator: string };

const keysWithCreator = (db: Queryable) =>
  db
    .select({ ...getTableColumns(apiKeys), creator: users.name })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId));

const own = (accountId: string, id: string) => and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, id));

/** Newest first. */
export async function listKeys(db: Queryable, accountId: string): Promise<ApiKeyRow[]> {
  return keysWithCreator(db)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

export async function insertKey(db: Queryable, values: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [made] = await db.insert(apiKeys).values(values).returning({ id: apiKeys.id });
  const row = made && (await findKey(db, values.accountId, made.id));
  if (!row) throw new Error('no API key was stored');
  return row;
}

export async function updateKey(
  db: Queryable,
  accountId: string,
  id: string,
  changes: Partial<typeof apiKeys.$inferInsert>,
): Promise<void> {
  await db.update(apiKeys).set(changes).where(own(accountId, id));
}

export async function findKey(db: Queryable, accountId: string, id: string): Promise<ApiKeyRow | null> {
  const [row] = await keysWithCreator(db).where(own(accountId, id));
  return row ?? null;
}

/** False if there was none. */
export async function deleteKey(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const rows = await db.delete(apiKeys).where(own(accountId, id)).returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** By the hash of its current or its previous key. */
export async function findKeyByHash(
  db: Queryable,
  hash: string,
): Promise<typeof apiKeys.$inferSelect | null> {
  const isThis = or(eq(apiKeys.hash, hash), eq(apiKeys.previousHash, hash));
  const [row] = await db.select().from(apiKeys).where(isThis);
  return row ?? null;
}

export async function touchKey(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}
