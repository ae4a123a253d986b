import type { Core } from '../../core.ts';
import { transaction } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { statusOfMail, type MailJobStatus, type MailName } from './support.rules.ts';
import { addressesOf, openAccounts, requeueMail, unsentMails, type OpenAccount } from './support.store.ts';

/** An e-mail that was not sent yet. */
export interface UnsentMail {
  id: string;
  name: MailName;
  /** Null when it is not known any more. */
  recipient: string | null;
  status: MailJobStatus;
  /** Attempts that failed. */
  failures: number;
  /** Why the last attempt failed; null before the first. */
  error: string | null;
  /** Null once it failed for good. */
  nextAttemptAt: Date | null;
  createdAt: Date;
}

interface Deps extends Pick<Core, 'db' | 'clock' | 'jobs'> {
  /** The jobs that send e-mails: name of the job → name of the e-mail. */
  mailJobs: Readonly<Record<string, MailName>>;
}

const PAGE = 100;

/** Throws 403 unless the caller has the operator role, in their own name. */
function requireOperator({ permission, impersonatorId }: Actor): void {
  if (permission !== 'master' || impersonatorId !== undefined) throw forbidden(text('operators_only'));
}

export type Operators = ReturnType<typeof createOperators>;

/** What the operators of the platform see: accounts that let support in, and e-mails that were not sent. */
export function createOperators({ db, clock, jobs, mailJobs }: Deps) {
  const kinds = Object.keys(mailJobs);
  const idIn = (payload: unknown, field: string): string[] => {
    const id =
      payload && typeof payload === 'object' ? Object.entries(payload).find(([k]) => k === field) : null;
    return typeof id?.[1] === 'string' ? [id[1]] : [];
  };

  const accounts = (actor: Actor, search: string): Promise<OpenAccount[]> => {
    requireOperator(actor);
    return openAccounts(db, { search: search.trim(), limit: PAGE, now: clock.now() });
  };

  const mails = async (
    actor: Actor,
    status: MailJobStatus | undefined,
  ): Promise<{ mails: UnsentMail[]; total: number }> => {
    requireOperator(actor);
    const { rows, total } = await unsentMails(db, kinds, { status, limit: PAGE });
    const known = await addressesOf(db, {
      users: rows.flatMap(({ payload }) => idIn(payload, 'userId')),
      invites: rows.flatMap(({ payload }) => idIn(payload, 'inviteId')),
      accounts: rows.flatMap(({ payload }) => idIn(payload, 'accountId')),
    });
    const recipientOf = (payload: unknown): string | null => {
      const [written] = idIn(payload, 'email');
      const ids = ['userId', 'inviteId', 'accountId'].flatMap((field) => idIn(payload, field));
      return written ?? ids.flatMap((id) => known.get(id) ?? [])[0] ?? null;
    };
    return {
      total,
      mails: rows.map((row) => ({
        id: row.id,
        name: mailJobs[row.kind] ?? 'notification',
        recipient: recipientOf(row.payload),
        status: statusOfMail(row),
        failures: row.failures,
        error: row.error,
        nextAttemptAt: row.status === 'failed' ? null : row.runAt,
        createdAt: row.createdAt,
      })),
    };
  };

  /** Sends an e-mail again now. 404 if it was sent meanwhile or is being sent. */
  const retryMail = async (actor: Actor, id: string): Promise<void> => {
    requireOperator(actor);
    await transaction(db, async (tx) => {
      const isQueued = isUuid(id) && (await requeueMail(tx, kinds, id, clock.now()));
      if (!isQueued) throw notFound(text('mail_not_found'));
      await jobs.wake(tx);
    });
  };

  return { accounts, mails, retryMail };
}
