import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { isDatabaseAway } from '../../../db/failures.ts';
import { listenOn } from '../../../listenOn.ts';
import { actionRoutes } from './actions.ts';
import type { Exchange } from '../hetzner/exchange.ts';
import { ApiError } from './apiError.ts';
import { catalogueRoutes } from './catalogue.ts';
import { authenticateAndRateLimit } from './authentication.ts';
import type { Engine } from './engine.ts';
import { firewallRoutes } from './firewalls.ts';
import { imageRoutes } from './images.ts';
import { loadBalancerRoutes } from './loadBalancers.ts';
import { networkRoutes } from './networks.ts';
import { placementGroupRoutes } from './placementGroups.ts';
import { serverRoutes } from './servers/servers.ts';
import { sshKeyRoutes } from './sshKeys.ts';
import { createEngineStore } from './store.ts';
import { volumeRoutes } from './volumes.ts';

const PREFIX = '/v1';
const LOOPBACK = '127.0.0.1';
const PRUNE_MS = 60 * 60 * 1_000;

/** A running engine. */
export interface CloudEngine {
  /** Base URL including the version; empty when it does not listen. */
  url: string;
  /** The same API without a socket. */
  inProcess: Exchange;
  close(): Promise<void>;
}

interface Options {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** 0 picks a free port; null does not listen, so only `inProcess` works. */
  port: number | null;
}

/** Bodies are JSON; Hetzner's clients send many actions with an empty body. */
function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new ApiError('json_error', 'invalid JSON in the request body'));
    }
  });
}

function handleErrors(app: FastifyInstance, log: Options['log'], stop: AbortSignal): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.status(error.status).send(error.toJSON());
    // A request that the shutdown interrupts has not failed.
    if (error !== stop.reason) log.error({ err: error }, 'the embedded cloud failed');
    const unknown = isDatabaseAway(error)
      ? new ApiError('unavailable', 'the database of the embedded cloud does not answer')
      : new ApiError('server_error', 'an internal error occurred');
    return reply.status(unknown.status).send(unknown.toJSON());
  });
  app.setNotFoundHandler((_request, reply) => {
    const unknown = new ApiError('not_found', 'the requested endpoint does not exist');
    return reply.status(unknown.status).send(unknown.toJSON());
  });
}

const routes = [
  actionRoutes,
  catalogueRoutes,
  firewallRoutes,
  imageRoutes,
  loadBalancerRoutes,
  networkRoutes,
  placementGroupRoutes,
  serverRoutes,
  sshKeyRoutes,
  volumeRoutes,
];

/** Injects requests into Fastify, so that headers, bodies and errors are the same as over HTTP. */
function inProcess(root: FastifyInstance): Exchange {
  return {
    send: async ({ method, path, headers, body, signal }) => {
      signal?.throwIfAborted();
      const payload = body === null ? {} : { payload: body };
      const response = await root.inject({ method, url: `${PREFIX}${path}`, headers, ...payload });
      const all = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
      return { status: response.statusCode, headers: Object.fromEntries(all), text: response.body };
    },
    close: async () => {},
  };
}

/** Simulates the part of Hetzner Cloud's API that our client calls, on loopback and in compressed time. */
export async function startCloudEngine({ db, clock, log, port }: Options): Promise<CloudEngine> {
  const stop = new AbortController();
  const store = createEngineStore(db);
  const root = fastify({ logger: false, forceCloseConnections: true });
  readJson(root);
  handleErrors(root, log, stop.signal);
  await root.register(
    async (app) => {
      const engine: Engine = { app, store, clock, signal: stop.signal };
      authenticateAndRateLimit(app, { ...engine, isLimited: port !== null });
      for (const add of routes) add(engine);
    },
    { prefix: PREFIX },
  );
  const address =
    port === null ? '' : await listenOn('HETZNER_ENGINE_PORT', root.listen({ port, host: LOOPBACK }));
  const pruning = setInterval(() => void store.prune().catch(() => {}), PRUNE_MS);
  pruning.unref();
  return {
    url: address && `${address}${PREFIX}`,
    inProcess: inProcess(root),
    close: async () => {
      clearInterval(pruning);
      stop.abort(new Error('the embedded cloud is closing'));
      await root.close();
    },
  };
}
