import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Vault } from '../../../crypto/vault.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { signServingCertificate } from '../../bootstrap/certificates.ts';
import type { Authorities } from '../authorities.ts';
import type { Exchange } from '../client/exchange.ts';
import type { Start } from './exec/exec.ts';
import { execInProcess } from './exec/inProcess.ts';
import { routeUpgrade } from './exec/route.ts';
import type { ApiReply, ApiServer } from './http/call.ts';
import { dispatch } from './http/dispatch.ts';
import { StatusError } from './http/status.ts';
import type { ClusterSimulation } from './simulation.ts';
import { createChangeFeed } from './storage/changeFeed.ts';
import { listenForChanges, type ClusterChange } from './storage/notifications.ts';
import { createTicker } from './storage/ticker.ts';
import { createAccessCheck } from './tls/clientCertificates.ts';
import { listen, type AuthenticatedRequest } from './tls/listener.ts';
import type { UpgradeRequest } from './tls/upgrades.ts';
import { createOpenStreams } from './tls/openStreams.ts';

/** The embedded Kubernetes of all clusters of this database. */
export interface KubernetesEngine {
  /** Starts to carry out what is due in all clusters, and to listen. */
  start(): Promise<void>;
  /** The API of a cluster, without a socket. */
  inProcess(clusterId: string): Exchange;
  close(): Promise<void>;
}

/** Where it listens with TLS. */
export interface EngineAddress {
  port: number;
  host: string;
  /** Names and addresses under which clients reach it. */
  names: readonly string[];
}

interface Options {
  database: Pick<OpenDatabase, 'db' | 'listen'>;
  vault: Vault;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  simulation: ClusterSimulation;
  authorities: Pick<Authorities, 'serving'>;
  /** Null does not listen: only `inProcess` works. */
  address: EngineAddress | null;
}

/** UTF-8 parts of a body. */
async function* encoded(body: ApiReply['body']): AsyncIterable<Uint8Array> {
  if (typeof body === 'string') yield Buffer.from(body);
  else for await (const part of body) yield Buffer.from(part);
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

type Handle = (request: AuthenticatedRequest) => Promise<ApiReply>;
type Prepare = (request: UpgradeRequest) => Promise<Start>;

async function listenWithTls(
  { database, clock, log, authorities, address }: Options,
  handle: Handle,
  prepare: Prepare,
) {
  if (!address) return async () => {};
  const sign = async () => signServingCertificate(await authorities.serving(), address.names, clock.now());
  const allowed = createAccessCheck({ db: database.db, clock });
  const streams = createOpenStreams(allowed, log);
  const { port, host } = address;
  const close = await listen({ port, host, sign, clock, allowed, streams, handle, prepare, log });
  return async () => {
    streams.close();
    await close();
  };
}

/** Serves the Kubernetes API of embedded clusters. */
export function createKubernetesEngine(options: Options): KubernetesEngine {
  const { database, vault, clock, simulation } = options;
  const storage = { db: database.db, vault, clock, simulation };
  const stop = new AbortController();
  // Work that the shutdown interrupts has not failed.
  const log: Options['log'] = {
    error: (details: unknown, message?: string) => {
      if (!stop.signal.aborted) options.log.error(details, message);
    },
  };
  const feed = createChangeFeed(storage, log);
  const ticker = createTicker(storage, log);
  const server: ApiServer = { ...storage, feed, log };
  const closing: (() => Promise<void>)[] = [];

  const handle: Handle = ({ path, signal, ...request }) => {
    const { pathname, searchParams } = new URL(path, 'http://engine');
    const either = AbortSignal.any([signal, stop.signal]);
    return dispatch({ ...request, server, path: pathname, query: searchParams, signal: either });
  };

  const prepare: Prepare = ({ path, ...request }) => {
    const { pathname, searchParams } = new URL(path, 'http://engine');
    const call = { ...request, server, method: 'GET', body: '', signal: stop.signal };
    return routeUpgrade({ ...call, path: pathname, query: searchParams });
  };

  const inProcess = (clusterId: string): Exchange => ({
    send: async ({ headers, body, signal = stop.signal, ...request }) => {
      signal.throwIfAborted();
      const call = { ...request, clusterId, headers: lowerCased(headers), body: body ?? '', signal };
      const reply = await handle(call);
      return {
        status: reply.status,
        headers: { 'content-type': reply.contentType },
        body: encoded(reply.body),
      };
    },
    connect: async ({ path }) => {
      try {
        return execInProcess(await prepare({ clusterId, path, headers: {} }), stop.signal);
      } catch (error) {
        if (!(error instanceof StatusError)) throw error;
        return { status: error.code, body: JSON.stringify(error) };
      }
    },
    close: async () => {},
  });

  const onGap = (): void => {
    feed.onGap();
    ticker.reload().catch((error: unknown) => log.error({ err: error }, 'due times could not be read'));
  };

  return {
    start: async () => {
      const onChange = (change: ClusterChange): void => {
        feed.onChange(change.clusterId);
        ticker.onChange(change);
      };
      closing.push(await listenForChanges(database.listen, onChange, onGap));
      await ticker.start();
      closing.push(await listenWithTls({ ...options, log }, handle, prepare));
    },
    inProcess,
    close: async () => {
      stop.abort(new Error('the embedded Kubernetes is closing'));
      await ticker.stop();
      for (const close of closing.splice(0).toReversed()) await close();
    },
  };
}
