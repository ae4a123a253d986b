import type { Core } from '../../core.ts';
import { randomToken, sha256 } from '../../crypto/hash.ts';
import type { Actor } from '../../http/authGuard.ts';
import { transaction } from '../../db/database.ts';
import { forbidden, unauthenticated } from '../../http/errors.ts';
import { networkOf } from '../../http/rateLimit.ts';
import { text } from '../../messages/messages.ts';
import type { AccountService, Identity } from '../account/account.service.ts';
import type { UserRow } from '../account/account.store.ts';
import type { UserJson } from '../account/account.wire.ts';
import type { Profiles } from '../account/profile.service.ts';
import { wrongPasswordsMail } from './auth.kinds.ts';
import { lifetime, otpTries } from './auth.rules.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { consumeToken, findToken, insertToken, takeTry } from './auth.store.ts';
import { hasPasskeys } from './passkeys/passkeys.store.ts';
import { requireGoodPassword } from './passwords.service.ts';
import type { NewSession, Sessions } from './sessions.service.ts';
import { domainOf } from './sso/sso.rules.ts';
import { isSsoRequired } from './sso/sso.store.ts';
import { wrongCode, type TwoFactor } from './twoFactor.service.ts';
import type { Verification } from './verification.service.ts';

/** The client of a request. */
export interface Client {
  ip: string;
  userAgent?: string;
}

/** Signed in; the token is returned only to the caller. */
export interface SignedIn {
  kind: 'session';
  token: string;
  expiresAt: Date;
  user: UserJson;
}

/** The password was correct; the second factor is missing. */
export interface CodeNeeded {
  kind: 'code';
  token: string;
  expiresAt: Date;
  /** Whether one of the user's passkeys can take the place of the code. */
  hasPasskey: boolean;
}

/** A sign-in whose second factor is missing. */
export interface PendingSignIn extends Identity {
  tokenHash: string;
}

export interface SignUp {
  name: string;
  email: string;
  password: string;
  confirm_password: string;
}

interface Deps extends Pick<Core, 'db' | 'clock' | 'jobs' | 'tokens' | 'passwords' | 'limiter' | 'config'> {
  account: AccountService;
  notifications: Pick<Notifications, 'noteSignIn'>;
  profiles: Pick<Profiles, 'read'>;
  sessions: Sessions;
  twoFactor: TwoFactor;
  verification: Pick<Verification, 'start' | 'verify'>;
}

const MINUTE = 60;
const HOUR = 3_600;
/** Users behind one address share its limit, so it is higher than the limit per e-mail. */
const PER_ADDRESS = 5;

export type AuthService = ReturnType<typeof createAuthService>;

/** Sign-in, sign-up and sign-out. */
export function createAuthService(deps: Deps) {
  const { db, clock, jobs, tokens, passwords, limiter, config } = deps;
  const { account, notifications, profiles, sessions, twoFactor, verification } = deps;
  const tries = config.rateLimitCredentials;

  const limitAddress = (what: string, ip: string): Promise<void> =>
    limiter.consume(`${what}:ip:${networkOf(ip)}`, tries * PER_ADDRESS, MINUTE);

  const accountAndAddress = (what: string, email: string, ip: string): string =>
    `${what}:email:${email}:ip:${networkOf(ip)}`;

  /**
   * Counts an attempt for an e-mail address. 429 with Retry-After applies only to this client, so that nobody can lock
   * others out.
   */
  const limitCredentials = async (what: string, email: string, ip: string): Promise<void> => {
    await limitAddress(what, ip);
    await limiter.consume(accountAndAddress(what, email, ip), tries, MINUTE);
  };

  /** Counts a requested mail per recipient over all clients, so that nobody can flood a mailbox. */
  const limitMails = async (what: string, email: string, ip: string): Promise<void> => {
    await limitAddress(what, ip);
    await limiter.consume(`${what}:email:${email}`, tries, MINUTE);
  };

  /** Counts a code of a user over all clients and sessions, so that a new one of them gives no additional attempts. */
  const limitCodes = async (what: 'otp' | 'two-factor', userId: string): Promise<void> => {
    await limiter.consume(`${what}:minute:${userId}`, tries, MINUTE);
    await limiter.consume(`${what}:hour:${userId}`, tries * PER_ADDRESS, HOUR);
  };

  /** Sends the owner of an address at most one mail an hour about wrong passwords, counted over all clients. */
  const countWrongPassword = async (email: string): Promise<void> => {
    const wrong = await limiter.count(`signin:wrong:${email}`, HOUR);
    if (wrong === tries) await jobs.enqueue(db, wrongPasswordsMail, { email, tries });
  };

  const open = async (
    who: Identity & Pick<NewSession, 'impersonatorId' | 'expiresAt'>,
    { userAgent }: Pick<Client, 'userAgent'>,
  ): Promise<SignedIn> => {
    const { token, expiresAt, actor } = await sessions.open({ ...who, userAgent });
    return { kind: 'session', token, expiresAt, user: await profiles.read(actor) };
  };

  /** Opens a session; the user is notified when the browser is new. */
  const openNew = async (who: Identity, client: Client): Promise<SignedIn> => {
    await transaction(db, (tx) => notifications.noteSignIn(tx, who.userId, client.userAgent));
    return open(who, client);
  };

  /** A signed token for the second step, with a row that counts the attempts. */
  const askForCode = async (userId: string, accountId: string): Promise<CodeNeeded> => {
    const expiresAt = new Date(clock.now().getTime() + lifetime.otp);
    const jti = randomToken();
    const createdAt = clock.now();
    await insertToken(db, {
      hash: sha256(jti),
      kind: 'otp',
      userId,
      accountId,
      triesLeft: otpTries,
      createdAt,
      expiresAt,
    });
    const token = await tokens.sign('otp', { sub: userId, acc: accountId, jti }, expiresAt);
    return { kind: 'code', token, expiresAt, hasPasskey: await hasPasskeys(db, userId) };
  };

  /** After the first step: a session, or a request for the code. */
  const enterAccount = async (who: Identity, client: Client): Promise<SignedIn | CodeNeeded> =>
    (await twoFactor.isOn(who.userId)) ? askForCode(who.userId, who.accountId) : openNew(who, client);

  /** The account that a user signs in to without single sign-on. 403 `sso_required` if one of theirs requires it. */
  const homeWithoutSso = async (user: UserRow): Promise<string> => {
    if (await isSsoRequired(db, user.id, domainOf(user.email)))
      throw forbidden(text('sso_required'), 'sso_required');
    return account.homeOf(user);
  };

  /** After the first step in the user's own account. 403 if all memberships are disabled. */
  const enter = async (user: UserRow, client: Client): Promise<SignedIn | CodeNeeded> =>
    enterAccount({ userId: user.id, accountId: await homeWithoutSso(user) }, client);

  /**
   * Sign-in with e-mail and password. 401 `invalid_credentials`, with the same response and timing for unknown
   * addresses.
   */
  const signIn = async (email: string, password: string, client: Client): Promise<SignedIn | CodeNeeded> => {
    await limitCredentials('signin', email, client.ip);
    const user = await account.userByEmail(email);
    const isRight = await passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight) {
      await countWrongPassword(email);
      throw unauthenticated(text('invalid_credentials'));
    }
    await limiter.reset(accountAndAddress('signin', email, client.ip));
    return enter(user, client);
  };

  const otpExpired = () => unauthenticated(text('sign_in_expired'), 'expired');

  /** The sign-in that a token of the first step belongs to. 401 `expired`. */
  const pendingOf = async (jwt: string): Promise<PendingSignIn> => {
    const jti = (await tokens.verify('otp', jwt))?.claims.jti;
    if (!jti) throw otpExpired();
    const tokenHash = sha256(jti);
    const pending = await findToken(db, 'otp', tokenHash, clock.now());
    if (!pending?.userId || !pending.accountId) throw otpExpired();
    return { userId: pending.userId, accountId: pending.accountId, tokenHash };
  };

  /** Opens the session after the second factor; works once. 401 `expired`. */
  const complete = async (
    { userId, accountId, tokenHash }: PendingSignIn,
    client: Client,
  ): Promise<SignedIn> => {
    if (!(await consumeToken(db, 'otp', tokenHash, clock.now()))) throw otpExpired();
    return openNew({ userId, accountId }, client);
  };

  /** The second step. 422 `wrong_code` with the attempts left; 401 `expired` when time or attempts are used up. */
  const submitCode = async (jwt: string, code: string, client: Client): Promise<SignedIn> => {
    const pending = await pendingOf(jwt);
    const { userId, tokenHash } = pending;
    await limitCodes('otp', userId);
    const tried = await takeTry(db, tokenHash, clock.now());
    if (!tried) throw otpExpired();
    if (!(await twoFactor.check(userId, code))) {
      if (tried.triesLeft === 0) throw otpExpired();
      throw wrongCode(tried.triesLeft ?? 0);
    }
    return complete(pending, client);
  };

  /** A new owner with an account, signed in; sends the verification mail. 422 `email_taken`. */
  const signUp = async (input: SignUp, locale: 'en' | 'es', client: Client): Promise<SignedIn> => {
    await limitAddress('signup', client.ip);
    const { name, email, password, confirm_password: confirm } = input;
    requireGoodPassword('password', password, 'confirm_password', confirm);
    const made = await account.createOwner({ name, email, password, locale }, async (tx, { userId }) => {
      await account.claimVerificationMail(tx, userId, 0);
      await verification.start(tx, { id: userId, email });
    });
    return openNew(made, client);
  };

  /** Verifies an address with the link from the mail and returns a new session. 410 `expired`. */
  const verify = async (token: string, actor: Actor | null, client: Client): Promise<SignedIn> => {
    await limitAddress('verify', client.ip);
    return open(await verification.verify(token, actor), client);
  };

  return {
    limitAddress,
    limitCredentials,
    limitCodes,
    limitMails,
    signIn,
    open,
    enter,
    enterAccount,
    homeWithoutSso,
    openNew,
    pendingOf,
    complete,
    submitCode,
    signUp,
    verify,
    signOut: (actor: Actor): Promise<void> => sessions.revoke(actor.sessionId),
  };
}
