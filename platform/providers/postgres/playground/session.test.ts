import { createConnection, createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { serveSession } from './session.ts';

function message(type: string, body: string): Buffer {
  const head = Buffer.alloc(type.length + 4);
  head.write(type);
  head.writeInt32BE(Buffer.byteLength(body) + 4, type.length);
  return Buffer.concat([head, Buffer.from(body)]);
}
const startup = message('', `\0\x03\0\0user\0app\0\0`);
const leave = message('X', '');

/** Sends everything at once; resolves with what the client receives, and what reached PostgreSQL. */
async function talk(...messages: Buffer[]): Promise<{ received: string; executed: string[] }> {
  const executed: string[] = [];
  const server = createServer((socket) => {
    void serveSession(socket, {
      version: '18.6',
      login: () => ({ username: 'app', password: 'secret' }),
      begin: () => true,
      exec: async (bytes) => {
        executed.push(bytes.toString());
        return Buffer.concat([message('G', '\0\0\0'), message('C', 'COPY 2\0')]);
      },
    }).then(() => socket.end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(Buffer.concat(messages));
  const received = await text(socket);
  server.close();
  return { received, executed };
}

it('sends the data of COPY to PostgreSQL together with its statement', async () => {
  const copy = [message('Q', 'copy orders (note) from stdin;\0'), message('d', 'a\nb\n'), message('c', '')];
  const { received, executed } = await talk(startup, message('p', 'secret\0'), ...copy, leave);
  expect(executed).toEqual([Buffer.concat(copy).toString()]);
  expect(received).toContain('18.6');
  expect(received.split('G\0\0\0\x07\0\0\0')).toHaveLength(2);
  expect(received.endsWith('COPY 2\0')).toBe(true);
});

it('refuses a wrong password before anything is executed', async () => {
  const { received, executed } = await talk(startup, message('p', 'wrong\0'), message('Q', 'SELECT 1\0'));
  expect(received).toContain('password authentication failed for user "app"');
  expect(executed).toEqual([]);
});
