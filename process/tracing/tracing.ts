import type { Attributes, Span } from '@opentelemetry/api';
import type { TracingSettings } from './settings.ts';

/** In milliseconds. */
export interface Pace {
  /** How long spans wait for company. */
  everyMs: number;
  /** How long a batch of them is tried. */
  giveUpMs: number;
  /** How long stopping waits for the last batch. */
  flushMs: number;
}

export interface TracingLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** `traceparent` and `tracestate` as they come or go. */
export type TraceHeaders = Record<string, string | string[] | undefined>;

export interface SpanOptions {
  kind: 'server' | 'client' | 'consumer' | 'internal';
  parent?: Span | undefined;
  /** The headers of the caller, whose trace goes on here; without a parent, and without them, a trace begins. */
  from?: TraceHeaders | undefined;
  /** A span of another trace that this one is about, or its `traceparent`. */
  link?: Span | string | null | undefined;
  attributes: Attributes;
}

/** Makes spans and sends them away in batches. Nothing here throws or waits for the collector. */
export interface Tracing {
  start(name: string, options: SpanOptions): Span;
  /** Marks a span as failed; `type` is a code, a status or the name of an error, never its words. */
  fail(span: Span, type: string): void;
  /** The headers that continue a span's trace elsewhere. */
  headers(span: Span): Record<string, string>;
  /** Sends what waits, for three seconds at most. */
  stop(): Promise<void>;
}

/** The ids of a span as they stand in log lines. */
export function idsOf(span: Span): { trace_id: string; span_id: string } {
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** Tracing as configured. Null when it is off: then nothing of OpenTelemetry is loaded. */
export async function startTracing(
  { tracing: settings }: { tracing: TracingSettings | null },
  log: TracingLog,
  pace?: Pace,
): Promise<Tracing | null> {
  if (settings === null) return null;
  const { openTracing } = await import('./sdk.ts');
  return openTracing(settings, log, pace);
}
