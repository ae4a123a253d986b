import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { listenOn } from '../../listenOn.ts';
import type { Blobs } from '../blobs/port.ts';
import { publicFetch } from '../publicFetch.ts';
import { createClientObjectStore } from './client/clientObjectStore.ts';
import { createObjectStoreEngine } from './engine/objectStoreEngine.ts';
import type { GrantsOf, ObjectStoreChecker } from './port.ts';

const AWAY_MS = 10_000;
/** The embedded one answers in this process, so a long time only shows that the machine is busy. */
const BUSY_MS = 120_000;

interface Options {
  blobs: Blobs;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Real clusters back up to real object storage; those of the embedded cloud to the embedded one. */
  isEmbedded: boolean;
  grantsOf: GrantsOf;
  /** Port of the embedded one for S3 clients; null does not listen. */
  port: number | null;
  /** Sends requests to the addresses of users; tests replace it. Default: to hosts on the internet only. */
  fetch?: typeof publicFetch;
}

const sender = (fetch: typeof publicFetch) => async (request: Request) => {
  const { url, method, headers, signal } = request;
  const body = request.body === null ? null : await request.arrayBuffer();
  return fetch(url, { method, headers: Object.fromEntries(headers), body, signal });
};

/** Object storage at the addresses that users give, or the embedded one; both through the same client. */
export function openObjectStore({
  isEmbedded,
  port,
  fetch = publicFetch,
  ...options
}: Options): ObjectStoreChecker & {
  start(): Promise<void>;
  close(): Promise<void>;
} {
  const { clock } = options;
  if (!isEmbedded) {
    const checker = createClientObjectStore({
      clock,
      send: sender(fetch),
      timeLimitMs: AWAY_MS,
    });
    return { ...checker, start: async () => {}, close: async () => {} };
  }
  const engine = createObjectStoreEngine(options);
  return {
    ...createClientObjectStore({ clock, send: engine.send, timeLimitMs: BUSY_MS }),
    start: async () => {
      if (port !== null) await listenOn('OBJECTSTORE_ENGINE_PORT', engine.listen(port));
    },
    close: () => engine.close(),
  };
}
