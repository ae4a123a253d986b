import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { identities } from '../../../db/schema/identities.ts';

/** The user with that identity; null if it is unknown. */
export async function findUserIdByIdentity(
  db: Queryable,
  issuer: string,
  subject: string,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.userId ?? null;
}

/** Links an identity to a user, and no longer to another one. */
export async function linkIdentity(db: Queryable, values: typeof identities.$inferInsert): Promise<void> {
  await db
    .insert(identities)
    .values(values)
    .onConflictDoUpdate({ target: [identities.issuer, identities.subject], set: { userId: values.userId } });
}
