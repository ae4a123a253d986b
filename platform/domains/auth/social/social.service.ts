import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { randomToken, sha256 } from '../../../crypto/hash.ts';
import { transaction } from '../../../db/database.ts';
import { notFound, unauthenticated } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { IdentityProvider, VerifiedIdentity } from '../../../providers/identity/port.ts';
import type { AccountService } from '../../account/account.service.ts';
import type { UserRow } from '../../account/account.store.ts';
import type { AuthService, Client, CodeNeeded, SignedIn } from '../auth.service.ts';
import { lifetime } from '../auth.rules.ts';
import { consumeToken, deleteTotp, dropTokens } from '../auth.store.ts';
import type { Sessions } from '../sessions.service.ts';
import type { SignInAttempts } from './attempts.ts';
import { findUserIdByIdentity, linkIdentity } from './social.store.ts';

/** `sso` is the identity provider of an account. */
export const socialProviders = ['google', 'sso'] as const;
export type SocialProvider = (typeof socialProviders)[number];

interface Deps extends Pick<Core, 'db' | 'clock' | 'config'> {
  attempts: SignInAttempts;
  account: Pick<AccountService, 'userByEmail' | 'user' | 'createOwner' | 'setPassword' | 'setVerified'>;
  sessions: Pick<Sessions, 'revokeAllOf'>;
  auth: Pick<AuthService, 'enter' | 'limitAddress'>;
  /** Null if none is configured. */
  google: IdentityProvider | null;
}

export type Social = ReturnType<typeof createSocial>;

const storedIdentity = z.object({
  provider: z.literal('google'),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
});

/** Sign-in with Google. */
export function createSocial({ db, clock, config, account, attempts, sessions, auth, google }: Deps) {
  const callbackUrl = () => new URL('/auth/google/callback', config.publicUrl);

  const needGoogle = (): IdentityProvider => {
    if (!google) throw notFound(text('social_off'));
    return google;
  };

  /** Starts a sign-in: the provider's URL, and the state that the same browser must send back. */
  const begin = async (ip: string): Promise<{ url: string; state: string }> => {
    await auth.limitAddress('social', ip);
    const { url, checks } = await needGoogle().begin(callbackUrl().href);
    await attempts.store(checks);
    return { url, state: checks.state };
  };

  /** A token for /signin/social, after the provider has identified the user. Rejects with IdentityError. */
  const finish = async (search: string, state: string | undefined): Promise<string> => {
    const callback = callbackUrl();
    callback.search = search;
    const { checks } = await attempts.take(state);
    const { claims: _, ...identity } = await needGoogle().finish(callback, checks);
    const token = randomToken();
    await attempts.insert(token, lifetime.social, { provider: 'google', ...identity });
    return token;
  };

  /**
   * The provider verifies the address. A user who registered it before without verifying it loses password,
   * authenticator and sessions, otherwise two people would share the account.
   */
  const prove = (user: UserRow): Promise<void> =>
    transaction(db, async (tx) => {
      await account.setVerified(tx, user.id, user.email);
      await account.setPassword(tx, user.id, null);
      await deleteTotp(tx, user.id);
      await dropTokens(tx, user.id, ['verify', 'reset', 'otp']);
      await sessions.revokeAllOf(tx, user.id);
    });

  const userFor = async (
    { issuer, subject, email, name }: Omit<VerifiedIdentity, 'claims'>,
    locale: 'en' | 'es',
  ): Promise<UserRow> => {
    const linked = await findUserIdByIdentity(db, issuer, subject);
    if (linked) return account.user(linked);
    const known = await account.userByEmail(email);
    if (known && !known.verified) await prove(known);
    const userId =
      known?.id ??
      (await account.createOwner({ name, email, password: null, verified: true, locale })).userId;
    await linkIdentity(db, { userId, issuer, subject, createdAt: clock.now() });
    return account.user(userId);
  };

  /** Completes a sign-in with Google; a new address gets an account. 401 `expired`. */
  const complete = async (
    token: string,
    locale: 'en' | 'es',
    client: Client,
  ): Promise<SignedIn | CodeNeeded> => {
    await auth.limitAddress('social', client.ip);
    const used = await consumeToken(db, 'social', sha256(token), clock.now());
    const identity = storedIdentity.safeParse(used?.payload);
    if (!identity.success) throw unauthenticated(text('social_expired'), 'expired');
    return auth.enter(await userFor(identity.data, locale), client);
  };

  return {
    /** The providers that users can sign in with. */
    providers: (): SocialProvider[] => (google ? ['google', 'sso'] : ['sso']),
    begin,
    finish,
    complete,
    prove,
  };
}
