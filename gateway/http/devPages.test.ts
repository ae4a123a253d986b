import { createServer, IncomingMessage, request as openRequest } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { testGateway } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { isDevPage } from './devPages.ts';
import { listen } from './listen.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function requestFrom(address: string, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return Object.assign(new IncomingMessage(socket), { headers });
}

describe('pages of the embedded platform', () => {
  const local = requestFrom('127.0.0.1');
  const config = readConfig({});

  it.each([
    ['/dev/outbox', true],
    ['/dev/outbox.json', true],
    ['/dev/checkout/6f0f9a3e-1d1c-4f43-9a63-1f1f7f2f0c11', true],
    ['/dev/github/authorize', true],
    ['/dev/identity/authorize', true],
    ['/dev/identity/token', false],
    ['/dev/../auth/google', false],
    ['/dev/outbox/../../api/clusters', false],
    ['/dev/%2e%2e/auth/google', false],
    ['/dev/checkout/..', false],
    ['/dev/demo-accounts', false],
    ['/dev/', false],
  ])('%s is one: %s', (pathname, isOne) => {
    expect(isDevPage(config, local, pathname, 'localhost:4000')).toBe(isOne);
  });

  it.each<[string, IncomingMessage, string]>([
    ['another machine', requestFrom('192.168.1.20'), 'localhost:4000'],
    ['a proxy on this machine', requestFrom('::1', { 'x-forwarded-for': '9.9.9.9' }), 'localhost:4000'],
    ['a site whose name points at this machine', local, 'rebound.example:4000'],
  ])('are hidden from %s', (_name, request, host) => {
    expect(isDevPage(config, request, '/dev/outbox.json', host)).toBe(false);
  });

  it('are proxied, and nothing else of the platform is', async () => {
    const asked: string[] = [];
    const platform = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    });
    await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
    stops.push(() => new Promise((done) => platform.close(() => done())));
    const upstreamUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
    const { gateway } = testGateway({ schema: testingGraph, config: { port: 0, upstreamUrl } });
    const { port, stop } = await listen(gateway);
    stops.unshift(stop);
    const statusOf = (method: string, path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        // fetch would normalise the path.
        const request = openRequest({ port, host: '127.0.0.1', path, method }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        });
        request.once('error', reject).end();
      });

    expect(await statusOf('GET', '/dev/outbox.json?x=../..')).toBe(200);
    expect(await statusOf('POST', '/dev/../auth/google')).toBe(405);
    expect(await statusOf('POST', '/dev/%2e%2e/auth/google')).toBe(405);
    expect(asked).toEqual(['GET /dev/outbox.json?x=../..']);
  });

  it('redirects of a sign-in pass with their own cookie and the address of the client alone', async () => {
    const seen: IncomingMessage['headers'][] = [];
    const platform = createServer((request, response) => {
      seen.push(request.headers);
      response.writeHead(303, { location: '/next', 'set-cookie': 'kubedeck_signin=; Path=/auth' }).end();
    });
    await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
    stops.push(() => new Promise((done) => platform.close(() => done())));
    const upstreamUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
    const { gateway } = testGateway({ schema: testingGraph, config: { port: 0, upstreamUrl } });
    const { port, stop } = await listen(gateway);
    stops.unshift(stop);
    const cookie = 'kubedeck_session=secret; kubedeck_signin=state';
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers: { cookie } });

    const answered = await ask('/auth/google/callback?code=1');
    expect(answered.status).toBe(303);
    expect(answered.headers.get('set-cookie')).toBe('kubedeck_signin=; Path=/auth');
    expect(seen).toEqual([
      expect.objectContaining({ cookie: 'kubedeck_signin=state', 'x-forwarded-for': '127.0.0.1' }),
    ]);
    expect((await ask('/auth/other')).status).toBe(404);
    expect((await ask('/unsubscribe?token=t')).status).toBe(404);
    await fetch(`http://127.0.0.1:${port}/unsubscribe?token=t`, { method: 'POST', redirect: 'manual' });
    expect(seen).toHaveLength(2);
  });
});
