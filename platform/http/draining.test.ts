import { Agent, request as openRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect as dial } from 'node:net';
import { io } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { startTestPlatform } from '../testing.ts';
import { createHttp } from './server.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function platformWith(stopDelayMs: number) {
  const platform = await startTestPlatform({ env: { STOP_DELAY_MS: String(stopDelayMs) } });
  const { port } = new URL(platform.url);
  const agent = new Agent({ keepAlive: true });
  stops.push(() => agent.destroy());
  const open = (path: string, method = 'GET') =>
    openRequest({
      port,
      host: '127.0.0.1',
      path,
      method,
      agent,
      headers: { 'content-type': 'application/json' },
    });
  return { ...platform, port: Number(port), open };
}

const answerTo = (sent: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      resolve(response);
    });
  });

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = dial(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

describe('a platform that is stopping', () => {
  it('is not ready at once, but serves requests until the delay is over', async () => {
    const { open, stop, port } = await platformWith(3_000);
    const get = async (path: string) => {
      const { statusCode, headers } = await answerTo(open(path).end());
      return [statusCode, headers.connection];
    };
    expect(await get('/readyz')).toEqual([200, 'keep-alive']);
    const stopped = stop();
    expect(await get('/readyz')).toEqual([503, 'close']);
    expect(await get('/healthz')).toEqual([200, 'close']);
    await stopped;
    expect(await isListening(port)).toBe(false);
  });

  it('finishes running requests and closes its live channels so that gateways reconnect elsewhere', async () => {
    const { open, stop, port, url, app } = await platformWith(0);
    const channel = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    stops.push(() => channel.disconnect());
    const reason = new Promise((done) => channel.once('disconnect', done));
    await new Promise<void>((done) => channel.once('connect', done));
    const arrived = new Promise((done) => app.fastify.server.once('request', done));
    const running = open('/api/auth', 'POST');
    const answered = answerTo(running);
    running.write('{"email":');
    await arrived;
    const stopped = stop();
    // Not "io server disconnect", which means that the session is over.
    expect(await reason).toBe('transport close');
    await eventually(async () => expect(await isListening(port)).toBe(false));
    running.end('"nobody"}');
    const { statusCode, headers } = await answered;
    expect([statusCode, headers.connection]).toEqual([422, 'close']);
    await stopped;
  });
});

describe('the caller’s address', () => {
  const seenBy = async (trustedGateways: string[], remoteAddress: string) => {
    const app = createHttp({ logLevel: 'silent', trustedGateways });
    app.get('/', (request) => request.ip);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    return (await app.inject({ url: '/', remoteAddress, headers })).body;
  };

  it('comes from a trusted gateway’s header, and otherwise from the connection', async () => {
    expect(await seenBy(['loopback'], '127.0.0.1')).toBe('203.0.113.9');
    expect(await seenBy(['loopback'], '172.18.0.4')).toBe('172.18.0.4');
    expect(await seenBy(['loopback', 'uniquelocal'], '172.18.0.4')).toBe('203.0.113.9');
    expect(await seenBy(['10.42.0.0/16'], '10.42.7.1')).toBe('203.0.113.9');
    expect(await seenBy(['10.42.0.0/16'], '10.43.7.1')).toBe('10.43.7.1');
  });
});
