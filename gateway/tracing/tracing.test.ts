import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { readConfig } from '../config.ts';
import { fanoutWorld } from '../fanout/testing.ts';
import { answer, type TestOptions, type UpstreamTable, writeOperations } from '../testing.ts';
import { CLIENT, CONSUMER, FAILED, SERVER, startCollector, type ExportedSpan } from './testing.ts';
import { startTracing, type Pace } from '../../process/tracing/tracing.ts';

const texts = { good: 'query Good { ping secret }', late: '{ late { slow } }' };
const operationsFile = writeOperations(texts);

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const PEOPLE = { 'h.ann.s': { account: 'one', role: 'admin' } };
const FROM = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const SECRET = { 'GET /api/secret': answer(200, { data: 'sesame' }, { 'x-request-id': 'platform-0001' }) };

/** A listening gateway that sends its spans to a collector; `done` flushes them and returns what was received. */
async function world(
  upstream: UpstreamTable = SECRET,
  env = {},
  options: TestOptions & { pace?: Partial<Pace> } = {},
) {
  const collector = await startCollector();
  stops.push(collector.stop);
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const { tracing: settings } = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });
  const pace = { everyMs: 5_000, giveUpMs: 10_000, ...options.pace, flushMs: 600_000 };
  const tracing = await startTracing({ tracing: settings }, log, pace);
  const made = await fanoutWorld(PEOPLE, { ...options, upstream, tracing, log, config: { operationsFile } });
  stops.push(made.stop);
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${made.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer h.ann.s', ...headers },
      body: JSON.stringify(body),
    });
    await response.text();
    return response;
  };
  const done = async (): Promise<ExportedSpan[]> => {
    await tracing?.stop();
    return collector.spans();
  };
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ...made, collector, post, done, logged };
}

const only = (spans: ExportedSpan[], kind: number): ExportedSpan => {
  const [found, ...more] = spans.filter((span) => span.kind === kind);
  if (found === undefined || more.length > 0) throw new Error(`not one: ${JSON.stringify(spans)}`);
  return found;
};

describe('a request', () => {
  it('has one span, named after the persisted operation, and one below it per upstream call', async () => {
    const { post, done, calls } = await world();
    await post('/graphql', { documentId: 'good' }, { traceparent: FROM, 'x-request-id': 'request-0001' });
    const spans = await done();
    expect(spans).toHaveLength(2);
    const [server, client] = [only(spans, SERVER), only(spans, CLIENT)];
    expect(server).toMatchObject({
      name: 'query Good',
      service: 'kubedeck-gateway',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': 200,
        'graphql.operation.type': 'query',
        'graphql.operation.name': 'Good',
        'graphql.document.id': 'good',
        'kubedeck.request_id': 'request-0001',
      },
    });
    expect(client).toMatchObject({
      name: 'GET /api/secret',
      traceId: server.traceId,
      parentSpanId: server.spanId,
      attributes: {
        'http.request.method': 'GET',
        'url.template': '/api/secret',
        'http.response.status_code': 200,
        'kubedeck.upstream.request_id': 'platform-0001',
      },
    });
    expect(calls.at(-1)?.headers).toMatchObject({
      'x-request-id': 'request-0001',
      traceparent: `00-${client.traceId}-${client.spanId}-01`,
    });
  });

  it('has its trace in its log lines, with its request id', async () => {
    const { post, done, logged } = await world();
    await post('/graphql', { documentId: 'good' }, { 'x-request-id': 'request-0002' });
    const { traceId, spanId } = only(await done(), SERVER);
    expect(logged().filter(({ msg }) => msg === 'operation')).toMatchObject([
      { requestId: 'request-0002', trace_id: traceId, span_id: spanId },
    ]);
  });

  it('passes its trace to every upstream call, including the check of the sender', async () => {
    const known = { ...SECRET, 'GET /api/auth': {} };
    const { post, done, calls } = await world(known, {}, { textPolicy: null });
    await post('/graphql', { query: '{ secret }' }, { 'x-request-id': 'request-0004' });
    expect(calls.map(({ path, headers }) => [path, headers['x-request-id']])).toEqual([
      ['/api/auth', 'request-0004'],
      ['/api/secret', 'request-0004'],
    ]);
    const spans = await done();
    const { spanId } = only(spans, SERVER);
    const below = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(below.map(({ name }) => name)).toEqual(['GET /api/auth', 'GET /api/secret']);
  });

  it('has the codes of its errors, and fails only for server errors', async () => {
    const { post, done } = await world();
    await post('/graphql', { query: '{ crash deliberate }' });
    await post('/graphql', { query: '{ deliberate }' });
    await post('/graphql', { query: '{ nothing }' });
    const [ours, theirs, unread] = await done();
    expect(ours).toMatchObject({
      attributes: { 'kubedeck.error_codes': ['INTERNAL', 'RATE_LIMITED'], 'error.type': 'INTERNAL' },
      status: { code: FAILED },
    });
    expect(theirs).toMatchObject({
      attributes: { 'kubedeck.error_codes': ['RATE_LIMITED'] },
      status: { code: 0 },
    });
    expect(unread).toMatchObject({ name: 'POST /graphql', status: { code: 0 } });
  });

  it('has the number of retries, and shows a missing response', async () => {
    let asked = 0;
    const { post, done } = await world({
      'GET /api/secret': () => (++asked < 3 ? answer(503, {}) : { data: 'sesame' }),
      'GET /api/late': () => {
        throw new Error('no network');
      },
    });
    await post('/graphql', { documentId: 'good' });
    await post('/graphql', { documentId: 'late' });
    const calls = (await done()).filter(({ kind }) => kind === CLIENT);
    expect(calls).toMatchObject([
      {
        attributes: { 'http.request.resend_count': 2, 'http.response.status_code': 200 },
        status: { code: 0 },
      },
      { attributes: { 'error.type': 'no_answer' }, status: { code: FAILED } },
    ]);
  });

  it('sends no secret, variable, literal, id or query string', async () => {
    const { post, done, collector } = await world(SECRET, {
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20planted-collector',
    });
    const query = 'query planted_not ($x: Boolean!) { ping thing @include(if: $x) { name } }';
    await post('/graphql?planted-query=1', { query, variables: { x: true, y: 'planted-variable' } });
    await post('/graphql', { query: '{ ping(planted: "planted-literal") }' });
    await post('/graphql', { query: 'query { planted' });
    await post('/download/clusters/planted-id/kubeconfig?planted=1', {}, { cookie: 'a=planted-cookie' });
    await post('/download/clusters/planted-id/planted-file', {});
    const spans = await done();
    expect(spans.map(({ name }) => name)).toEqual([
      'query',
      'POST /graphql',
      'POST /graphql',
      'GET /api/clusters/:id/kubeconfig',
      'POST /download/clusters/:id/kubeconfig',
      'POST /download',
    ]);
    expect(collector.bodies.join().replaceAll('planted_not', '')).not.toMatch(/planted|h\.ann\.s|sesame/);
    expect(collector.headers[0]).toMatchObject({
      path: '/v1/traces',
      authorization: 'Bearer planted-collector',
    });
  });

  it('keeps its ids and sends nothing when it is not sampled', async () => {
    const { post, done, calls, logged } = await world(SECRET, { OTEL_TRACES_SAMPLER: 'always_off' });
    await post('/graphql', { documentId: 'good' }, { traceparent: FROM });
    expect(await done()).toEqual([]);
    expect(calls.at(-1)?.headers['traceparent']).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-\w{16}-00$/);
    expect(logged().find(({ msg }) => msg === 'operation')).toMatchObject({
      trace_id: '0af7651916cd43dd8448eb211c80319c',
    });
  });
});

describe('an unexpected error', () => {
  it('is logged with the request id of its response', async () => {
    const { post, logged } = await world();
    await post('/graphql', { query: '{ crash }' }, { 'x-request-id': 'request-0003' });
    await eventually(() =>
      expect(logged().filter(({ msg }) => msg === 'unexpected error')).toMatchObject([
        { requestId: 'request-0003', path: ['crash'] },
      ]),
    );
  });
});

describe('a subscription', () => {
  it('has a span for its start, and one for each event and all its subscribers', async () => {
    const { connect, live, number, done } = await world();
    const clients = [await connect('h.ann.s'), await connect('h.ann.s')];
    for (const [before, client] of clients.entries()) {
      client.watch('subscription Changed { changed { secret } }');
      await eventually(async () => expect(await number('gateway_subscribers')).toBe(before + 1));
    }
    live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'updating', progress: 1 });
    await eventually(() => expect(clients.map((client) => client.results().length)).toEqual([1, 1]));
    const spans = await done();
    const begun = spans.filter(({ kind }) => kind === SERVER);
    expect(begun).toMatchObject(
      clients.map(({ requestId }) => ({
        name: 'subscription',
        attributes: { 'kubedeck.request_id': requestId },
      })),
    );
    const event = only(spans, CONSUMER);
    expect(event).toMatchObject({
      name: 'live clusterStatusUpdate',
      attributes: { 'graphql.operation.name': 'Changed', 'kubedeck.subscribers': 2 },
    });
    expect(event.traceId).not.toBe(begun[0]?.traceId);
    expect(event.links.map(({ spanId }) => spanId)).toEqual([begun[0]?.spanId]);
    const below = spans.filter(({ parentSpanId }) => parentSpanId === event.spanId);
    expect(below.map(({ name }) => name)).toEqual(['GET /api/secret']);
  });

  it('that cannot start has the reason', async () => {
    const { connect, done } = await world();
    const client = await connect('h.ann.s');
    client.watch('{ ping }');
    await eventually(() => expect(client.frames.at(-1)?.type).toBe('error'));
    expect(only(await done(), SERVER).attributes).toMatchObject({
      'kubedeck.error_codes': ['SUBSCRIPTIONS_ONLY'],
    });
  });
});

describe('an unavailable collector', () => {
  it('is reported once and delays no response and no shutdown', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    stops.push(() => process.off('unhandledRejection', unhandled));
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:planted@127.0.0.1:9' };
    const { post, done, logged } = await world(SECRET, env, { pace: { everyMs: 5, giveUpMs: 50 } });
    const warned = () => logged().filter(({ msg }) => msg === 'the collector does not take traces');
    expect((await post('/graphql', { documentId: 'good' })).status).toBe(200);
    await eventually(() => expect(warned()).toHaveLength(1));
    expect((await post('/graphql', { documentId: 'good' })).status).toBe(200);
    await done();
    expect(warned()).toHaveLength(1);
    expect(JSON.stringify(logged())).not.toContain('planted');
    expect(unhandled).not.toHaveBeenCalled();
  });
});
