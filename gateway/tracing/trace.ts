import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Attributes, Span } from '@opentelemetry/api';
import { idsOf, type Tracing } from '../../process/tracing/tracing.ts';

/** Allowed request ids; other values of that header are dropped. */
const HARMLESS_ID = /^[\w.-]{1,100}$/;
/** Codes of server failures. Responses with other codes do not mark the span as failed. */
const FAILURES = new Set(['INTERNAL', 'PROVIDER_UNAVAILABLE', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_INVALID']);

/** The result of an upstream call; `status` is null without a response. */
interface Outcome {
  status: number | null;
  headers: Record<string, string | string[] | undefined>;
  /** Number of retries. */
  repeats: number;
}

/**
 * The trace of one request or subscription. For a subscription spans belong to the subscribe first and to one event
 * after the other later. Polls (`SharedPolls`) belong to no request and have no span.
 */
export class Trace {
  readonly #tracing: Tracing;
  readonly #codes = new Set<string>();
  readonly #begun: Span;
  #current: Span | null;
  #operation: Attributes = {};

  constructor(tracing: Tracing, span: Span) {
    this.#tracing = tracing;
    this.#begun = span;
    this.#current = span;
  }

  /** Ids for log lines. */
  get ids(): Partial<ReturnType<typeof idsOf>> {
    return this.#current === null ? {} : idsOf(this.#current);
  }

  /** Adds the id that is also in logs, errors and upstream calls. */
  requestId(id: string): void {
    this.#begun.setAttribute('kubedeck.request_id', id);
  }

  /**
   * Names the span after the operation. The name in a text operation is only an attribute, because clients choose it.
   */
  operation(type: string, name: string | undefined, documentId: string | undefined): void {
    this.#operation = {
      'graphql.operation.type': type,
      ...(name === undefined ? {} : { 'graphql.operation.name': name.slice(0, 100) }),
      ...(documentId === undefined ? {} : { 'graphql.document.id': documentId }),
    };
    this.#begun.updateName(documentId === undefined || name === undefined ? type : `${type} ${name}`);
    this.#begun.setAttributes(this.#operation);
  }

  /** Adds the codes of the response's errors. */
  errors(codes: readonly string[]): void {
    if (this.#current === null || codes.length === 0) return;
    for (const code of codes) this.#codes.add(code);
    this.#current.setAttribute('kubedeck.error_codes', [...this.#codes]);
    const failure = codes.find((code) => FAILURES.has(code));
    if (failure !== undefined) this.#tracing.fail(this.#current, failure);
  }

  /** Starts the span of an upstream call. The path is a template without ids and query. */
  call(method: string, template: string): UpstreamCall | undefined {
    if (this.#current === null) return undefined;
    const attributes = { 'http.request.method': method, 'url.template': template };
    const parent = this.#current;
    const span = this.#tracing.start(`${method} ${template}`, { kind: 'client', parent, attributes });
    return new UpstreamCall(this.#tracing, span);
  }

  /** Ends the span of a subscribe with the codes of its errors. */
  subscribed(codes: readonly string[]): void {
    this.errors(codes);
    this.#end(this.#begun);
  }

  /** Starts the span of an event that is executed for its subscribers: a trace of its own, linked to the subscribe. */
  event(name: string): { end: (subscribers: number) => void } {
    const link = this.#begun;
    const span = this.#tracing.start(`live ${name}`, { kind: 'consumer', link, attributes: this.#operation });
    this.#codes.clear();
    this.#current = span;
    return {
      end: (subscribers) => {
        span.setAttribute('kubedeck.subscribers', subscribers);
        this.#end(span);
      },
    };
  }

  #end(span: Span): void {
    span.end();
    if (this.#current === span) this.#current = null;
  }
}

/** The span of one upstream call, including retries. */
export class UpstreamCall {
  readonly #tracing: Tracing;
  readonly #span: Span;

  constructor(tracing: Tracing, span: Span) {
    this.#tracing = tracing;
    this.#span = span;
  }

  /** Headers that pass the trace to the platform. */
  get headers(): Record<string, string> {
    return this.#tracing.headers(this.#span);
  }

  end({ status, headers, repeats }: Outcome): void {
    const id = headers['x-request-id'];
    if (status !== null) this.#span.setAttribute('http.response.status_code', status);
    if (repeats > 0) this.#span.setAttribute('http.request.resend_count', repeats);
    if (typeof id === 'string' && HARMLESS_ID.test(id))
      this.#span.setAttribute('kubedeck.upstream.request_id', id);
    if (status === null || status >= 400) this.#tracing.fail(this.#span, String(status ?? 'no_answer'));
    this.#span.end();
  }
}

const requests = new WeakMap<object, Trace>();

/** Starts the span of an HTTP request, which ends with its response; undefined when tracing is off. */
export function traceRequest(
  tracing: Tracing | null,
  request: IncomingMessage,
  response: ServerResponse,
  route: string,
): Trace | undefined {
  if (tracing === null) return undefined;
  const method = request.method ?? 'GET';
  const attributes = { 'http.request.method': method, 'http.route': route };
  const span = tracing.start(`${method} ${route}`, { kind: 'server', from: request.headers, attributes });
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode);
    if (!response.writableFinished) span.setAttribute('kubedeck.client_gone', true);
    if (response.statusCode >= 500) tracing.fail(span, String(response.statusCode));
    span.end();
  });
  const trace = new Trace(tracing, span);
  requests.set(request, trace);
  return trace;
}

/** Starts the span of a subscribe on a WebSocket; undefined when tracing is off. */
export function traceSubscribe(
  tracing: Tracing | null,
  upgrade: IncomingMessage,
  requestId: string | undefined,
): Trace | undefined {
  if (tracing === null) return undefined;
  const span = tracing.start('subscription', { kind: 'server', from: upgrade.headers, attributes: {} });
  const trace = new Trace(tracing, span);
  if (requestId !== undefined) trace.requestId(requestId);
  return trace;
}

/** The trace that `traceRequest` started. */
export function traceOf(request: object | undefined): Trace | undefined {
  return request === undefined ? undefined : requests.get(request);
}
