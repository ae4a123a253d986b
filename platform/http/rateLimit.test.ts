import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { requireActor, useAuthGuard, type Actor } from './authGuard.ts';
import { useErrorHandler } from './errorHandler.ts';
import { networkOf, useGeneralRateLimit } from './rateLimit.ts';
import { createHttp } from './server.ts';

const MAX = 3;
const person: Actor = {
  userId: 'u',
  accountId: 'a',
  permission: 'owner',
  via: 'apikey',
  scopes: ['write'],
  sessionId: 's',
  expiresAt: null,
};

let app: FastifyInstance | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

async function start() {
  const authenticate = vi.fn(async (token: string) => (token.startsWith('known') ? person : null));
  const http = createHttp({ logLevel: 'silent' });
  app = http;
  useErrorHandler(http);
  await useGeneralRateLimit(http, MAX);
  useAuthGuard(http, authenticate);
  http.get('/mine', { onRequest: requireActor }, async () => ({}));
  http.get('/healthz', async () => ({}));
  await http.ready();
  const ask = async (url: string, token?: string, ip = '203.0.113.1'): Promise<number> => {
    const headers = { 'x-forwarded-for': ip, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    return (await http.inject({ url, headers })).statusCode;
  };
  const headersOf = async (url: string, token = '') =>
    (await http.inject({ url, headers: { authorization: `Bearer ${token}` } })).headers;
  return { ask, headersOf, authenticate };
}

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('maps %s to %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('the general rate limit', () => {
  it('counts requests that end in 401 per address', async () => {
    const { ask } = await start();
    for (let n = 0; n < MAX; n += 1) expect(await ask('/mine')).toBe(401);
    expect(await ask('/mine')).toBe(429);
    expect(await ask('/mine', undefined, '203.0.113.2')).toBe(401);
    expect(await ask('/healthz')).toBe(200);
  });

  it('tells the limit, what remains and when it starts again', async () => {
    const { headersOf } = await start();
    // The first request of a token is counted for its address.
    for (const remaining of ['2', '2', '1', '0', '0'])
      expect(await headersOf('/mine', 'known-1')).toMatchObject({
        'ratelimit-limit': '3',
        'ratelimit-remaining': remaining,
        'ratelimit-reset': expect.stringMatching(/^\d+$/) as string,
      });
    expect(await headersOf('/healthz')).not.toHaveProperty('ratelimit-limit');
  });

  it('counts requests to unknown paths', async () => {
    const { ask } = await start();
    for (let n = 0; n < MAX; n += 1) expect(await ask('/nothing')).toBe(404);
    expect(await ask('/nothing')).toBe(429);
  });

  it('does not look up more unknown tokens per address than the limit allows', async () => {
    const { ask, authenticate } = await start();
    for (let n = 0; n < MAX; n += 1) expect(await ask('/mine', `guess-${n}`)).toBe(401);
    for (let n = 0; n < MAX; n += 1) expect(await ask('/mine', `another-${n}`)).toBe(429);
    expect(authenticate).toHaveBeenCalledTimes(MAX);
  });

  it('counts a valid token separately from its address', async () => {
    const { ask } = await start();
    expect(await ask('/mine', 'known-1')).toBe(200);
    for (let n = 0; n < MAX; n += 1) await ask('/mine');
    expect(await ask('/mine')).toBe(429);
    for (let n = 0; n < MAX; n += 1) expect(await ask('/mine', 'known-1')).toBe(200);
    expect(await ask('/mine', 'known-1')).toBe(429);
    expect(await ask('/mine', 'known-1', '203.0.113.2')).toBe(429);
  });
});
