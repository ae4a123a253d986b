import { and, asc, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** A user's passkeys, oldest first. */
export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function hasPasskeys(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return (row?.n ?? 0) > 0;
}

/** The passkey, locked until the transaction ends. */
export async function lockPasskey(db: Queryable, userId: string, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(own(userId, id)).for('update');
  return row ?? null;
}

export async function findByCredential(db: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Null if the credential is registered already. */
export async function insertPasskey(
  db: Queryable,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await db.insert(passkeys).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** Records a use. False if the passkey was removed, or used by somebody else since it was read. */
export async function recordUse(
  db: Queryable,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  used: { counter: number; lastUsedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set(used)
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function renamePasskey(db: Queryable, id: string, name: string): Promise<void> {
  await db.update(passkeys).set({ name }).where(eq(passkeys.id, id));
}

export async function deletePasskey(db: Queryable, id: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.id, id));
}
