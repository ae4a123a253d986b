import type { FastifyInstance, FastifyRequest } from 'fastify';
import { text } from '../messages/messages.ts';
import { forbidden, unauthenticated } from './errors.ts';

export type Permission = 'master' | 'owner' | 'admin' | 'developer' | 'user';

/** Who is calling, in which account, and by which means. */
export interface Actor {
  userId: string;
  accountId: string;
  permission: Permission;
  via: 'session' | 'apikey';
  scope: 'read' | 'write';
  /** Id of the session, or of the API key: what is revoked to end this access. */
  sessionId: string;
  /** Null for API keys, which do not expire. */
  expiresAt: Date | null;
  impersonatorId?: string;
}

/** Answers who a bearer token belongs to; null for an unknown, expired or revoked one. */
export type Authenticate = (token: string) => Promise<Actor | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; null without a valid token. Handlers behind a guard read it with `actorOf`. */
    actor: Actor | null;
  }
}

/** Methods that change nothing. */
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

/** Guard (`onRequest`): signed in, or an active API key; a key that may only read gets no further than reading. */
export async function requireActor(request: FastifyRequest): Promise<void> {
  const actor = actorOf(request);
  if (!SAFE_METHODS.has(request.method)) refuseReadOnlyKey(actor);
}

/** Guard for reads that change something (one-time downloads): a read-only key is refused whatever the method. */
export async function requireWrite(request: FastifyRequest): Promise<void> {
  refuseReadOnlyKey(actorOf(request));
}

/** Guard for what only a person may do (password, keys, second factor): API keys are refused. */
export async function requireSession(request: FastifyRequest): Promise<void> {
  if (actorOf(request).via !== 'session') {
    throw forbidden(text('session_required'), 'session_required');
  }
}
