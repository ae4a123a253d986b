import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { GatewayConfig } from '../config.ts';
import { gatewayOverHttp, type Respond } from './files/testing.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function world(respond: Respond, config: Partial<GatewayConfig> = {}) {
  const made = await gatewayOverHttp(respond, config);
  stops.push(made.stop);
  return made;
}

const WEBHOOK = '/webhooks/paddle';
const json = { 'content-type': 'application/json' };

describe('POST /webhooks/paddle', () => {
  it('passes the signature and the unchanged body to the platform', async () => {
    const bodies: string[] = [];
    const { open, requests } = await world((response, request) => {
      void text(request).then((body) => {
        bodies.push(body);
        response.writeHead(204).end();
      });
    });
    const body = '{ "event_type":"subscription.created",\n "name": "Zoë" }';
    const signature = `ts=1;h1=${createHmac('sha256', 'secret').update(body).digest('hex')}`;
    const answer = await open(WEBHOOK, { ...json, 'paddle-signature': signature }, 'POST', body);
    expect(answer.statusCode).toBe(204);
    expect(requests.map(({ url, headers }) => [url, headers['paddle-signature']])).toEqual([
      [WEBHOOK, signature],
    ]);
    expect(bodies).toEqual([body]);
  });

  it('refuses a body that is too large with 413', async () => {
    const { open, requests } = await world((response) => response.end());
    const answer = await open(WEBHOOK, json, 'POST', 'x'.repeat(300_000));
    expect(answer.statusCode).toBe(413);
    expect(requests).toEqual([]);
  });
});

describe('a request that is passed to the platform', () => {
  it.each([
    '/auth/google?signup=1',
    '/auth/google/callback?code=1',
    '/auth/sso?email=ada%40example.com',
    '/auth/sso/callback?code=1',
  ])('is a redirect of a sign-in, with its own cookie in both directions: %s', async (path) => {
    const { open, requests } = await world((response) => {
      response.writeHead(303, { location: '/next', 'set-cookie': 'kubedeck_signin=new; Path=/auth' }).end();
    });
    const answer = await open(path, { cookie: 'kubedeck_session=secret; kubedeck_signin=old' }, 'GET');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/next',
      'set-cookie': ['kubedeck_signin=new; Path=/auth'],
    });
    expect(requests.map(({ url, headers }) => [url, headers.cookie])).toEqual([
      [path, 'kubedeck_signin=old'],
    ]);
  });

  describe('and is answered with the address that completes the sign-in', () => {
    const redirecting = (location: string, config?: Partial<GatewayConfig>) =>
      world((response) => {
        response.writeHead(303, { location, 'set-cookie': 'kubedeck_signin=; Path=/auth' }).end();
      }, config);
    const done = 'https://console.example/signin/social?token=a.b&provider=sso';
    const cookie = 'kubedeck_signin_token=a.b; Path=/graphql; HttpOnly; SameSite=Lax; Max-Age=300';

    it.each(['/auth/google/callback?code=1', '/auth/sso/callback?code=1'])(
      'gets a cookie with its token at a callback: %s',
      async (path) => {
        const { open } = await redirecting(done, { cookieSecure: 'on' });
        expect((await open(path, {}, 'GET')).headers['set-cookie']).toEqual([
          'kubedeck_signin=; Path=/auth',
          `${cookie}; Secure`,
        ]);
        const plain = await redirecting(done);
        expect((await plain.open(path, {}, 'GET')).headers['set-cookie']).toContain(cookie);
      },
    );

    it.each([
      ['/auth/sso?email=ada%40example.com', 'https://id.evil.example/signin/social?token=stolen'],
      ['/auth/sso?email=ada%40example.com&x=/callback', 'https://id.evil.example/signin/social?token=stolen'],
      ['/auth/sso/callback?code=1', 'https://console.example/signin/social?error=failed'],
    ])(
      'gets none at a start, whose location others choose, and after a failure: %s',
      async (path, location) => {
        const { open } = await redirecting(location);
        expect((await open(path, {}, 'GET')).headers['set-cookie']).toEqual(['kubedeck_signin=; Path=/auth']);
      },
    );
  });

  it('returns 502 when the platform does not respond', async () => {
    const { open } = await world((response) => response.destroy());
    expect((await open('/auth/google', {}, 'GET')).statusCode).toBe(502);
  });

  it('returns 502 when the platform takes too long', async () => {
    const { open } = await world(() => undefined, { upstreamTimeoutMs: 20 });
    expect((await open(WEBHOOK, json, 'POST', '{}')).statusCode).toBe(502);
  });

  it('breaks off when the response of the platform does', async () => {
    const { open } = await world((response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100 }).write('<html>');
      setImmediate(() => response.destroy());
    });
    const answer = await open('/auth/google', {}, 'GET');
    await expect(text(answer)).rejects.toThrow();
  });
});
