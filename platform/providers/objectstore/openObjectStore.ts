import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Blobs } from '../blobs/port.ts';
import { createClientObjectStore } from './client/clientObjectStore.ts';
import { createObjectStoreEngine } from './engine/objectStoreEngine.ts';
import type { ObjectStoreChecker } from './port.ts';

interface Options {
  blobs: Blobs;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Real clusters back up to real object storage; those of the embedded cloud to the embedded one. */
  isEmbedded: boolean;
}

/** Object storage at the addresses that users give, or the embedded one; both through the same client. */
export function openObjectStore({ blobs, clock, log, isEmbedded }: Options): ObjectStoreChecker & {
  close(): Promise<void>;
} {
  if (!isEmbedded) {
    const checker = createClientObjectStore({
      clock,
      send: (request) => fetch(request, { redirect: 'manual' }),
    });
    return { ...checker, close: async () => {} };
  }
  const engine = createObjectStoreEngine({ blobs, clock, log });
  return { ...createClientObjectStore({ clock, send: engine.send }), close: () => engine.close() };
}
