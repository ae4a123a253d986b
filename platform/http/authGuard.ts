import type { FastifyInstance, FastifyRequest } from 'fastify';
import { text } from '../messages/messages.ts';
import { forbidden, unauthenticated } from './errors.ts';

export type Permission = 'master' | 'owner' | 'admin' | 'developer' | 'user';

/** The authenticated caller, the account they act in, and how they authenticated. */
export interface Actor {
  userId: string;
  accountId: string;
  permission: Permission;
  via: 'session' | 'apikey';
  scope: 'read' | 'write';
  /** Id of the session or API key; revoking it ends this access. */
  sessionId: string;
  /** Null for API keys, which do not expire. */
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

function refuseReadOnlyKey(actor: Actor): void {
  if (actor.scope === 'read') {
    throw forbidden(text('read_only_key'), 'read_only_key');
  }
}

/** Guard (`onRequest`): requires a session or an active API key; a read-only key may only use safe methods. */
export async function requireActor(request: FastifyRequest): Promise<void> {
  const actor = actorOf(request);
  if (!SAFE_METHODS.has(request.method)) refuseReadOnlyKey(actor);
}

/** Guard for GET routes with side effects (one-time downloads): refuses read-only keys. */
export async function requireWrite(request: FastifyRequest): Promise<void> {
  refuseReadOnlyKey(actorOf(request));
}

/** Guard for routes that require a session (password, keys, second factor): refuses API keys. */
export async function requireSession(request: FastifyRequest): Promise<void> {
  if (actorOf(request).via !== 'session') {
    throw forbidden(text('session_required'), 'session_required');
  }
}
