import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span } from '@opentelemetry/api';
import type { Config } from '../config.ts';

/** Where spans go, how many, and in whose name. */
export type TracingConfig = NonNullable<Config['tracing']>;

/** In milliseconds. */
export interface Pace {
  everyMs: number;
  giveUpMs: number;
}

export interface TracingLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** `traceparent` and `tracestate` as they come. */
export type TraceHeaders = Record<string, string | string[] | undefined>;

export interface SpanOptions {
  kind: 'server' | 'consumer' | 'internal';
  parent?: Span | undefined;
  /** The headers of the caller, whose trace goes on here; without a parent, and without them, a trace begins. */
  from?: TraceHeaders | undefined;
  /** The `traceparent` of another trace that this span is about. */
  link?: string | null | undefined;
  attributes: Attributes;
}

/** Makes spans and sends them away in batches. Nothing here throws or waits for the collector. */
export interface Tracing {
  start(name: string, options: SpanOptions): Span;
  /** Marks a span as failed; `type` is a code, a status or the name of an error, never its words. */
  fail(span: Span, type: string): void;
  /** Sends what waits, for three seconds at most. */
  stop(): Promise<void>;
}

const active = new AsyncLocalStorage<Span>();

/** Runs `work` so that what it enqueues knows the span it was asked for in. */
export function within<T>(span: Span, work: () => T): T {
  return active.run(span, work);
}

/** The `traceparent` of the request or job that runs here; null outside of any, and where tracing is off. */
export function currentTrace(): string | null {
  const span = active.getStore();
  if (span === undefined) return null;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** The ids of a span as they stand in log lines. */
export function idsOf(span: Span): { trace_id: string; span_id: string } {
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** Tracing as configured. Null when it is off: then nothing of OpenTelemetry is loaded. */
export async function startTracing(
  config: Pick<Config, 'tracing'>,
  log: TracingLog,
  pace?: Pace,
): Promise<Tracing | null> {
  if (config.tracing === null) return null;
  const { openTracing } = await import('./sdk.ts');
  return openTracing(config.tracing, log, pace);
}
