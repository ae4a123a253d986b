import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Unlisten } from './database.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

interface Subscription {
  onPayload: (payload: string) => void;
  onGap: () => void;
}

/** One dedicated connection for notifications; it reconnects with growing delays and reports the gap. */
export class Listener {
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
    // 'error' and 'end' both fire when a connection breaks: reconnecting twice would duplicate every event.
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
    let pause = FIRST_PAUSE_MS;
    while (!this.#closed) {
      try {
        await this.#connected();
        for (const set of this.#subscriptions.values()) for (const { onGap } of set) onGap();
        return;
      } catch {
        await delay(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    }
  }
}
