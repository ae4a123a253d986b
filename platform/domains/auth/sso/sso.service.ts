import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { randomToken, sha256 } from '../../../crypto/hash.ts';
import { transaction, type Queryable } from '../../../db/database.ts';
import { DomainError, forbidden, refused, unauthenticated } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { ConnectIdentity } from '../../../providers/identity/openIdentity.ts';
import { IdentityError, type IdentityProvider } from '../../../providers/identity/port.ts';
import type { AccountService } from '../../account/account.service.ts';
import type { UserRow } from '../../account/account.store.ts';
import type { Invites } from '../../team/invites.service.ts';
import type { Team } from '../../team/team.service.ts';
import { lifetime } from '../auth.rules.ts';
import type { AuthService, Client, CodeNeeded, SignedIn } from '../auth.service.ts';
import { consumeToken } from '../auth.store.ts';
import type { SignInAttempts } from '../social/attempts.ts';
import type { Social } from '../social/social.service.ts';
import { findUserIdByIdentity, linkIdentity } from '../social/social.store.ts';
import { domainOf, roleOfClaims, ssoRoles, type SsoRole } from './sso.rules.ts';
import { secretPurpose } from './ssoSettings.service.ts';
import { findSsoByDomain } from './sso.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'vault' | 'config'> {
  account: Pick<AccountService, 'accountsOf' | 'userByEmail' | 'user' | 'createUser'>;
  attempts: SignInAttempts;
  auth: Pick<AuthService, 'enterAccount' | 'limitAddress'>;
  invites: Pick<Invites, 'join'>;
  team: Pick<Team, 'followRole'>;
  social: Pick<Social, 'prove'>;
  identity: ConnectIdentity;
}

const confirmed = z.object({
  provider: z.literal('sso'),
  accountId: z.string(),
  team: z.string(),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  /** Null keeps the role of a member. */
  role: z.enum(ssoRoles).nullable(),
  defaultRole: z.enum(ssoRoles),
});
type Confirmed = z.output<typeof confirmed>;

type FoundSso = NonNullable<Awaited<ReturnType<typeof findSsoByDomain>>>;

export type Sso = ReturnType<typeof createSso>;

const failure = (code: 'unknown_domain' | 'other_domain') =>
  new IdentityError({ kind: 'invalid', code, text: text(`sso_${code}`) });

/** Sign-in with the identity provider of an account, which the domain of the address leads to. */
export function createSso(deps: Deps) {
  const { db, clock, vault, config, account, attempts, auth, invites, team, social, identity } = deps;
  const callbackUrl = () => new URL('/auth/sso/callback', config.publicUrl);

  const providerOf = ({ issuer, clientId, clientSecret, accountId }: FoundSso): IdentityProvider =>
    identity.connect({
      issuer,
      clientId,
      clientSecret: vault.open(clientSecret, secretPurpose(accountId)).reveal(),
    });

  const found = async (email: string): Promise<FoundSso> => {
    const sso = await findSsoByDomain(db, domainOf(email));
    if (!sso) throw failure('unknown_domain');
    return sso;
  };

  /** Starts a sign-in: the provider's URL, and the state that the same browser must send back. */
  const begin = async (email: string, ip: string): Promise<{ url: string; state: string }> => {
    await auth.limitAddress('social', ip);
    const { url, checks } = await providerOf(await found(email)).begin(callbackUrl().href);
    await attempts.store(checks, { domain: domainOf(email) });
    return { url, state: checks.state };
  };

  /** A token for /signin/social, after the provider has identified the user. Rejects with IdentityError. */
  const finish = async (search: string, state: string | undefined): Promise<string> => {
    const { checks, domain = '' } = await attempts.take(state);
    const sso = await found(`@${domain}`);
    const callback = callbackUrl();
    callback.search = search;
    const { claims, ...who } = await providerOf(sso).finish(callback, checks);
    const own = await findSsoByDomain(db, domainOf(who.email));
    if (own?.accountId !== sso.accountId) throw failure('other_domain');
    const { accountId, accountName, defaultRole } = sso;
    const payload: Confirmed = {
      ...{ provider: 'sso', ...who, accountId, team: accountName },
      ...{ role: roleOfClaims(claims, sso), defaultRole },
    };
    const token = randomToken();
    await attempts.insert(token, lifetime.social, payload);
    return token;
  };

  const userFor = async (tx: Queryable, who: Confirmed, known: UserRow | null, locale: 'en' | 'es') => {
    const { issuer, subject, email, name } = who;
    const user =
      known ?? (await account.createUser(tx, { name, email, password: null, verified: true, locale }, null));
    await linkIdentity(tx, { userId: user.id, issuer, subject, createdAt: clock.now() });
    return user;
  };

  /** Makes the user a member if the plan allows one more. */
  const join = async (who: Confirmed, known: UserRow | null, locale: 'en' | 'es'): Promise<string> => {
    const role: SsoRole = who.role ?? who.defaultRole;
    try {
      return await invites.join(who.accountId, role, (tx) => userFor(tx, who, known, locale));
    } catch (error) {
      const isFull = error instanceof DomainError && error.code === 'plan_limit';
      throw isFull
        ? refused(text('sso_no_seat', { team: who.team }), { status: 403, error: 'forbidden' })
        : error;
    }
  };

  /**
   * The user whom the provider has identified. A linked one who left the account with an address of their own is no
   * longer under the control of its provider.
   */
  const knownUser = async ({ issuer, subject, email, accountId }: Confirmed): Promise<UserRow | null> => {
    const linked = await findUserIdByIdentity(db, issuer, subject);
    if (!linked) return account.userByEmail(email);
    const user = await account.user(linked);
    const isMember = (await account.accountsOf(db, user.id)).some((one) => one.accountId === accountId);
    const isOfDomain = async () => (await findSsoByDomain(db, domainOf(user.email)))?.accountId === accountId;
    return isMember || (await isOfDomain()) ? user : account.userByEmail(email);
  };

  /** Completes the sign-in: new people join the account, members get their mapped role. 401 `expired`. */
  const complete = async (
    token: string,
    locale: 'en' | 'es',
    client: Client,
  ): Promise<SignedIn | CodeNeeded> => {
    await auth.limitAddress('social', client.ip);
    const used = await consumeToken(db, 'social', sha256(token), clock.now());
    const parsed = confirmed.safeParse(used?.payload);
    if (!parsed.success) throw unauthenticated(text('social_expired'), 'expired');
    const who = parsed.data;
    const { accountId } = who;
    const known = await knownUser(who);
    if (known && !known.verified) await social.prove(known);
    const member = known && (await team.followRole(accountId, known.id, who.role));
    if (member?.disabled) throw forbidden(text('sso_disabled', { team: who.team }));
    if (known && member) await transaction(db, (tx) => userFor(tx, who, known, locale));
    const userId = known && member ? known.id : await join(who, known, locale);
    return auth.enterAccount({ userId, accountId }, client);
  };

  return { begin, finish, complete };
}
