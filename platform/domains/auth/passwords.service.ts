import type { Core } from '../../core.ts';
import { sha256 } from '../../crypto/hash.ts';
import { transaction } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { invalidMany, unauthenticated, type FieldIssue } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { AccountService } from '../account/account.service.ts';
import { brokenPasswordRules } from '../account/account.rules.ts';
import { resetMail } from './auth.kinds.ts';
import { consumeToken, deleteTotp, dropTokens, findToken } from './auth.store.ts';
import type { RequireProof } from './proof.service.ts';
import type { Sessions } from './sessions.service.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'jobs' | 'passwords'> {
  account: Pick<AccountService, 'setPassword' | 'user'>;
  requireProof: RequireProof;
  sessions: Pick<Sessions, 'revokeAllOf'>;
}

export interface PasswordChange {
  oldpassword?: string | null;
  newpassword: string;
  confirmpassword: string;
}

/** Throws 422 with one issue per violated rule on `field`, and one on `confirmField` if the two differ. */
export function requireGoodPassword(
  field: string,
  password: string,
  confirmField?: string,
  confirm?: string,
): void {
  const issues = brokenPasswordRules(password).map(({ code }): FieldIssue => ({ field, ...text(code) }));
  if (confirmField && confirm !== password) {
    issues.push({ field: confirmField, ...text('password_mismatch') });
  }
  if (issues.length > 0) throw invalidMany(issues);
}

export type PasswordService = ReturnType<typeof createPasswordService>;

/** Reset and change of passwords. */
export function createPasswordService(deps: Deps) {
  const { db, clock, jobs, passwords, account, requireProof, sessions } = deps;

  /** Sends a reset link if the address has a user; response and timing are the same if not. */
  const requestReset = async (email: string): Promise<void> => {
    await jobs.enqueue(db, resetMail, { email });
  };

  /** Sets a new password with the link from the mail and ends every session. 401 `expired`. */
  const reset = async (token: string, email: string, password: string): Promise<void> => {
    requireGoodPassword('password', password);
    const expired = () => unauthenticated(text('expired'));
    const hash = sha256(token);
    const found = await findToken(db, 'reset', hash, clock.now());
    if (!found?.userId || found.payload.email !== email) throw expired();
    const { verified } = await account.user(found.userId);
    const passwordHash = await passwords.hash(password);
    await transaction(db, async (tx) => {
      const used = await consumeToken(tx, 'reset', hash, clock.now());
      if (!used?.userId) throw expired();
      await account.setPassword(tx, used.userId, passwordHash);
      // Somebody else may have registered the address and added their authenticator.
      if (!verified) await deleteTotp(tx, used.userId);
      await dropTokens(tx, used.userId, ['reset', 'otp']);
      await sessions.revokeAllOf(tx, used.userId);
    });
  };

  /** Changes or first sets the caller's password and returns how many other sessions ended. Requires proof. */
  const change = async (actor: Actor, input: PasswordChange): Promise<number> => {
    await requireProof(actor, input.oldpassword, 'oldpassword');
    requireGoodPassword('newpassword', input.newpassword, 'confirmpassword', input.confirmpassword);
    const passwordHash = await passwords.hash(input.newpassword);
    return transaction(db, async (tx) => {
      await account.setPassword(tx, actor.userId, passwordHash);
      await dropTokens(tx, actor.userId, ['reset', 'otp']);
      return sessions.revokeAllOf(tx, actor.userId, actor.sessionId);
    });
  };

  return { requestReset, reset, change };
}
