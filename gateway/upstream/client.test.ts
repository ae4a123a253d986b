import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { UpstreamClient, type ClientOptions, type UpstreamRequest } from './client.ts';
import { InvalidResponseError } from './errors.ts';
import { path } from './path.ts';
import type { Transport, WireResponse, WireRequest } from './transport.ts';

const log = pino({ level: 'silent' });
const get: UpstreamRequest = { method: 'GET', path: path`/api/x`, token: 't', locale: 'es', requestId: 'r1' };

/** Responses in order; the last one is repeated. Errors are network failures. */
function script(...steps: (WireResponse | Error)[]) {
  const seen: WireRequest[] = [];
  const transport: Transport = (request) => {
    seen.push(request);
    const step = steps[Math.min(seen.length, steps.length) - 1];
    return step instanceof Error ? Promise.reject(step) : Promise.resolve(step as WireResponse);
  };
  return { seen, transport };
}

const reply = (status: number, body: unknown = {}, headers: WireResponse['headers'] = {}): WireResponse => ({
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const client = (transport: Transport, more: Partial<ClientOptions> = {}) =>
  new UpstreamClient({ transport, log, timeoutMs: 5000, baseDelayMs: 1, ...more });

describe('UpstreamClient', () => {
  it('sends the token, the language and the request id', async () => {
    const { seen, transport } = script(reply(200, { data: 1 }));
    await client(transport).request({ ...get, method: 'POST', body: { a: 1 } });
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'Bearer t',
      'accept-language': 'es',
      'x-request-id': 'r1',
      'content-type': 'application/json',
    });
    expect(seen[0]?.body).toBe('{"a":1}');
  });

  it.each([408, 429, 500, 502, 503, 504])('retries a GET three times after %i', async (status) => {
    const { seen, transport } = script(reply(status));
    await expect(client(transport).request(get)).rejects.toThrow();
    expect(seen).toHaveLength(4);
  });

  it('stops at the first success', async () => {
    const { seen, transport } = script(new Error('ECONNRESET'), reply(503), reply(200, { data: 'ok' }));
    await expect(client(transport).request(get)).resolves.toBe('{"data":"ok"}');
    expect(seen).toHaveLength(3);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'does not repeat %s, which might have happened',
    async (method) => {
      const { seen, transport } = script(new Error('ECONNRESET'));
      await expect(client(transport).request({ ...get, method })).rejects.toMatchObject({
        name: 'UpstreamUnavailableError',
      });
      expect(seen).toHaveLength(1);
    },
  );

  it('does not retry after a longer Retry-After', async () => {
    const { seen, transport } = script(new InvalidResponseError());
    await expect(client(transport).request(get)).rejects.toMatchObject({ name: 'InvalidResponseError' });
    expect(seen).toHaveLength(1);
  });

  it('makes as many attempts as the call allows', async () => {
    const { seen, transport } = script(reply(503), reply(503), reply(200, { ok: true }));
    const patience = { tries: 2, delayMs: 1 };
    await expect(client(transport).request({ ...get, patience })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 409, 422, 501])('does not retry after %i', async (status) => {
    const { seen, transport } = script(reply(status));
    await expect(client(transport).request(get)).rejects.toThrow();
    expect(seen).toHaveLength(1);
  });

  it('does not retry after a plan limit', async () => {
    const { seen, transport } = script(reply(429, { error: 'Cluster limit reached', limit: 1, current: 1 }));
    await expect(client(transport).request(get)).rejects.toMatchObject({ status: 429 });
    expect(seen).toHaveLength(1);
  });

  it('returns a long Retry-After instead of waiting for it', async () => {
    const { seen, transport } = script(reply(429, {}, { 'retry-after': '60' }));
    await expect(client(transport).request(get)).rejects.toMatchObject({ retryAfter: 60 });
    expect(seen).toHaveLength(1);
  });

  it('gives up when the next attempt would be after the time limit', async () => {
    vi.useFakeTimers();
    try {
      const { seen, transport } = script(reply(503));
      const hasty = client(transport, { timeoutMs: 100, baseDelayMs: 60 });
      const refused = expect(hasty.request(get)).rejects.toMatchObject({ status: 503 });
      await vi.advanceTimersByTimeAsync(100);
      await refused;
      expect(seen).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('aborts a call without a response', async () => {
    const hanging: Transport = ({ signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const attempt = client(hanging, { timeoutMs: 20 }).request(get);
    await expect(attempt).rejects.toMatchObject({ name: 'UpstreamUnavailableError' });
  });

  it('treats a failed response with HTML as an outage', async () => {
    const page = '<html>Bad gateway</html>';
    await expect(client(script(reply(502, page)).transport).request(get)).rejects.toMatchObject({
      status: 502,
      body: undefined,
    });
  });
});
