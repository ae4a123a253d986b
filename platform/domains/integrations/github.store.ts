import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { githubIntegrations } from '../../db/schema/integrations.ts';

export type GithubRow = typeof githubIntegrations.$inferSelect;
type NewGithub = typeof githubIntegrations.$inferInsert;

/** The account's connection; undefined if there is none. */
export async function githubOf(db: Queryable, accountId: string): Promise<GithubRow | undefined> {
  const [row] = await db.select().from(githubIntegrations).where(eq(githubIntegrations.accountId, accountId));
  return row;
}

/** Replaces the account's connection and keeps its id, because there is one per account. */
export async function saveGithub(db: Queryable, values: NewGithub): Promise<GithubRow> {
  const { accountId: _accountId, id: _id, ...changes } = values;
  const [row] = await db
    .insert(githubIntegrations)
    .values(values)
    .onConflictDoUpdate({ target: githubIntegrations.accountId, set: changes })
    .returning();
  if (!row) throw new Error('no GitHub connection was stored');
  return row;
}

/** The deleted connection; undefined if there was none with that id. */
export async function removeGithub(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<GithubRow | undefined> {
  const own = and(eq(githubIntegrations.accountId, accountId), eq(githubIntegrations.id, id));
  const [row] = await db.delete(githubIntegrations).where(own).returning();
  return row;
}
