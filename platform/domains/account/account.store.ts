import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, memberships, users } from '../../db/schema/account.ts';
import { apiKeys } from '../../db/schema/apikeys.ts';
import { sessions } from '../../db/schema/auth.ts';
import { invites } from '../../db/schema/team.ts';
import type { Permission } from '../../http/authGuard.ts';

export type UserRow = typeof users.$inferSelect;
export type AccountRow = typeof accounts.$inferSelect;

/** A user's membership in one account. */
export interface Membership {
  accountId: string;
  accountName: string;
  permission: Permission;
  disabled: boolean;
  disabledBy: 'system' | 'other' | null;
}

export async function insertUser(db: Queryable, values: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(values).returning();
  if (!row) throw new Error('no user was stored');
  return row;
}

export async function insertAccount(db: Queryable, name: string): Promise<AccountRow> {
  const [row] = await db.insert(accounts).values({ name }).returning();
  if (!row) throw new Error('no account was stored');
  return row;
}

export async function insertMembership(
  db: Queryable,
  values: typeof memberships.$inferInsert,
): Promise<void> {
  await db.insert(memberships).values(values);
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** `email` in lower case. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Whether another address of the same mailbox belongs to a user; a tag such as `+work` is ignored. `email` in lower case. */
export async function hasUserOfMailbox(db: Queryable, email: string): Promise<boolean> {
  const mailbox = email.replace(/\+[^@]*@/, '@');
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`regexp_replace(${users.email}, '\\+[^@]*@', '@') = ${mailbox}`)
    .limit(1);
  return row !== undefined;
}

/** The changed row, or null if the user does not exist. */
export async function updateUser(
  db: Queryable,
  id: string,
  changes: Partial<typeof users.$inferInsert>,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ ...changes, updatedAt: now })
    .where(eq(users.id, id))
    .returning();
  return row ?? null;
}

/** The given pictures that are in use. */
export async function avatarsInUse(db: Queryable, addresses: string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db.select({ avatar: users.avatar }).from(users).where(inArray(users.avatar, addresses));
  return new Set(rows.map(({ avatar }) => avatar ?? ''));
}

/**
 * Marks a verification mail as sent unless one was sent after `notAfter`; returns false then, so that two clicks send
 * one mail.
 */
export async function claimVerificationMail(
  db: Queryable,
  id: string,
  now: Date,
  notAfter: Date,
): Promise<boolean> {
  const isDue = or(isNull(users.verificationSentAt), lte(users.verificationSentAt, notAfter));
  const rows = await db
    .update(users)
    .set({ verificationSentAt: now })
    .where(and(eq(users.id, id), isDue))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function findAccount(db: Queryable, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

export async function updateAccount(
  db: Queryable,
  id: string,
  changes: Partial<typeof accounts.$inferInsert>,
  now: Date,
): Promise<AccountRow | null> {
  const [row] = await db
    .update(accounts)
    .set({ ...changes, updatedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  return row ?? null;
}

/** Every account of a user, oldest membership first, including disabled ones. */
export async function membershipsOf(db: Queryable, userId: string): Promise<Membership[]> {
  return db
    .select({
      accountId: memberships.accountId,
      accountName: accounts.name,
      permission: memberships.permission,
      disabled: memberships.disabled,
      disabledBy: memberships.disabledBy,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt), asc(memberships.id));
}

/** Until when an owner of the account lets support in, null for without end; undefined if none does. */
export async function supportUntil(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<Date | null | undefined> {
  const [row] = await db
    .select({ until: users.supportUntil })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.accountId, accountId),
        eq(memberships.permission, 'owner'),
        eq(memberships.disabled, false),
        eq(users.supportEnabled, true),
        or(isNull(users.supportUntil), gt(users.supportUntil, now)),
      ),
    )
    // PostgreSQL sorts null first: access without an end is the longest.
    .orderBy(desc(users.supportUntil))
    .limit(1);
  return row?.until;
}

/** Number of people that count against the plan: members, including disabled ones, and open invites. */
export async function countMembers(db: Queryable, accountId: string, now: Date): Promise<number> {
  const ofAccount = eq(memberships.accountId, accountId);
  const isOpen = and(
    eq(invites.accountId, accountId),
    isNull(invites.acceptedAt),
    gt(invites.expiresAt, now),
  );
  const [members] = await db.select({ n: count() }).from(memberships).where(ofAccount);
  const [open] = await db.select({ n: count() }).from(invites).where(isOpen);
  return (members?.n ?? 0) + (open?.n ?? 0);
}

/** Ids of the owners of an account who may sign in. */
export async function ownersOf(db: Queryable, accountId: string): Promise<string[]> {
  const isOwner = and(
    eq(memberships.accountId, accountId),
    eq(memberships.permission, 'owner'),
    eq(memberships.disabled, false),
  );
  const rows = await db.select({ userId: memberships.userId }).from(memberships).where(isOwner);
  return rows.map(({ userId }) => userId);
}

/** What sessions and API keys belong to: an account, a user, or a user in one account. */
export type AccessOwner = { accountId: string; userId?: string } | { accountId?: never; userId: string };

/** Ids of the owner's live sessions and of their API keys. The realtime server finds sockets by them. */
export async function accessIds(
  db: Queryable,
  { accountId, userId }: AccessOwner,
  now: Date,
): Promise<string[]> {
  const ownedBy = (table: typeof sessions | typeof apiKeys) =>
    and(
      accountId === undefined ? undefined : eq(table.accountId, accountId),
      userId === undefined ? undefined : eq(table.userId, userId),
    );
  const live = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ownedBy(sessions), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
  const keys = await db.select({ id: apiKeys.id }).from(apiKeys).where(ownedBy(apiKeys));
  return [...live, ...keys].map(({ id }) => id);
}
