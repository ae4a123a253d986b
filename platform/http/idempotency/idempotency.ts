import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../core.ts';
import { sha256 } from '../../crypto/hash.ts';
import { text } from '../../messages/messages.ts';
import { DomainError, refused } from '../errors.ts';
import { beginRequest, findRequest, finishRequest, removeRequest, removeStuck } from './idempotency.store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of this request in the table of idempotent requests, while its response is still to be stored. */
    idempotentId: string | null;
  }
  interface FastifyContextConfig {
    /** The response has a secret that can be read once: it is not stored, and the header has no effect. */
    isReadOnce?: boolean;
  }
}

const HEADER = 'idempotency-key';
const VALID_KEY = /^[\x21-\x7e]{1,255}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any request takes; an older one ended with its process. */
const STUCK_MS = 60_000;

/** Requests that began before this time are forgotten. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

type Deps = Pick<Core, 'db' | 'clock' | 'vault'>;

const purposeOf = (id: string): string => `idempotent_requests.response:${id}`;

const keyInvalid = () =>
  new DomainError({ status: 400, text: text('idempotency_key_invalid'), error: 'malformed' });

function keyOf({ method, headers, actor, routeOptions }: FastifyRequest): string | null {
  const key = headers[HEADER];
  if (method !== 'POST' || key === undefined || !actor || routeOptions.config.isReadOnce) return null;
  if (typeof key !== 'string' || !VALID_KEY.test(key)) throw keyInvalid();
  return key;
}

/** Begins the request, or sends the response of the one before with the same key. */
async function begin(
  { db, clock, vault }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const key = keyOf(request);
  if (key === null || !request.actor) return;
  const { userId, accountId } = request.actor;
  const route = `${request.method} ${request.url}`;
  const id = sha256(JSON.stringify([accountId, userId, route, key]));
  const requestHash = sha256(JSON.stringify(request.body ?? null));
  const startedAt = clock.now();
  await removeStuck(db, id, new Date(startedAt.getTime() - STUCK_MS));
  if (await beginRequest(db, { id, requestHash, startedAt })) {
    request.idempotentId = id;
    return;
  }
  const before = await findRequest(db, id);
  if (before && before.requestHash !== requestHash) {
    throw refused(text('idempotency_key_reused'), { status: 422 });
  }
  if (before?.status == null || before.response === null) throw refused(text('idempotency_in_progress'));
  await reply
    .status(before.status)
    .header('idempotency-replayed', 'true')
    .header('content-type', 'application/json; charset=utf-8')
    .send(vault.open(before.response, purposeOf(id)).reveal());
}

/** Stores a success. After a failure the key is free again, because nothing was created. */
async function finish({ db, vault }: Deps, request: FastifyRequest, status: number, body: unknown) {
  const id = request.idempotentId;
  if (id === null) return;
  request.idempotentId = null;
  if (status >= 300 || typeof body !== 'string') return removeRequest(db, id);
  await finishRequest(db, id, { status, response: vault.seal(body, purposeOf(id)) });
}

/**
 * The header Idempotency-Key of POST requests, for sessions and API keys: a request with the same key by the same user
 * within 24 hours gets the response of the first one. Another body with the same key is 422, a request whose first one
 * is still running 409. Routes with `isReadOnce` ignore the header.
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function useIdempotency(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('idempotentId', null);
  app.addHook('preHandler', (request, reply) => begin(deps, request, reply));
  app.addHook('onSend', async (request, reply, payload) => {
    await finish(deps, request, reply.statusCode, payload);
    return payload;
  });
}
