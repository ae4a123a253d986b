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

/** Counts tries in the database: shared by all processes, kept over a restart. */
export interface RateLimiter {
  /** Counts one more of `key`; returns how many there were in this window of `windowSec` seconds. */
  count(key: string, windowSec: number): Promise<number>;
  /** Counts one try for `key`. Throws 429 with Retry-After when `max` in `windowSec` seconds is passed. */
  consume(key: string, max: number, windowSec: number): Promise<void>;
  /** Forgets the tries of `key` (after a success). */
  reset(key: string): Promise<void>;
  /** Removes windows that are over. */
  sweep(): Promise<void>;
}

/**
 * Who an address belongs to, for limits: an IPv4 address itself, of an IPv6 address its network of 64 bits, in which one
 * customer can change the rest at will.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [left = [], right] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = right ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return `${[...left, ...zeros, ...(right ?? [])].slice(0, 4).join(':')}::/64`;
}

/** A limiter over the rate_limits table; keys are hashed, so no e-mail address stays behind. */
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

/** So many callers are remembered at most, some 100 bytes each; forgetting them only counts them by address again. */
const MOST_CALLERS = 10_000;

/**
 * The general limit, in memory, before a token is looked up: `max` requests a minute. A token that was somebody's has a
 * count of its own; everything else counts for its address, so that unknown tokens cost no more queries than that.
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
    keyGenerator: (request) => {
      const caller = tokenHash(request);
      return caller && callers.has(caller) ? caller : networkOf(request.ip);
    },
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: (_request, context) => rateLimited(context.ttl / 1000),
  });
  // For all routes at once: a hook of each route would come after the guards, which end requests without an actor.
  app.addHook('onRequest', app.rateLimit());
  app.addHook('onResponse', async (request) => {
    const caller = request.actor && tokenHash(request);
    if (!caller || callers.has(caller)) return;
    if (callers.size >= MOST_CALLERS) callers.clear();
    callers.add(caller);
  });
}
