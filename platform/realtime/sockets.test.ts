import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Actor } from '../http/authGuard.ts';
import { eventually } from '../../process/testing.ts';
import { openTestDatabase } from '../testing.ts';
import { createEventBus, type EventBus } from './eventBus.ts';
import { createSockets, type Sockets } from './sockets.ts';

const actor = (accountId: string, sessionId: string, expiresAt: Date | null = null): Actor => ({
  userId: 'u',
  accountId,
  permission: 'user',
  via: 'session',
  scopes: null,
  sessionId,
  expiresAt,
});
const actors: Record<string, Actor> = {
  anna: actor('A', 'sa'),
  bert: actor('B', 'sb'),
  gone: actor('A', 'sg'),
  key: { ...actor('A', 'sk'), via: 'apikey', scopes: ['addons:write'] },
};

let database: OpenDatabase;
let bus: EventBus;
let sockets: Sockets;
let url: string;
const clients: Socket[] = [];
const log = { error: vi.fn(), warn: vi.fn() };

/** A separate server for the live channel, and its URL. */
async function serve(unauthenticatedMs?: number): Promise<{ sockets: Sockets; url: string }> {
  const server = createServer();
  const served = createSockets({
    server,
    bus,
    clock: systemClock(),
    log,
    authenticate: async (token) =>
      token === 'brief' ? actor('A', 'brief', new Date(Date.now() + 100)) : (actors[token] ?? null),
    unauthenticatedMs,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { sockets: served, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

beforeAll(async () => {
  database = await openTestDatabase();
  bus = createEventBus(database, log);
  await bus.start();
  ({ sockets, url } = await serve());
});
afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));
afterAll(async () => {
  await sockets.close();
  await bus.stop();
  await database.close();
});

function open(options: Parameters<typeof connect>[1], address = url): Socket {
  const client = connect(address, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  clients.push(client);
  return client;
}

const heard = (client: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => client.once(event, resolve));

async function signedIn(token: string, claim: unknown): Promise<Socket> {
  const client = open({ auth: { token } });
  const admitted = heard(client, 'authenticated');
  client.emit('authenticate', claim);
  await admitted;
  return client;
}

const status = (clusterId: string) =>
  ({
    clusterId,
    name: 'web',
    status: 'active',
    progress: 100,
    message: null,
    detail: null,
    content: 'cluster',
  }) as const;

describe('live channel', () => {
  it('sends the events of the own account and of no other', async () => {
    const anna = await signedIn('anna', { accountId: 'A' });
    const bert = await signedIn('bert', 'B');
    const bertHeard = vi.fn();
    bert.on('clusterStatusUpdate', bertHeard);
    const annaHears = heard(anna, 'clusterStatusUpdate');
    const bertHears = heard(bert, 'clusterStatusUpdate');
    await bus.publish(database.db, { event: 'clusterStatusUpdate', accountId: 'A', payload: status('c1') });
    await bus.publish(database.db, { event: 'clusterStatusUpdate', accountId: 'B', payload: status('c2') });
    expect(await annaHears).toEqual(status('c1'));
    expect(await bertHears).toEqual(status('c2'));
    expect(bertHeard).toHaveBeenCalledTimes(1);
  });

  it('sends an API key only the events of areas that it may read', async () => {
    const key = await signedIn('key', { accountId: 'A' });
    const statuses = vi.fn();
    key.on('clusterStatusUpdate', statuses);
    const addons = vi.fn();
    key.on('addonStatusUpdate', addons);
    const addon = { clusterId: 'c1', addonName: 'gitops', status: 'installed', version: null } as const;
    const rest = { progress: 100, message: null, detail: null } as const;
    await bus.publish(database.db, { event: 'clusterStatusUpdate', accountId: 'A', payload: status('c1') });
    const gitops = { ...addon, ...rest };
    await bus.publish(database.db, { event: 'addonStatusUpdate', accountId: 'A', payload: gitops });
    const keda = { ...gitops, addonName: 'keda' };
    await bus.publish(database.db, { event: 'addonStatusUpdate', accountId: 'A', payload: keda });
    await eventually(() => expect(addons.mock.calls).toEqual([[keda]]));
    expect(statuses).not.toHaveBeenCalled();
  });

  it('refuses a claim to another account and disconnects', async () => {
    const client = open({ auth: { token: 'bert' } });
    const refused = heard(client, 'authenticate_error');
    const ended = heard(client, 'disconnect');
    client.emit('authenticate', { accountId: 'A' });
    expect(await refused).toEqual({ message: 'This session belongs to another account.' });
    expect(await ended).toBe('io server disconnect');
  });

  it('refuses an unknown token, and accepts a valid one from the Authorization header', async () => {
    const stranger = open({ auth: { token: 'nobody' } });
    const refused = heard(stranger, 'authenticate_error');
    stranger.emit('authenticate', { accountId: 'A' });
    expect(await refused).toEqual({ message: 'Authentication error. Please sign in again.' });
    const anna = open({ extraHeaders: { Authorization: 'Bearer anna' } });
    const admitted = heard(anna, 'authenticated');
    anna.emit('authenticate', { accountId: 'A' });
    expect(await admitted).toEqual({ accountId: 'A' });
  });

  it('disconnects a socket that never authenticates', async () => {
    const impatient = await serve(50);
    const client = open({ auth: { token: 'anna' } }, impatient.url);
    expect(await heard(client, 'disconnect')).toBe('io server disconnect');
    await impatient.sockets.close();
  });

  it('disconnects the sockets of a revoked session and keeps the others', async () => {
    const gone = await signedIn('gone', { accountId: 'A' });
    const anna = await signedIn('anna', { accountId: 'A' });
    const ended = heard(gone, 'disconnect');
    await bus.publish(database.db, {
      event: 'sessionRevoked',
      accountId: null,
      payload: { sessionId: 'sg' },
    });
    expect(await ended).toBe('io server disconnect');
    const next = heard(anna, 'clusterStatusUpdate');
    await bus.publish(database.db, { event: 'clusterStatusUpdate', accountId: 'A', payload: status('c1') });
    expect(await next).toEqual(status('c1'));
  });

  it('disconnects a socket when its token expires', async () => {
    const client = open({ auth: { token: 'brief' } });
    const [admitted, ended] = [heard(client, 'authenticated'), heard(client, 'authenticate_error')];
    client.emit('authenticate', { accountId: 'A' });
    await admitted;
    expect(await ended).toEqual({ message: 'Session expired' });
  });

  it('ignores a cluster status that a client sends', async () => {
    const first = await signedIn('anna', { accountId: 'A' });
    const second = await signedIn('gone', { accountId: 'A' });
    const secondHeard = vi.fn();
    second.on('clusterStatusUpdate', secondHeard);
    first.emit('clusterStatusUpdate', { clusterId: 'c1', status: 'deleted' });
    const truth = heard(second, 'clusterStatusUpdate');
    await bus.publish(database.db, { event: 'clusterStatusUpdate', accountId: 'A', payload: status('c1') });
    await truth;
    expect(secondHeard.mock.calls).toEqual([[status('c1')]]);
  });
});
