import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../graphql/globalId.ts';
import { testGateway, type TestOptions } from '../../../testing.ts';
import type { WireRequest } from '../../../upstream/transport.ts';
import { deploymentJson } from '../../deployments/deployments.testing.ts';
import { postgresJson, postgresListJson } from '../../postgres/postgres.testing.ts';
import { clusterJson, userJson, wire } from '../../testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const target = encodeId('Pod', 'c1:shop/web-1');
const T = '2026-11-23T10:00:01.000000000Z';
const line = (n: number) => ({ pod: 'web-1', t: T, n, text: `line ${n}` });
const page = {
  logs: '',
  lines: [line(0), line(1)],
  podName: null,
  containerName: 'main',
  availablePods: [{ name: 'web-1', ready: true, restartCount: 2, containers: ['main'] }],
  parameters: { tailLines: 100, previous: false, podName: null, noPreviousLogs: false },
  cursor: `${T}~1~web-1`,
  hasEarlier: true,
  hasLater: false,
};

function world(options: TestOptions = {}) {
  const made = testGateway({
    ...options,
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters/c1': { data: [clusterJson()] },
      'GET /api/clusters/c1/pods/shop/web-1/logs?format=lines&tailLines=1000&previous=false': page,
      ...options.upstream,
    },
  });
  stops.push(made.stop);
  return made;
}

describe('logs', () => {
  it('are a page with lines, text, cursors and pods', async () => {
    const { data, calls } = await world().execute(
      `query ($target: ID!) { logs(target: $target, tail: 9999) {
         lines { time pod text cursor } text startCursor endCursor hasEarlier hasNoPrevious container
         pods { name isReady restartCount containers } } }`,
      { target },
    );
    expect(data).toEqual({
      logs: {
        lines: [
          { time: T, pod: 'web-1', text: 'line 0', cursor: `${T}~0~web-1` },
          { time: T, pod: 'web-1', text: 'line 1', cursor: `${T}~1~web-1` },
        ],
        text: `${T} web-1 line 0\n${T} web-1 line 1\n`,
        startCursor: `${T}~0~web-1`,
        endCursor: `${T}~1~web-1`,
        hasEarlier: true,
        hasNoPrevious: false,
        container: 'main',
        pods: [{ name: 'web-1', isReady: true, restartCount: 2, containers: ['main'] }],
      },
    });
    expect(wire(calls)).toHaveLength(2);
  });

  it('are those of all pods of a deployment', async () => {
    const path = 'GET /api/deployments/d1/logs?format=lines&tailLines=100&previous=false&pods=web-1%2Cweb-2';
    const { execute } = world({
      upstream: { 'GET /api/deployments/d1': { data: deploymentJson('d1') }, [path]: { ...page, lines: [] } },
    });
    const { data } = await execute(
      'query ($target: ID!) { logs(target: $target, pods: ["web-1", "web-2"]) { text startCursor endCursor } }',
      { target: encodeId('Deployment', 'd1') },
    );
    expect(data).toEqual({ logs: { text: '', startCursor: null, endCursor: page.cursor } });
  });

  it('are those of the instances of a database cluster, with their roles', async () => {
    const path = 'GET /api/clusters/c1/apps/postgres/db/logs?format=lines&tailLines=100&previous=false';
    const availablePods = [{ ...page.availablePods[0], name: 'db-1', role: 'primary' }];
    const { execute } = world({
      upstream: {
        'GET /api/clusters/c1/apps/postgres/clusters': postgresListJson(postgresJson('db')),
        [path]: { ...page, availablePods },
      },
    });
    const { data } = await execute(
      'query ($target: ID!) { logs(target: $target) { text pods { name role } } }',
      { target: encodeId('PostgresCluster', 'c1:pg-db') },
    );
    expect(data).toMatchObject({ logs: { pods: [{ name: 'db-1', role: 'PRIMARY' }] } });
  });

  it('are null while the cluster is not running', async () => {
    const { execute } = world({
      upstream: { 'GET /api/clusters/c1': { data: [clusterJson({ status: 'archived' })] } },
    });
    const { data } = await execute('query ($target: ID!) { logs(target: $target) { text } }', { target });
    expect(data).toEqual({ logs: null });
  });
});

describe('logTail', () => {
  const tail = `subscription ($target: ID!, $after: String) { logTail(target: $target, after: $after) {
    text lines { text } events { kind pod reason } cursor dropped } }`;

  it('sends lines and the ends of containers in batches', async () => {
    const asked: WireRequest[] = [];
    const entries = [line(2), { pod: 'web-1', t: T, turn: 'ended', reason: 'OOMKilled' }];
    const streams = (request: WireRequest) => {
      asked.push(request);
      const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
      // Parts end anywhere, also within a character or a line.
      const body = Readable.from([...Buffer.from(`\n${text}`)].map((byte) => Buffer.from([byte])));
      return Promise.resolve({ status: 200, headers: {}, body });
    };
    const events = await world({ streams }).subscribe(tail, { target, after: page.cursor });
    const { value } = (await events.next()) as IteratorYieldResult<unknown>;
    expect(value).toMatchObject({
      data: {
        logTail: {
          text: `${T} web-1 line 2\n`,
          lines: [{ text: 'line 2' }],
          events: [{ kind: 'ENDED', pod: 'web-1', reason: 'OOMKilled' }],
          cursor: `${T}~2~web-1`,
          dropped: 0,
        },
      },
    });
    expect(asked[0]?.path).toBe(
      `/api/clusters/c1/pods/shop/web-1/logs/stream?after=${encodeURIComponent(page.cursor).replaceAll('~', '%7E')}`,
    );
    await events.return?.();
  });

  it('sends the newest lines to a client that was away for long, and says how many are left out', async () => {
    const PAGES = 25;
    const cursorOf = (n: number) => `${T}~${n}~web-1`;
    const pages = Array.from({ length: PAGES }, (_, at) => {
      const query = new URLSearchParams({
        format: 'lines',
        tailLines: '1000',
        previous: 'false',
        after: cursorOf(at * 1_000 - 1),
      });
      const lines = Array.from({ length: 1_000 }, (_line, n) => line(at * 1_000 + n));
      const later = { lines, cursor: cursorOf(at * 1_000 + 999), hasLater: at < PAGES - 1 };
      return [`GET /api/clusters/c1/pods/shop/web-1/logs?${query}`, { ...page, ...later }] as const;
    });
    const streams = () => Promise.resolve({ status: 200, headers: {}, body: Readable.from([]) });
    const { subscribe } = world({ streams, upstream: Object.fromEntries(pages) });
    const other = await subscribe(tail, { target });
    const events = await subscribe(tail, { target, after: cursorOf(-1) });
    const { value } = (await events.next()) as IteratorYieldResult<{
      data: { logTail: { lines: { text: string }[]; cursor: string; dropped: number } };
    }>;
    const { lines, cursor, dropped } = value.data.logTail;
    expect([lines.length, dropped, cursor]).toEqual([10_000, 15_000, cursorOf(24_999)]);
    await Promise.all([other.return?.(), events.return?.()]);
  });

  it('opens no stream while the live channel cannot be opened', async () => {
    const streams = () => Promise.resolve({ status: 200, headers: {}, body: Readable.from([]) });
    const { subscribe, live, gateway } = world({ streams });
    live.open = () => {
      throw new Error('The live channel is down.');
    };
    await expect(subscribe(tail, { target })).rejects.toThrow();
    expect(gateway.services.logs.size).toBe(0);
  });

  it('refuses a cluster that the caller may not see, and a cursor that is none', async () => {
    const { subscribe } = world();
    await expect(subscribe(tail, { target: encodeId('Pod', 'c2:shop/web-1') })).rejects.toThrow('NOT_FOUND');
    await expect(subscribe(tail, { target, after: 'yesterday' })).rejects.toThrow('BAD_USER_INPUT');
  });
});
