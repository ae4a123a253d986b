import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { lockAccount } from '../../db/lockAccount.ts';
import { accounts, memberships, users } from '../../db/schema/account.ts';
import { apiKeys } from '../../db/schema/apikeys.ts';
import { invites } from '../../db/schema/team.ts';
import type { Member } from './team.rules.ts';

export type InviteRow = typeof invites.$inferSelect;
/** An invite, its account, and the name of who sent it. */
export type InviteWithTeam = InviteRow & {
  accountName: string;
  /** When the account is erased; null unless its owner deleted it. */
  deletionAt: Date | null;
  inviterName: string | null;
};

/** A member with the part of the user that the team sees. */
export interface MemberRow extends Member {
  name: string;
  email: string;
  avatar: string | null;
  verified: boolean;
  createdAt: Date;
}

const memberColumns = {
  userId: users.id,
  name: users.name,
  email: users.email,
  avatar: users.avatar,
  verified: users.verified,
  permission: memberships.permission,
  disabled: memberships.disabled,
  disabledBy: memberships.disabledBy,
  createdAt: memberships.createdAt,
};

const membershipOf = (accountId: string, userId: string) =>
  and(eq(memberships.accountId, accountId), eq(memberships.userId, userId));

/** Members of an account, oldest first. */
export async function listMembers(db: Queryable, accountId: string): Promise<MemberRow[]> {
  return db
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.accountId, accountId))
    .orderBy(asc(memberships.createdAt), asc(memberships.id));
}

/** Number of owners of an account who are not disabled. */
export async function countOwners(db: Queryable, accountId: string): Promise<number> {
  const isOwner = and(
    eq(memberships.accountId, accountId),
    eq(memberships.permission, 'owner'),
    eq(memberships.disabled, false),
  );
  const [row] = await db.select({ n: count() }).from(memberships).where(isOwner);
  return row?.n ?? 0;
}

/** Locks the account until the transaction ends, and returns the member. */
export async function lockMember(
  db: Queryable,
  accountId: string,
  userId: string,
): Promise<MemberRow | null> {
  await lockAccount(db, accountId);
  const [row] = await db
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(membershipOf(accountId, userId));
  return row ?? null;
}

export async function updateMembership(
  db: Queryable,
  accountId: string,
  userId: string,
  changes: Partial<Pick<typeof memberships.$inferInsert, 'permission' | 'disabled' | 'disabledBy'>>,
): Promise<void> {
  await db.update(memberships).set(changes).where(membershipOf(accountId, userId));
}

/** Deletes the membership and the member's API keys of the account. */
export async function deleteMembership(db: Queryable, accountId: string, userId: string): Promise<void> {
  await db.delete(memberships).where(membershipOf(accountId, userId));
  await db.delete(apiKeys).where(and(eq(apiKeys.accountId, accountId), eq(apiKeys.userId, userId)));
}

const inviteColumns = {
  id: invites.id,
  accountId: invites.accountId,
  email: invites.email,
  permission: invites.permission,
  invitedBy: invites.invitedBy,
  tokenHash: invites.tokenHash,
  sentAt: invites.sentAt,
  expiresAt: invites.expiresAt,
  acceptedAt: invites.acceptedAt,
  createdAt: invites.createdAt,
  accountName: accounts.name,
  deletionAt: accounts.deletionAt,
  inviterName: users.name,
};

const invitesWithTeam = (db: Queryable) =>
  db
    .select(inviteColumns)
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.accountId))
    .leftJoin(users, eq(users.id, invites.invitedBy));

/** Invites that nobody has accepted yet, newest first, expired ones included. */
export async function listInvites(db: Queryable, accountId: string): Promise<InviteWithTeam[]> {
  return invitesWithTeam(db)
    .where(and(eq(invites.accountId, accountId), isNull(invites.acceptedAt)))
    .orderBy(desc(invites.createdAt), desc(invites.id));
}

export async function findInvite(
  db: Queryable,
  by: { id: string } | { tokenHash: string } | { accountId: string; email: string },
): Promise<InviteWithTeam | null> {
  const matches = Object.entries(by).map(([column, value]) =>
    eq(inviteColumns[column as keyof InviteRow], value),
  );
  const [row] = await invitesWithTeam(db).where(and(...matches));
  return row ?? null;
}

/**
 * A new invite of that address, in place of an earlier one. An accepted invite loses its token, so that its old link
 * does not work for the new one.
 */
export async function saveInvite(db: Queryable, values: typeof invites.$inferInsert): Promise<string> {
  const { permission, invitedBy, sentAt, expiresAt } = values;
  const { acceptedAt, createdAt, tokenHash } = invites;
  const fresh = {
    permission,
    invitedBy,
    sentAt,
    expiresAt,
    acceptedAt: null,
    createdAt: sql`case when ${acceptedAt} is null then ${createdAt} else excluded.created_at end`,
    tokenHash: sql`case when ${acceptedAt} is null then ${tokenHash} end`,
  };
  const [row] = await db
    .insert(invites)
    .values(values)
    .onConflictDoUpdate({ target: [invites.accountId, invites.email], set: fresh })
    .returning({ id: invites.id });
  if (!row) throw new Error('no invite was stored');
  return row.id;
}

/** False if the invite is gone. */
export async function setInviteToken(db: Queryable, id: string, tokenHash: string): Promise<boolean> {
  const rows = await db
    .update(invites)
    .set({ tokenHash })
    .where(eq(invites.id, id))
    .returning({ id: invites.id });
  return rows.length > 0;
}

/** Accepts the invite; false if somebody did before. */
export async function acceptInvite(db: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(invites)
    .set({ acceptedAt: now })
    .where(and(eq(invites.id, id), isNull(invites.acceptedAt)))
    .returning({ id: invites.id });
  return rows.length > 0;
}

/** The deleted invite; null if there was none pending. */
export async function deleteInvite(db: Queryable, accountId: string, id: string): Promise<InviteRow | null> {
  const isPending = and(eq(invites.accountId, accountId), eq(invites.id, id), isNull(invites.acceptedAt));
  const [row] = await db.delete(invites).where(isPending).returning();
  return row ?? null;
}
