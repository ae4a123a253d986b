import { afterEach, describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../../clock.ts';
import type { WatchEvent } from './client.ts';
import { createKubernetesClient } from './kubernetesClient.ts';
import { createMemoryExchange, type Reply } from './memoryExchange.testing.ts';

const object = (name: string, resourceVersion: string) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name, uid: name, resourceVersion, creationTimestamp: '2026-01-15T12:00:00Z' },
});
const line = (type: string, value: object) => `${JSON.stringify({ type, object: value })}\n`;
const listed = (resourceVersion: string, ...items: object[]): Reply => ({
  body: { metadata: { resourceVersion }, items },
});
const expired = line('ERROR', { kind: 'Status', code: 410, reason: 'Expired', message: 'too old' });

/** Watches against the replies, in order; the last one is repeated. */
function setUp(...replies: Reply[]) {
  const exchange = createMemoryExchange(() => (replies.length > 1 ? replies.shift() : replies[0]));
  const clock = manualClock();
  const abort = new AbortController();
  const events: string[] = [];
  const tell = (event: WatchEvent<'configmaps'>) =>
    event.type === 'synced' ? 'synced' : `${event.type} ${event.object.metadata.name}`;
  const run = async () => {
    const client = createKubernetesClient({ exchange, clock });
    for await (const event of client.watch('configmaps', { signal: abort.signal })) events.push(tell(event));
  };
  const ended = run();
  const versions = () =>
    exchange.requests.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('resourceVersion'));
  return { exchange, clock, abort, events, ended, versions };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('watch', () => {
  it('lists, then follows the changes from that version until the signal aborts', async () => {
    const { abort, ended, events, versions } = setUp(listed('5', object('a', '3')), {
      parts: [line('ADDED', object('b', '6')), line('DELETED', object('a', '7'))],
      hangs: true,
    });
    await expect.poll(() => events).toEqual(['added a', 'synced', 'added b', 'deleted a']);
    expect(versions()).toEqual([null, '5']);
    abort.abort();
    await expect(ended).resolves.toBeUndefined();
  });

  it('continues from the last bookmark when a stream ends', async () => {
    const mark = { kind: 'ConfigMap', metadata: { resourceVersion: '90' } };
    const { abort, clock, ended, versions } = setUp(
      listed('5'),
      { parts: [line('BOOKMARK', mark)] },
      { parts: [], hangs: true },
    );
    await expect
      .poll(() => {
        clock.advance(1_000);
        return versions();
      })
      .toEqual([null, '5', '90']);
    abort.abort();
    await ended;
  });

  it('lists again when the version is too old, and reports only the differences', async () => {
    const { abort, clock, ended, events, exchange } = setUp(
      listed('5', object('a', '1'), object('b', '2'), object('c', '3')),
      { parts: [expired] },
      listed('50', object('a', '1'), object('b', '40'), object('d', '41')),
      { parts: [], hangs: true },
    );
    await expect.poll(() => exchange.requests.length).toBe(2);
    await expect
      .poll(() => {
        clock.advance(1_000);
        return events;
      })
      .toEqual(['added a', 'added b', 'added c', 'synced', 'deleted c', 'modified b', 'added d']);
    abort.abort();
    await ended;
  });

  it('reconnects after 90 silent seconds', async () => {
    vi.useFakeTimers();
    const { abort, clock, ended, exchange } = setUp(listed('5'), { parts: [], hangs: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(exchange.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(90_000);
    clock.advance(1_000);
    await vi.advanceTimersByTimeAsync(0);
    expect(exchange.requests).toHaveLength(3);
    abort.abort();
    await ended;
  });

  it('fails when it is not allowed', async () => {
    const { ended } = setUp({ status: 403, body: { kind: 'Status', code: 403, reason: 'Forbidden' } });
    await expect(ended).rejects.toMatchObject({ kind: 'auth' });
  });
});
