import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../process/freePort.testing.ts';
import { eventually } from '../../../process/testing.ts';
import {
  CLIENT,
  CONSUMER,
  SERVER,
  startCollector,
  type Collector,
  type ExportedSpan,
} from '../../../gateway/tracing/testing.ts';
import { serverDatabase } from '../../../platform/testing.ts';
import { worldPassword } from '../../../platform/worlds/demoAccounts.ts';
import { clusterInput, CREATE_CLUSTER, freshCloudToken } from '../../support/contractForms.ts';
import { callerOf } from '../../support/contractStack.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const PAGE_REQUEST = 'request-of-the-clusters-page';
const CREATE_REQUEST = 'request-for-a-cluster';

let collector: Collector;
let spans: ExportedSpan[];
let logs: { gateway: string; platform: string };
const running: ServerProcess[] = [];
const databases: Awaited<ReturnType<typeof serverDatabase>>[] = [];

/** The persisted id of an operation of the web client. */
async function persisted(name: string): Promise<string> {
  const texts = JSON.parse(await readFile('web/relay/operations.json', 'utf8')) as Record<string, string>;
  const [id] = Object.entries(texts).find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text)) ?? [];
  if (id === undefined) throw new Error(`no operation is called ${name}`);
  return id;
}

/** Starts both servers on free ports, the platform with that world. */
async function start(world: string, env: Record<string, string>) {
  const [port, platformPort] = [String(await freePort()), String(await freePort())];
  const [url, platformUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${platformPort}`];
  const database = await serverDatabase(world);
  databases.push(database);
  const quick = { HASH_COST: 'fast', TIME_SCALE: '0.001' };
  const platform = startServer('platform', {
    ...quick,
    ...database.env,
    PLATFORM_PORT: platformPort,
    ...env,
  });
  const gateway = startServer('gateway', { PORT: port, UPSTREAM_URL: platformUrl, ...env });
  running.push(platform, gateway);
  await platform.untilReady(`${platformUrl}/readyz`);
  await gateway.untilReady(`${url}/readyz`);
  return { url, platform, gateway };
}

/** Signs in, loads the clusters page, and creates a cluster. */
async function visit(url: string): Promise<void> {
  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1', ...headers },
      body: JSON.stringify(body),
    });
  const credentials = { input: { email: 'empty@demo.test', password: worldPassword } };
  const signedIn = await post({ documentId: await persisted('useSignInMutation'), variables: credentials });
  const { headers } = callerOf(signedIn);
  const page = { 'x-request-id': PAGE_REQUEST, traceparent: `00-${TRACE}-${CALLER}-01` };
  await post({ documentId: await persisted('ClustersPageQuery') }, { ...headers, ...page });
  const variables = { input: clusterInput({ temporaryToken: freshCloudToken() }) };
  const create = { query: CREATE_CLUSTER, variables };
  const made = await post(create, { ...headers, 'x-request-id': CREATE_REQUEST });
  const { data } = (await made.json()) as { data: { createCluster: { cluster: { id: string } } } };
  const { id } = data.createCluster.cluster;
  const look = { query: 'query ($id: ID!) { cluster(id: $id) { status } }', variables: { id } };
  const status = async () => (await post(look, headers)).text();
  await eventually(async () => expect(await status()).toContain('ACTIVE'));
}

beforeAll(async () => {
  collector = await startCollector();
  const { url, gateway, platform } = await start('empty', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await visit(url);
  await gateway.end();
  await platform.end();
  spans = collector.spans();
  logs = { gateway: gateway.output(), platform: platform.output() };
});
afterAll(async () => {
  for (const server of running) await server.end();
  await collector.stop();
  for (const database of databases) await database.drop();
});

const of = (service: string, kind: number) =>
  spans.filter((span) => span.service === service && span.kind === kind);
const linesOf = (log: string) =>
  log
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));
/** The gateway's server span of a request. */
const serverSpanOf = (requestId: string) => {
  const found = of('kubedeck-gateway', SERVER).find(
    ({ attributes }) => attributes['kubedeck.request_id'] === requestId,
  );
  if (found === undefined) throw new Error(`no span of ${requestId}`);
  return found;
};

describe('a traced request', () => {
  it('is one trace from the caller through the gateway to the platform', () => {
    const trace = spans.filter(({ traceId }) => traceId === TRACE);
    const page = serverSpanOf(PAGE_REQUEST);
    expect(page).toMatchObject({ name: 'query ClustersPageQuery', traceId: TRACE, parentSpanId: CALLER });
    const calls = trace.filter(({ kind }) => kind === CLIENT);
    const handled = trace.filter((span) => span.kind === SERVER && span !== page);
    expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual(calls.map(() => page.spanId));
    expect(handled.map(({ service }) => service)).toEqual(calls.map(() => 'kubedeck-platform'));
    expect(new Set(handled.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set(calls.map(({ spanId }) => spanId)),
    );
    expect(calls.map(({ name }) => name)).toContain('GET /api/clusters');
    expect(trace).toHaveLength(1 + calls.length + handled.length);
  });

  it('has its request id and trace id in the logs and spans of both servers', () => {
    const ids = { trace_id: TRACE };
    const logged = linesOf(logs.gateway).filter(({ requestId }) => requestId === PAGE_REQUEST);
    expect(logged).toMatchObject([{ msg: 'operation', name: 'ClustersPageQuery', ...ids }]);
    const handled = linesOf(logs.platform).filter(({ reqId }) => reqId === PAGE_REQUEST);
    expect(handled.length).toBeGreaterThan(1);
    for (const line of handled) expect(line).toMatchObject(ids);
    const inPlatform = of('kubedeck-platform', SERVER).filter(({ traceId }) => traceId === TRACE);
    for (const { attributes, spanId } of inPlatform) {
      expect(attributes['kubedeck.request_id']).toBe(PAGE_REQUEST);
      expect(handled.map(({ span_id }) => span_id)).toContain(spanId);
    }
    for (const { attributes } of of('kubedeck-gateway', CLIENT).filter(({ traceId }) => traceId === TRACE))
      expect(attributes['kubedeck.upstream.request_id']).toBe(PAGE_REQUEST);
  });

  it('is linked from the job it enqueued, with a span for each step', () => {
    const { traceId, name } = serverSpanOf(CREATE_REQUEST);
    expect(name).toBe('mutation');
    const jobs = of('kubedeck-platform', CONSUMER).filter(({ links }) =>
      links.some((link) => link.traceId === traceId),
    );
    // A job that is interrupted has a span for each part.
    expect(new Set(jobs.map((job) => job.name))).toEqual(new Set(['job clusters.provision']));
    const steps = spans.filter(({ parentSpanId }) => jobs.some(({ spanId }) => spanId === parentSpanId));
    expect(steps.map((step) => step.name)).toContain('step finish');
    expect(steps.length).toBeGreaterThan(5);
  });

  it('names spans by route, never by path', () => {
    const names = of('kubedeck-platform', SERVER).map(({ name }) => name);
    expect(names).toContain('GET /api/clusters/:id');
    expect(names.filter((name) => /[\da-f]{8}-|healthz|readyz/.test(name))).toEqual([]);
  });
});

describe('the OpenTelemetry SDK', () => {
  it.each([
    ['off', {}, false],
    ['on', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, true],
  ])('is loaded only with a collector (traces %s)', async (_case, env: Record<string, string>, isLoaded) => {
    const { gateway, platform } = await start('none', { ...env, NODE_DEBUG: 'module' });
    await Promise.all([gateway.end(), platform.end()]);
    for (const { output } of [gateway, platform]) {
      expect(output()).toContain('node_modules/pino');
      expect(output().includes('@opentelemetry/sdk-trace')).toBe(isLoaded);
      expect(output().includes('@opentelemetry/exporter-trace-otlp-http')).toBe(isLoaded);
    }
  });
});
