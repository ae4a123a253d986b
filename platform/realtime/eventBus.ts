import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase, Queryable } from '../db/database.ts';
import type { PlatformEvent } from './events.ts';

const CHANNEL = 'platform_events';
/** PostgreSQL refuses notifications of 8,000 bytes. */
const MAX_BYTES = 7_900;

/** Carries events between processes. An event published in a transaction is sent when it commits, or never. */
export interface EventBus {
  /** Throws RangeError when the event is larger than a notification may be (7,900 bytes). */
  publish(db: Queryable, event: PlatformEvent): Promise<void>;
  /** Calls back for every event of every process, including this one. Returns the unsubscriber. */
  subscribe(onEvent: (event: PlatformEvent) => void): () => void;
  /** Calls back when events may have been missed because the database connection broke. */
  onGap(callback: () => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** An event bus on database notifications. */
export function createEventBus(database: OpenDatabase, log: Pick<FastifyBaseLogger, 'error'>): EventBus {
  const subscribers = new Set<(event: PlatformEvent) => void>();
  const gapCallbacks = new Set<() => void>();
  let unlisten: (() => Promise<void>) | null = null;

  const deliver = (text: string): void => {
    const event = JSON.parse(text) as PlatformEvent;
    for (const subscriber of subscribers) {
      try {
        subscriber(event);
      } catch (error) {
        // A failing subscriber must not keep the event from the others.
        log.error({ err: error, event: event.event }, 'an event subscriber failed');
      }
    }
  };

  return {
    publish: async (db, event) => {
      const text = JSON.stringify(event);
      const bytes = Buffer.byteLength(text);
      if (bytes > MAX_BYTES) {
        throw new RangeError(`event ${event.event} has ${bytes} bytes; at most ${MAX_BYTES} can be sent`);
      }
      await db.execute(sql`select pg_notify(${CHANNEL}, ${text})`);
    },
    subscribe: (onEvent) => {
      subscribers.add(onEvent);
      return () => subscribers.delete(onEvent);
    },
    onGap: (callback) => {
      gapCallbacks.add(callback);
      return () => gapCallbacks.delete(callback);
    },
    start: async () => {
      unlisten = await database.listen(CHANNEL, deliver, () =>
        gapCallbacks.forEach((callback) => callback()),
      );
    },
    stop: async () => {
      await unlisten?.();
      unlisten = null;
    },
  };
}
