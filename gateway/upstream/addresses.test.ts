import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { Server as LiveServer } from 'socket.io';
import { afterEach, describe, expect, it } from 'vitest';
import { spreadLookup, wasNeverSent } from './addresses.ts';
import { socketOpener } from './live/socket.ts';
import { poolTransport, type Method } from './transport.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Nothing listens at the first address, a platform at the second one. */
const DEAD = '127.0.0.2';
const ALIVE = '127.0.0.1';

/** A name server that returns these addresses in this order. */
const names = (...addresses: string[]): LookupFunction => {
  const list = addresses.map((address) => ({ address, family: 4 }));
  return (_hostname, options, callback) =>
    options.all ? callback(null, list) : callback(null, addresses[0] ?? '', 4);
};

async function listen(server: Server, host: string): Promise<number> {
  await new Promise<void>((done) => server.listen(0, host, done));
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return (server.address() as AddressInfo).port;
}

async function startPlatform() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.method ?? '');
    if (request.url === '/reset') request.socket.resetAndDestroy();
    else response.end('{}');
  });
  return { asked, server, port: await listen(server, ALIVE) };
}

const asking = (method: Method, path: string) => ({
  method,
  path,
  headers: {},
  signal: AbortSignal.timeout(10_000),
});

function transportTo(port: number, lookup: LookupFunction) {
  const transport = poolTransport(`http://platforms:${port}`, lookup);
  stops.push(transport.close);
  return transport;
}

describe('addresses of a host', () => {
  type Found = { address: string; family: number }[];
  const find = ((_name: string, _options: object, callback: (error: null, all: Found) => void) =>
    callback(
      null,
      ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => ({ address, family: 4 })),
    )) as unknown as Parameters<typeof spreadLookup>[0];
  const ask = (random: () => number, all: boolean) =>
    new Promise((done) =>
      spreadLookup(find, random)('platforms', { all }, (_error, address) => done(address)),
    );

  it('are returned in random order without losing one', async () => {
    const order = async (random: () => number) =>
      ((await ask(random, true)) as Found).map(({ address }) => address.at(-1)).join('');
    expect(await order(() => 0)).toBe('123');
    expect(await order(() => 0.99)).toBe('321');
    expect(await order(() => 0.5)).toBe('231');
  });

  it('are reduced to one when one is requested', async () => {
    expect(await ask(() => 0.99, false)).toBe('10.0.0.3');
  });

  it('are spread over both platforms with real connections', async () => {
    const both = [
      await startPlatform(),
      createServer((_request, response) => void response.end('{}')),
    ] as const;
    const reached = new Set<string | undefined>();
    for (const server of [both[0].server, both[1]])
      server.on('connection', (socket) => reached.add(socket.localAddress));
    await new Promise<void>((done) => both[1].listen(both[0].port, DEAD, done));
    stops.push(
      () => both[1].close(),
      () => both[1].closeAllConnections(),
    );
    let turn = 0;
    const list = [DEAD, ALIVE].map((address) => ({ address, family: 4 }));
    const lookup = spreadLookup(
      ((_name: string, _options: object, callback: (error: null, all: Found) => void) =>
        callback(null, list)) as unknown as Parameters<typeof spreadLookup>[0],
      () => (turn++ % 4) / 4,
    );
    const { send } = transportTo(both[0].port, lookup);
    await Promise.all(Array.from({ length: 8 }, () => send(asking('GET', '/'))));
    expect(reached).toEqual(new Set([DEAD, ALIVE]));
  });
});

describe('with one of two platforms down', () => {
  it.each<Method>(['GET', 'POST', 'DELETE'])('sends a %s to the other one', async (method) => {
    const { port, asked } = await startPlatform();
    const { send } = transportTo(port, names(DEAD, ALIVE));
    expect(await send(asking(method, '/'))).toMatchObject({ status: 200 });
    expect(asked).toEqual([method]);
  });

  it('sends a POST to the other one also when both have one address', async () => {
    const { port, asked } = await startPlatform();
    let dials = 0;
    const { send } = transportTo(port, (hostname, options, callback) =>
      names(dials++ === 0 ? DEAD : ALIVE)(hostname, options, callback),
    );
    expect(await send(asking('POST', '/'))).toMatchObject({ status: 200 });
    expect([dials, asked]).toEqual([2, ['POST']]);
  });

  it('connects the live channel to the other one', async () => {
    const { port, server } = await startPlatform();
    const live = new LiveServer(server, { transports: ['websocket'] });
    const socket = socketOpener(`http://platforms:${port}`, names(DEAD, ALIVE))('token');
    stops.push(() => live.close(), socket.close);
    const event = await new Promise((done) => socket.listen(done));
    expect(event).toBe('connect');
  });

  it('sends only once what may have been received', async () => {
    const { port, asked } = await startPlatform();
    const { send } = transportTo(port, names(ALIVE));
    await expect(send(asking('POST', '/reset'))).rejects.toThrow();
    expect(asked).toEqual(['POST']);
  });

  it('gives up when both are down', async () => {
    let dials = 0;
    const { send } = transportTo(1, (hostname, options, callback) => {
      dials += 1;
      names(DEAD, ALIVE)(hostname, options, callback);
    });
    const failure: unknown = await send(asking('POST', '/')).catch((error: unknown) => error);
    expect(wasNeverSent(failure)).toBe(true);
    expect(dials).toBe(3);
  });
});
