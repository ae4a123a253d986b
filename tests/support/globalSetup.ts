import { randomBytes } from 'node:crypto';
import { findPostgres } from '../../scripts/postgres.mjs';
import { setup as buildServers } from './buildServers.ts';
import { shareStack } from './config.ts';
import { startPostgres } from './postgres.ts';
import { startStack } from './stack.ts';

/**
 * Starts one stack for all browser tests, in which a cluster takes a second or two. Its database is on a PostgreSQL
 * server where there is one, which takes less time than PGlite. Playwright requires a default export and calls the
 * returned function at the end.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildServers();
  const postgres = findPostgres() ? await startPostgres() : undefined;
  const database: Record<string, string> = postgres
    ? { DATABASE_URL: postgres.url, ENCRYPTION_KEY: randomBytes(32).toString('base64') }
    : {};
  const stack = await startStack({ world: 'all', env: { TIME_SCALE: '0.005', ...database } });
  shareStack({ url: stack.url, platformUrl: stack.platformUrl });
  return async () => {
    await stack.stop();
    await postgres?.stop();
  };
}
