import type { Core } from '../../core.ts';
import type { Actor } from '../../http/authGuard.ts';
import { forbidden, invalid } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { AccountService } from '../account/account.service.ts';
import { freshSession, lifetime } from './auth.rules.ts';

interface Deps extends Pick<Core, 'clock' | 'limiter' | 'config' | 'passwords'> {
  account: Pick<AccountService, 'user'>;
}

export type RequireProof = (
  actor: Actor,
  password: string | null | undefined,
  field?: string,
) => Promise<void>;

/** When the user signed in, in ms since the epoch: a session keeps its end, also when it switches accounts. */
export const signedInAt = ({ expiresAt }: Actor): number => (expiresAt?.getTime() ?? 0) - lifetime.session;

/**
 * Throws unless the caller proves their identity, because somebody else may use an open session. Users with a password
 * must send it: 422 `current_password_required` or `wrong_password` on `field`. Others must have signed in recently:
 * 403 `sign_in_again`. A code is no proof here, because a session can enable two-factor with its own authenticator.
 */
export function createProof({ clock, limiter, config, passwords, account }: Deps): RequireProof {
  return async (actor, password, field = 'current_password') => {
    const user = await account.user(actor.userId);
    if (user.passwordHash === null) {
      if (clock.now().getTime() - signedInAt(actor) <= freshSession) return;
      throw forbidden(text('sign_in_again'), 'sign_in_again');
    }
    if (!password) throw invalid(field, text('current_password_required'));
    await limiter.consume(`password:${user.id}`, config.rateLimitCredentials, 60);
    if (await passwords.verify(user.passwordHash, password)) return;
    throw invalid(field, text('wrong_password'));
  };
}
