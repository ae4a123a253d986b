import type { Core } from '../../core.ts';
import { randomToken, sha256 } from '../../crypto/hash.ts';
import { transaction } from '../../db/database.ts';
import { unauthenticated } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { AccountService } from '../account/account.service.ts';
import type { UserRow } from '../account/account.store.ts';
import type { AuthService, Client, CodeNeeded, SignedIn } from './auth.service.ts';
import { lifetime } from './auth.rules.ts';
import { consumeToken, dropTokens, insertToken } from './auth.store.ts';
import type { Sessions } from './sessions.service.ts';

export type Provider = 'google';

interface Deps extends Pick<Core, 'db' | 'clock'> {
  account: Pick<AccountService, 'userByEmail' | 'user' | 'createOwner' | 'setPassword' | 'setVerified'>;
  sessions: Pick<Sessions, 'revokeAllOf'>;
  auth: Pick<AuthService, 'enter' | 'limitAddress'>;
}

export type Social = ReturnType<typeof createSocial>;

/** Sign-in with an identity provider. */
export function createSocial({ db, clock, account, sessions, auth }: Deps) {
  /** A token for /signin/social, after the provider has identified the user. */
  const issue = async (provider: Provider, email: string, name: string): Promise<string> => {
    const token = randomToken();
    const createdAt = clock.now();
    await insertToken(db, {
      hash: sha256(token),
      kind: 'social',
      payload: { provider, email, name },
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifetime.social),
    });
    return token;
  };

  /**
   * The provider verifies the address. Whoever registered it before without verifying it loses the password and the
   * sessions, otherwise they would share the account with the owner of the address.
   */
  const prove = (user: UserRow): Promise<void> =>
    transaction(db, async (tx) => {
      await account.setVerified(tx, user.id, user.email);
      await account.setPassword(tx, user.id, null);
      await dropTokens(tx, user.id, ['verify', 'reset', 'otp']);
      await sessions.revokeAllOf(tx, user.id);
    });

  const userFor = async (email: string, name: string, locale: 'en' | 'es'): Promise<UserRow> => {
    const known = await account.userByEmail(email);
    if (known) {
      if (!known.verified) await prove(known);
      return known;
    }
    const made = await account.createOwner({ name, email, password: null, verified: true, locale });
    return account.user(made.userId);
  };

  /** Completes a social sign-in; a new address gets an account. 401 `expired`. */
  const complete = async (
    token: string,
    provider: Provider,
    locale: 'en' | 'es',
    client: Client,
  ): Promise<SignedIn | CodeNeeded> => {
    await auth.limitAddress('social', client.ip);
    const used = await consumeToken(db, 'social', sha256(token), clock.now());
    const { provider: vouching, email, name } = used?.payload ?? {};
    if (vouching !== provider || typeof email !== 'string' || typeof name !== 'string') {
      throw unauthenticated(text('social_expired'), 'expired');
    }
    return auth.enter(await userFor(email, name, locale), client);
  };

  return { issue, complete };
}
