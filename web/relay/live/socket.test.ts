import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, parse } from 'graphql';
import { useServer as serve } from 'graphql-ws/use/ws';
import type { RequestParameters } from 'relay-runtime';
import { WebSocketServer } from 'ws';
import * as scripts from '../../lib/loadScript.ts';
import { NetworkError } from '../errors.ts';
import { liveStatus, registerMountedQuery, subscribeToLiveStatus } from './liveStatus.ts';
import { waitFor } from '@testing-library/react';
import { sessionExpired } from '../signals.ts';
import { LiveSocket, retryDelay, shouldRetry } from './socket.ts';

vi.mock('../../lib/loadScript.ts', { spy: true });

const schema = buildSchema('type Query { a: Int } type Subscription { ticked: Int }');
const document = parse('subscription { ticked }');
const request = {
  id: 'sha-1',
  name: 'TickedSubscription',
  operationKind: 'subscription',
} as RequestParameters;

/** A real server that counts connections, records messages, and closes connections on request. */
async function startServer() {
  const asked: unknown[] = [];
  let connections = 0;
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, path: '/graphql' });
  sockets.on('connection', () => (connections += 1));
  let refusal: number | undefined;
  serve(
    {
      connectionInitWaitTimeout: 0,
      onConnect: ({ extra }) => {
        if (refusal !== undefined) extra.socket.close(refusal, 'refused');
      },
      onSubscribe: (_context, _id, payload) => {
        asked.push(payload);
        return { schema, document };
      },
      subscribe: async function* () {
        yield { data: { ticked: connections } };
        await new Promise(() => undefined);
      },
    },
    sockets,
  );
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`,
    asked,
    connections: () => connections,
    drop: (code: number) => sockets.clients.forEach((client) => client.close(code)),
    refuse: (code: number | undefined) => (refusal = code),
    stop: () => {
      sockets.clients.forEach((client) => client.terminate());
      sockets.close();
      http.close();
    },
  };
}

let server: Awaited<ReturnType<typeof startServer>>;
let socket: LiveSocket;
const waits: number[] = [];

function subscribe() {
  const events: unknown[] = [];
  const errors: Error[] = [];
  const { unsubscribe } = socket.subscribe(request, { of: 'c1' }).subscribe({
    next: (value) => events.push((value as { data: { ticked: number } }).data.ticked),
    error: (error: Error) => errors.push(error),
  });
  return { events, errors, unsubscribe };
}

beforeEach(async () => {
  waits.length = 0;
  server = await startServer();
  socket = new LiveSocket({
    url: server.url,
    delay: (attempt) => {
      waits.push(attempt);
      return 1;
    },
  });
});
afterEach(async () => {
  await socket.dispose();
  server.stop();
});

describe('LiveSocket', () => {
  it('subscribes to a document by its id, with its variables', async () => {
    const { events } = subscribe();
    await waitFor(() => expect(events).toEqual([1]));
    expect(server.asked).toEqual([
      expect.objectContaining({ variables: { of: 'c1' }, extensions: { documentId: 'sha-1' } }),
    ]);
  });

  it('shares one connection among subscriptions', async () => {
    const [one, other] = [subscribe(), subscribe()];
    await waitFor(() => expect([one.events, other.events]).toEqual([[1], [1]]));
    expect(server.connections()).toBe(1);
  });

  it('reconnects after a drop, subscribes again, and requests a resync', async () => {
    const refetch = vi.fn(() => Promise.resolve(true));
    const leave = registerMountedQuery({ key: 'ClustersPageQuery {}', refetch });
    const { events } = subscribe();
    await waitFor(() => expect(events).toEqual([1]));
    const states = new Set<string>();
    const stop = subscribeToLiveStatus(() => states.add(liveStatus().state));
    server.drop(1012);
    await waitFor(() => expect(events).toEqual([1, 2]));
    stop();
    expect([...states]).toEqual(['reconnecting', 'live']);
    expect(waits).toEqual([0]);
    await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1));
    leave();
  });

  it.each([4401, 4403])('ends the session on close code %i and does not reconnect', async (code) => {
    const ended = vi.fn();
    const stop = sessionExpired.subscribe(ended);
    server.refuse(code);
    const { errors } = subscribe();
    await waitFor(() => expect(errors).toHaveLength(1));
    stop();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(server.connections()).toBe(1);
    expect(waits).toEqual([]);
  });

  it('reports that its script could not be loaded, and loads it again for the next subscription', async () => {
    vi.mocked(scripts.loadScript).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { errors } = subscribe();
    await waitFor(() => expect(errors).toEqual([expect.any(NetworkError)]));
    const { events } = subscribe();
    await waitFor(() => expect(events).toEqual([1]));
  });

  it('can be disposed while its script fails to load', async () => {
    vi.mocked(scripts.loadScript).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    subscribe();
    await expect(socket.dispose()).resolves.toBeUndefined();
  });

  it('does not retry what the server refuses for good', async () => {
    server.refuse(4400);
    const { errors } = subscribe();
    await waitFor(() => expect(errors).toHaveLength(1));
    expect(server.connections()).toBe(1);
  });
});

describe('the waits between attempts', () => {
  it('double up to 30 seconds and are shifted by up to half', () => {
    const bounds = [0, 1, 4, 5, 60].map((attempt) => [
      retryDelay(attempt, () => 0),
      retryDelay(attempt, () => 1),
    ]);
    expect(bounds).toEqual([
      [500, 1_500],
      [1_000, 3_000],
      [8_000, 24_000],
      [15_000, 45_000],
      [15_000, 45_000],
    ]);
  });

  it.each([1006, 1011, 1012, 4408, 4429, 4500, 4504])('close code %i is followed by a reconnect', (code) => {
    expect(shouldRetry({ code })).toBe(true);
  });
});
