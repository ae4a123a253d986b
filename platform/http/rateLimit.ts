import { lt, sql } from 'drizzle-orm';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/auth.ts';
import { sha256 } from '../crypto/hash.ts';
import { bearerOf } from './authGuard.ts';
import { rateLimited } from './errors.ts';

/** Counts tries in the database: shared by all processes, kept over a restart. */
export interface RateLimiter {
  /** Counts one try for `key`. Throws 429 with Retry-After when `max` in `windowSec` seconds is passed. */
  consume(key: string, max: number, windowSec: number): Promise<void>;
  /** Forgets the tries of `key` (after a success). */
  reset(key: string): Promise<void>;
  /** Removes windows that are over. */
  sweep(): Promise<void>;
}

/** A limiter over the rate_limits table; keys are hashed, so no e-mail address stays behind. */
export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  return {
    consume: async (key, max, windowSec) => {
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
      if (row && row.count > max) throw rateLimited((row.resetsAt.getTime() - now.getTime()) / 1000);
    },
    reset: async (key) => {
      await db.delete(rateLimits).where(sql`${rateLimits.key} = ${sha256(key)}`);
    },
    sweep: async () => {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, clock.now()));
    },
  };
}

/** The general limit, in memory, per token or address: `max` requests a minute. */
export async function useGeneralRateLimit(app: FastifyInstance, max: number): Promise<void> {
  await app.register(fastifyRateLimit, {
    max,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const token = bearerOf(request.headers.authorization);
      return token ? sha256(token) : request.ip;
    },
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: (_request, context) => rateLimited(context.ttl / 1000),
  });
}
