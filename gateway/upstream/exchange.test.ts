import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, LARGEST_RESPONSE } from './exchange.ts';

/** Never responds on /stall, without end on /endless, and at once on all other paths. */
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/endless') endless().pipe(response);
  else if (request.url !== '/stall') response.end('here');
});
let sent = 0;
function endless(): Readable {
  const piece = Buffer.alloc(64 * 1024, 32);
  return new Readable({
    read() {
      sent += piece.length;
      this.push(piece);
    },
  });
}
let pool: Pool;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: 1 });
});
afterAll(async () => {
  await pool.destroy();
  server.closeAllConnections();
  server.close();
});

function ask(path: string) {
  const controller = new AbortController();
  const { signal } = controller;
  return { controller, answer: exchange(pool, { method: 'GET', path, headers: {}, signal }) };
}
const GIVEN_UP = 'The call was given up.';

describe('an aborted call', () => {
  it('ends at once, also while it waits for a connection, and is then never sent', async () => {
    const stalled = ask('/stall');
    const waiting = ask('/waiting');
    waiting.controller.abort();
    await expect(waiting.answer).rejects.toThrow(GIVEN_UP);
    stalled.controller.abort();
    await expect(stalled.answer).rejects.toThrow(GIVEN_UP);
    expect((await ask('/next').answer).body).toBe('here');
    expect(asked).not.toContain('/waiting');
  });

  it('is not sent when it was aborted before', async () => {
    const signal = AbortSignal.abort();
    const answer = exchange(pool, { method: 'GET', path: '/late', headers: {}, signal });
    await expect(answer).rejects.toThrow(GIVEN_UP);
    expect(asked).not.toContain('/late');
  });
});

describe('a response that is too large', () => {
  it('is aborted at the limit', async () => {
    await expect(ask('/endless').answer).rejects.toMatchObject({ name: 'InvalidResponseError' });
    expect(sent).toBeLessThan(2 * LARGEST_RESPONSE);
  });
});
