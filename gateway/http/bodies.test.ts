import { once } from 'node:events';
import { Agent, request as openRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { testGateway } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';
import { listen } from './listen.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function world(timeouts?: Parameters<typeof listen>[1]) {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const config = { port: 0, host: '127.0.0.1' };
  const { gateway } = testGateway({ schema: testingGraph, config, log });
  const { port, stop } = await listen(gateway, timeouts);
  stops.push(stop);
  return { port, lines, url: `http://127.0.0.1:${port}` };
}

const json = { 'content-type': 'application/json' };
const MB = 1024 * 1024;

/** Sends the whole body before it reads, as some clients do. */
async function sendFirst(port: number, bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  const piece = Buffer.alloc(MB, 32);
  for (let sent = 0; sent < bytes; sent += piece.length)
    if (!socket.write(piece)) await once(socket, 'drain');
  await eventually(() => expect(text).toContain('}]}'));
  socket.destroy();
  return text;
}

describe('a JSON body', () => {
  it('may have 256 kB', async () => {
    const { url } = await world();
    const ask = async (length: number) => {
      const body = `{"query":"{ping}"${' '.repeat(length - 18)}}`;
      return (await fetch(`${url}/graphql`, { method: 'POST', headers: json, body })).status;
    };
    expect(await ask(256 * 1024)).toBe(200);
    expect(await ask(256 * 1024 + 1)).toBe(413);
  });

  it.each([5, 50])('of %i MB gets 413, also when the client sends everything first', async (size) => {
    const { port } = await world();
    const text = await sendFirst(port, size * MB);
    expect(text).toContain('413 Payload Too Large');
    expect(text).toContain('BODY_TOO_LARGE');
  });

  it('is refused by its content-length before it is read', async () => {
    const { port } = await world();
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const type = 'Content-Type: application/json';
    socket.write(`POST /graphql HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: ${4 * MB}\r\n\r\n`);
    await eventually(() => expect(text).toContain('413 Payload Too Large'));
    socket.destroy();
  });

  it('does not delay other requests, however many arrive at once', async () => {
    const { url } = await world();
    const body = Buffer.alloc(4 * MB, 32);
    const send = () =>
      fetch(`${url}/graphql`, { method: 'POST', headers: json, body }).then((response) => response.status);
    const sent = Array.from({ length: 100 }, send);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(new Set(await Promise.all(sent))).toEqual(new Set([413]));
  });

  it('that does not arrive gets 408', async () => {
    const { port } = await world({
      requestTimeout: 50,
      headersTimeout: 50,
      connectionsCheckingInterval: 20,
    });
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    // The connection is reset if it was closed before the request was read.
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(text).toContain('408 Request Timeout');
  });

  it.each([
    ['announced', { 'content-length': String(MB) }],
    ['unannounced', { 'transfer-encoding': 'chunked' }],
  ])('that is aborted leaves nothing in the log (%s length)', async (_name, length) => {
    const { port, lines, url } = await world();
    const types = ['application/json', 'multipart/form-data; boundary=x'];
    for (const type of types) {
      const headers = { 'content-type': type, 'x-graphql-yoga-csrf': '1', ...length };
      const request = openRequest({ port, method: 'POST', path: '/graphql', headers });
      request.on('error', () => undefined);
      const text = '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{';
      await new Promise((done) => request.write(text, done));
      request.destroy();
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(lines.filter((line) => line.includes('"stack"') || line.includes('"level":50'))).toEqual([]);
  });
});

it('reads the rest of a form that it refuses, so that the connection serves further requests', async () => {
  const { port } = await world();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-graphql-yoga-csrf': '1' };
  const send = async (path: string, method: string, body?: string) => {
    const request = openRequest({ port, path, method, agent, headers: body ? headers : {} });
    const [response] = (await once(request.end(body), 'response')) as [IncomingMessage];
    await response.resume().toArray();
    return [response.statusCode, request.reusedSocket];
  };
  expect(await send('/graphql', 'POST', part.repeat(50_000))).toEqual([400, false]);
  expect(await send('/healthz', 'GET')).toEqual([200, true]);
  agent.destroy();
});
