import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Core } from '../../../core.ts';
import { sha256 } from '../../../crypto/hash.ts';
import { transaction, type Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { isUuid } from '../../../http/envelope.ts';
import { invalid, notFound, refused } from '../../../http/errors.ts';
import { text, type MessageCode } from '../../../messages/messages.ts';
import type { AccountService } from '../../account/account.service.ts';
import type { Audit } from '../../audit/audit.service.ts';
import { lifetime } from '../auth.rules.ts';
import type { AuthService, Client, SignedIn } from '../auth.service.ts';
import { consumeToken, insertToken } from '../auth.store.ts';
import { signedInAt, type RequireProof } from '../proof.service.ts';
import { wrongCode, type TwoFactor } from '../twoFactor.service.ts';
import { challengeIn, maxPasskeys, relyingPartyOf, type RelyingParty } from './passkeys.rules.ts';
import {
  deletePasskey,
  findByCredential,
  insertPasskey,
  listPasskeys,
  lockPasskey,
  recordUse,
  renamePasskey,
  type PasskeyRow,
} from './passkeys.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'config' | 'log'> {
  account: Pick<AccountService, 'user'>;
  audit: Pick<Audit, 'record'>;
  auth: Pick<
    AuthService,
    'limitAddress' | 'limitCodes' | 'homeWithoutSso' | 'openNew' | 'pendingOf' | 'complete'
  >;
  requireProof: RequireProof;
  twoFactor: Pick<TwoFactor, 'enabledAt' | 'check'>;
}

/** What proves that the caller did not just find an open session. */
export interface Proof {
  current_password?: string | null;
  code?: string | null;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

const SITE = 'Kubedeck';
const targetOf = ({ id, name }: PasskeyRow) => ({ type: 'passkey', id, name });
const failed = (why: Extract<MessageCode, 'passkey_failed' | 'passkey_expired'>) =>
  refused(text(why), { error: why === 'passkey_expired' ? 'expired' : 'passkey_failed' });

/**
 * Passkeys (WebAuthn): sign-in without a password, and a second factor. Challenges are rows, so that any process can
 * verify the response.
 */
export function createPasskeys(deps: Deps) {
  const { db, clock, config, log, account, audit, auth, requireProof, twoFactor } = deps;
  const site = relyingPartyOf(config.publicUrl);

  const requireSite = (): RelyingParty => {
    if (!site) throw refused(text('passkeys_off'), { error: 'passkeys_off' });
    return site;
  };

  const storeChallenge = async (challenge: string, userId: string | null): Promise<void> => {
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + lifetime.passkey);
    await insertToken(db, { hash: sha256(challenge), kind: 'passkey', userId, createdAt, expiresAt });
  };

  /** The challenge of a response, which works once and only for the user it was made for. */
  const consumeChallenge = async (clientDataJson: string, userId: string | null): Promise<string> => {
    const challenge = challengeIn(clientDataJson);
    const used = challenge && (await consumeToken(db, 'passkey', sha256(challenge), clock.now()));
    if (!challenge || !used || used.userId !== userId) throw failed('passkey_expired');
    return challenge;
  };

  const owned = async (tx: Queryable, { userId }: Actor, id: string): Promise<PasskeyRow> => {
    const row = isUuid(id) ? await lockPasskey(tx, userId, id) : null;
    if (!row) throw notFound(text('passkey_not_found'));
    return row;
  };

  /** A code counts if two-factor is older than the session, which could have enabled it with its own authenticator. */
  const requirePasswordOrCode = async (
    actor: Actor,
    { current_password: typed, code }: Proof,
  ): Promise<void> => {
    const enabledAt = code ? await twoFactor.enabledAt(actor.userId) : null;
    if (!code || !enabledAt) return requireProof(actor, typed);
    if (enabledAt.getTime() >= signedInAt(actor)) throw invalid('code', text('two_factor_new'));
    await auth.limitCodes('two-factor', actor.userId);
    if (!(await twoFactor.check(actor.userId, code))) throw wrongCode();
  };

  /** All passkeys of the user; 409 if there is no room for another. */
  const listWithRoom = async (queryable: Queryable, userId: string): Promise<PasskeyRow[]> => {
    const existing = await listPasskeys(queryable, userId);
    if (existing.length < maxPasskeys) return existing;
    throw refused(text('passkeys_full', { max: maxPasskeys }), { error: 'passkeys_full' });
  };

  /** Options for the browser to create a passkey. Requires proof, because a passkey outlives the session. */
  const beginAdding = async (actor: Actor, proof: Proof): Promise<PublicKeyCredentialCreationOptionsJSON> => {
    const { id } = requireSite();
    await requirePasswordOrCode(actor, proof);
    const [user, existing] = await Promise.all([account.user(actor.userId), listWithRoom(db, actor.userId)]);
    const options = await generateRegistrationOptions({
      rpName: SITE,
      rpID: id,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.email,
      userDisplayName: user.name,
      excludeCredentials: existing.map((one) => ({ id: one.credentialId, transports: one.transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await storeChallenge(options.challenge, user.id);
    return options;
  };

  /** Stores the passkey that the browser has created. */
  const add = async (actor: Actor, name: string, response: RegistrationResponseJSON): Promise<PasskeyRow> => {
    const { id, origin } = requireSite();
    const expectedChallenge = await consumeChallenge(response.response.clientDataJSON, actor.userId);
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
    }).catch((error: unknown) => {
      log.warn({ err: error }, 'a passkey was not accepted');
      throw failed('passkey_failed');
    });
    if (!registrationInfo) throw failed('passkey_failed');
    const { credential, credentialBackedUp: isSynced } = registrationInfo;
    return transaction(db, async (tx) => {
      await listWithRoom(tx, actor.userId);
      const row = await insertPasskey(tx, {
        userId: actor.userId,
        name,
        isSynced,
        createdAt: clock.now(),
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
      });
      if (!row) throw refused(text('passkey_known'), { error: 'already_enabled' });
      await audit.record(tx, actor, { action: 'passkey.add', target: targetOf(row) });
      return row;
    });
  };

  const rename = (actor: Actor, id: string, name: string): Promise<PasskeyRow> =>
    transaction(db, async (tx) => {
      const row = await owned(tx, actor, id);
      await renamePasskey(tx, row.id, name);
      const changed = { ...row, name };
      await audit.record(tx, actor, {
        action: 'passkey.rename',
        target: targetOf(changed),
        before: { name: row.name },
        after: { name },
      });
      return changed;
    });

  const remove = async (actor: Actor, id: string, proof: Proof): Promise<void> => {
    await requirePasswordOrCode(actor, proof);
    await transaction(db, async (tx) => {
      const row = await owned(tx, actor, id);
      await deletePasskey(tx, row.id);
      await audit.record(tx, actor, { action: 'passkey.remove', target: targetOf(row) });
    });
  };

  /**
   * Options for the browser to use a passkey: any one of this site, or, as the second factor of the sign-in `jwt`, one of
   * its user.
   */
  const beginSignIn = async (
    jwt: string | null,
    ip: string,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> => {
    const { id } = requireSite();
    await auth.limitAddress('passkey', ip);
    const userId = jwt === null ? null : (await auth.pendingOf(jwt)).userId;
    const allowed = userId === null ? [] : await listPasskeys(db, userId);
    const options = await generateAuthenticationOptions({
      rpID: id,
      userVerification: userId === null ? 'required' : 'preferred',
      allowCredentials: allowed.map((one) => ({ id: one.credentialId, transports: one.transports })),
    });
    await storeChallenge(options.challenge, userId);
    return options;
  };

  /** The passkey that signed the response; records the use. */
  const verify = async (response: AuthenticationResponseJSON, userId: string | null): Promise<PasskeyRow> => {
    const { id, origin } = requireSite();
    const expectedChallenge = await consumeChallenge(response.response.clientDataJSON, userId);
    const row = await findByCredential(db, response.id);
    if (!row || (userId !== null && row.userId !== userId)) {
      throw refused(text('passkey_unknown'), { error: 'passkey_failed' });
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The password was the first factor.
      requireUserVerification: userId === null,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
      },
    }).catch((error: unknown) => {
      log.warn({ err: error, passkey: row.id }, 'a passkey was refused');
      throw failed('passkey_failed');
    });
    const used = { counter: authenticationInfo.newCounter, lastUsedAt: clock.now() };
    if (!verified || !(await recordUse(db, row, used))) throw failed('passkey_failed');
    return row;
  };

  /** Signs in with a passkey, which is both factors, or completes the sign-in `jwt` with it. */
  const signIn = async (
    jwt: string | null,
    response: AuthenticationResponseJSON,
    client: Client,
  ): Promise<SignedIn> => {
    await auth.limitAddress('passkey', client.ip);
    if (jwt === null) {
      const { userId } = await verify(response, null);
      const accountId = await auth.homeWithoutSso(await account.user(userId));
      return auth.openNew({ userId, accountId }, client);
    }
    const pending = await auth.pendingOf(jwt);
    await verify(response, pending.userId);
    return auth.complete(pending, client);
  };

  return {
    /** Whether browsers can use passkeys at the console's address. */
    isOffered: site !== null,
    list: ({ userId }: Actor): Promise<PasskeyRow[]> => listPasskeys(db, userId),
    beginAdding,
    add,
    rename,
    remove,
    beginSignIn,
    signIn,
  };
}
