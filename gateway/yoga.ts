import { createFetch } from '@whatwg-node/fetch';
import type { GraphQLSchema } from 'graphql/index.js';
import { createLRUCache, createYoga } from 'graphql-yoga';
import { pino, type Logger } from 'pino';
import type { GatewayConfig } from './config.ts';
import { createContext, type Caller, type GatewayContext, type Services } from './graphql/context.ts';
import { hasCode } from './graphql/errors.ts';
import { schema } from './graphql/schema.ts';
import { graphErrorFrom } from './graphql/failures.ts';
import { Fanout } from './fanout/fanout.ts';
import { UPLOAD_BYTES } from './http/body.ts';
import type { OutletLimits } from './fanout/outlet.ts';
import { Callers } from './plugins/callers.ts';
import { useCompiled } from './plugins/compiled.ts';
import { useCsrf } from './plugins/csrf.ts';
import { useLimits } from './plugins/limits/limits.ts';
import { useLiveExtensions } from './plugins/liveExtensions.ts';
import { engineOf, type Engine } from './plugins/engine.ts';
import { EventStreams, useEventStreams } from './plugins/eventStreams.ts';
import { useGatewayContext } from './plugins/gatewayContext.ts';
import { createMask } from './plugins/masking.ts';
import { createMetrics } from './plugins/metrics.ts';
import { Operations } from './plugins/operations.ts';
import { usePersisted } from './plugins/persisted.ts';
import { useRequestErrors } from './plugins/requestErrors.ts';
import { useRequestIds, useRequestLog } from './plugins/requests.ts';
import { useRateLimitHeaders, useResponseRevs, useSessionCookies } from './plugins/responseHeaders.ts';
import { useTraces } from './plugins/traces.ts';
import { createTextPolicy, tokenCheck, type RequestInfo, type TextPolicy } from './plugins/textPolicy.ts';
import type { Tracing } from '../process/tracing/tracing.ts';
import { BoundUpstream, type MapError } from './upstream/bound.ts';
import { UpstreamClient, type ClientOptions } from './upstream/client.ts';
import { LiveHub } from './upstream/live/hub.ts';
import { SharedLogs } from './upstream/logs/sharedLogs.ts';
import { SharedPolls } from './upstream/live/polls.ts';
import { Revs } from './upstream/live/rev.ts';
import { socketOpener, type OpenSocket } from './upstream/live/socket.ts';
import { Sessions } from './upstream/sessions.ts';
import { poolTransport, type StreamTransport, type Transport } from './upstream/transport.ts';

export interface GatewayParts {
  config: GatewayConfig;
  /** Replaces the connection pool to `config.upstreamUrl`. */
  transport?: Transport;
  /** Replaces socket.io. */
  openSocket?: OpenSocket;
  log?: Logger;
  /** From `startTracing`; the caller stops it. */
  tracing?: Tracing | null;
  /** Replaces the connections of streams. */
  streams?: StreamTransport;
  /** Delay before the first retry of an upstream call. */
  baseDelayMs?: number;
  /** Replaces the policy of `config.operations`. */
  textPolicy?: TextPolicy;
  /** Replaces the schema. */
  schema?: GraphQLSchema;
  /** Replaces the system clock and the random id of the gateway. */
  revs?: Revs;
  /** Overrides `SUBSCRIBER_LIMITS`. */
  limits?: Partial<typeof SUBSCRIBER_LIMITS>;
}

/** Context of a WebSocket operation, which has no request. */
export interface SocketContext {
  socketCaller: Caller;
}

/** Limits for results that a client does not read: 256 KiB in its socket, 256 results per subscription, for 10 s. */
const SUBSCRIBER_LIMITS: OutletLimits & { queueLimit: number } = {
  bufferBytes: 256 * 1024,
  stallMs: 10_000,
  queueLimit: 256,
};

/** `operations`, `map` and the files. */
const FORM_LIMITS = { fields: 2, files: 100, parts: 102, fieldSize: 256 * 1024, fileSize: UPLOAD_BYTES };

/** Number of parsed and compiled text operations that are cached. */
const TEXTS_KEPT = 100;

/** Maps errors of the platform to GraphQL errors, and ends sessions the platform no longer accepts. */
function errorMapper(sessions: Sessions): MapError {
  return (error, { token, fields }) => {
    const mapped = graphErrorFrom(error, fields);
    if (token !== null && hasCode(mapped, 'UNAUTHENTICATED')) sessions.end(token);
    return mapped;
  };
}

function createServices(
  parts: GatewayParts,
  log: Logger,
  { transport, streams }: Pick<ClientOptions, 'transport' | 'streams'>,
  metrics: ReturnType<typeof createMetrics>,
) {
  const sessions = new Sessions();
  const revs = parts.revs ?? new Revs();
  const client = new UpstreamClient({
    transport,
    streams,
    log,
    timeoutMs: parts.config.upstreamTimeoutMs,
    onAnswer: ({ method, template, status, seconds }) =>
      metrics.upstream.observe({ method, path: template, status: String(status) }, seconds),
    ...(parts.baseDelayMs === undefined ? {} : { baseDelayMs: parts.baseDelayMs }),
  });
  const mapError = errorMapper(sessions);
  const maxCalls = parts.config.limits.calls;
  const upstreamOf = (token: string, request: RequestInfo = { requestId: 'gateway' }) => {
    const caller = { token, locale: 'en', ...request };
    return new BoundUpstream({ client, caller, revs, log, mapError });
  };
  const open = parts.openSocket ?? socketOpener(parts.config.upstreamUrl);
  const hub = new LiveHub({ open, revs, log, sessions, upstreamOf, lingerMs: parts.config.lingerMs });
  return {
    services: {
      client,
      revs,
      hub,
      polls: new SharedPolls(),
      logs: new SharedLogs({ log }),
      sessions,
      log,
      mapError,
      maxCalls,
      paddleClientToken: parts.config.paddleClientToken,
      site: parts.config.site,
    } satisfies Services,
    upstreamOf,
  };
}

/** The gateway without a listening socket: `yoga.fetch` executes requests, `stop` closes all connections. */
export function createGateway(parts: GatewayParts) {
  const { config } = parts;
  const graph = parts.schema ?? schema;
  const log = parts.log ?? pino({ level: config.logLevel });
  const metrics = createMetrics();
  const tracing = parts.tracing ?? null;
  const pool = poolTransport(config.upstreamUrl);
  // Each stream occupies a connection; the platform sends something at least every 15 s.
  const streamPool = poolTransport(config.upstreamUrl, undefined, { connections: null, bodyTimeout: 60_000 });
  const transport: Transport = parts.transport ?? pool.send;
  const streams = parts.streams ?? streamPool.stream;
  const { services, upstreamOf } = createServices(parts, log, { transport, streams }, metrics);
  const callers = new Callers(config);
  const operations = new Operations({ file: config.operationsFile, schema: graph, log });
  const isAcceptedToken = tokenCheck(upstreamOf);
  const ownPolicy = createTextPolicy(config.operations, isAcceptedToken);
  services.sessions.onAnyEnd((token) => ownPolicy.forget(token));
  const textPolicy = parts.textPolicy ?? ownPolicy;
  const mask = createMask(log);
  const contextOf = (initial: Partial<SocketContext> & { request?: Request }) => {
    const caller = initial.socketCaller ?? (initial.request && callers.of(initial.request));
    if (caller === undefined) throw new Error('An operation with neither a request nor a socket');
    return createContext(services, caller);
  };
  const eventStreams = new EventStreams(metrics);
  const yoga = createYoga<Partial<SocketContext>, GatewayContext>({
    schema: graph,
    graphqlEndpoint: '/graphql',
    logging: false,
    // Bodies are limited on the raw request (http/body.ts): Yoga's own limit pipes every body and halves the
    // throughput.
    maxRequestBodySize: false,
    fetchAPI: createFetch({ formDataLimits: FORM_LIMITS }),
    parserAndValidationCache: {
      documentCache: createLRUCache({ max: TEXTS_KEPT }),
      // Yoga's own cache would keep 1024 texts of callers for an hour.
      errorCache: { get: () => undefined, set: () => undefined },
    },
    batching: false,
    cors: false,
    landingPage: false,
    graphiql: false,
    healthCheckEndpoint: '/graphql/health',
    extraParamNames: ['documentId', 'id'],
    maskedErrors: { maskError: mask, errorMessage: 'Something went wrong on our side.' },
    plugins: [
      useGatewayContext(contextOf),
      useCsrf(),
      useRequestErrors(),
      usePersisted({ operations, textPolicy, callerOf: (request) => callers.of(request) }),
      ...useLimits(config.limits),
      useCompiled(graph),
      useLiveExtensions(),
      useEventStreams({
        streams: eventStreams,
        callers,
        engineOf: (context): Engine => engineOf(yoga, context),
      }),
      useRequestLog({ log, metrics }, operations),
      useRequestIds(metrics, (request) => callers.of(request).requestId),
      useSessionCookies(callers),
      useRateLimitHeaders(callers),
      useResponseRevs(services.revs),
      ...(tracing === null ? [] : [useTraces(callers, operations)]),
    ],
  });
  const limits = { ...SUBSCRIBER_LIMITS, ...parts.limits };
  const fanout = new Fanout({
    hub: services.hub,
    revs: services.revs,
    metrics,
    mask,
    log,
    limits,
    queueLimit: limits.queueLimit,
    lingerMs: config.lingerMs,
  });
  const stop = async () => {
    services.hub.close();
    services.logs.close();
    await Promise.all([pool.close(), streamPool.close()]);
    await yoga.dispose();
  };
  const { stream } = pool;
  return {
    yoga,
    schema: graph,
    config,
    log,
    metrics,
    tracing,
    operations,
    textPolicy,
    isAcceptedToken,
    services,
    fanout,
    eventStreams,
    transport,
    stream,
    stop,
  };
}

export type Gateway = ReturnType<typeof createGateway>;
