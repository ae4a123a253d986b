import { readFile } from 'node:fs/promises';
import { getOperationAST, parse } from 'graphql/index.js';
import { createClient, type SubscribePayload } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { engineFor } from '../../../gateway/plugins/engine.ts';
import {
  anonymous,
  startContractGateway,
  startContractStack,
  type Caller,
  type ContractGateway,
  type ContractStack,
} from '../../support/contractStack.ts';

const OPERATIONS_FILE = 'web/relay/operations.json';
const file = JSON.parse(await readFile(OPERATIONS_FILE, 'utf8')) as Record<string, string>;
const operations = Object.entries(file).map(([id, text]) => {
  const operation = getOperationAST(parse(text));
  return { id, text, name: operation?.name?.value ?? id, kind: String(operation?.operation) };
});

let stack: ContractStack;
/** A gateway that accepts text operations of signed-in users, as by default. */
let open: ContractGateway;
/** A gateway that accepts only the persisted operations of the console. */
let trusted: ContractGateway;
let owner: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  const { publicUrl } = stack.platform.app.core.config;
  open = await startContractGateway(stack.proxy, publicUrl, { OPERATIONS: 'open', OPERATIONS_FILE });
  trusted = await startContractGateway(stack.proxy, publicUrl, { OPERATIONS: 'trusted', OPERATIONS_FILE });
  owner = await stack.signIn('owner@demo.test');
});
afterAll(async () => {
  await trusted.stop();
  await open.stop();
  await stack.stop();
});

/** Repeated every half minute, so it may come with any request. */
const SESSION_CHECK = 'GET /api/auth';
const JSON_TYPE = { 'content-type': 'application/json' };
const CSRF = { 'x-graphql-yoga-csrf': '1' };

interface Received {
  status: number;
  text: string;
  codes: string[];
  /** The platform calls made for it, without the check of the session. */
  calls: string[];
}

/** Sends exactly this request. */
async function send(at: ContractGateway, init: RequestInit, path = '/graphql'): Promise<Received> {
  const before = stack.proxy.seen.length;
  const response = await fetch(`${at.url}${path}`, { method: 'POST', ...init });
  const text = await response.text();
  const { errors = [] } = (text.startsWith('{') ? JSON.parse(text) : {}) as {
    errors?: { extensions: { code: string } }[];
  };
  const calls = stack.proxy.seen
    .slice(before)
    .map(({ method, path: to }) => `${method} ${to}`)
    .filter((call) => call !== SESSION_CHECK);
  return { status: response.status, text, codes: errors.map(({ extensions }) => extensions.code), calls };
}
const post = (at: ContractGateway, body: unknown, as: Caller = owner) =>
  send(at, { headers: { ...JSON_TYPE, ...CSRF, ...as.headers }, body: JSON.stringify(body) });

describe('the operations of the console', () => {
  it('are all present in operations.json', () => {
    expect(operations.length).toBeGreaterThan(100);
    expect(new Set(operations.map(({ kind }) => kind)).size).toBe(3);
  });

  it('all stay within the limits for text operations', () => {
    const { gateway } = stack;
    const caller = {
      ...{ token: owner.token, credential: 'cookie' as const, locale: 'en', requestId: 'limits' },
      ...{ publicUrl: stack.url, isSecure: false },
    };
    for (const { name, text } of operations) {
      const engine = engineFor(gateway, caller, { query: text });
      const problems = engine.validate(engine.schema, engine.parse(text));
      expect([name, problems.map(({ message }) => message)]).toEqual([name, []]);
    }
  });

  it('all pass validation over HTTP without a session', async () => {
    const accept = { accept: 'multipart/mixed, application/json' };
    for (const { name, text, kind } of operations) {
      if (kind === 'subscription') continue;
      const { text: body } = await send(stack, {
        headers: { ...JSON_TYPE, ...CSRF, ...accept },
        body: JSON.stringify({ query: text }),
      });
      expect([name, /LIMIT|VALIDATION|PARSE|Syntax Error/.test(body)]).toEqual([name, false]);
    }
  });

  it('run by id where text operations are refused', async () => {
    const query = operations.find(({ kind, text }) => kind === 'query' && !text.includes('$'));
    const { status, codes } = await post(trusted, { documentId: query?.id });
    expect([query?.name, status, codes]).toEqual([query?.name, 200, []]);
  });
});

const times = (n: number, text: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => text(i)).join(' ');
const nested = (levels: number, inner: string): string =>
  levels === 0
    ? inner
    : `clusters(first: 1) { edges { node { registries(first: 1) { edges { node { ${nestedIn(levels, inner)} } } } } } }`;
const nestedIn = (levels: number, inner: string): string =>
  `registry { clusters { ${levels === 1 ? inner : `registries(first: 1) { edges { node { ${nestedIn(levels - 1, inner)} } } }`} } }`;
const SIGN_IN = 'signIn(input: { email: "owner@demo.test", password: "guess" }) { __typename }';
/** A fragment that doubles at each level: a short text with millions of selections. */
const doubling = (levels: number) =>
  `{ viewer { ...f0 } } ${times(levels, (i) => `fragment f${i} on Viewer { ...f${i + 1} ...f${i + 1} }`)} fragment f${levels} on Viewer { gate }`;

/** Short texts that are expensive to execute. */
const costly: Record<string, string> = {
  'with deep nesting': `{ viewer { account { ${nested(4, 'name')} } } }`,
  'with deep nesting through fragments': `{ viewer { account { ...a } } } fragment a on Account { ${nested(2, '...b')} }
    fragment b on Cluster { registries(first: 1) { edges { node { ${nestedIn(2, 'name')} } } } }`,
  'with a hundred aliases': `{ ${times(100, (i) => `a${i}: plans { name }`)} }`,
  'with one field five hundred times': `{ viewer { ${times(500, () => 'gate')} } }`,
  'with sixty directives': `{ viewer { ${times(60, () => 'gate @include(if: true)')} } }`,
  'with directives on each of many fields': `{ viewer { user { ${times(60, (i) => `a${i}: name @include(if: true)`)} } } }`,
  'with a hundred sign-ins': `mutation { ${times(100, (i) => `a${i}: ${SIGN_IN}`)} }`,
  'with two sign-ins': `mutation { a: ${SIGN_IN} b: ${SIGN_IN} }`,
  'with sign-ins in a fragment': `mutation { ...f } fragment f on Mutation { a: ${SIGN_IN} ... on Mutation { b: ${SIGN_IN} } }`,
  'with a hundred pages of a hundred nodes': `{ viewer { account { ${times(20, (i) => `a${i}: clusters(first: 100) { edges { node { ${times(1, () => 'addons(first: 100) { edges { node { requires { addon { name title description } } } } }')} } } }`)} } } }`,
  'with a fragment that spreads itself':
    '{ viewer { ...a } } fragment a on Viewer { ...b } fragment b on Viewer { ...a }',
  'with a fragment that doubles': doubling(30),
  'with five thousand fields': `{ viewer { ${times(5000, () => 'gate')} } }`,
  'with circular introspection': `{ __schema { types { fields { type { ${times(1, () => 'fields { type { fields { type { fields { type { fields { type { name } } } } } } } }')} } } } } }`,
};

/** Texts that are invalid anyway: a fragment that spreads itself, circular introspection. */
const invalidAnyway = /fragment b on Viewer \{ \.\.\.a|__schema/;

describe('a text operation', () => {
  it.each(Object.entries(costly))('%s is refused before the platform is called', async (_what, query) => {
    const { status, text, codes, calls } = await post(open, { query });
    expect(codes[0]).toBe(invalidAnyway.test(query) ? 'GRAPHQL_VALIDATION_FAILED' : 'LIMIT_EXCEEDED');
    expect([
      status < 500,
      codes.includes('INTERNAL'),
      (JSON.parse(text) as { data?: unknown }).data ?? null,
      calls,
    ]).toEqual([true, false, null, []]);
    // The error stays short, however long the text.
    expect(text.length).toBeLessThan(4000);
  });

  it('with a misspelt field gets the correct name suggested, because the schema is public', async () => {
    const { text } = await post(open, { query: '{ viewr { gat } }' });
    expect(text).toContain('Did you mean \\"viewer\\"?');
  });

  it('is refused without a session and with an invalid API key', async () => {
    const stranger: Caller = { headers: { authorization: 'Bearer kd_made-up' }, token: 'kd_made-up' };
    expect((await post(open, { query: '{ plans { name } }' }, anonymous)).codes).toEqual(['UNAUTHENTICATED']);
    expect((await post(open, { query: '{ plans { name } }' }, stranger)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('is refused where only persisted operations are allowed, including introspection and text sent with an id', async () => {
    const introspection = '{ __schema { types { name } } }';
    for (const body of [
      { query: '{ viewer { gate } }' },
      { query: introspection },
      { query: introspection, documentId: operations[0]?.id },
      { query: `mutation { ${SIGN_IN} }` },
    ]) {
      for (const as of [owner, anonymous]) {
        const { codes, calls } = await post(trusted, body, as);
        expect([body.query, codes, calls]).toEqual([body.query, ['TEXT_REFUSED'], []]);
      }
    }
    const unknown = await post(trusted, { documentId: 'f'.repeat(64) });
    expect([unknown.status, unknown.codes]).toEqual([404, ['PERSISTED_OPERATION_NOT_FOUND']]);
  });
});

describe('pages and variables', () => {
  const execute = async (query: string, variables: unknown) => post(open, { query, variables });

  it.each([
    ['{ viewer { account { clusters(first: 1000) { totalCount } } } }', {}],
    ['query ($n: Int!) { viewer { account { auditLog(first: $n) { totalCount } } } }', { n: 101 }],
    ['query ($n: Int!) { viewer { account { apiKeys(last: $n) { totalCount } } } }', { n: -1 }],
  ])('%s is out of range', async (query, variables) => {
    expect((await execute(query, variables)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('with thousands of ids cause no platform call', async () => {
    const ids = Array.from({ length: 5000 }, (_, i) => Buffer.from(`Cluster:${i}`).toString('base64url'));
    const { codes, calls } = await execute('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect([codes, calls]).toEqual([['BAD_USER_INPUT'], []]);
  });

  it('nested a hundred thousand levels deep are refused, and the server keeps running', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const query of [
      'mutation ($v: JSON) { recordEvent(input: { name: "deep", metadata: $v }) { __typename } }',
      'query ($v: [ID!]!) { nodes(ids: $v) { id } }',
      'query ($v: String!) { instanceTypes(location: $v) { name } }',
    ]) {
      const { status, codes, calls } = await send(open, {
        headers: { ...JSON_TYPE, ...CSRF, ...owner.headers },
        body: `{"query":${JSON.stringify(query)},"variables":{"v":${deep}}}`,
      });
      expect([query, status < 500, codes, calls]).toEqual([query, true, ['BAD_REQUEST'], []]);
    }
    expect((await execute('{ viewer { gate } }', {})).status).toBe(200);
  });
});

/** A multipart form without a file. */
function filesForm(query: string): FormData {
  const body = new FormData();
  body.set('operations', JSON.stringify({ query }));
  body.set('map', '{}');
  return body;
}

describe('a request', () => {
  const mutation = 'mutation { removeCloudToken { __typename } }';
  const query = '{ viewer { gate } }';
  const wrong: [what: string, status: number, init: () => RequestInit, path?: string][] = [
    [
      'that is a batch',
      400,
      () => ({ headers: { ...JSON_TYPE, ...CSRF }, body: JSON.stringify([{ query }, { query }]) }),
    ],
    [
      'that queries by GET without the CSRF header',
      403,
      () => ({ method: 'GET' }),
      `/graphql?query=${encodeURIComponent(query)}`,
    ],
    [
      'that mutates by GET without the CSRF header',
      403,
      () => ({ method: 'GET' }),
      `/graphql?query=${encodeURIComponent(mutation)}`,
    ],
    [
      'that mutates by GET',
      405,
      () => ({ method: 'GET', headers: CSRF }),
      `/graphql?query=${encodeURIComponent(mutation)}`,
    ],
    ['that is a URL-encoded form', 415, () => ({ body: new URLSearchParams({ query: mutation }) })],
    ['that is a multipart form without the CSRF header', 403, () => ({ body: filesForm(mutation) })],
    [
      'that is plain text',
      415,
      () => ({
        headers: { 'content-type': 'text/plain', ...CSRF },
        body: JSON.stringify({ query: mutation }),
      }),
    ],
    [
      'that is JSON with the session cookie but without the CSRF header',
      403,
      () => ({ headers: JSON_TYPE, body: JSON.stringify({ query: mutation }) }),
    ],
    [
      'that is five megabytes of variables',
      413,
      () => ({
        headers: { ...JSON_TYPE, ...CSRF },
        body: JSON.stringify({ query, variables: { x: 'x'.repeat(5_000_000) } }),
      }),
    ],
    ['that is invalid JSON', 400, () => ({ headers: { ...JSON_TYPE, ...CSRF }, body: '{"query":' })],
    [
      'that uses PUT',
      405,
      () => ({
        method: 'PUT',
        headers: { ...JSON_TYPE, ...CSRF },
        body: JSON.stringify({ query: mutation }),
      }),
    ],
  ];

  it.each(wrong)(
    '%s is refused with %i before the platform is called',
    async (_what, expected, init, path) => {
      for (const at of [open, trusted]) {
        const given = init();
        const headers = { ...(given.headers as Record<string, string> | undefined), ...owner.headers };
        const { status, codes, calls } = await send(at, { ...given, headers }, path);
        // A refused text operation is rejected before its method or content type matters.
        const isText = at === trusted && codes.includes('TEXT_REFUSED');
        expect([isText ? expected : status, calls]).toEqual([expected, []]);
      }
    },
  );

  it('leaves everything unchanged', async () => {
    const { viewer } = await stack.run<{ viewer: { account: { cloudToken: { isSaved: boolean } } } }>(
      '{ viewer { account { cloudToken { isSaved } } } }',
      {},
      owner,
    );
    expect(viewer.account.cloudToken.isSaved).toBe(true);
  });
});

/** The error codes of an operation over a WebSocket; empty when it stays open. */
function overSocket(at: ContractGateway, payload: SubscribePayload): Promise<string[]> {
  class Identified extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: owner.headers });
    }
  }
  const client = createClient({
    url: `${at.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Identified,
    retryAttempts: 0,
  });
  return new Promise<string[]>((resolve, reject) => {
    const codesOf = (errors: readonly { extensions?: Record<string, unknown> | undefined }[]) =>
      errors.map(({ extensions }) => String(extensions?.['code']));
    client.subscribe(payload, {
      next: ({ errors, data }) => resolve(errors ? codesOf(errors) : [`answered ${JSON.stringify(data)}`]),
      error: (problem) => {
        if (Array.isArray(problem)) resolve(codesOf(problem as { extensions?: Record<string, unknown> }[]));
        else reject(problem instanceof Error ? problem : new Error(JSON.stringify(problem)));
      },
      complete: () => resolve([]),
    });
  }).finally(() => void client.dispose());
}

describe('a WebSocket', () => {
  const subscription = 'subscription { clusterChanged { isResync } }';

  it('refuses text where only persisted operations are allowed', async () => {
    for (const query of [
      subscription,
      '{ viewer { gate } }',
      '{ __schema { types { name } } }',
      `mutation { ${SIGN_IN} }`,
    ])
      expect([query, await overSocket(trusted, { query })]).toEqual([query, ['TEXT_REFUSED']]);
    const id = operations[0]?.id;
    expect(await overSocket(trusted, { query: subscription, extensions: { documentId: id } })).toEqual([
      'TEXT_REFUSED',
    ]);
    expect(await overSocket(trusted, { query: '', extensions: { documentId: 'f'.repeat(64) } })).toEqual([
      'PERSISTED_OPERATION_NOT_FOUND',
    ]);
  });

  it('refuses queries and mutations, even persisted ones', async () => {
    for (const kind of ['query', 'mutation']) {
      const own = operations.find((one) => one.kind === kind);
      expect(await overSocket(trusted, { query: '', extensions: { documentId: own?.id } })).toEqual([
        'SUBSCRIPTIONS_ONLY',
      ]);
    }
    expect(await overSocket(open, { query: '{ viewer { gate } }' })).toEqual(['SUBSCRIPTIONS_ONLY']);
  });

  it('enforces the limits for text operations', async () => {
    for (const fields of [
      times(100, (i) => `a${i}: isResync`),
      times(500, () => 'isResync'),
      `cluster { ${nestedIn(1, '').replace(/.*/s, '')} registries(first: 1) { edges { node { ${nestedIn(4, 'name')} } } } }`,
    ]) {
      const codes = await overSocket(open, { query: `subscription { clusterChanged { ${fields} } }` });
      expect(codes.length).toBeGreaterThan(0);
      expect(codes.join()).not.toContain('answered');
    }
  });
});
