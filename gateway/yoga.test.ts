import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { getIntrospectionQuery } from 'graphql/index.js';
import { afterEach, describe, expect, it } from 'vitest';
import { answer, testGateway, type TestOptions, writeOperations } from './testing.ts';
import { testingGraph } from './testingGraph.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function world(options: TestOptions = {}) {
  const made = testGateway({ schema: testingGraph, ...options });
  stops.push(made.stop);
  const send = (
    headers: Record<string, string>,
    body: string,
    method = 'POST',
    url = 'http://localhost/graphql',
  ) => made.gateway.yoga.fetch(url, { method, headers, ...(method === 'GET' ? {} : { body }) });
  return { ...made, send };
}

const json = { 'content-type': 'application/json' };
const cookie = { cookie: 'kubedeck_session=a.b.c' };

describe('cross-site requests', () => {
  it.each([
    [
      'form-urlencoded',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'query=mutation{change}',
      415,
    ],
    ['plain text', { 'content-type': 'text/plain' }, '{"query":"mutation{change}"}', 415],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 403],
    ['no content type', {}, '{"query":"mutation{change}"}', 415],
    ['JSON with the cookie but without the header', json, '{"query":"mutation{change}"}', 403],
  ])('refuses a mutation as %s', async (_name, headers, body, status) => {
    const { send } = world();
    const response = await send({ ...headers, ...cookie }, body);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('"change":true');
  });

  it('refuses a query by GET without the header', async () => {
    const { send } = world();
    const url = 'http://localhost/graphql?query={ping}';
    expect((await send(cookie, '', 'GET', url)).status).toBe(403);
    expect((await send({ ...cookie, 'x-graphql-yoga-csrf': '1' }, '', 'GET', url)).status).toBe(200);
  });

  it('accepts JSON with the header from a browser and without it from a program', async () => {
    const { send } = world();
    const body = '{"query":"mutation{change}"}';
    const senders: Record<string, string>[] = [
      { ...cookie, 'x-graphql-yoga-csrf': '1' },
      { authorization: 'Bearer kd_x' },
    ];
    for (const headers of senders) {
      expect(await (await send({ ...json, ...headers }, body)).json()).toEqual({ data: { change: true } });
    }
  });
});

describe('limits for operations sent as text', () => {
  const nested = (depth: number): string => (depth === 0 ? '{ name }' : `{ thing ${nested(depth - 1)} }`);
  const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: ping`).join(' ');

  it.each([
    ['31 aliases', `{ ${aliases(31)} }`],
    ['a depth of 17', `query ${nested(16)}`],
    ['more tokens than allowed', `{ thing { ${'name '.repeat(2500)} } }`],
    ['the same field again and again', `{ ${'ping '.repeat(500)} }`],
    ['60 directives', `{ ping ${'@include(if: true) '.repeat(60)} }`],
    ['two mutations', 'mutation { a: change b: change }'],
    ['two mutations behind a fragment', 'mutation { change ...F } fragment F on Mutation { enter }'],
    [
      'deep introspection',
      `{ __schema { types ${'{ fields { type '.repeat(5)} { name } ${'} }'.repeat(5)} } }`,
    ],
    ['a batch', '[]'],
  ])('refuse %s', async (_name, query) => {
    const { execute } = world();
    const { data, errors } = await execute(query);
    expect(errors?.length).toBeGreaterThan(0);
    expect(data ?? null).toBeNull();
  });

  it.each([
    ['selected twice', '{ a: __schema { types { name } } b: __schema { types { name } } }'],
    [
      'selected twice behind a fragment',
      '{ ...F __schema { types { name } } } fragment F on Query { a: __schema { types { name } } }',
    ],
    ['repeated inside itself', '{ __schema { types { name } a: types { name } } }'],
    [
      'repeated inside of a type',
      '{ __type(name: "Query") { ...F } } fragment F on __Type { a: fields { name } b: fields { name } }',
    ],
  ])('refuse the schema %s', async (_name, query) => {
    const { errors } = await world().execute(query);
    expect(errors?.map(({ extensions }) => extensions.code)).toContain('LIMIT_EXCEEDED');
  });

  it("allow GraphiQL's query of the schema, and several types", async () => {
    const { execute } = world();
    const everything = { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true };
    for (const query of [
      getIntrospectionQuery(),
      getIntrospectionQuery({ ...everything, inputValueDeprecation: true }),
    ])
      expect((await execute(query)).errors).toBeUndefined();
    const types = '{ a: __type(name: "Query") { title: name } b: __type(name: "Mutation") { title: name } }';
    expect((await execute(types)).data).toEqual({ a: { title: 'Query' }, b: { title: 'Mutation' } });
  });

  it('allow ordinary operations', async () => {
    const { execute } = world();
    expect((await execute(`{ ${aliases(30)} }`)).errors).toBeUndefined();
    expect((await execute(`query ${nested(12)}`)).errors).toBeUndefined();
  });

  it('suggest names of fields, because the schema is public', async () => {
    const { errors } = await world().execute('{ pin }');
    expect(errors).toMatchObject([{ message: expect.stringContaining('Did you mean "ping"') as string }]);
  });
});

describe('results', () => {
  it('have their keys in the order of the query, also where a later field is ready first', async () => {
    const upstream = {
      'GET /api/secret': { message: 'ok', data: 's' },
      'GET /api/late': () => Promise.resolve({ message: 'ok', data: 'late' }),
    };
    const text = '{ secret late { slow } ping thing { name } again: late { b: slow a: slow } pong: ping }';
    const { data } = await world({ upstream }).execute(text);
    expect(JSON.stringify(data)).toBe(
      '{"secret":"s","late":{"slow":"late"},"ping":"pong","thing":{"name":"thing"},"again":{"b":"late","a":"late"},"pong":"pong"}',
    );
  });
});

describe('errors', () => {
  it('hide unexpected causes and keep the request id', async () => {
    const { errors, response } = await world().execute(
      '{ crash }',
      {},
      { headers: { 'x-request-id': 'request-0001' } },
    );
    expect(errors).toMatchObject([
      { path: ['crash'], extensions: { code: 'INTERNAL', requestId: 'request-0001' } },
    ]);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
    expect(response.headers.get('x-request-id')).toBe('request-0001');
  });

  it('pass deliberate ones with their code', async () => {
    const { errors } = await world().execute('{ deliberate refused }');
    expect(errors).toMatchObject([
      { message: 'Come back later.', extensions: { code: 'RATE_LIMITED' } },
      {
        message: 'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
        extensions: { code: 'FORBIDDEN', refusal: 'ARCHIVED' },
      },
    ]);
    expect(errors?.[0]?.extensions['requestId']).toMatch(/^[\w-]{36}$/);
  });

  it('never contain the text of a platform failure', async () => {
    const upstream = { 'GET /api/secret': answer(500, { message: 'select * from secrets' }) };
    const { errors } = await world({ upstream }).execute('{ secret }');
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(JSON.stringify(errors)).not.toContain('select');
  });

  it('ignore a request id that could forge a log line', async () => {
    const { response } = await world().execute(
      '{ ping }',
      {},
      { headers: { 'x-request-id': 'a b {"level":60}' } },
    );
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
});

describe('sessions', () => {
  it('are set as a cookie and used at once', async () => {
    const { data, response } = await world().execute('mutation { enter }', {}, { token: null });
    expect(data).toEqual({ enter: true });
    expect(response.headers.get('set-cookie')).toBe(
      'kubedeck_session=fresh-token; Path=/; HttpOnly; SameSite=Lax; Expires=Tue, 01 Jan 2030 00:00:00 GMT',
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('are marked Secure behind https', async () => {
    const { response } = await world({ config: { publicUrl: 'https://deck.example' } }).execute(
      'mutation { enter }',
    );
    expect(response.headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  it('end on sign-out, including live readers', async () => {
    const { execute, subscribe } = world();
    const events = await subscribe('subscription { progress }');
    const next = events.next();
    const { data, response } = await execute('mutation { leave }');
    expect(data).toEqual({ leave: true });
    expect(response.headers.get('set-cookie')).toContain('Expires=Thu, 01 Jan 1970');
    expect(await next).toMatchObject({ done: true });
  });
});

describe('text policy', () => {
  const text = '{ ping }';
  const id = createHash('sha256').update(text).digest('hex');
  const operationsFile = writeOperations({ [id]: text, stale: '{ gone }' });
  const upstream = {
    'GET /api/auth': ({ headers }: { headers: Record<string, string> }) =>
      headers['authorization'] === 'Bearer good' ? { data: {} } : answer(401, {}),
  };
  const strict = (operations: 'open' | 'trusted') =>
    world({ textPolicy: null, upstream, config: { operations, operationsFile } });
  const run = async (made: ReturnType<typeof world>, body: unknown, token?: string) => {
    const headers = token ? { ...json, authorization: `Bearer ${token}` } : json;
    return (await made.send(headers, JSON.stringify(body))).json() as Promise<{
      data?: unknown;
      errors?: { extensions: { code: string } }[];
    }>;
  };

  it('runs persisted operations for all callers, by documentId or id', async () => {
    expect(await run(strict('trusted'), { documentId: id })).toEqual({ data: { ping: 'pong' } });
    expect(await run(strict('open'), { id })).toEqual({ data: { ping: 'pong' } });
  });

  it('runs a persisted operation whatever texts were sent before', async () => {
    const made = strict('open');
    const persisted = () => run(made, { documentId: id });
    // Syntax errors: they are comments only.
    const sendIds = async () => {
      for (const comment of [id, `#${id}`, ` ${id}`])
        expect(await run(made, { query: `#${comment}` }, 'good')).toHaveProperty('errors');
    };
    await sendIds();
    expect(await persisted()).toEqual({ data: { ping: 'pong' } });
    for (let count = 0; count <= 100; count += 1) await run(made, { query: `{ a${count}: ping }` }, 'good');
    await sendIds();
    expect(await persisted()).toEqual({ data: { ping: 'pong' } });
  });

  it('reports operations that are unknown, stale or missing', async () => {
    const made = strict('open');
    expect((await run(made, { documentId: 'nope' })).errors?.[0]?.extensions.code).toBe(
      'PERSISTED_OPERATION_NOT_FOUND',
    );
    expect((await run(made, { documentId: 'stale' })).errors?.[0]?.extensions.code).toBe(
      'PERSISTED_OPERATION_INVALID',
    );
    expect((await run(made, { variables: {} })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('finds operations that were compiled after the start', async () => {
    const made = strict('open');
    writeFileSync(operationsFile, JSON.stringify({ [id]: text, stale: '{ gone }', later: '{ ping ping }' }));
    expect(await run(made, { documentId: 'later' })).toEqual({ data: { ping: 'pong' } });
  });

  it('runs text only for callers the platform knows, and checks them once', async () => {
    const made = strict('open');
    expect((await run(made, { query: text })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await run(made, { query: text }, 'forged')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    made.calls.length = 0;
    expect(await run(made, { query: text }, 'good')).toEqual({ data: { ping: 'pong' } });
    expect(await run(made, { query: text }, 'good')).toEqual({ data: { ping: 'pong' } });
    expect(made.calls).toHaveLength(1);
  });

  it('tells the holder of an expired API key that it has expired', async () => {
    const expired = { error: 'apikey_expired', code: 'apikey_expired', params: {}, message: 'Expired.' };
    const made = world({ textPolicy: null, upstream: { 'GET /api/auth': answer(401, expired) } });
    expect((await run(made, { query: text }, 'kd_old')).errors).toMatchObject([
      { message: 'Expired.', extensions: { code: 'UNAUTHENTICATED', detail: { code: 'APIKEY_EXPIRED' } } },
    ]);
  });

  it('allows one sign-in as text for everyone, and no more than that', async () => {
    const error = async (query: string) =>
      (await run(strict('open'), { query })).errors?.[0]?.extensions.code ?? null;
    // The graph of these tests has no such mutations: they pass the policy and fail validation.
    for (const query of ['mutation { signIn }', 'mutation { submitOneTimeCode }'])
      expect(await error(query)).toBe('GRAPHQL_VALIDATION_FAILED');
    for (const query of [
      'mutation { a: signIn b: signIn }',
      'mutation { signIn leave }',
      'mutation { leave }',
    ])
      expect(await error(query)).toBe('UNAUTHENTICATED');
  });

  it('allows introspection for everyone on an open server and for nobody on a trusted one', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect(await run(strict('open'), { query })).toMatchObject({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
    expect((await run(strict('trusted'), { query }, 'good')).errors?.[0]?.extensions.code).toBe(
      'TEXT_REFUSED',
    );
    expect((await run(strict('open'), { query: '{ __typename ping }' })).data ?? null).toBeNull();
  });
});

describe('a session that the platform no longer accepts', () => {
  it.each([
    ['ends', {}, ['good']],
    ['goes on when only a password was wrong', { error: 'invalid_credentials' }, []],
  ])('%s', async (_what, body, ended) => {
    const { gateway, execute } = world({ upstream: { 'GET /api/secret': answer(401, body) } });
    const tokens: string[] = [];
    gateway.services.sessions.onAnyEnd((token) => tokens.push(token));
    await execute('{ secret }', {}, { token: 'good' });
    expect(tokens).toEqual(ended);
  });
});
