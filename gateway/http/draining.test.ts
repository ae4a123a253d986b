import {
  Agent,
  createServer,
  request as openRequest,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../process/testing.ts';
import { testGateway } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { drainable } from '../../process/draining.ts';
import { listen } from './listen.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function client(port: number) {
  const agent = new Agent({ keepAlive: true });
  stops.push(() => agent.destroy());
  return (path: string, method = 'GET', body = '') =>
    new Promise<Got>((resolve, reject) => {
      const headers =
        method === 'POST' ? { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1' } : {};
      const sent = openRequest({ port, host: '127.0.0.1', path, method, headers, agent }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

/** A promise that the test resolves. */
function door() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

async function gatewayWith(stopDelayMs: number) {
  const { opened, open } = door();
  const asked = door();
  const upstream = {
    'GET /readyz': {},
    'GET /api/late': async () => {
      asked.open();
      await opened;
      return { data: 'at last' };
    },
  };
  const made = testGateway({
    schema: testingGraph,
    upstream,
    config: { port: 0, host: '127.0.0.1', stopDelayMs },
  });
  const { port, stop } = await listen(made.gateway);
  stops.push(open);
  const late = JSON.stringify({ query: '{ late { slow } }' });
  return { port, stop, open, asked: asked.opened, late, get: client(port) };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

describe('a gateway that stops', () => {
  it('is not ready at once, but serves until the delay is over', async () => {
    const { get, stop, port } = await gatewayWith(1_500);
    const before = await get('/readyz');
    expect([before.status, before.headers.connection]).toEqual([200, 'keep-alive']);
    const stopped = stop();
    const after = await get('/readyz');
    expect([after.status, JSON.parse(after.body)]).toEqual([503, { status: 'stopping' }]);
    const served = await get('/healthz');
    expect([served.status, served.headers.connection]).toEqual([200, 'close']);
    await stopped;
    expect(await isListening(port)).toBe(false);
  });

  it('finishes running requests and accepts no new ones', async () => {
    const { get, stop, open, asked, late, port } = await gatewayWith(0);
    const running = get('/graphql', 'POST', late);
    await asked;
    const stopped = stop();
    await eventually(async () => expect(await isListening(port)).toBe(false));
    open();
    const { status, headers, body } = await running;
    expect([status, headers.connection]).toEqual([200, 'close']);
    expect(JSON.parse(body)).toEqual({ data: { late: { slow: 'at last' } } });
    await stopped;
  });

  it('closes WebSockets with 1001 and does not wait for unresponsive ones', async () => {
    const { stop, port } = await gatewayWith(0);
    const open = () => new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    const [alive, gone] = [open(), open()];
    stops.push(() => gone.terminate());
    await Promise.all([alive, gone].map((socket) => new Promise((done) => socket.once('open', done))));
    gone.pause();
    const closed = new Promise((done) => alive.once('close', done));
    await stop();
    expect(await closed).toBe(1001);
  });
});

describe('a draining server', () => {
  async function started(): Promise<{ server: Server; port: number }> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return { server, port: (server.address() as AddressInfo).port };
  }

  it('aborts what never ends after its timeout', async () => {
    const { server, port } = await started();
    const draining = drainable(server);
    const arrived = new Promise((done) => server.once('request', done));
    const running = client(port)('/for-ever').catch((error: Error) => error.message);
    await arrived;
    draining.begin();
    await draining.finish(1, 0);
    expect(await running).toBe('socket hang up');
  });

  it('answers a request on a connection from before the stop', async () => {
    const { server, port } = await started();
    server.on('request', (_request, response) => void response.end('just in time'));
    const draining = drainable(server);
    const taken = new Promise((done) => server.once('connection', done));
    const socket = connect(port, '127.0.0.1');
    const ended = new Promise((done) => socket.once('close', done));
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await taken;
    draining.begin();
    const finished = draining.finish(60_000, 60_000);
    await eventually(async () => expect(await isListening(port)).toBe(false));
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    await Promise.all([finished, ended]);
    expect(answer).toMatch(/Connection: close[^]*just in time/i);
  });

  it('is done as soon as the body of a request that was answered before has arrived', async () => {
    const { server, port } = await started();
    // Else the server closes the idle connection itself after some seconds.
    server.keepAliveTimeout = 0;
    const closeIdle = vi.spyOn(server, 'closeIdleConnections');
    const draining = drainable(server);
    server.on('request', (request, response) => {
      request.resume();
      response.end('refused');
    });
    const socket = connect(port, '127.0.0.1');
    stops.push(() => socket.destroy());
    const answered = new Promise((done) => socket.once('data', done));
    socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\nb');
    await answered;
    draining.begin();
    const finished = draining.finish(3_600_000, 0);
    await eventually(() => expect(closeIdle).toHaveBeenCalled());
    socket.write('ody');
    await finished;
  });

  it('is done at once when nothing was running, listening or not', async () => {
    const { server } = await started();
    await drainable(server).finish(60_000, 0);
    await drainable(createServer()).finish(60_000, 0);
    expect(server.listening).toBe(false);
  });
});
