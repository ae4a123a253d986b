import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { graphErrorFrom } from '../graphql/failures.ts';
import { answer, fakeUpstream, type UpstreamTable } from '../testing.ts';
import { BoundUpstream } from './bound.ts';
import { UpstreamClient } from './client.ts';
import { Revs } from './live/rev.ts';
import { path } from './path.ts';

function bound(table: UpstreamTable) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const { transport, calls } = fakeUpstream(table);
  const client = new UpstreamClient({ transport, log, timeoutMs: 1000, baseDelayMs: 1 });
  const caller = { token: 't', locale: 'en', requestId: 'r1' };
  return {
    upstream: new BoundUpstream({
      client,
      caller,
      revs: new Revs(1),
      log,
      mapError: (error) => graphErrorFrom(error),
    }),
    calls,
    lines,
  };
}

const thing = z.object({ id: z.string(), secret: z.string() });

describe('BoundUpstream', () => {
  it('fetches a path once for all callers', async () => {
    const { upstream, calls } = bound({ 'GET /api/things/1': { data: { id: '1', secret: 's' } } });
    await Promise.all([1, 2, 3].map(() => upstream.get(path`/api/things/${1}`, thing)));
    await upstream.get(path`/api/things/${1}`, z.object({ id: z.string() }));
    expect(calls).toHaveLength(1);
  });

  it('parses one response with several schemas', async () => {
    const { upstream, calls } = bound({ 'GET /api/things/1': { data: { id: '1', secret: 's' } } });
    const id = z.object({ id: z.string() });
    const asked = [thing, id, thing].map((schema) => upstream.get(path`/api/things/${1}`, schema));
    await expect(Promise.all(asked)).resolves.toEqual([
      { id: '1', secret: 's' },
      { id: '1' },
      { id: '1', secret: 's' },
    ]);
    expect(calls).toHaveLength(1);
  });

  it('fetches again after a mutation, even a failed one', async () => {
    const { upstream, calls } = bound({
      'GET /api/x': { data: 1 },
      'POST /api/x': answer(409, { error: 'busy' }),
    });
    await upstream.get(path`/api/x`, z.number());
    await expect(upstream.post(path`/api/x`, z.unknown(), {})).rejects.toMatchObject({ code: 'BUSY' });
    await upstream.get(path`/api/x`, z.number());
    expect(calls.map((call) => call.method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('find returns null for 404 with one call, while get throws an error', async () => {
    const where = path`/api/things/${1}`;
    const { upstream, calls } = bound({ 'GET /api/things/1': answer(404, { message: 'Gone.' }) });
    await expect(Promise.all([1, 2].map(() => upstream.find(where, thing)))).resolves.toEqual([null, null]);
    expect(calls).toHaveLength(1);
    await expect(upstream.get(where, thing)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  });

  it('gives later requests a later start', async () => {
    const { upstream } = bound({ 'GET /api/a': { data: 1 }, 'GET /api/b': { data: 1 } });
    const first = await upstream.read(path`/api/a`, z.number());
    const second = await upstream.read(path`/api/b`, z.number());
    expect(second.startedAt).toBeGreaterThan(first.startedAt);
  });

  it('unwraps each envelope of the platform', async () => {
    const { upstream } = bound({
      'GET /api/list': { data: { data: [7] } },
      'GET /api/one': { data: [7] },
      'GET /api/bare': 7,
    });
    await expect(
      upstream.get(path`/api/list`, z.array(z.number()), { envelope: 'data.data' }),
    ).resolves.toEqual([7]);
    await expect(upstream.get(path`/api/one`, z.number(), { envelope: 'data[0]' })).resolves.toBe(7);
    await expect(upstream.get(path`/api/bare`, z.number(), { envelope: 'none' })).resolves.toBe(7);
  });

  it('reports an invalid response by path and field without its values', async () => {
    const { upstream, lines } = bound({
      'GET /api/things/1': { data: { secret: 'hunter2' } },
      'GET /api/none': null,
      'GET /api/page': answer(200, '<html>hunter2'),
    });
    await expect(upstream.get(path`/api/things/${'1'}`, thing)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_INVALID' },
    });
    expect(lines.join()).toContain('/api/things/:id');
    expect(lines.join()).toContain('id: invalid_type');
    expect(lines.join()).not.toContain('hunter2');
    await expect(upstream.get(path`/api/none`, thing)).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_INVALID' },
    });
    const anything = z.unknown();
    await expect(upstream.get(path`/api/page`, anything, { envelope: 'none' })).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_INVALID' },
    });
    expect(lines.at(-1)).toContain('not JSON');
  });
});
