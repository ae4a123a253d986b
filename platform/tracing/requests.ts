import type { IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { idsOf, type Tracing } from '../../process/tracing/tracing.ts';
import { within } from './current.ts';

/** Asked every few seconds by whoever watches the process: spans of them would bury all others. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * A span for every request, in the trace of its caller, named after its route; its ids in the request's log lines. It
 * holds neither the address as it came nor anything of the bodies. Before any other hook, so that all is inside.
 */
export function useTraces(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<IncomingMessage, Span>();
  // The logger of a request is made before its first hook runs, and logs its arrival.
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
  // Here and no earlier: reading the body comes before, and would leave what was begun.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request.raw);
    if (span === undefined) done();
    else within(span, done);
  });
}
