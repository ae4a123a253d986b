import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Passwords } from './crypto/hash.ts';
import type { Tokens } from './crypto/tokens.ts';
import type { Vault } from './crypto/vault.ts';
import type { Database } from './db/database.ts';
import type { RateLimiter } from './http/rateLimit.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { EventBus } from './realtime/eventBus.ts';

/** What every service may use. A service declares the members it needs: `Pick<Core, 'db' | 'clock'>`. */
export interface Core {
  config: Config;
  db: Database;
  clock: Clock;
  bus: EventBus;
  jobs: Jobs;
  vault: Vault;
  tokens: Tokens;
  passwords: Passwords;
  limiter: RateLimiter;
  log: FastifyBaseLogger;
}
