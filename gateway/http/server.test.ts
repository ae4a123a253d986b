import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { request as openRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSchema, parse, validate } from 'graphql/index.js';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { readConfig } from '../config.ts';
import { answer, testGateway, type TestOptions } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { exampleOperations, inlineScripts, writeGraphiqlPage } from './graphiqlPage.ts';
import { listen } from './listen.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Kubedeck</title>');
const script = `console.log("${'x'.repeat(4000)}")`;
writeFileSync(join(webRoot, 'assets', 'app-1a2b.js'), script);
writeFileSync(join(webRoot, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
writeFileSync(join(tmpdir(), 'outside-the-web-root.txt'), 'outside');

async function world(options: TestOptions = {}) {
  const config = { port: 0, host: '127.0.0.1', webRoot, ...options.config };
  const made = testGateway({ schema: testingGraph, ...options, config });
  const { port, stop } = await listen(made.gateway);
  stops.push(stop);
  return { ...made, port, get: get(port) };
}

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Plain http, because fetch normalises paths and decompresses. */
function get(port: number) {
  return (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string | Buffer) =>
    new Promise<Got>((resolve, reject) => {
      const request = openRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      request.on('error', reject);
      request.end(body);
    });
}

function firstError(body: Buffer): { message: string; extensions: { code: string } } {
  const { errors } = JSON.parse(body.toString()) as { errors: [ReturnType<typeof firstError>] };
  return errors[0];
}

const page = { accept: 'text/html' };
const json = { 'content-type': 'application/json' };

describe('web client', () => {
  it('is one uncached page for every route of the app', async () => {
    const { get } = await world();
    const asked: [string, Record<string, string>][] = [
      ['/', page],
      ['/clusters/c1/overview', page],
      ['/clusters/v1.2', page],
      ['/', { accept: '*/*' }],
    ];
    for (const [path, accept] of asked) {
      const { status, headers, body } = await get(path, accept);
      expect([status, body.toString()]).toEqual([200, '<!doctype html><title>Kubedeck</title>']);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('caches hashed files for ever and sends them compressed', async () => {
    const { get } = await world();
    const plain = await get('/assets/app-1a2b.js');
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.body.length).toBeLessThan(plain.body.length / 10);
    const again = await get('/assets/app-1a2b.js', { 'if-none-match': plain.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.runIf(process.platform === 'linux')('closes the file of a client that leaves', async () => {
    const { port } = await world();
    writeFileSync(join(webRoot, 'assets', 'large-1a2b.js'), Buffer.alloc(16 * 1024 * 1024));
    const openFiles = () =>
      readdirSync('/proc/self/fd')
        .map((fd) => `/proc/self/fd/${fd}`)
        .filter((fd) => existsSync(fd) && readlinkSync(fd).endsWith('large-1a2b.js'));
    const response = await new Promise<IncomingMessage>((resolve) =>
      openRequest({ port, host: '127.0.0.1', path: '/assets/large-1a2b.js' }, resolve).end(),
    );
    expect(openFiles()).toHaveLength(1);
    response.on('error', () => undefined).destroy();
    await eventually(() => expect(openFiles()).toEqual([]));
  });

  it('is not the response to programs, for missing files and unknown addresses', async () => {
    const { get } = await world();
    expect((await get('/assets/gone-1a2b.js', page)).status).toBe(404);
    expect((await get('/favicon.ico', { accept: '*/*' })).status).toBe(404);
    expect((await get('/api/clusters', { accept: '*/*' })).status).toBe(404);
    expect((await get('/dashboard', {})).status).toBe(404);
    expect((await get('/clusters', { accept: 'application/json' })).status).toBe(404);
  });

  it.each([
    '/../outside-the-web-root.txt',
    '/%2e%2e/outside-the-web-root.txt',
    '/assets/..%2f..%2foutside-the-web-root.txt',
    '/%00',
    '/%E0%A4%A',
  ])('stays in its folder for %s', async (path) => {
    const { get } = await world();
    const { body } = await get(path, page);
    expect(body.toString()).not.toContain('outside');
  });

  it('explains how to build it when it is missing', async () => {
    const { get } = await world({ config: { webRoot: '/nonexistent' } });
    const { status, body } = await get('/', page);
    expect(status).toBe(503);
    expect(body.toString()).toContain('npm run build');
  });

  it('may not be framed and loads nothing from other origins', async () => {
    const { get, port } = await world();
    const { headers } = await get('/', page);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${port} wss://127.0.0.1:${port};`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['live_1', 'https://buy.paddle.com https://cdn.paddle.com'],
    ['test_1', 'https://sandbox-buy.paddle.com https://sandbox-cdn.paddle.com'],
  ])('allows the hosts of the payment script, and no others, with the token %s', async (token, frames) => {
    const { get } = await world({ config: { paddleClientToken: token } });
    const policy = String((await get('/', page)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://cdn.paddle.com;");
    expect(policy).toContain(`frame-src ${frames};`);
    expect(policy).not.toContain('*');
  });

  it('allows the hosts of chat and error reporting where they are configured, and no others', async () => {
    const { site } = readConfig({
      CHATWOOT_URL: 'https://chat.example',
      CHATWOOT_WEBSITE_TOKEN: 'abc',
      CHATWOOT_HMAC_TOKEN: 'key',
      SENTRY_DSN: 'https://key@errors.example/1',
    });
    const { get } = await world({ config: { site } });
    const policy = String((await get('/', page)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://chat.example;");
    expect(policy).toContain('frame-src https://chat.example;');
    expect(policy).toMatch(/connect-src [^;]* https:\/\/errors\.example;/);
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).not.toContain('*');
  });

  it('does not copy a forged Host header into the policy', async () => {
    const { get } = await world();
    const { headers } = await get('/', { ...page, host: "x; script-src 'unsafe-inline' *" });
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('sends HSTS when the request came over https', async () => {
    const { get } = await world({ config: { publicUrl: 'https://deck.example' } });
    expect((await get('/', page)).headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('GraphQL over HTTP', () => {
  it('returns JSON with the request id', async () => {
    const { get } = await world();
    const { status, headers, body } = await get('/graphql', json, 'POST', '{"query":"{ping}"}');
    expect([status, JSON.parse(body.toString())]).toEqual([200, { data: { ping: 'pong' } }]);
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it.each([
    ['an announced length', { ...json, 'content-length': '3000000' }],
    ['an unannounced length', { ...json, 'transfer-encoding': 'chunked' }],
  ])('refuses a body that is too large with %s', async (_name, headers) => {
    const limits = { ...readConfig({}).limits, bodyBytes: 1_048_576 };
    const { get } = await world({ config: { limits } });
    const { status, body } = await get('/graphql', headers, 'POST', Buffer.alloc(3_000_000, 32));
    expect([status, firstError(body).extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('reports an empty or invalid body', async () => {
    const { get } = await world();
    for (const body of ['', '{"query":', '[]', 'null', '7']) {
      const answer = await get('/graphql', json, 'POST', body);
      expect(answer.status).toBe(400);
      expect(firstError(answer.body).message).not.toBe('');
    }
  });
});

describe('address of the caller', () => {
  const upstream = { 'GET /api/secret': { data: 's' } };
  const ask = async (trustProxy: boolean) => {
    const { get, calls } = await world({ upstream, config: { trustProxy } });
    await get('/graphql', { ...json, 'x-forwarded-for': '9.9.9.9' }, 'POST', '{"query":"{secret}"}');
    return calls.at(-1)?.headers['x-forwarded-for'];
  };

  it('is passed to the platform, from x-forwarded-for only behind a trusted proxy', async () => {
    expect(await ask(false)).toBe('127.0.0.1');
    expect(await ask(true)).toBe('9.9.9.9');
  });
});

describe('GraphiQL', () => {
  it('has all assets in its page, and a policy with the hash of its script', async () => {
    const graphiqlRoot = mkdtempSync(join(tmpdir(), 'graphiql-'));
    writeGraphiqlPage(graphiqlRoot);
    const { get } = await world({ config: { graphiqlRoot } });
    const { status, headers, body } = await get('/graphql', page);
    const html = body.toString();
    expect(status).toBe(200);
    expect(html).not.toMatch(/<(script|link|img|iframe)[^>]*\s(src|href)\s*=\s*["']?(https?:)?\/\//i);
    const scripts = inlineScripts(html);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
  });

  it('has five examples that are valid', () => {
    const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
    const examples = exampleOperations();
    expect(examples).toHaveLength(5);
    for (const { name, query } of examples)
      expect([name, validate(schema, parse(query))]).toEqual([name, []]);
  });
});

describe('operational routes', () => {
  it('report liveness and readiness', async () => {
    let isUp = false;
    const upstream = { 'GET /readyz': () => (isUp ? {} : answer(503, {})) };
    const { get } = await world({ upstream });
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(503);
    isUp = true;
    expect((await get('/readyz')).status).toBe(200);
  });

  it('serve metrics to this machine and with the token, but not through a proxy', async () => {
    const { get } = await world({ config: { metricsToken: 'm3tric' } });
    await get('/graphql', json, 'POST', '{"query":"query Mine {ping}"}');
    const { status, body } = await get('/metrics');
    expect(status).toBe(200);
    expect(body.toString()).toContain(
      'gateway_operation_seconds_count{kind="query",name="text",outcome="ok"} 1',
    );
    expect((await get('/metrics', { 'x-forwarded-for': '9.9.9.9' })).status).toBe(403);
    expect(
      (await get('/metrics', { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer m3tric' })).status,
    ).toBe(200);
  });

  it("hide the platform's pages unless they are enabled", async () => {
    const { get } = await world({ config: { devPages: false } });
    expect((await get('/dev/outbox.json', { accept: 'application/json' })).status).toBe(404);
  });
});
