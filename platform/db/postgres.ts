import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase, Unlisten } from './database.ts';
import { migrationsFolder } from './migrate.ts';

const RECONNECT_MS = 1_000;
/** Any fixed number: whoever prepares the database holds this advisory lock. */
const LOCK = 4_100_001;

interface Subscription {
  onPayload: (payload: string) => void;
  onGap: () => void;
}

/** One dedicated connection for notifications; it reconnects for ever and reports the gap. */
class Listener {
  #client: pg.Client | null = null;
  #connecting: Promise<pg.Client> | null = null;
  #closed = false;
  #subscriptions = new Map<string, Set<Subscription>>();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, subscription: Subscription): Promise<Unlisten> {
    const existing = this.#subscriptions.get(channel);
    if (existing) existing.add(subscription);
    else this.#subscriptions.set(channel, new Set([subscription]));
    const client = await this.#connected();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      this.#subscriptions.get(channel)?.delete(subscription);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    this.#connecting ??= this.#connect().finally(() => (this.#connecting = null));
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of this.#subscriptions.get(channel) ?? []) onPayload(payload ?? '');
    });
    // 'error' and 'end' both arrive when a connection breaks: reconnecting twice would double every event.
    let isLost = false;
    const onLost = (): void => {
      if (isLost) return;
      isLost = true;
      this.#client = null;
      void this.#reconnect();
    };
    client.on('error', onLost);
    client.on('end', onLost);
    try {
      await client.connect();
      for (const channel of this.#subscriptions.keys()) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      isLost = true;
      await client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    return client;
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#connected();
        for (const set of this.#subscriptions.values()) for (const { onGap } of set) onGap();
        return;
      } catch {
        await delay(RECONNECT_MS);
      }
    }
  }
}

/** A session lock needs one connection from begin to end, so it gets its own; its end releases the lock. */
async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: url, keepAlive: true });
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await holder.end();
  }
}

/** Opens a pool on a PostgreSQL server (15 or newer). Throws the driver's error when it does not answer. */
export async function openPostgres(url: string, max = 12): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5_000, keepAlive: true });
  // An idle connection that breaks must not end the process; the next query gets a fresh one.
  pool.on('error', () => {});
  const listener = new Listener(url);
  const db = drizzle(pool);
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
