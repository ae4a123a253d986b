import { serverAudits } from 'graphql-http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testGateway } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { listen } from './listen.ts';

let port: number;
let stop: () => unknown;
beforeAll(async () => {
  // Configured as in production: text is checked with the platform, and all limits apply.
  const { gateway } = testGateway({
    schema: testingGraph,
    config: { port: 0, host: '127.0.0.1' },
    textPolicy: null,
    upstream: { 'GET /api/auth': { data: { authenticated: true } } },
  });
  const listening = await listen(gateway);
  port = listening.port;
  stop = listening.stop;
});
afterAll(() => stop());

describe('GraphQL over HTTP', () => {
  /** A program with an API key. Audits also send GET requests, which need the header. */
  const asProgram: typeof fetch = (address, init) =>
    fetch(address, {
      ...init,
      headers: {
        ...(init?.headers as Record<string, string>),
        authorization: 'Bearer kd_key',
        'x-graphql-yoga-csrf': '1',
      },
    });
  const audits = serverAudits({ url: () => `http://127.0.0.1:${port}/graphql`, fetchFn: asProgram });

  it('runs the whole audit suite', () => expect(audits).toHaveLength(61));

  it.each(audits.map(({ name, fn }) => [name, fn] as const))('%s', async (_name, audit) => {
    const result = await audit();
    expect(result.status === 'ok' ? 'ok' : result).toBe('ok');
  });
});

const open: WebSocket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()));

function connect(subprotocol = 'graphql-transport-ws') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, subprotocol, {
    headers: { cookie: 'kubedeck_session=token-1' },
  });
  open.push(socket);
  const frames: { type: string }[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as { type: string });
    waiting.splice(0).forEach((look) => look());
  });
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', resolve).once('error', reject);
  });
  opened.catch(() => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const heard = async (type: string) => {
    while (!frames.some((frame) => frame.type === type))
      await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return { opened, closed, heard, send };
}

const init = { type: 'connection_init' };
const watch = { id: '1', type: 'subscribe', payload: { query: 'subscription { progress }' } };

describe('graphql-transport-ws closes a connection', () => {
  it.each<[string, number, unknown[]]>([
    ['that sends no JSON', 4400, ['{']],
    ['that sends a message of no known type', 4400, [{ type: 'greet' }]],
    ['that subscribes before it is let in', 4401, [watch]],
    ['that begins twice', 4429, [init, init]],
  ])('%s', async (_name, code, frames) => {
    const { opened, closed, send } = connect();
    await opened;
    frames.forEach(send);
    expect(await closed).toBe(code);
  });

  it('when an operation id is used twice', async () => {
    const { opened, closed, heard, send } = connect();
    await opened;
    send(init);
    await heard('connection_ack');
    send(watch);
    send(watch);
    expect(await closed).toBe(4409);
  });

  it('with another protocol', async () => {
    // Refused in the handshake (ws finds no common protocol) or with 4406.
    const { opened, closed } = connect('graphql-ws');
    const outcome = await Promise.race([closed, opened.then(() => closed)]).catch(() => 4406);
    expect([1006, 4406]).toContain(outcome);
  });

  it('that is never initialised', async () => {
    const { opened, closed } = connect();
    await opened;
    expect(await closed).toBe(4408);
  });
});

it('answers a ping with a pong', async () => {
  const { opened, heard, send } = connect();
  await opened;
  send(init);
  await heard('connection_ack');
  send({ type: 'ping' });
  await heard('pong');
});
