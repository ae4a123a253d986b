import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { DatabaseAwayError } from './failures.ts';
import { Listener } from './listener.ts';
import { migrationsFolder } from './migrate.ts';

/** Any fixed number: whoever prepares the database holds this advisory lock. */
const LOCK = 4_100_001;

/** A broken connection emits 'error', and one without a listener ends the process; the query that ran rejects anyway. */
function ignoreErrors(client: pg.ClientBase): void {
  client.on('error', () => {});
}

function away(cause: unknown): never {
  throw new DatabaseAwayError('The database does not answer.', { cause });
}

/** A session lock needs one connection from begin to end, so it gets its own; its end releases the lock. */
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

/** Drizzle over a pool. Its own transactions keep a connection for ever whose `begin` failed; these give it back. */
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

/** Opens a pool on a PostgreSQL server (15 or newer). Throws the driver's error when it does not answer. */
export async function openPostgres(url: string, max = 12): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5_000, keepAlive: true });
  // While it is idle the pool listens; while a query or transaction has it, nobody else does.
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
