import type { FastifyInstance, FastifyRequest } from 'fastify';
import { text } from '../messages/messages.ts';
import { forbidden, unauthenticated } from './errors.ts';
import type { Scope } from './scopes.ts';

export type Permission = 'master' | 'owner' | 'admin' | 'developer' | 'user';

/** The authenticated caller, the account they act in, and how they authenticated. */
export interface Actor {
  userId: string;
  accountId: string;
  permission: Permission;
  via: 'session' | 'apikey';
  /** Scopes of an API key; null for sessions, which have all. */
  scopes: readonly Scope[] | null;
  /** Id of the session or API key; revoking it ends this access. */
  sessionId: string;
  /** Null for API keys that do not expire. */
  expiresAt: Date | null;
  impersonatorId?: string;
}

/** Resolves a bearer token to its caller; null if it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Actor | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null without a valid token. Handlers behind a guard read it with `actorOf`. */
    actor: Actor | null;
  }
}

/** Methods without side effects. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The token of `Authorization: Bearer …`, or null. */
export function bearerOf(header: string | undefined): string | null {
  const match = /^Bearer +(\S+)$/i.exec(header ?? '');
  return match?.[1] ?? null;
}

/** Fills `request.actor` on every request, before any route's own guard. */
export function useAuthGuard(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request.headers.authorization);
    request.actor = token ? await authenticate(token) : null;
  });
}

/** The caller. Throws 401 when there is none, so a forgotten guard fails closed. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthenticated();
  return request.actor;
}

/** Guard (`onRequest`): requires a session or an active API key. */
export async function requireActor(request: FastifyRequest): Promise<void> {
  actorOf(request);
}

/** Guard for routes that require a session (password, keys, second factor): refuses API keys. */
export async function requireSession(request: FastifyRequest): Promise<void> {
  if (actorOf(request).via !== 'session') {
    throw forbidden(text('session_required'), 'session_required');
  }
}
