import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const value = z
  .object({
    stringValue: z.string(),
    intValue: z.number(),
    boolValue: z.boolean(),
    arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })) }),
  })
  .partial()
  .transform(
    (of) =>
      of.stringValue ??
      of.intValue ??
      of.boolValue ??
      of.arrayValue?.values.map(({ stringValue }) => stringValue),
  );
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value: held }) => [key, held])));
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })),
  status: z.object({ code: z.number() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});

/** A span as received by a collector, with the name of its process. */
export type ExportedSpan = z.output<typeof span> & { service: unknown };

/** Kinds of spans and the status of failed ones, as numbered by OTLP. */
export const SERVER = 2;
export const CLIENT = 3;
export const CONSUMER = 5;
export const FAILED = 2;

/** A collector for OTLP in JSON that keeps everything it receives. */
export async function startCollector() {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    headers.push({ ...request.headers, path: request.url });
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** Value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The received bodies. */
    bodies,
    headers,
    spans: (): ExportedSpan[] =>
      bodies.flatMap((body) =>
        exported
          .parse(JSON.parse(body))
          .resourceSpans.flatMap(({ resource, scopeSpans }) =>
            scopeSpans.flatMap(({ spans }) =>
              spans.map((each) => ({ ...each, service: resource.attributes['service.name'] })),
            ),
          ),
      ),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;
