import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../process/testing.ts';
import { answer, testGateway, type TestOptions, writeOperations } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { listen } from './listen.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

interface Frame {
  type: string;
  id?: string;
  payload?: unknown;
}

async function world(options: TestOptions = {}) {
  const config = { port: 0, host: '127.0.0.1', ...options.config };
  const made = testGateway({ schema: testingGraph, ...options, config });
  const { port, stop } = await listen(made.gateway);
  stops.push(stop);
  const open = (headers: Record<string, string> = {}, path = '/graphql') => connect(port, path, headers);
  return { ...made, port, open };
}

function connect(port: number, path: string, headers: Record<string, string>) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, 'graphql-transport-ws', { headers });
  stops.push(() => socket.terminate());
  const frames: Frame[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  opened.catch(() => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  const send = (frame: unknown) => socket.send(JSON.stringify(frame));
  const frame = (type: string) =>
    eventually(() => {
      const found = frames.find((one) => one.type === type);
      if (found === undefined) throw new Error(`no ${type} among ${JSON.stringify(frames)}`);
      return found;
    });
  return { opened, closed, send, frame, frames };
}

const cookie = { cookie: 'kubedeck_session=token-1' };
const init = { type: 'connection_init' };
const watch = { id: '1', type: 'subscribe', payload: { query: 'subscription { progress }' } };

describe('WebSocket upgrade', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'is refused for pages of %s',
    async (origin) => {
      const { open } = await world();
      await expect(open({ ...cookie, origin }).opened).rejects.toThrow('403');
    },
  );

  it('accepts our own origin, configured origins and programs', async () => {
    const { open, port } = await world({ config: { allowedOrigins: ['http://localhost:5173'] } });
    for (const origin of [`http://127.0.0.1:${port}`, 'http://localhost:5173', null]) {
      await open({ ...cookie, ...(origin === null ? {} : { origin }) }).opened;
    }
  });

  it('exists at /graphql only', async () => {
    const { open } = await world();
    await expect(open(cookie, '/elsewhere').opened).rejects.toThrow('404');
  });
});

describe('WebSocket connection', () => {
  it('closes with 4403 without a session', async () => {
    const { open } = await world();
    const { opened, send, closed } = open();
    await opened;
    send(init);
    expect(await closed).toBe(4403);
  });

  it('closes with 4403 at connection_init when the platform does not know the key', async () => {
    const { open } = await world({ upstream: { 'GET /api/auth': answer(401, {}) } });
    const { opened, send, closed } = open();
    await opened;
    send({ ...init, payload: { authorization: 'Bearer kd_wrong' } });
    expect(await closed).toBe(4403);
  });

  it.each(['authorization', 'Authorization'])('accepts a key in the parameter %s', async (name) => {
    const { open } = await world();
    const { opened, send, frame } = open();
    await opened;
    send({ ...init, payload: { [name]: 'Bearer kd_key' } });
    expect((await frame('connection_ack')).type).toBe('connection_ack');
  });

  it('may have 100 subscriptions', async () => {
    const { open } = await world();
    const { opened, send, frame, frames } = open(cookie);
    await opened;
    send(init);
    await frame('connection_ack');
    for (let id = 1; id <= 101; id += 1) send({ ...watch, id: String(id) });
    await frame('error');
    expect(frames.filter(({ type }) => type === 'error')).toMatchObject([
      { id: '101', payload: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] },
    ]);
  });

  it('delivers events to a browser with its cookie and to a program with its key', async () => {
    const { open, live } = await world();
    const browser = open(cookie);
    const program = open();
    await Promise.all([browser.opened, program.opened]);
    browser.send(init);
    program.send({ ...init, payload: { authorization: 'Bearer kd_key' } });
    for (const client of [browser, program]) {
      await client.frame('connection_ack');
      client.send(watch);
    }
    await eventually(() => expect(live.size).toBe(2));
    live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'creating', progress: 40 });
    for (const client of [browser, program]) {
      expect((await client.frame('next')).payload).toEqual({ data: { progress: 40 } });
    }
  });

  it('closes with 4403 when the platform no longer accepts the session', async () => {
    const { open } = await world({ upstream: { 'GET /api/user': answer(401, {}) } });
    const { opened, send, frame, closed } = open(cookie);
    await opened;
    send(init);
    await frame('connection_ack');
    send(watch);
    expect(await closed).toBe(4403);
  });

  it('closes with 4403 on sign-out in another tab', async () => {
    const { open, execute, live } = await world();
    const { opened, send, frame, closed } = open(cookie);
    await opened;
    send(init);
    await frame('connection_ack');
    send(watch);
    await eventually(() => expect(live.size).toBe(1));
    await execute('mutation { leave }', {}, { token: 'token-1' });
    expect(await closed).toBe(4403);
    expect(live.size).toBe(0);
  });

  it('closes with 4403 when the token expires', async () => {
    const claims = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 - 1 })).toString('base64url');
    const { open } = await world();
    const { opened, send, closed } = open({ cookie: `kubedeck_session=h.${claims}.s` });
    await opened;
    send(init);
    expect(await closed).toBe(4403);
  });
});

describe('operations over a WebSocket', () => {
  const operationsFile = writeOperations({ watch: 'subscription { progress }', read: '{ ping }' });

  async function errorOf(payload: unknown, options: TestOptions = {}) {
    const { open } = await world({ ...options, config: { operationsFile, ...options.config } });
    const { opened, send, frame } = open(cookie);
    await opened;
    send(init);
    await frame('connection_ack');
    send({ id: '1', type: 'subscribe', payload });
    const { payload: errors } = await frame('error');
    return (errors as { extensions: { code: string; requestId: string } }[])[0]?.extensions;
  }

  it.each([
    ['a query', { query: '{ ping }' }],
    ['a mutation', { query: 'mutation { change }' }],
    ['a persisted query', { query: '', extensions: { documentId: 'read' } }],
  ])('refuse %s', async (_name, payload) => {
    expect((await errorOf(payload))?.code).toBe('SUBSCRIPTIONS_ONLY');
  });

  it('refuse text on a trusted server', async () => {
    const payload = { query: 'subscription { progress }' };
    expect((await errorOf(payload, { textPolicy: null, config: { operations: 'trusted' } }))?.code).toBe(
      'TEXT_REFUSED',
    );
  });

  it('report unknown operations with the request id', async () => {
    const extensions = await errorOf({ query: '', extensions: { documentId: 'nope' } });
    expect(extensions).toMatchObject({ code: 'PERSISTED_OPERATION_NOT_FOUND' });
    expect(extensions?.requestId).toMatch(/^[\w-]{36}$/);
  });

  it('apply the limits for text', async () => {
    const query = `subscription { ${'progress '.repeat(100)} }`;
    expect((await errorOf({ query }))?.code).toBe('LIMIT_EXCEEDED');
  });

  it('accept a persisted subscription, on a trusted server too', async () => {
    const { open, live } = await world({
      textPolicy: null,
      config: { operationsFile, operations: 'trusted' },
    });
    const { opened, send, frame } = open(cookie);
    await opened;
    send(init);
    await frame('connection_ack');
    send({ id: '1', type: 'subscribe', payload: { query: '', extensions: { documentId: 'watch' } } });
    await eventually(() => expect(live.size).toBe(1));
    live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'active', progress: 100 });
    expect((await frame('next')).payload).toEqual({ data: { progress: 100 } });
  });
});
