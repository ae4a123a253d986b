import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import type { Core } from '../core.ts';
import { useAuthGuard, type Authenticate } from './authGuard.ts';
import { drainable, type Draining } from '../../process/draining.ts';
import { sendError, useErrorHandler } from './errorHandler.ts';
import { useHealth } from './health.ts';
import { errorForLog } from './logging.ts';
import { useMultipart } from './multipart.ts';
import { useZodSchemas } from './openapi.ts';
import { useGeneralRateLimit } from './rateLimit.ts';
import { requestIdOf, useRequestContext } from './request.ts';
import { useWebSockets } from './webSockets.ts';

const BODY_LIMIT = 1024 * 1024;

/** Headers that are never logged. */
const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-hetzner-token"]'];

export interface LogStream {
  write(line: string): void;
}

/** A Fastify instance without routes; its logger is the process's. */
export function createHttp(
  config: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'trustedGateways'>>,
  stream?: LogStream,
): FastifyInstance {
  const logger: FastifyServerOptions['logger'] =
    config.logLevel === 'silent'
      ? false
      : { level: config.logLevel, redact: REDACTED, serializers: { err: errorForLog }, stream };
  return fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdOf,
    requestIdHeader: false,
    // The gateway sends the browser's address; other clients are not trusted to.
    trustProxy: config.trustedGateways ?? ['loopback'],
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
}

/** Registers what every route needs, in the order in which a request passes it. Returns how to drain the server. */
export async function useBasics(
  app: FastifyInstance,
  core: Pick<Core, 'db' | 'config'>,
  authenticate: Authenticate,
): Promise<Draining> {
  useErrorHandler(app);
  useRequestContext(app);
  await useGeneralRateLimit(app, core.config.rateLimitRequests);
  await useWebSockets(app);
  await useMultipart(app);
  await useZodSchemas(app);
  useAuthGuard(app, authenticate);
  const draining = drainable(app.server);
  useHealth(app, core.db, draining);
  return draining;
}
