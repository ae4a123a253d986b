import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Vault } from '../../../crypto/vault.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import type { Exchange } from '../client/exchange.ts';
import type { ApiReply, ApiServer } from './http/call.ts';
import { dispatch } from './http/dispatch.ts';
import type { ClusterSimulation } from './simulation.ts';
import { createChangeFeed } from './storage/changeFeed.ts';
import { listenForChanges } from './storage/notifications.ts';
import { createTicker } from './storage/ticker.ts';

/** The embedded Kubernetes of all clusters of this database. */
export interface KubernetesEngine {
  /** Starts to carry out what is due, in all clusters. */
  start(): Promise<void>;
  /** The API of a cluster, without a socket. */
  inProcess(clusterId: string): Exchange;
  close(): Promise<void>;
}

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  vault: Vault;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  simulation: ClusterSimulation;
}

/** UTF-8 parts of a body. */
async function* encoded(body: ApiReply['body']): AsyncIterable<Uint8Array> {
  if (typeof body === 'string') yield Buffer.from(body);
  else for await (const part of body) yield Buffer.from(part);
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** Serves the Kubernetes API of embedded clusters. */
export function createKubernetesEngine({
  database,
  vault,
  clock,
  log,
  simulation,
}: Options): KubernetesEngine {
  const storage = { db: database.db, vault, clock, simulation };
  const stop = new AbortController();
  const feed = createChangeFeed(storage, log);
  const ticker = createTicker(storage, log);
  const server: ApiServer = { ...storage, feed, log };
  let unlisten = async (): Promise<void> => {};

  const inProcess = (clusterId: string): Exchange => ({
    send: async ({ method, path, headers, body, signal }) => {
      signal?.throwIfAborted();
      const { pathname, searchParams } = new URL(path, 'http://engine');
      const reply = await dispatch({
        server,
        clusterId,
        method,
        path: pathname,
        query: searchParams,
        headers: lowerCased(headers),
        body: body ?? '',
        signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
      });
      return {
        status: reply.status,
        headers: { 'content-type': reply.contentType },
        body: encoded(reply.body),
      };
    },
    close: async () => {},
  });

  return {
    start: async () => {
      const onGap = (): void => {
        feed.onGap();
        void ticker
          .reload()
          .catch((error: unknown) => log.error({ err: error }, 'due times could not be read'));
      };
      unlisten = await listenForChanges(
        database.listen,
        (change) => {
          feed.onChange(change.clusterId);
          ticker.onChange(change);
        },
        onGap,
      );
      await ticker.start();
    },
    inProcess,
    close: async () => {
      stop.abort(new Error('the embedded Kubernetes is closing'));
      await ticker.stop();
      await unlisten();
    },
  };
}
