import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { openFolder } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens PostgreSQL (DATABASE_URL), or the embedded database in DATA_DIR. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openFolder(config.dataDir);
}
