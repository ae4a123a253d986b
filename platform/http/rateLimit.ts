import { isIPv6 } from 'node:net';
import { lt, sql } from 'drizzle-orm';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/auth.ts';
import { sha256 } from '../crypto/hash.ts';
import { bearerOf } from './authGuard.ts';
import { rateLimited } from './errors.ts';

/** Counts attempts in the database: shared by all processes and kept across restarts. */
export interface RateLimiter {
  /** Counts one more attempt for `key` and returns the count in the current window of `windowSec` seconds. */
  count(key: string, windowSec: number): Promise<number>;
  /** Counts one attempt for `key`. Throws 429 with Retry-After above `max` in `windowSec` seconds. */
  consume(key: string, max: number, windowSec: number): Promise<void>;
  /** Deletes the attempts of `key` (after a success). */
  reset(key: string): Promise<void>;
  /** Deletes expired windows. */
  sweep(): Promise<void>;
}

/**
 * The unit that limits count: an IPv4 address, or the /64 network of an IPv6 address, because one customer can use all
 * addresses of it.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [left = [], right] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = right ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return `${[...left, ...zeros, ...(right ?? [])].slice(0, 4).join(':')}::/64`;
}

/** A limiter over the rate_limits table; keys are hashed, so that no e-mail address is stored. */
export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  const add = async (key: string, windowSec: number) => {
    const now = clock.now();
    const resetsAt = new Date(now.getTime() + windowSec * 1000);
    const isOver = lt(rateLimits.resetsAt, now);
    const [row] = await db
      .insert(rateLimits)
      .values({ key: sha256(key), count: 1, resetsAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
        },
      })
      .returning();
    return {
      count: row?.count ?? 1,
      waitSec: ((row?.resetsAt ?? resetsAt).getTime() - now.getTime()) / 1000,
    };
  };
  return {
    count: async (key, windowSec) => (await add(key, windowSec)).count,
    consume: async (key, max, windowSec) => {
      const { count, waitSec } = await add(key, windowSec);
      if (count > max) throw rateLimited(waitSec);
    },
    reset: async (key) => {
      await db.delete(rateLimits).where(sql`${rateLimits.key} = ${sha256(key)}`);
    },
    sweep: async () => {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, clock.now()));
    },
  };
}

/** Maximum number of remembered callers, about 100 bytes each; those forgotten are counted per address again. */
const MOST_CALLERS = 10_000;

/**
 * The general limit of `max` requests a minute, in memory, before a token is looked up. A known token is counted by
 * itself and everything else per address, so that unknown tokens cause no more queries than that.
 */
export async function useGeneralRateLimit(app: FastifyInstance, max: number): Promise<void> {
  const callers = new Set<string>();
  const tokenHash = (request: FastifyRequest): string | null => {
    const token = bearerOf(request.headers.authorization);
    return token ? sha256(token) : null;
  };
  await app.register(fastifyRateLimit, {
    global: false,
    max,
    timeWindow: '1 minute',
    // RateLimit-Limit, -Remaining and -Reset (seconds) on every response.
    enableDraftSpec: true,
    keyGenerator: (request) => {
      const caller = tokenHash(request);
      return caller && callers.has(caller) ? caller : networkOf(request.ip);
    },
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: (_request, context) => rateLimited(context.ttl / 1000),
  });
  // A global hook: a hook per route would run after the guards, which end requests without an actor.
  app.addHook('onRequest', app.rateLimit());
  app.addHook('onResponse', async (request) => {
    const caller = request.actor && tokenHash(request);
    if (!caller || callers.has(caller)) return;
    if (callers.size >= MOST_CALLERS) callers.clear();
    callers.add(caller);
  });
}
