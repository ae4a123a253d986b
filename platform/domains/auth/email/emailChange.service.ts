import type { Core } from '../../../core.ts';
import { sha256 } from '../../../crypto/hash.ts';
import { transaction, type Queryable } from '../../../db/database.ts';
import { refused } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { AccountService } from '../../account/account.service.ts';
import type { UserRow } from '../../account/account.store.ts';
import { emailChangeMail } from '../auth.kinds.ts';
import { consumeToken, dropTokens } from '../auth.store.ts';
import type { Sessions } from '../sessions.service.ts';
import type { Verification } from '../verification.service.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'jobs'> {
  account: Pick<AccountService, 'restoreEmail'>;
  sessions: Pick<Sessions, 'revokeAllOf'>;
  verification: Pick<Verification, 'start'>;
}

export type EmailChange = ReturnType<typeof createEmailChange>;

/** Changes the e-mail address; the old one is informed and can undo it. */
export function createEmailChange({ db, clock, jobs, account, sessions, verification }: Deps) {
  /** Sends the link that verifies the new address; a verified old one gets a link that undoes the change. */
  const begin = async (tx: Queryable, before: UserRow, newEmail: string): Promise<void> => {
    await verification.start(tx, { id: before.id, email: newEmail });
    if (before.verified)
      await jobs.enqueue(tx, emailChangeMail, { userId: before.id, email: before.email, newEmail });
  };

  /**
   * Restores the address that the link was sent to, whether the new one was verified or not, and ends every session,
   * because another person may have one. 410 `expired`.
   */
  const undo = (token: string): Promise<string> =>
    transaction(db, async (tx) => {
      const used = await consumeToken(tx, 'undo-email', sha256(token), clock.now());
      const email = used?.payload.email;
      if (!used?.userId || typeof email !== 'string')
        throw refused(text('undo_email_expired'), { status: 410, error: 'expired' });
      await account.restoreEmail(tx, used.userId, email);
      await dropTokens(tx, used.userId, ['verify', 'reset', 'otp']);
      // Links to earlier addresses stay valid, so that the user can undo an attacker's earlier change.
      await dropTokens(tx, used.userId, ['undo-email'], used.createdAt);
      await sessions.revokeAllOf(tx, used.userId);
      return email;
    });

  return { begin, undo };
}
