import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayOverHttp, type Respond } from './testing.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function world(respond: Respond) {
  const { requests, open: send, stop } = await gatewayOverHttp(respond);
  stops.push(stop);
  const open = async (path: string, method = 'GET') => {
    const response = await send(path, { cookie: 'kubedeck_session=a.b.c' }, method);
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
  return { asked: requests, open };
}

const picture = (type: string) => (response: ServerResponse) => {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'private, max-age=31536000, immutable',
    'content-length': 3,
    'set-cookie': 'upstream=1',
  });
  response.end('png');
};

describe('GET /avatars', () => {
  it('streams a picture with caching headers and without sending credentials', async () => {
    const { asked, open } = await world(picture('image/png'));
    const { status, headers, body } = await open('/avatars/abc_-1');
    expect([status, body]).toEqual([200, 'png']);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '3',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(asked.map(({ url }) => url)).toEqual(['/avatars/abc_-1']);
    expect(asked[0]?.headers.cookie).toBeUndefined();
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it('answers HEAD with the headers only', async () => {
    const { open } = await world(picture('image/webp'));
    const { status, headers, body } = await open('/avatars/abc', 'HEAD');
    expect([status, headers['content-type'], body]).toEqual([200, 'image/webp', '']);
  });

  it.each(['text/html', 'image/svg+xml', 'image/gif'])('refuses %s', async (type) => {
    const { open } = await world(picture(type));
    const { status, body } = await open('/avatars/abc');
    expect([status, body]).toEqual([404, 'Not found']);
  });

  it('returns 404 for a missing picture', async () => {
    const { open } = await world((response) => response.writeHead(404).end('{}'));
    expect((await open('/avatars/abc')).status).toBe(404);
  });

  it('returns 502 when the platform does not respond', async () => {
    const { open } = await world((response) => response.destroy());
    expect((await open('/avatars/abc')).status).toBe(502);
  });

  it.each(['/avatars/', '/avatars/a/b', '/avatars/..%2f..%2fapi%2fuser', '/avatars/../api/user'])(
    'does not address another path: %s',
    async (path) => {
      const { asked, open } = await world(picture('image/png'));
      expect((await open(path)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it('accepts no other method', async () => {
    const { asked, open } = await world(picture('image/png'));
    expect((await open('/avatars/abc', 'POST')).status).toBe(405);
    expect(asked).toEqual([]);
  });
});
