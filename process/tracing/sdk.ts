import { randomUUID } from 'node:crypto';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Link,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator, type ExportResult } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './settings.ts';
import type { Pace, SpanOptions, TraceHeaders, Tracing, TracingLog } from './tracing.ts';

const PACE: Pace = { everyMs: 5_000, giveUpMs: 10_000, flushMs: 3_000 };
/** More than that waits for no collector: newer spans are dropped. */
const QUEUE = 2048;
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const [, parentBased, kind] = /^(parentbased_)?(\w+)$/.exec(sampler) ?? [];
  const root =
    kind === 'always_on'
      ? new AlwaysOnSampler()
      : kind === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return parentBased ? new ParentBasedSampler({ root }) : root;
}

/** Logs once that the collector does not answer, and once that it answers again, instead of for each batch. */
class ToldOnce implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: TracingLog;
  #isAway = false;

  constructor(exporter: SpanExporter, log: TracingLog) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#note(result);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #note({ code, error }: ExportResult): void {
    const isAway = code === ExportResultCode.FAILED;
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    if (isAway) this.#log.warn({ reason: error?.message }, 'the collector does not take traces');
    else this.#log.info({}, 'the collector takes traces again');
  }
}

/** The SDK behind `Tracing`; this file alone loads it. Sends OTLP as JSON over HTTP. */
export function openTracing(config: TracingSettings, log: TracingLog, pace: Pace = PACE): Tracing {
  const { url, headers } = config;
  const otlp = new OTLPTraceExporter({ url, headers, timeoutMillis: pace.giveUpMs });
  const batches = new BatchSpanProcessor({
    exporter: new ToldOnce(otlp, log),
    maxQueueSize: QUEUE,
    scheduledDelayMillis: pace.everyMs,
  });
  const named = resourceFromAttributes({
    'service.name': config.serviceName,
    'service.instance.id': randomUUID(),
  });
  const resource = defaultResource().merge(named);
  const provider = new TracerProvider({ sampler: samplerOf(config), resource, spanProcessors: [batches] });
  const tracer = provider.getTracer('kubedeck');
  const propagator = new W3CTraceContextPropagator();
  const extract = (headers: TraceHeaders): Context =>
    propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
  const contextOf = ({ parent, from = {} }: SpanOptions): Context =>
    parent === undefined ? extract(from) : trace.setSpan(ROOT_CONTEXT, parent);
  const linksOf = ({ link }: SpanOptions): Link[] => {
    if (link == null) return [];
    const context =
      typeof link === 'string' ? trace.getSpanContext(extract({ traceparent: link })) : link.spanContext();
    return context ? [{ context }] : [];
  };
  return {
    start: (name, options) => {
      const links = linksOf(options);
      const { kind, attributes } = options;
      return tracer.startSpan(name, { kind: KINDS[kind], attributes, links }, contextOf(options));
    },
    fail: (span, type) => {
      span.setAttribute('error.type', type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    headers: (span) => {
      const headers: Record<string, string> = {};
      propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
      return headers;
    },
    stop: async () => {
      const enough = new Promise<void>((resolve) => setTimeout(resolve, pace.flushMs).unref());
      // A failed export was logged already.
      await Promise.race([provider.shutdown().catch(() => undefined), enough]);
    },
  };
}
