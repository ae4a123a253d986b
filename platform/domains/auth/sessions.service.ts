import type { Core } from '../../core.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor, Permission } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { forbidden } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { publishAccount } from '../account/account.changes.ts';
import { lifetime } from './auth.rules.ts';
import {
  findLiveSession,
  insertSession,
  revokeSession,
  revokeSessionsOf,
  supportSessions,
} from './auth.store.ts';

export interface NewSession {
  userId: string;
  accountId: string;
  impersonatorId?: string;
  userAgent?: string;
  /** The end of the session that this one continues; undefined for a new sign-in. */
  expiresAt?: Date | null;
}

/** A new session: the bearer token and its expiry. */
interface OpenedSession {
  token: string;
  expiresAt: Date;
  actor: Actor;
}

/** Sessions: a signed token and a row that can be revoked. */
export interface Sessions {
  open(session: NewSession): Promise<OpenedSession>;
  /** The caller of a session token, with their current role; null if it is unknown, expired, revoked or disabled. */
  authenticate(token: string): Promise<Actor | null>;
  revoke(sessionId: string): Promise<void>;
  /** Ends a user's sessions and impersonations except `keep`, within `db` if it is a transaction; returns their number. */
  revokeAllOf(db: Queryable, userId: string, keep?: string): Promise<number>;
  /** Ends a user's sessions in one account, within the transaction `db`. */
  revokeIn(db: Queryable, userId: string, accountId: string): Promise<void>;
  /** True while an operator is in the account, in their own name or as a member. */
  isSupportIn(accountId: string): Promise<boolean>;
  /** Ends operators' sessions in accounts, or as users, that no longer let support in. */
  endClosedSupport(): Promise<void>;
  /** A CSRF token, which proves that a call comes from this session's own pages. */
  csrfToken(actor: Actor): Promise<string>;
  /** Throws 403 `csrf` unless the token belongs to this session. */
  checkCsrf(actor: Actor, token: string | undefined): Promise<void>;
}

interface Deps extends Pick<Core, 'db' | 'clock' | 'tokens' | 'bus'> {
  /** A user's current role in an account; null for none or a disabled one. */
  roleIn: (userId: string, accountId: string, impersonatorId?: string | null) => Promise<Permission | null>;
}

/** Longer than any of our tokens; longer ones are not looked up. */
const MAX_TOKEN = 4_096;

/** Sessions on the sessions table. Every revocation closes the session's sockets in all processes. */
export function createSessions({ db, clock, tokens, bus, roleIn }: Deps): Sessions {
  const cut = async (tx: Queryable, ids: string[]): Promise<number> => {
    for (const sessionId of ids) {
      await bus.publish(tx, { event: 'sessionRevoked', accountId: null, payload: { sessionId } });
    }
    return ids.length;
  };

  /** Members see in the console when support enters and leaves. */
  const announceSupport = (tx: Queryable, accountId: string): Promise<void> =>
    publishAccount(tx, bus, accountId, 'account');

  const revoke = (sessionId: string): Promise<void> =>
    transaction(db, async (tx) => {
      const [support] = await supportSessions(tx, clock.now(), { id: sessionId });
      await cut(tx, await revokeSession(tx, sessionId, clock.now()));
      if (support) await announceSupport(tx, support.accountId);
    });

  return {
    open: async ({ userId, accountId, impersonatorId, userAgent, expiresAt: end }) => {
      const permission = await roleIn(userId, accountId, impersonatorId);
      if (!permission) throw forbidden(text('no_team_access'));
      // Whole seconds, like a token's expiry, so that row and token end together.
      const expiresAt = end ?? new Date(Math.floor((clock.now().getTime() + lifetime.session) / 1000) * 1000);
      const row = await insertSession(db, {
        userId,
        accountId,
        impersonatorId,
        userAgent: userAgent?.slice(0, 200),
        createdAt: clock.now(),
        expiresAt,
      });
      const [support] = await supportSessions(db, clock.now(), { id: row.id });
      if (support) await announceSupport(db, accountId);
      const token = await tokens.sign('session', { sub: userId, acc: accountId, sid: row.id }, expiresAt);
      const actor: Actor = {
        userId,
        accountId,
        permission,
        via: 'session',
        scopes: null,
        sessionId: row.id,
        expiresAt,
        impersonatorId,
      };
      return { token, expiresAt, actor };
    },
    authenticate: async (token) => {
      if (token.length > MAX_TOKEN) return null;
      const sid = (await tokens.verify('session', token))?.claims.sid;
      if (typeof sid !== 'string' || !isUuid(sid)) return null;
      const row = await findLiveSession(db, sid, clock.now());
      const permission = row && (await roleIn(row.userId, row.accountId, row.impersonatorId));
      if (!permission) return null;
      return {
        userId: row.userId,
        accountId: row.accountId,
        permission,
        via: 'session',
        scopes: null,
        sessionId: row.id,
        expiresAt: row.expiresAt,
        impersonatorId: row.impersonatorId ?? undefined,
      };
    },
    revoke,
    revokeAllOf: async (tx, userId, keep) =>
      cut(tx, await revokeSessionsOf(tx, userId, clock.now(), { keep })),
    revokeIn: async (tx, userId, accountId) => {
      await cut(tx, await revokeSessionsOf(tx, userId, clock.now(), { accountId }));
    },
    isSupportIn: async (accountId) => (await supportSessions(db, clock.now(), { accountId })).length > 0,
    endClosedSupport: async () => {
      for (const { id, userId, accountId, impersonatorId } of await supportSessions(db, clock.now())) {
        if ((await roleIn(userId, accountId, impersonatorId)) === null) await revoke(id);
      }
    },
    csrfToken: (actor) =>
      tokens.sign(
        'csrf',
        { sid: actor.sessionId },
        actor.expiresAt ?? new Date(clock.now().getTime() + lifetime.session),
      ),
    checkCsrf: async (actor, token) => {
      const proof = token && token.length <= MAX_TOKEN ? await tokens.verify('csrf', token) : null;
      if (proof?.claims.sid === actor.sessionId) return;
      throw forbidden(text('csrf'), 'csrf');
    },
  };
}
