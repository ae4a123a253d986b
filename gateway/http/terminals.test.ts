import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { eventually } from '../../process/testing.ts';
import { testGateway } from '../testing.ts';
import { listen } from './listen.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

interface Upgrade {
  url: string;
  authorization: string | undefined;
  socket: WebSocket;
}

/** A platform that accepts terminals, or refuses them with this response. */
async function startPlatform(refusal?: { status: number; body: object }) {
  const server = createServer();
  const wss = new WebSocketServer({ noServer: true });
  const upgrades: Upgrade[] = [];
  server.on('upgrade', (request, socket, head) => {
    if (refusal) {
      const body = JSON.stringify(refusal.body);
      const length = Buffer.byteLength(body);
      return socket.end(
        `HTTP/1.1 ${refusal.status} No\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
      );
    }
    wss.handleUpgrade(request, socket, head, (client) => {
      const { url = '', headers } = request;
      upgrades.push({ url, authorization: headers.authorization, socket: client });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    for (const client of wss.clients) client.terminate();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, upgrades };
}

async function world(refusal?: { status: number; body: object }) {
  const platform = await startPlatform(refusal);
  const made = testGateway({ config: { port: 0, host: '127.0.0.1', upstreamUrl: platform.url } });
  const { port, stop } = await listen(made.gateway);
  stops.push(stop);
  const open = (path = POD, headers: Record<string, string> = cookie) => connect(port, path, headers);
  return { ...made, upgrades: platform.upgrades, port, open, stop };
}

const POD = '/terminal/clusters/c1/pods/shop/web-1';
const cookie = { cookie: 'kubedeck_session=token-1' };

function connect(port: number, path: string, headers: Record<string, string>) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  stops.push(() => socket.terminate());
  const texts: object[] = [];
  const parts: Buffer[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) parts.push(data);
    else texts.push(JSON.parse(data.toString()) as object);
  });
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  opened.catch(() => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  return { socket, texts, output: () => Buffer.concat(parts), opened, closed };
}

/** The first terminal at the platform. */
const first = (upgrades: readonly Upgrade[]): Promise<Upgrade> =>
  eventually(() => {
    const [found] = upgrades;
    if (!found) throw new Error('the platform has no terminal');
    return found;
  });

describe('a terminal', () => {
  it('is that of the platform, with the credential of the caller', async () => {
    const { open, upgrades } = await world();
    const client = open(`${POD}?container=main&shell=bash&columns=120&rows=40&other=1`);
    const { url, authorization, socket } = await first(upgrades);
    expect(url).toBe(
      '/api/clusters/c1/pods/shop/web-1/terminal?container=main&shell=bash&columns=120&rows=40',
    );
    expect(authorization).toBe('Bearer token-1');
    socket.send(JSON.stringify({ type: 'open', container: 'main', shell: 'bash' }));
    socket.send(Buffer.from('/ # '));
    await eventually(() => expect(client.output().toString()).toBe('/ # '));
    expect(client.texts).toEqual([{ type: 'open', container: 'main', shell: 'bash' }]);
    const received: unknown[] = [];
    socket.on('message', (data: Buffer, isBinary) => received.push([isBinary, data.toString()]));
    client.socket.send(Buffer.from('ls\r'));
    client.socket.send('{"type":"resize"}');
    await eventually(() =>
      expect(received).toEqual([
        [true, 'ls\r'],
        [false, '{"type":"resize"}'],
      ]),
    );
  });

  it('takes API keys', async () => {
    const { open, upgrades } = await world();
    open(POD, { authorization: 'Bearer kd_key' });
    expect((await first(upgrades)).authorization).toBe('Bearer kd_key');
  });

  it('ends with the words of the platform, as messages of the graph', async () => {
    const { open, upgrades } = await world();
    const client = open();
    const { socket } = await first(upgrades);
    const end = { type: 'end', message: 'It ended.', code: 'terminal_exited', params: { status: 3 } };
    socket.send(JSON.stringify(end));
    socket.close(1_000);
    expect(await client.closed).toBe(1_000);
    const params = [{ name: 'status', value: '3' }];
    expect(client.texts).toEqual([
      { type: 'end', detail: { code: 'TERMINAL_EXITED', params, message: 'It ended.' } },
    ]);
  });

  it('closes at the platform when its client leaves', async () => {
    const { open, upgrades } = await world();
    const client = open();
    const { socket } = await first(upgrades);
    client.socket.terminate();
    await new Promise((resolve) => socket.once('close', resolve));
  });

  it('loses nothing of a flood while its client does not read', async () => {
    const { open, upgrades } = await world();
    const client = open();
    const { socket } = await first(upgrades);
    client.socket.pause();
    const part = Buffer.alloc(64 * 1024, 'x');
    const parts = 256;
    for (let count = 0; count < parts; count += 1) socket.send(part);
    await new Promise((resolve) => setImmediate(resolve));
    client.socket.resume();
    await eventually(() => expect(client.output().length).toBe(parts * part.length));
  });

  it('ends with the gateway', async () => {
    const { open, upgrades, stop } = await world();
    const client = open();
    await first(upgrades);
    stops.splice(stops.indexOf(stop), 1);
    await stop();
    expect(await client.closed).toBe(1_001);
  });
});

describe('a refused terminal', () => {
  it.each(['https://evil.example', 'null'])('is not even opened for pages of %s', async (origin) => {
    const { open, upgrades } = await world();
    await expect(open(POD, { ...cookie, origin }).opened).rejects.toThrow('403');
    expect(upgrades).toEqual([]);
  });

  it.each([
    '/terminal/clusters/c1/pods/shop',
    '/terminal/clusters/c1/pods/../web-1',
    `${POD}?container=%00`,
    `${POD}/logs`,
  ])('does not exist at %s', async (path) => {
    const { open } = await world();
    await expect(open(path).opened).rejects.toThrow('404');
  });

  it('needs a session', async () => {
    const { open, upgrades } = await world();
    const client = open(POD, {});
    expect(await client.closed).toBe(1_000);
    expect(client.texts).toMatchObject([{ type: 'end', code: 'UNAUTHENTICATED' }]);
    expect(upgrades).toEqual([]);
  });

  it('has the reason of the platform', async () => {
    const body = {
      error: 'terminal_limit',
      code: 'terminal_limit',
      params: { max: 5 },
      message: 'Too many.',
    };
    const { open } = await world({ status: 409, body });
    const client = open();
    await client.closed;
    expect(client.texts).toMatchObject([
      { type: 'end', code: 'TERMINAL_LIMIT', detail: { code: 'TERMINAL_LIMIT', message: 'Too many.' } },
    ]);
  });

  it('ends the session that the platform does not know', async () => {
    const { open, gateway } = await world({ status: 401, body: { message: 'Sign in.' } });
    const ended: string[] = [];
    gateway.services.sessions.onAnyEnd((token) => ended.push(token));
    const client = open();
    await client.closed;
    expect(client.texts).toMatchObject([{ type: 'end', code: 'UNAUTHENTICATED' }]);
    expect(ended).toEqual(['token-1']);
  });
});
