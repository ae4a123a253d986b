import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Server as SocketServer } from 'socket.io';
import { systemClock, type Clock } from './clock.ts';
import { ConfigError, type Config } from './config.ts';
import type { Core } from './core.ts';
import { loadEncryptionKey } from './crypto/encryptionKey.ts';
import { createPasswords } from './crypto/hash.ts';
import { createTokens, hasSigningKeys, type Tokens } from './crypto/tokens.ts';
import { createVault, VaultError } from './crypto/vault.ts';
import type { OpenDatabase } from './db/database.ts';
import { inArea, useScopes } from './domains/apikeys/scopes.service.ts';
import { useGates } from './domains/auth/gates/gates.service.ts';
import { useIdempotency } from './http/idempotency/idempotency.ts';
import { createRateLimiter } from './http/rateLimit.ts';
import { createHttp, useBasics, type LogStream } from './http/server.ts';
import { createJobs } from './jobs/jobs.ts';
import { maintenanceJobs } from './jobs/maintenance.ts';
import { createJobRunner } from './jobs/runner.ts';
import type { Notify } from './providers/payments/engine/notifications.ts';
import { createEventBus } from './realtime/eventBus.ts';
import { createSockets } from './realtime/sockets.ts';
import { useTraces } from './tracing/requests.ts';
import { createJobDefinitions } from './wiring/jobs.ts';
import { createProviders, type Providers } from './wiring/providers.ts';
import { createRoutes } from './wiring/routes.ts';
import { authenticateWith, createServices, type Services } from './wiring/services.ts';
import { startTracing } from '../process/tracing/tracing.ts';

/** A complete platform that does not listen yet. */
export interface App {
  fastify: FastifyInstance;
  io: SocketServer;
  core: Core;
  providers: Providers;
  services: Services;
  /** Starts receiving events and running jobs. */
  start(): Promise<void>;
  /**
   * Returns its jobs to the queue and fails /readyz, serves on for `config.stopDelayMs`, then accepts no more requests,
   * closes the live channels and waits for running requests; the database stays open.
   */
  stop(): Promise<void>;
}

interface AppOptions {
  config: Config;
  /** Open and migrated; the caller closes it. */
  database: OpenDatabase;
  clock?: Clock;
  /** Receives the log lines instead of standard output. */
  logStream?: LogStream;
}

/** How long running requests may take after the listener closed. */
const DRAIN_MS = 10_000;
/** How long an accepted connection may take to send its request; capped by the stop delay. */
const GRACE_MS = 500;

/** A wrong key would fail one secret at a time; it prevents the start instead. */
async function checkVault(tokens: Tokens): Promise<void> {
  try {
    await tokens.check();
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    throw new ConfigError(
      'ENCRYPTION_KEY: is not the key that the secrets in this database were sealed with; set that one, or use another database',
    );
  }
}

function createCore(
  { config, database, clock = systemClock(config.timeScale) }: AppOptions,
  log: Core['log'],
  hasSecrets: boolean,
) {
  const { db } = database;
  const vault = createVault(loadEncryptionKey(config, hasSecrets));
  return {
    config,
    db,
    clock,
    log,
    vault,
    bus: createEventBus(database, log),
    jobs: createJobs(clock),
    tokens: createTokens(db, vault, clock),
    passwords: createPasswords(config.hashCost),
    limiter: createRateLimiter(db, clock),
  } satisfies Core;
}

const WILDCARDS = ['0.0.0.0', '::'];

/** Sends webhooks of the embedded payment provider to this platform's own address, as a real provider would. */
function webhooksTo(fastify: FastifyInstance): Notify {
  return async (body, signature) => {
    const address = fastify.server.address();
    if (address === null || typeof address === 'string') return false;
    const host = WILDCARDS.includes(address.address) ? '127.0.0.1' : address.address;
    const response = await fetch(`http://${host}:${address.port}/webhooks/paddle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'paddle-signature': signature },
      body,
    });
    return response.ok;
  };
}

/** Builds the platform on an open database: services, routes, live channel and job queue. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { database } = options;
  const fastify = createHttp(options.config, options.logStream);
  const tracing = await startTracing(options.config, fastify.log);
  if (tracing) useTraces(fastify, tracing);
  const core = createCore(options, fastify.log, await hasSigningKeys(database.db));
  const providers = await createProviders(core, database, webhooksTo(fastify));
  const services = createServices(core, providers);
  const authenticate = authenticateWith(services);

  const draining = await useBasics(fastify, core, authenticate);
  useScopes(fastify);
  useGates(fastify, services);
  useIdempotency(fastify, core);
  for (const [area, routes] of createRoutes(options.config, providers, services))
    await fastify.withTypeProvider<ZodTypeProvider>().register(inArea(area, routes));
  await fastify.ready();

  const { bus, clock, log } = core;
  const sockets = createSockets({ server: fastify.server, bus, clock, authenticate, log });
  const definitions = [
    ...maintenanceJobs(core, database.kind),
    ...createJobDefinitions(core, providers, services),
  ];
  const runner = createJobRunner({ database, clock, log, definitions, tracing });
  return {
    fastify,
    io: sockets.io,
    core,
    providers,
    services,
    start: async () => {
      await checkVault(core.tokens);
      await bus.start();
      await providers.start();
      services.observer.start();
      if (core.config.hasPostgresPlayground) services.playgroundRunner.start();
      await runner.start();
    },
    stop: async () => {
      draining.begin();
      services.logs.stop();
      services.playgroundRunner.stop();
      services.terminals.stop();
      const leave = async (): Promise<void> => {
        await delay(options.config.stopDelayMs);
        // Close the listener first: a gateway whose channel closes must not reconnect to this process.
        const drained = draining.finish(DRAIN_MS, Math.min(GRACE_MS, options.config.stopDelayMs));
        void sockets.close();
        await drained;
        await fastify.close();
      };
      await Promise.all([leave(), runner.stop(), services.observer.stop()]);
      await providers.close();
      await bus.stop();
      await tracing?.stop();
    },
  };
}
