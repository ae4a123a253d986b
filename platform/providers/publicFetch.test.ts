import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { buildConnector } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress, limitedFetch, publicFetch, publicLookup } from './publicFetch.ts';

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'not an address',
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '192.0.2.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
  '%s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const resolved = (addresses: string[], all: boolean) =>
  new Promise((done) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }));
    const lookup = publicLookup((_host, _options, answer) => answer(null, found));
    lookup('login.example.com', { all }, (error, address) => done(error?.message ?? address));
  });

test('a name with an internal address is refused, also beside a public one', async () => {
  const refusal = 'login.example.com is not on the internet';
  expect(await resolved(['1.1.1.1', '10.0.0.1'], true)).toBe(refusal);
  expect(await resolved(['127.0.0.1'], false)).toBe(refusal);
  expect(await resolved(['1.1.1.1'], false)).toBe('1.1.1.1');
  expect(await resolved(['1.1.1.1'], true)).toEqual([{ address: '1.1.1.1', family: 4 }]);
});

test.each(['https://127.0.0.1:8443/', 'https://[::1]:8443/', 'https://localhost:8443/'])(
  'nothing is sent to %s',
  async (url) => {
    const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const;
    const error: unknown = await publicFetch(url, options).catch((reason: unknown) => reason);
    const { message, cause } = error as Error;
    expect(`${message} ${String(cause)}`).toContain('is not on the internet');
  },
);

describe('answers', () => {
  const MB = 1024 * 1024;
  const server = createServer((request, response) => {
    if (request.url === '/compressed')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100 * MB)));
    else if (request.url === '/long') response.end(Buffer.alloc(8 * MB + 1));
    else response.end(JSON.stringify(request.headers));
  });
  const local = limitedFetch(buildConnector({}));
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  test('are asked for without compression, with the headers of the caller', async () => {
    const response = await local(url, { headers: { accept: 'text/plain' } });
    expect(await response.json()).toMatchObject({ accept: 'text/plain', 'accept-encoding': 'identity' });
  });

  test('that are compressed all the same are refused', async () => {
    await expect(local(`${url}/compressed`)).rejects.toThrow('compresses its answer (gzip)');
    const { status } = await local(`${url}/compressed`, { method: 'HEAD' });
    expect(status).toBe(200);
  });

  test('of more than 8 MB are not read to their end', async () => {
    const response = await local(`${url}/long`);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});
