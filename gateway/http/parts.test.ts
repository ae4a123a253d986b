import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, testGateway, writeOperations } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { listen } from './listen.ts';

const texts = {
  nested: `query Nested($deep: Boolean!) {
    ping
    again: thing { name ...Outer @defer(label: "outer") }
  }
  fragment Outer on Thing {
    name
    thing @include(if: $deep) { name ...Inner @defer(label: "inner") }
  }
  fragment Inner on Thing { thing { thing { name } } }`,
  one: '{ ping late { __typename ... @defer(label: "slow") { slow } } }',
  broken: '{ late { __typename ... @defer(label: "crash") { crash } ... @defer(label: "slow") { slow } } }',
  first: '{ ping crash late { __typename ... @defer(label: "slow") { slow } } }',
  empty: '{ late { ... @defer(label: "all") { slow } } }',
  chosen: 'query Chosen($wait: Boolean!) { late { __typename ... @defer(if: $wait) { slow } } }',
};
const operationsFile = writeOperations(texts);

let answerLate: () => void = () => undefined;
let late = Promise.resolve();
let made: ReturnType<typeof testGateway>;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const upstream = {
    'GET /api/late': () => late.then(() => ({ data: 'at last' })),
    'GET /api/secret': answer(503, {}),
  };
  made = testGateway({
    schema: testingGraph,
    upstream,
    config: { operationsFile, port: 0, host: '127.0.0.1' },
  });
  server = await listen(made.gateway);
});
afterAll(() => server.stop());

interface Part {
  data?: unknown;
  hasNext?: boolean;
  incremental?: { label?: string; data: unknown; path: string[]; errors?: object[] }[];
}

const requestFor = (documentId: string, variables: object, accept: string) => ({
  method: 'POST',
  headers: {
    accept,
    'content-type': 'application/json',
    authorization: 'Bearer good',
    'x-request-id': 'request-0001',
  },
  body: JSON.stringify({ documentId, variables }),
});
const PARTS = 'multipart/mixed, application/json';

function partsIn(text: string): Part[] {
  return text
    .split('\r\n---')
    .flatMap((piece) => piece.split('\r\n\r\n')[1] ?? [])
    .map((json) => JSON.parse(json) as Part);
}

/** Everything that came, whatever it came together with. */
function heard(text: string) {
  const parts = partsIn(text);
  const fragments = parts.flatMap(({ incremental = [] }) => incremental);
  return {
    first: parts[0]?.data,
    isEnded: parts.at(-1)?.hasNext === false && text.endsWith('-----\r\n'),
    fragments: fragments.sort((a, b) => String(a.label).localeCompare(String(b.label))),
  };
}

async function ask(documentId: string, variables: object = {}, accept = PARTS) {
  const response = await fetch(
    `http://127.0.0.1:${server.port}/graphql`,
    requestFor(documentId, variables, accept),
  );
  return { headers: response.headers, text: await response.text() };
}

async function askYoga(documentId: string, variables: object = {}) {
  const request = requestFor(documentId, variables, PARTS);
  const response = await made.gateway.yoga.fetch('http://localhost/graphql', request);
  return response.text();
}

describe('a persisted answer in parts', () => {
  it.each<[string, keyof typeof texts, object]>([
    ['fragments in fragments', 'nested', { deep: true }],
    ['a fragment that waits', 'one', {}],
    ['a fragment that breaks beside one that does not', 'broken', {}],
    ['nothing beside a fragment', 'empty', {}],
    ['a fragment that is deferred if wanted', 'chosen', { wait: true }],
  ])('says what the general executor says: %s', async (_what, id, variables) => {
    const { text } = await ask(id, variables);
    expect(heard(text)).toEqual(heard(await askYoga(id, variables)));
    expect(heard(text).isEnded).toBe(true);
    expect(text).not.toContain('hunter2');
  });

  it('leaves out the fragments of what is not there', async () => {
    const { text } = await ask('nested', { deep: false });
    expect(heard(text).fragments.map(({ label }) => label)).toEqual(['outer']);
    expect(heard(text).isEnded).toBe(true);
  });

  it('has the headers of other answers, and those that keep proxies from collecting it', async () => {
    const { headers } = await ask('one');
    expect(headers.get('content-type')).toBe('multipart/mixed; boundary="-"');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBe('request-0001');
    expect(headers.get('x-live-rev')).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('brings its first part before the slow call has ended', async () => {
    late = new Promise((done) => (answerLate = done));
    const response = await fetch(`http://127.0.0.1:${server.port}/graphql`, requestFor('one', {}, PARTS));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    let text = '';
    while (!text.includes('"hasNext":true')) text += await next();
    expect(text).toContain('"ping":"pong"');
    expect(text).not.toContain('at last');
    answerLate();
    while (!text.includes('"hasNext":false')) text += await next();
    expect(text).toContain('"slow":"at last"');
  });

  it('comes whole when its first part has errors, and asks the platform once', async () => {
    const before = made.calls.length;
    const { headers, text } = await ask('first');
    expect(headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(text)).toMatchObject({
      data: { ping: 'pong', crash: null, late: { slow: 'at last' } },
      errors: [{ path: ['crash'] }],
    });
    expect(made.calls.slice(before).map(({ path }) => path)).toEqual(['/api/late']);
  });

  it('counts nothing as failed when the caller leaves before the end', async () => {
    late = new Promise((done) => (answerLate = done));
    const counted = async () => (await made.gateway.metrics.errors.get()).values.map(({ value }) => value);
    const before = await counted();
    const leaving = new AbortController();
    const request = { ...requestFor('broken', {}, PARTS), signal: leaving.signal };
    const response = await fetch(`http://127.0.0.1:${server.port}/graphql`, request);
    expect(response.status).toBe(200);
    leaving.abort();
    // Whoever asks next is answered after the server has heard of it.
    late = Promise.resolve();
    await ask('one');
    answerLate();
    await ask('one');
    expect(await counted()).toEqual(before);
  });
});
