import { and, asc, eq, exists, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import { accounts, memberships } from '../../../db/schema/account.ts';
import { identities } from '../../../db/schema/identities.ts';
import { ssoConnections, ssoDomains } from '../../../db/schema/sso.ts';
import { GOOGLE_ISSUER } from '../../../providers/identity/port.ts';

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

/**
 * Identities of a user at the issuer of a connection. Those at Google are none, because guests have them for "Sign in
 * with Google".
 */
const linksOf = (userId: string) =>
  and(
    eq(identities.userId, userId),
    ne(identities.issuer, GOOGLE_ISSUER),
    // An ID token may name the issuer with or without the slash.
    sql`rtrim(${identities.issuer}, '/') = rtrim(${ssoConnections.issuer}, '/')`,
  );

/** Deletes the user's identities at the issuer of the account. */
export async function unlinkIdentities(db: Queryable, accountId: string, userId: string): Promise<void> {
  const ofAccount = and(eq(ssoConnections.accountId, accountId), linksOf(userId));
  await db
    .delete(identities)
    .where(exists(db.select({ id: ssoConnections.accountId }).from(ssoConnections).where(ofAccount)));
}

/**
 * True if an account of the user, in which they are no owner, requires single sign-on: for addresses of the domain, and
 * for members who have signed in with it, because they may have changed their address.
 */
export async function isSsoRequired(db: Queryable, userId: string, domain: string): Promise<boolean> {
  const isOfAccount = and(
    eq(ssoDomains.accountId, ssoConnections.accountId),
    eq(ssoDomains.domain, domain),
    isNotNull(ssoDomains.verifiedAt),
  );
  const rows = await db
    .select({ id: ssoConnections.accountId })
    .from(ssoConnections)
    .innerJoin(memberships, eq(memberships.accountId, ssoConnections.accountId))
    .where(
      and(
        eq(ssoConnections.isRequired, true),
        eq(memberships.userId, userId),
        eq(memberships.disabled, false),
        ne(memberships.permission, 'owner'),
        or(
          exists(db.select({ id: ssoDomains.id }).from(ssoDomains).where(isOfAccount)),
          exists(db.select({ id: identities.id }).from(identities).where(linksOf(userId))),
        ),
      ),
    );
  return rows.length > 0;
}
