import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Ending } from './ending.ts';
import { exchange } from './exchange.ts';

/** Answers nothing on /stall, and everything else at once. */
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url !== '/stall') response.end('here');
});
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
  const signal = new Ending();
  return { signal, answer: exchange(pool, { method: 'GET', path, headers: {}, signal }) };
}
const GIVEN_UP = 'The call was given up.';

describe('a call that is given up', () => {
  it('ends at once, also while it waits for a connection, and is then never sent', async () => {
    const stalled = ask('/stall');
    const waiting = ask('/waiting');
    waiting.signal.abort();
    await expect(waiting.answer).rejects.toThrow(GIVEN_UP);
    stalled.signal.abort();
    await expect(stalled.answer).rejects.toThrow(GIVEN_UP);
    expect((await ask('/next').answer).body).toBe('here');
    expect(asked).not.toContain('/waiting');
  });

  it('is not begun when the caller left before', async () => {
    const signal = new Ending();
    signal.abort();
    const answer = exchange(pool, { method: 'GET', path: '/late', headers: {}, signal });
    await expect(answer).rejects.toThrow(GIVEN_UP);
    expect(asked).not.toContain('/late');
  });
});
