import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { ConfigError } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { initialiseFolder } from './initialise.ts';
import { lockFolder } from './lockFile.ts';
import { migrationsFolder } from './migrate.ts';

function wrap(client: PGlite, onClosed: () => void = () => {}): OpenDatabase {
  const db = drizzle(client);
  return {
    db,
    kind: 'pglite',
    migrate: () => migrate(db, { migrationsFolder }),
    // Only one process can use the folder.
    alone: (work) => work(),
    // Notifications cannot be missed within one process.
    listen: async (channel, onPayload) => {
      const unlisten = await client.listen(channel, onPayload);
      return () => unlisten();
    },
    close: async () => {
      if (!client.closed) await client.close();
      onClosed();
    },
  };
}

async function openFiles(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `DATA_DIR: the database in ${folder} cannot be opened (${reason}); it is damaged or the disk is full: free some space, put a backup in its place, or choose another folder`,
    );
  }
}

/** Opens the embedded database in `<dataDir>/db`. Throws ConfigError when the folder is in use or not writable. */
export async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    await initialiseFolder(folder);
    return wrap(await openFiles(folder), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens a database in memory, from a snapshot if one is given. */
export async function openMemory(snapshot?: Blob): Promise<OpenDatabase> {
  return wrap(await PGlite.create(snapshot ? { loadDataDir: snapshot } : {}));
}

/** A migrated database as a tarball, with what `fill` puts into it: copies open in a fraction of the time of a new one. */
export async function makeSnapshot(fill: (database: OpenDatabase) => Promise<void>): Promise<Blob> {
  const client = await PGlite.create();
  const database = wrap(client);
  await database.migrate();
  await fill(database);
  const snapshot = await client.dumpDataDir('none');
  await database.close();
  return snapshot;
}
