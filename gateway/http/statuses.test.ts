import { describe, expect, it } from 'vitest';
import { answer, testGateway, type TestOptions } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { listen } from './listen.ts';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';

/** Sends one request to a listening gateway. */
async function send(
  init: RequestInit,
  { path = '/graphql', ...options }: TestOptions & { path?: string } = {},
) {
  const { gateway } = testGateway({
    schema: testingGraph,
    config: { port: 0, host: '127.0.0.1' },
    textPolicy: null,
    ...options,
  });
  const { port, stop } = await listen(gateway);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', ...init });
  const text = await response.text();
  await stop();
  return { status: response.status, headers: response.headers, text };
}

const operation = (accept: string, headers: Record<string, string> = {}, query = '{ free }') => ({
  headers: { accept, 'content-type': JSON_TYPE, ...headers },
  body: JSON.stringify({ query }),
});
const key = { authorization: 'Bearer kd_key' };
const codeIn = (text: string) =>
  (JSON.parse(text) as { errors: [{ extensions: { code: string; requestId: string } }] }).errors[0]
    .extensions;

describe('status of a failed request', () => {
  it.each([JSON_TYPE, RESPONSE_TYPE])(
    'is 401 with WWW-Authenticate without a session (%s)',
    async (accept) => {
      const { status, headers, text } = await send(operation(accept));
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(codeIn(text).code).toBe('UNAUTHENTICATED');
    },
  );

  it.each([JSON_TYPE, RESPONSE_TYPE])('is 429 with Retry-After beyond a rate limit (%s)', async (accept) => {
    const upstream = { 'GET /api/auth': answer(429, { message: 'Slow down.' }, { 'retry-after': '30' }) };
    const { status, headers } = await send(operation(accept, key), { upstream });
    expect([status, headers.get('retry-after')]).toEqual([429, '30']);
  });

  it.each([
    ['{ unknown }', RESPONSE_TYPE, 400],
    ['{ unknown }', JSON_TYPE, 200],
    ['{ free', RESPONSE_TYPE, 400],
  ])('of %s as %s is %i', async (query, accept, expected) => {
    const upstream = { 'GET /api/auth': { data: { authenticated: true } } };
    const { status } = await send(operation(accept, key, query), { upstream });
    expect(status).toBe(expected);
  });

  it('is 503 while the platform is unavailable', async () => {
    const upstream = { 'GET /api/auth': answer(503, {}) };
    expect((await send(operation(RESPONSE_TYPE, key), { upstream })).status).toBe(503);
  });

  it.each([
    ['content type', { 'content-type': 'text/plain' }],
    ['content encoding', { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' }],
  ])('is 415 for another %s', async (_what, headers) => {
    const { status, text } = await send({ headers, body: '{"query":"{ free }"}' });
    expect([status, codeIn(text).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('is 413 with the request id for a body that is too large', async () => {
    const { status, headers, text } = await send(operation(JSON_TYPE, key, ' '.repeat(300_000)));
    expect([status, codeIn(text).code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(codeIn(text).requestId).toBe(headers.get('x-request-id'));
    expect(codeIn(text).requestId).toMatch(/\w/);
  });

  it.each([
    ['PUT', '/graphql', 'GET, POST'],
    ['GET', '/download/clusters/c1/kubeconfig', 'POST'],
    ['POST', '/avatars/a', 'GET, HEAD'],
    ['POST', '/clusters', 'GET, HEAD'],
  ])('is 405 with Allow for %s %s', async (method, path, allow) => {
    const { status, headers } = await send(
      { method, headers: { 'content-type': JSON_TYPE, ...key } },
      { path },
    );
    expect([status, headers.get('allow')]).toEqual([405, allow]);
  });

  it('is 401 with WWW-Authenticate for a download without a session', async () => {
    const { status, headers } = await send({}, { path: '/download/clusters/c1/kubeconfig' });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});
