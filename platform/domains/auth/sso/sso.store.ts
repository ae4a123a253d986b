import { and, asc, eq, isNotNull, ne, notInArray } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import { accounts, memberships } from '../../../db/schema/account.ts';
import { ssoConnections, ssoDomains } from '../../../db/schema/sso.ts';

export type SsoRow = typeof ssoConnections.$inferSelect;
export type SsoDomainRow = typeof ssoDomains.$inferSelect;

export async function findSso(db: Queryable, accountId: string): Promise<SsoRow | null> {
  const [row] = await db.select().from(ssoConnections).where(eq(ssoConnections.accountId, accountId));
  return row ?? null;
}

/** Makes other changes of the account's connection wait until the transaction ends. */
export async function lockSso(tx: Tx, accountId: string): Promise<void> {
  const own = eq(ssoConnections.accountId, accountId);
  await tx.select({ id: ssoConnections.accountId }).from(ssoConnections).where(own).for('update');
}

/** The connection of the account that has verified the domain, with the account's name. */
export async function findSsoByDomain(
  db: Queryable,
  domain: string,
): Promise<(SsoRow & { accountName: string }) | null> {
  const [row] = await db
    .select({ sso: ssoConnections, accountName: accounts.name })
    .from(ssoDomains)
    .innerJoin(ssoConnections, eq(ssoConnections.accountId, ssoDomains.accountId))
    .innerJoin(accounts, eq(accounts.id, ssoDomains.accountId))
    .where(and(eq(ssoDomains.domain, domain), isNotNull(ssoDomains.verifiedAt)));
  return row ? { ...row.sso, accountName: row.accountName } : null;
}

export async function saveSso(db: Queryable, values: typeof ssoConnections.$inferInsert): Promise<void> {
  const { accountId: _, createdAt: __, ...changes } = values;
  await db
    .insert(ssoConnections)
    .values(values)
    .onConflictDoUpdate({ target: ssoConnections.accountId, set: changes });
}

export async function deleteSso(db: Queryable, accountId: string): Promise<boolean> {
  const rows = await db
    .delete(ssoConnections)
    .where(eq(ssoConnections.accountId, accountId))
    .returning({ id: ssoConnections.accountId });
  return rows.length > 0;
}

/** The account's domains by name. */
export async function listDomains(db: Queryable, accountId: string): Promise<SsoDomainRow[]> {
  return db
    .select()
    .from(ssoDomains)
    .where(eq(ssoDomains.accountId, accountId))
    .orderBy(asc(ssoDomains.domain));
}

/** Makes these the domains of the account; those that stay keep their verification. */
export async function setDomains(
  db: Queryable,
  accountId: string,
  domains: readonly string[],
  createdAt: Date,
): Promise<void> {
  await db
    .delete(ssoDomains)
    .where(and(eq(ssoDomains.accountId, accountId), notInArray(ssoDomains.domain, [...domains])));
  await db
    .insert(ssoDomains)
    .values(domains.map((domain) => ({ accountId, domain, createdAt })))
    .onConflictDoNothing();
}

/** True if another account has verified the domain. */
export async function isVerifiedElsewhere(
  db: Queryable,
  accountId: string,
  domain: string,
): Promise<boolean> {
  const isOther = and(
    eq(ssoDomains.domain, domain),
    isNotNull(ssoDomains.verifiedAt),
    ne(ssoDomains.accountId, accountId),
  );
  return (await db.select({ id: ssoDomains.id }).from(ssoDomains).where(isOther)).length > 0;
}

export async function setVerified(db: Queryable, id: string, verifiedAt: Date): Promise<void> {
  await db.update(ssoDomains).set({ verifiedAt }).where(eq(ssoDomains.id, id));
}

/** True if an account of the user, in which they are no owner, requires single sign-on for addresses of the domain. */
export async function isSsoRequired(db: Queryable, userId: string, domain: string): Promise<boolean> {
  const rows = await db
    .select({ id: ssoDomains.id })
    .from(ssoDomains)
    .innerJoin(ssoConnections, eq(ssoConnections.accountId, ssoDomains.accountId))
    .innerJoin(memberships, eq(memberships.accountId, ssoDomains.accountId))
    .where(
      and(
        eq(ssoDomains.domain, domain),
        isNotNull(ssoDomains.verifiedAt),
        eq(ssoConnections.isRequired, true),
        eq(memberships.userId, userId),
        eq(memberships.disabled, false),
        ne(memberships.permission, 'owner'),
      ),
    );
  return rows.length > 0;
}
