import type { Core } from '../../core.ts';
import { randomToken, sha256 } from '../../crypto/hash.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { forbidden, notFound, refused } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { isSupportOpen } from '../account/account.rules.ts';
import type { AccountService, Identity } from '../account/account.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import { lifetime } from './auth.rules.ts';
import type { AuthService, Client, SignedIn } from './auth.service.ts';
import { consumeToken, insertToken } from './auth.store.ts';
import type { Sessions } from './sessions.service.ts';

interface Deps extends Pick<Core, 'db' | 'clock'> {
  account: Pick<
    AccountService,
    'accountOf' | 'accountsOf' | 'homeOf' | 'isClosedToSupport' | 'roleIn' | 'user'
  >;
  audit: Pick<Audit, 'record'>;
  auth: Pick<AuthService, 'open'>;
  sessions: Pick<Sessions, 'revoke'>;
}

export type Switching = ReturnType<typeof createSwitching>;

/** Moving a session to another account, or for an operator to another user. */
export function createSwitching({ db, clock, account, audit, auth, sessions }: Deps) {
  /** An operator enters an account, in their own name or as one of its members. */
  const recordEntry = async (actor: Actor, into: Identity): Promise<void> => {
    const { id, name } = await account.accountOf(into.accountId);
    const user = into.userId === actor.userId ? null : await account.user(into.userId);
    await audit.record(
      db,
      { ...actor, accountId: id },
      {
        action: 'support.enter',
        target: user ? { type: 'user', id: user.id, name: user.name } : { type: 'account', id, name },
      },
    );
  };

  /**
   * Switches to another account of the user; the new session ends when the old one would have. 404 for other accounts.
   */
  const switchAccount = async (actor: Actor, accountId: string, client: Client): Promise<SignedIn> => {
    if (!isUuid(accountId)) throw notFound(text('account_not_found'));
    if ((await account.roleIn(actor.userId, accountId)) === null) {
      if (!(await account.isClosedToSupport(actor.userId, accountId)))
        throw notFound(text('account_not_found'));
      throw forbidden(text('team_support_off'), 'support_disabled');
    }
    const { userId, impersonatorId, expiresAt } = actor;
    const next = await auth.open({ userId, accountId, impersonatorId, expiresAt }, client);
    const isOwn = (await account.accountsOf(db, userId)).some((one) => one.accountId === accountId);
    if (!isOwn) await recordEntry({ ...actor, permission: 'master' }, { userId, accountId });
    // Last: the sockets of the old session end with it, and the client must not take that for an expired session.
    await sessions.revoke(actor.sessionId);
    return next;
  };

  /** A token with which this master can impersonate a user who allows support. 403 for other users. */
  const allowImpersonation = async (actor: Actor, userId: string): Promise<string> => {
    if (actor.permission !== 'master') throw forbidden(text('operator_required'));
    const user = await account.user(userId);
    if (!isSupportOpen(user, clock.now())) throw forbidden(text('support_off'), 'support_disabled');
    const token = randomToken();
    const createdAt = clock.now();
    await insertToken(db, {
      hash: sha256(token),
      kind: 'impersonate',
      userId,
      accountId: await account.homeOf(user),
      payload: { impersonatorId: actor.userId },
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifetime.impersonate),
    });
    return token;
  };

  /**
   * Signs the master in as the token's user until their own session would end; works once and only for its master. 410
   * `expired`.
   */
  const impersonate = async (actor: Actor, token: string, client: Client): Promise<SignedIn> => {
    if (actor.permission !== 'master') throw forbidden(text('operator_required'));
    const used = await consumeToken(db, 'impersonate', sha256(token), clock.now());
    if (!used?.userId || !used.accountId || used.payload.impersonatorId !== actor.userId) {
      throw refused(text('impersonation_expired'), { status: 410, error: 'expired' });
    }
    const next = await auth.open(
      {
        userId: used.userId,
        accountId: used.accountId,
        impersonatorId: actor.userId,
        expiresAt: actor.expiresAt,
      },
      client,
    );
    await recordEntry(actor, { userId: used.userId, accountId: used.accountId });
    await sessions.revoke(actor.sessionId);
    return next;
  };

  return { switchAccount, allowImpersonation, impersonate };
}
