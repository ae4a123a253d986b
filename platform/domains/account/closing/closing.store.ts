import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '../../../db/database.ts';
import { accounts, memberships, users } from '../../../db/schema/account.ts';
import { clusterAddons } from '../../../db/schema/addons.ts';
import { apiKeys } from '../../../db/schema/apikeys.ts';
import { installedApps } from '../../../db/schema/apps.ts';
import { auditEntries } from '../../../db/schema/audit.ts';
import { billingDetails, extraClusters, invoices, subscriptions } from '../../../db/schema/billing.ts';
import { clusters } from '../../../db/schema/clusters.ts';
import { deployments, deploymentVersions } from '../../../db/schema/deployments.ts';
import { clusterGitops } from '../../../db/schema/gitops.ts';
import { githubIntegrations } from '../../../db/schema/integrations.ts';
import { nodePools } from '../../../db/schema/nodepools.ts';
import { postgresClusters } from '../../../db/schema/postgres.ts';
import { registries } from '../../../db/schema/registries.ts';
import { globalSecrets } from '../../../db/schema/secrets.ts';
import { invites } from '../../../db/schema/team.ts';

/** Closes an account, or with null keeps it; false if it is closing already, or is not. */
export async function setDeletionAt(
  db: Queryable,
  accountId: string,
  deletionAt: Date | null,
): Promise<boolean> {
  const isOther = deletionAt ? isNull(accounts.deletionAt) : isNotNull(accounts.deletionAt);
  const rows = await db
    .update(accounts)
    .set({ deletionAt })
    .where(and(eq(accounts.id, accountId), isOther))
    .returning({ id: accounts.id });
  return rows.length > 0;
}

/** Prevents changes of a user's roles until the transaction ends. */
export async function lockMemberships(tx: Tx, userId: string): Promise<void> {
  await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.id))
    .for('update');
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
  const { pendingSecrets: _ofDeployment, ...ofDeployment } = getTableColumns(deployments);
  const { pendingSecrets: _ofApp, ...ofApp } = getTableColumns(installedApps);
  const { pendingSecrets: _ofPostgres, ...ofPostgres } = getTableColumns(postgresClusters);
  const { privateKey: _key, ...ofGitops } = getTableColumns(clusterGitops);
  const clusterIds = db.select({ id: clusters.id }).from(clusters).where(eq(clusters.accountId, accountId));
  const deploymentIds = db
    .select({ id: deployments.id })
    .from(deployments)
    .where(inArray(deployments.clusterId, clusterIds));

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
    extraClusters: await db.select().from(extraClusters).where(eq(extraClusters.accountId, accountId)),
    billingDetails: await db.select().from(billingDetails).where(eq(billingDetails.accountId, accountId)),
    invoices: await db
      .select()
      .from(invoices)
      .where(eq(invoices.accountId, accountId))
      .orderBy(asc(invoices.createdAt), asc(invoices.id)),
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
    addons: await db.select().from(clusterAddons).where(inArray(clusterAddons.clusterId, clusterIds)),
    apps: await db.select(ofApp).from(installedApps).where(inArray(installedApps.clusterId, clusterIds)),
    deployments: await db
      .select(ofDeployment)
      .from(deployments)
      .where(inArray(deployments.clusterId, clusterIds)),
    deploymentVersions: await db
      .select()
      .from(deploymentVersions)
      .where(inArray(deploymentVersions.deploymentId, deploymentIds))
      .orderBy(asc(deploymentVersions.position)),
    databases: await db
      .select(ofPostgres)
      .from(postgresClusters)
      .where(inArray(postgresClusters.clusterId, clusterIds)),
    gitops: await db.select(ofGitops).from(clusterGitops).where(inArray(clusterGitops.clusterId, clusterIds)),
    github: await db.select().from(githubIntegrations).where(eq(githubIntegrations.accountId, accountId)),
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
