import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock.ts';
import { ConfigError } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import { actionRoutes } from './actions.ts';
import type { Exchange } from '../hetzner/exchange.ts';
import { ApiError } from './apiError.ts';
import { catalogueRoutes } from './catalogue.ts';
import { guardDoor } from './door.ts';
import type { Engine } from './engine.ts';
import { firewallRoutes } from './firewalls.ts';
import { imageRoutes } from './images.ts';
import { loadBalancerRoutes } from './loadBalancers.ts';
import { networkRoutes } from './networks.ts';
import { placementGroupRoutes } from './placementGroups.ts';
import { serverRoutes } from './servers.ts';
import { sshKeyRoutes } from './sshKeys.ts';
import { createEngineStore } from './store.ts';
import { volumeRoutes } from './volumes.ts';

const PREFIX = '/v1';
const LOOPBACK = '127.0.0.1';
const PRUNE_MS = 60 * 60 * 1_000;

/** An engine that answers. */
export interface CloudEngine {
  /** Where clients find it, with the version in the path; empty when it does not listen. */
  url: string;
  /** The same requests without a socket between. */
  inside: Exchange;
  close(): Promise<void>;
}

interface Options {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** 0 picks a free one; null listens nowhere and answers `inside` only. */
  port: number | null;
}

/** Bodies are JSON; Hetzner's own clients send none at all with many actions. */
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

function answerErrors(app: FastifyInstance, log: Options['log']): void {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.status(error.status).send(error.toJSON());
    log.error({ err: error }, 'the embedded cloud failed');
    const unknown = new ApiError('server_error', 'an internal error occurred');
    return reply.status(unknown.status).send(unknown.toJSON());
  });
  app.setNotFoundHandler((_request, reply) => {
    const unknown = new ApiError('not_found', 'the requested endpoint does not exist');
    return reply.status(unknown.status).send(unknown.toJSON());
  });
}

const listenProblems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; stop the other process or choose another port',
  EACCES: 'this user may not listen on it; choose one above 1023',
};

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

async function listen(root: FastifyInstance, port: number): Promise<string> {
  try {
    return await root.listen({ port, host: LOOPBACK });
  } catch (error) {
    const reason = listenProblems[error instanceof Error && 'code' in error ? String(error.code) : ''];
    throw reason ? new ConfigError(`HETZNER_ENGINE_PORT: ${reason}`) : error;
  }
}

/** Requests that never leave the process: headers, texts and refusals are the same as over HTTP. */
function inside(root: FastifyInstance): Exchange {
  return {
    send: async ({ method, path, headers, body, signal }) => {
      signal?.throwIfAborted();
      const payload = body === null ? {} : { payload: body };
      const answer = await root.inject({ method, url: `${PREFIX}${path}`, headers, ...payload });
      const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
      return { status: answer.statusCode, headers: Object.fromEntries(told), text: answer.body };
    },
    close: async () => {},
  };
}

/** A Hetzner Cloud on loopback: its wire format, its refusals, and long work in compressed time. */
export async function startCloudEngine({ db, clock, log, port }: Options): Promise<CloudEngine> {
  const stop = new AbortController();
  const store = createEngineStore(db);
  const root = fastify({ logger: false, forceCloseConnections: true });
  readJson(root);
  answerErrors(root, log);
  await root.register(
    async (app) => {
      const engine: Engine = { app, store, clock, signal: stop.signal };
      guardDoor(app, { ...engine, isLimited: port !== null });
      for (const add of routes) add(engine);
    },
    { prefix: PREFIX },
  );
  const address = port === null ? '' : await listen(root, port);
  const pruning = setInterval(() => void store.prune().catch(() => {}), PRUNE_MS);
  pruning.unref();
  return {
    url: address && `${address}${PREFIX}`,
    inside: inside(root),
    close: async () => {
      clearInterval(pruning);
      stop.abort(new Error('the embedded cloud is closing'));
      await root.close();
    },
  };
}
