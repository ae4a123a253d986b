import type { IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { idsOf, type Tracing } from '../../process/tracing/tracing.ts';
import { within } from './current.ts';

/** Polled every few seconds by monitoring: their spans would drown the others. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * A span for every request, in the trace of its caller, named after its route; its ids are in the request's log
 * entries. It contains neither the URL nor bodies. Registered before all other hooks, so that it covers them.
 */
export function useTraces(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<IncomingMessage, Span>();
  // The request's logger is created before its first hook runs, and logs the incoming request.
  app.setChildLoggerFactory((logger, bindings, options, raw) => {
    const message = raw;
    if (PROBES.has(message.url ?? '')) return logger.child(bindings, options);
    const method = message.method ?? 'GET';
    const attributes = { 'http.request.method': method };
    const span = tracing.start(method, { kind: 'server', from: message.headers, attributes });
    spans.set(message, span);
    return logger.child({ ...bindings, ...idsOf(span) }, options);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const span = spans.get(request.raw);
    if (span === undefined) return done();
    const route = request.routeOptions.url;
    if (route !== undefined) span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    span.setAttribute('kubedeck.request_id', request.id);
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (!writableFinished) span.setAttribute('kubedeck.client_gone', true);
      if (statusCode >= 500) tracing.fail(span, String(statusCode));
      span.end();
    });
    done();
  });
  // Not earlier: parsing the body would lose the context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request.raw);
    if (span === undefined) done();
    else within(span, done);
  });
}
