import { and, asc, eq, getTableColumns, lte, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { accounts, memberships, users } from '../../../db/schema/account.ts';
import { apiKeys } from '../../../db/schema/apikeys.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { subscriptions } from '../../../db/schema/billing.ts';
import { clusters } from '../../../db/schema/clusters.ts';
import { invites } from '../../../db/schema/team.ts';
import { nodePools } from '../../../db/schema/nodepools.ts';
import { registries } from '../../../db/schema/registries.ts';
import { globalSecrets } from '../../../db/schema/secrets.ts';

export async function setDeletionAt(
  db: Queryable,
  accountId: string,
  deletionAt: Date | null,
): Promise<void> {
  await db.update(accounts).set({ deletionAt }).where(eq(accounts.id, accountId));
}

/** Accounts whose time of grace is over. */
export async function dueAccounts(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(lte(accounts.deletionAt, now));
  return rows.map(({ id }) => id);
}

/** Locks an account whose time of grace is over; false if its owner has kept it in the meantime. */
export async function lockDueAccount(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  const isDue = and(eq(accounts.id, accountId), lte(accounts.deletionAt, now));
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isDue).for('update');
  return rows.length > 0;
}

/** Deletes the account with everything it owns, and the users who are in no other account. */
export async function eraseAccount(db: Queryable, accountId: string): Promise<void> {
  const other = alias(memberships, 'other');
  const elsewhere = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.userId, memberships.userId), ne(other.accountId, accountId)));
  const people = await db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.accountId, accountId), notExists(elsewhere)));
  await db.delete(accounts).where(eq(accounts.id, accountId));
  for (const { id } of people) await deleteUser(db, id);
}

export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

/** Addresses and languages of the account's owners. */
export async function ownersOf(db: Queryable, accountId: string) {
  return db
    .select({ name: users.name, email: users.email, locale: users.locale })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.accountId, accountId), eq(memberships.permission, 'owner')));
}

/** Everything that the account owns, without secret values, tokens and hashes. */
export async function accountData(db: Queryable, accountId: string) {
  const { temporaryToken: _token, cloudTokenHash: _hash, ...ofCluster } = getTableColumns(clusters);
  const { password: _password, ...ofRegistry } = getTableColumns(registries);
  const { tokenHash: _invite, ...ofInvite } = getTableColumns(invites);

  return {
    account: await db.select().from(accounts).where(eq(accounts.id, accountId)),
    users: await db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        permission: memberships.permission,
        disabled: memberships.disabled,
        createdAt: memberships.createdAt,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(memberships.accountId, accountId)),
    invites: await db.select(ofInvite).from(invites).where(eq(invites.accountId, accountId)),
    subscription: await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId)),
    clusters: await db
      .select(ofCluster)
      .from(clusters)
      .where(eq(clusters.accountId, accountId))
      .orderBy(asc(clusters.createdAt), asc(clusters.id)),
    nodePools: await db
      .select(getTableColumns(nodePools))
      .from(nodePools)
      .innerJoin(clusters, eq(clusters.id, nodePools.clusterId))
      .where(eq(clusters.accountId, accountId)),
    registries: await db.select(ofRegistry).from(registries).where(eq(registries.accountId, accountId)),
    secrets: await db
      .select({ name: globalSecrets.name, createdAt: globalSecrets.createdAt })
      .from(globalSecrets)
      .where(eq(globalSecrets.accountId, accountId)),
    apiKeys: await db
      .select({
        name: apiKeys.name,
        prefix: apiKeys.prefix,
        scopes: apiKeys.scopes,
        createdAt: apiKeys.createdAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.accountId, accountId)),
    auditLog: await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.accountId, accountId))
      .orderBy(asc(auditEntries.position)),
  };
}
