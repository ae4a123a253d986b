import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { DatabaseAwayError } from './failures.ts';
import { Listener } from './listener.ts';
import { migrationsFolder } from './migrate.ts';

/** An arbitrary fixed id of the advisory lock for migrations and first data. */
const LOCK = 4_100_001;

/** A broken connection emits 'error', which ends the process without a listener; the query rejects anyway. */
function ignoreErrors(client: pg.ClientBase): void {
  client.on('error', () => {});
}

function away(cause: unknown): never {
  throw new DatabaseAwayError('The database does not answer.', { cause });
}

/** A session lock needs a connection of its own; closing it releases the lock. */
async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url, keepAlive: true });
  ignoreErrors(holder);
  await holder.connect().catch(away);
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await holder.end().catch(() => {});
  }
}

/** Drizzle on a pool. Drizzle's own transactions never return a connection whose `begin` failed; these do. */
function drizzleOver(pool: pg.Pool) {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch(away);
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

/** Opens a pool on a PostgreSQL server (15 or newer). Throws the driver's error if it does not respond. */
export async function openPostgres(
  url: string,
  { max = 12, connectWithinMs = 5_000 } = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
  });
  // Idle clients need an error listener of the pool; clients in use get their own.
  pool.on('connect', ignoreErrors);
  pool.on('error', () => {});
  const listener = new Listener(url);
  const db = drizzleOver(pool);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    kind: 'postgres',
    migrate: () => alone(url, () => migrate(db, { migrationsFolder })),
    alone: (work) => alone(url, work),
    listen: (channel, onPayload, onGap = () => {}) => listener.listen(channel, { onPayload, onGap }),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
