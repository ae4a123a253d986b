import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

const active = new AsyncLocalStorage<Span>();

/** Runs `work` with a current span, which jobs enqueued inside are linked to. */
export function within<T>(span: Span, work: () => T): T {
  return active.run(span, work);
}

/** The `traceparent` of the current request or job; null outside of one, and when tracing is off. */
export function currentTrace(): string | null {
  const span = active.getStore();
  if (span === undefined) return null;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
