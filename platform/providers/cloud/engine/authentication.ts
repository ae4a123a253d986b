import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock.ts';
import { ApiError } from './apiError.ts';
import type { EngineStore } from './store.ts';

const TOKEN_FORM = /^[A-Za-z0-9]{64}$/;
const SLOW_MS = 3_000;
/** Keeps responses within client timeouts, whatever the time scale is. */
const LONGEST_MS = 10_000;
/** Calls per hour of a project; the bucket refills by one per second. */
const CALLS_PER_HOUR = 3_600;
const LIMITED_BURST = 5;
const DEFAULT_SERVER_QUOTA = 100;

/** What a token gives access to. SENTINELS.md lists the special tokens. */
export interface Caller {
  /** A UUID derived from the token, which is not stored. */
  project: string;
  mayWrite: boolean;
  isSlow: boolean;
  /** Calls allowed at once. */
  burst: number;
  serverQuota: number;
}

function projectOf(token: string): string {
  const hex = createHash('sha256').update(`project/${token}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function readToken(header: string | undefined): Caller {
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '';
  if (!TOKEN_FORM.test(token) || token.startsWith('invalid')) {
    throw new ApiError('unauthorized', 'the provided token is invalid');
  }
  return {
    project: projectOf(token),
    mayWrite: !token.startsWith('readonly'),
    isSlow: token.startsWith('slow'),
    burst: token.startsWith('limited') ? LIMITED_BURST : CALLS_PER_HOUR,
    serverQuota: token.startsWith('quota') ? 2 : DEFAULT_SERVER_QUOTA,
  };
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** The authenticated caller of a request. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new ApiError('unauthorized', 'the provided token is invalid');
  return caller;
}

interface Deps {
  store: Pick<EngineStore, 'takeTurn'>;
  clock: Clock;
  signal: AbortSignal;
  /** False when the engine does not listen: the platform's own calls are not limited. */
  isLimited: boolean;
}

async function countCall(
  { store, clock }: Deps,
  { project, burst }: Caller,
  reply: FastifyReply,
): Promise<void> {
  const now = clock.now().getTime();
  const { left, isAllowed } = await store.takeTurn(project, burst, now);
  void reply.headers({
    'ratelimit-limit': burst,
    'ratelimit-remaining': left,
    'ratelimit-reset': Math.ceil(now / 1_000) + (burst - left),
  });
  if (isAllowed) return;
  throw new ApiError('rate_limit_exceeded', `limit of ${CALLS_PER_HOUR} requests per hour reached`);
}

/** Responds with 401 without a valid token, 429 above the rate limit and 403 to writes with a read-only token. */
export function authenticateAndRateLimit(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const caller = readToken(request.headers.authorization);
    if (caller.isSlow)
      await deps.clock.sleep(Math.min(LONGEST_MS, deps.clock.simulated(SLOW_MS)), deps.signal);
    if (deps.isLimited) await countCall(deps, caller, reply);
    callers.set(request, caller);
    if (caller.mayWrite || request.method === 'GET') return;
    throw new ApiError('token_readonly', 'the token is only allowed to perform GET requests');
  });
}
