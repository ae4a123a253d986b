import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { randomToken, sha256 } from '../../../crypto/hash.ts';
import { transaction } from '../../../db/database.ts';
import { notFound, unauthenticated } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import {
  IdentityError,
  type IdentityProvider,
  type SignInChecks,
  type VerifiedIdentity,
} from '../../../providers/identity/port.ts';
import type { AccountService } from '../../account/account.service.ts';
import type { UserRow } from '../../account/account.store.ts';
import type { AuthService, Client, CodeNeeded, SignedIn } from '../auth.service.ts';
import { lifetime } from '../auth.rules.ts';
import { consumeToken, dropTokens, insertToken } from '../auth.store.ts';
import type { Sessions } from '../sessions.service.ts';
import { findUserIdByIdentity, linkIdentity } from './social.store.ts';

export const socialProviders = ['google'] as const;
export type SocialProvider = (typeof socialProviders)[number];

interface Deps extends Pick<Core, 'db' | 'clock' | 'vault' | 'config'> {
  account: Pick<AccountService, 'userByEmail' | 'user' | 'createOwner' | 'setPassword' | 'setVerified'>;
  sessions: Pick<Sessions, 'revokeAllOf'>;
  auth: Pick<AuthService, 'enter' | 'limitAddress'>;
  /** Null if none is configured. */
  google: IdentityProvider | null;
}

export type Social = ReturnType<typeof createSocial>;

const PURPOSE = 'social.checks';
const storedChecks = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });
const storedIdentity = z.object({
  provider: z.enum(socialProviders),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
});

/** Sign-in with an identity provider. */
export function createSocial({ db, clock, vault, config, account, sessions, auth, google }: Deps) {
  const callbackUrl = (provider: SocialProvider) => new URL(`/auth/${provider}/callback`, config.publicUrl);

  const store = async (token: string, ms: number, payload: Record<string, unknown>): Promise<void> => {
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + ms);
    await insertToken(db, { hash: sha256(token), kind: 'social', payload, createdAt, expiresAt });
  };

  const needGoogle = (): IdentityProvider => {
    if (!google) throw notFound(text('social_off'));
    return google;
  };

  /** Starts a sign-in: the provider's URL, and the state that the same browser must send back. */
  const begin = async (provider: SocialProvider, ip: string): Promise<{ url: string; state: string }> => {
    await auth.limitAddress('social', ip);
    const { url, checks } = await needGoogle().begin(callbackUrl(provider).href);
    await store(checks.state, lifetime.socialAttempt, {
      checks: vault.seal(JSON.stringify(checks), PURPOSE),
    });
    return { url, state: checks.state };
  };

  const checksOf = async (state: string | undefined): Promise<SignInChecks> => {
    const used = state ? await consumeToken(db, 'social', sha256(state), clock.now()) : null;
    const sealed = used?.payload.checks;
    if (typeof sealed !== 'string') {
      throw new IdentityError({ kind: 'invalid', code: 'expired', text: text('social_expired') });
    }
    return storedChecks.parse(JSON.parse(vault.open(sealed, PURPOSE).reveal()));
  };

  /** A token for /signin/social, after the provider has identified the user. Rejects with IdentityError. */
  const finish = async (
    provider: SocialProvider,
    search: string,
    state: string | undefined,
  ): Promise<string> => {
    const callback = callbackUrl(provider);
    callback.search = search;
    const identity = await needGoogle().finish(callback, await checksOf(state));
    const token = randomToken();
    await store(token, lifetime.social, { provider, ...identity });
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

  const userFor = async (
    { issuer, subject, email, name }: VerifiedIdentity,
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

  /** Completes a social sign-in; a new address gets an account. 401 `expired`. */
  const complete = async (
    token: string,
    provider: SocialProvider,
    locale: 'en' | 'es',
    client: Client,
  ): Promise<SignedIn | CodeNeeded> => {
    await auth.limitAddress('social', client.ip);
    const used = await consumeToken(db, 'social', sha256(token), clock.now());
    const identity = storedIdentity.safeParse(used?.payload);
    if (!identity.success || identity.data.provider !== provider) {
      throw unauthenticated(text('social_expired'), 'expired');
    }
    return auth.enter(await userFor(identity.data, locale), client);
  };

  return {
    /** The providers that users can sign in with. */
    providers: (): SocialProvider[] => (google ? ['google'] : []),
    begin,
    finish,
    complete,
  };
}
