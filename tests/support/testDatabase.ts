import { readTestDatabaseUrl } from '../../platform/config.ts';
import { findPostgres } from '../../scripts/postgres.mjs';
import { shareTestDatabase } from './config.ts';
import { startPostgres } from './postgres.ts';

/**
 * Starts a PostgreSQL server for the tests of this run: they take less time on it than on PGlite, which a machine
 * without PostgreSQL uses.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (readTestDatabaseUrl() || !findPostgres()) return undefined;
  const server = await startPostgres();
  shareTestDatabase(server.url);
  return server.stop;
}
