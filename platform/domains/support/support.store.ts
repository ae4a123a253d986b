import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { escapeLike } from '../../db/escapeLike.ts';
import { accounts, memberships, users } from '../../db/schema/account.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { invites } from '../../db/schema/team.ts';
import type { MailJobStatus } from './support.rules.ts';

/** An account that lets support in. */
export interface OpenAccount {
  id: string;
  name: string;
  /** Null for without end. */
  until: Date | null;
  ownerName: string;
  ownerEmail: string;
}

/** Accounts with an owner who lets support in, by name; those whose account, owner or address contains `search`. */
export async function openAccounts(
  db: Queryable,
  { search, limit, now }: { search: string; limit: number; now: Date },
): Promise<OpenAccount[]> {
  const words = `%${escapeLike(search)}%`;
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      until: users.supportUntil,
      ownerName: users.name,
      ownerEmail: users.email,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(
      and(
        eq(memberships.permission, 'owner'),
        eq(memberships.disabled, false),
        eq(users.supportEnabled, true),
        or(isNull(users.supportUntil), gt(users.supportUntil, now)),
        search
          ? or(ilike(accounts.name, words), ilike(users.name, words), ilike(users.email, words))
          : undefined,
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.id), desc(users.supportUntil))
    .limit(limit);
  // An account with two owners who both let support in is listed once, with the longer access.
  return rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at);
}

/** A queued, running or failed e-mail. */
export interface MailJob {
  id: string;
  kind: string;
  payload: unknown;
  status: 'queued' | 'running' | 'failed';
  failures: number;
  error: string | null;
  runAt: Date;
  createdAt: Date;
}

const isOpenMail = (kinds: readonly string[], status: MailJobStatus | undefined) => {
  const isRetried = and(eq(jobs.status, 'queued'), gt(jobs.failures, 0));
  const isQueued = and(inArray(jobs.status, ['queued', 'running']), eq(jobs.failures, 0));
  const byStatus = {
    queued: isQueued,
    retrying: or(isRetried, and(eq(jobs.status, 'running'), gt(jobs.failures, 0))),
    failed: eq(jobs.status, 'failed'),
  };
  return and(
    inArray(jobs.kind, [...kinds]),
    status ? byStatus[status] : inArray(jobs.status, ['queued', 'running', 'failed']),
  );
};

/** E-mails of these kinds that were not sent yet, newest first, with the number of all. */
export async function unsentMails(
  db: Queryable,
  kinds: readonly string[],
  { status, limit }: { status: MailJobStatus | undefined; limit: number },
): Promise<{ rows: MailJob[]; total: number }> {
  const filter = isOpenMail(kinds, status);
  const { id, kind, payload, failures, error, runAt, createdAt } = jobs;
  const columns = { id, kind, payload, status: jobs.status, failures, error, runAt, createdAt };
  const rows = await db
    .select(columns)
    .from(jobs)
    .where(filter)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  const [counted] = await db.select({ total: count() }).from(jobs).where(filter);
  return { rows: rows.filter(isOpen), total: counted?.total ?? 0 };
}

type JobStatus = typeof jobs.$inferSelect.status;
const isOpen = <R extends { status: JobStatus }>(row: R): row is R & { status: MailJob['status'] } =>
  row.status !== 'done' && row.status !== 'canceled';

/** Makes a failed or waiting e-mail due now, with all its attempts. False if there is none with that id. */
export async function requeueMail(
  db: Queryable,
  kinds: readonly string[],
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ status: 'queued', runAt: now, failures: 0, error: null, finishedAt: null })
    .where(and(eq(jobs.id, id), inArray(jobs.kind, [...kinds]), inArray(jobs.status, ['queued', 'failed'])))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** The addresses of users, invites and owners of accounts by their id. */
export async function addressesOf(
  db: Queryable,
  ids: { users: string[]; invites: string[]; accounts: string[] },
): Promise<Map<string, string>> {
  const { users: userIds, invites: inviteIds, accounts: accountIds } = ids;
  const found = new Map<string, string>();
  const keep = (rows: { id: string; email: string }[]) => rows.forEach((row) => found.set(row.id, row.email));
  if (userIds.length > 0) {
    keep(await db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, userIds)));
  }
  if (inviteIds.length > 0) {
    const columns = { id: invites.id, email: invites.email };
    keep(await db.select(columns).from(invites).where(inArray(invites.id, inviteIds)));
  }
  if (accountIds.length > 0) {
    const rows = await db
      .select({ id: memberships.accountId, email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(inArray(memberships.accountId, accountIds), eq(memberships.permission, 'owner')));
    keep(rows);
  }
  return found;
}
