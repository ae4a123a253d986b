import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, testGateway, writeOperations } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { listen } from './listen.ts';

const texts = {
  good: 'query Good($deep: Boolean!) { ping thing { name thing @include(if: $deep) { name } } }',
  bad: '{ ping crash deliberate refused secret }',
  parts: '{ ping late { ... @defer(label: "later") { slow } } }',
  enter: 'mutation { enter }',
};
const operationsFile = writeOperations(texts);

let made: ReturnType<typeof testGateway>;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const upstream = { 'GET /api/late': { data: 'at last' }, 'GET /api/secret': answer(503, {}) };
  const config = { operationsFile, port: 0, host: '127.0.0.1' };
  made = testGateway({ schema: testingGraph, upstream, config });
  server = await listen(made.gateway);
});
afterAll(() => server.stop());

interface Sent {
  body: object;
  headers?: Record<string, string>;
}

/** What the same request is answered by the server and by Yoga alone. */
async function both({ body, headers = {} }: Sent) {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer good',
      'x-request-id': 'request-0001',
      ...headers,
    },
    body: JSON.stringify(body),
  };
  const answers = [
    await fetch(`http://127.0.0.1:${server.port}/graphql`, init),
    await made.gateway.yoga.fetch('http://localhost/graphql', init),
  ];
  const [here, yoga] = await Promise.all(
    answers.map(async (response) => ({
      status: response.status,
      type: response.headers.get('content-type'),
      cache: response.headers.get('cache-control'),
      requestId: response.headers.get('x-request-id'),
      cookies: response.headers.getSetCookie(),
      hasRev: /^\d+\.\d+\.\d+$/.test(response.headers.get('x-live-rev') ?? ''),
      body: JSON.parse((await response.text()) || '{}') as { data?: unknown; errors?: { path?: unknown }[] },
    })),
  );
  for (const one of [here, yoga])
    one?.body.errors?.sort((a, b) => String(a.path).localeCompare(String(b.path)));
  return { here, yoga };
}

const good = { documentId: 'good', variables: { deep: true } };
const gr = 'application/graphql-response+json';

describe('a persisted operation', () => {
  it.each<[string, Sent]>([
    ['its data', { body: good }],
    ['its data by the short name of the id', { body: { id: 'good', variables: { deep: false } } }],
    ['the type that is asked for', { body: good, headers: { accept: `${gr}, application/json;q=0.9` } }],
    ['the type of those who take anything', { body: good, headers: { accept: '*/*' } }],
    ['errors, masked and with the request id', { body: { documentId: 'bad' } }],
    ['errors in the newer type', { body: { documentId: 'bad' }, headers: { accept: gr } }],
    ['wrong variables', { body: { documentId: 'good', variables: { deep: 'yes' } } }],
    ['missing variables', { body: { documentId: 'good' } }],
    ['variables that are no object', { body: { documentId: 'good', variables: [true] } }],
    ['an unknown id', { body: { documentId: 'never' } }],
    ['an unknown member', { body: { ...good, surprise: 1 } }],
    ['a session cookie', { body: { documentId: 'enter' } }],
  ])('answers as Yoga does: %s', async (_what, sent) => {
    const { here, yoga } = await both(sent);
    expect(here).toEqual(yoga);
    expect(here?.hasRev).toBe(true);
    expect(JSON.stringify(here)).not.toContain('hunter2');
  });

  it('is refused with a cookie and without the header against forgery', async () => {
    const headers = { authorization: '', cookie: 'kubedeck_session=abc' };
    const { here, yoga } = await both({ body: good, headers });
    expect(here).toEqual(yoga);
    expect(here?.status).toBe(403);
    const named = await both({ body: good, headers: { ...headers, 'x-graphql-yoga-csrf': '1' } });
    expect(named.here?.status).toBe(200);
  });

  it('is refused as a type that a form could have', async () => {
    const { here, yoga } = await both({ body: good, headers: { 'content-type': 'text/plain' } });
    expect(here).toEqual(yoga);
    expect(here?.status).toBe(415);
  });

  it('that could come in parts comes whole to those who take one document', async () => {
    const { here } = await both({ body: { documentId: 'parts' }, headers: { accept: 'application/json' } });
    expect(here).toMatchObject({
      status: 200,
      body: { data: { ping: 'pong', late: { slow: 'at last' } } },
    });
  });

  it('runs once, also when its errors are answered elsewhere', async () => {
    const before = made.calls.length;
    const response = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer good' },
      body: JSON.stringify({ documentId: 'bad' }),
    });
    const { errors } = (await response.json()) as { errors: { extensions: { requestId: string } }[] };
    const calls = made.calls.slice(before);
    // The platform is asked four times: it is away, and reading is repeated.
    expect(calls.map(({ path }) => path)).toEqual(Array.from({ length: 4 }, () => '/api/secret'));
    const ids = new Set([
      response.headers.get('x-request-id'),
      ...errors.map(({ extensions }) => extensions.requestId),
      ...calls.map(({ headers }) => headers['x-request-id']),
    ]);
    expect(ids.size).toBe(1);
  });
});
