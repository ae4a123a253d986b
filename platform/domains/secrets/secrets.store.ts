import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { globalSecrets } from '../../db/schema/secrets.ts';

export type SecretRow = typeof globalSecrets.$inferSelect;

const named = (accountId: string, name: string) =>
  and(eq(globalSecrets.accountId, accountId), eq(globalSecrets.name, name));

/** Names without values, in alphabetical order, without `hidden`. */
export async function listSecrets(
  db: Queryable,
  accountId: string,
  hidden: string,
): Promise<Pick<SecretRow, 'name' | 'createdAt'>[]> {
  return db
    .select({ name: globalSecrets.name, createdAt: globalSecrets.createdAt })
    .from(globalSecrets)
    .where(and(eq(globalSecrets.accountId, accountId), ne(globalSecrets.name, hidden)))
    .orderBy(asc(globalSecrets.name));
}

export async function findSecret(db: Queryable, accountId: string, name: string): Promise<SecretRow | null> {
  const [row] = await db.select().from(globalSecrets).where(named(accountId, name));
  return row ?? null;
}

/** Inserts or updates a secret. */
export async function saveSecret(
  db: Queryable,
  values: { accountId: string; name: string; value: string },
  now: Date,
): Promise<SecretRow> {
  const [row] = await db
    .insert(globalSecrets)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [globalSecrets.accountId, globalSecrets.name],
      set: { value: values.value, updatedAt: now },
    })
    .returning();
  if (!row) throw new Error('no secret was stored');
  return row;
}

/** False if there was none. */
export async function deleteSecret(db: Queryable, accountId: string, name: string): Promise<boolean> {
  const rows = await db
    .delete(globalSecrets)
    .where(named(accountId, name))
    .returning({ id: globalSecrets.id });
  return rows.length > 0;
}
