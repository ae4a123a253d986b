import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Server, type Socket } from 'socket.io';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveConnection } from './connection.ts';
import { Revs } from './rev.ts';
import { socketOpener } from './socket.ts';

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanup.splice(0).reverse()) await undo();
});

/** A real socket.io server that records authentications, and a connection to it. */
async function world(options: { queueLimit?: number } = {}) {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  const arrivals: { socket: Socket; accountId: unknown; token: unknown }[] = [];
  const announced: unknown[] = [];
  let tell: () => void = () => undefined;
  io.on('connection', (socket) => {
    socket.on('authenticate', (payload: { accountId: unknown }) => {
      arrivals.push({
        socket,
        accountId: payload.accountId,
        token: (socket.handshake.auth as { token: unknown }).token,
      });
      socket.emit('authenticated', payload);
      tell();
    });
    socket.on('clusterStatusUpdate', (payload) => {
      announced.push(payload);
      tell();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const lines: string[] = [];
  const connection = new LiveConnection({
    accountId: 'account-1',
    socket: socketOpener(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)('token-1'),
    revs: new Revs(1, () => 0),
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    clusterNames: {
      idOf: (name) => Promise.resolve(name === 'known' ? 'c-known' : null),
      forget: () => undefined,
    },
    reopenDelayMs: 5,
    outageMs: 600_000,
    ...options,
  });
  cleanup.push(
    () => io.close(),
    () => connection.close(),
  );
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise<void>((resolve) => (tell = resolve));
  };
  await until(() => arrivals.length === 1);
  const current = () => arrivals.at(-1)?.socket as Socket;
  return { connection, arrivals, announced, until, current, lines };
}

const all = ['clusterStatusUpdate', 'clusterStreamUpdate', 'addonStatusUpdate'] as const;
const active = { clusterId: 'c1', status: 'active', progress: 100, message: null };

describe('LiveConnection against a socket.io server', () => {
  it('authenticates with the account and the token of the session', async () => {
    const { arrivals } = await world();
    expect(arrivals).toMatchObject([{ accountId: 'account-1', token: 'token-1' }]);
  });

  it('passes wanted events to readers, each with a newer rev', async () => {
    const { connection, current } = await world();
    const reader = connection.read(
      { events: all, filter: (event) => event.event !== 'clusterStreamUpdate' },
      () => 0,
    );
    current().emit('clusterStreamUpdate', { clusterId: 'c1', progress: 1, message: 'no' });
    current().emit('appStatusUpdate', { clusterId: 'c1', appName: 'a', status: 'installed' });
    current().emit('clusterStatusUpdate', active);
    current().emit('addonStatusUpdate', {
      clusterId: 'c1',
      addonName: 'cilium',
      status: 'installing',
      progress: 5,
    });
    expect((await reader.next()).value).toMatchObject({
      event: 'clusterStatusUpdate',
      ...active,
      rev: '0.4.1',
    });
    expect((await reader.next()).value).toMatchObject({
      event: 'addonStatusUpdate',
      version: null,
      rev: '0.5.1',
    });
  });

  it('drops invalid events and continues', async () => {
    const { connection, current, lines } = await world();
    const reader = connection.read({ events: all }, () => 0);
    for (const junk of [null, 'text', {}, { status: 'active' }, { clusterId: 7, status: [] }]) {
      current().emit('clusterStatusUpdate', junk);
    }
    current().emit('clusterStatusUpdate', active);
    expect((await reader.next()).value).toMatchObject(active);
    expect(lines.filter((line) => line.includes('dropped'))).toHaveLength(5);
  });

  it('looks up a cluster by its name in order, and drops unknown names', async () => {
    const { connection, current } = await world();
    const reader = connection.read({ events: all }, () => 0);
    current().emit('clusterStatusUpdate', { name: 'unknown', status: 'creating' });
    current().emit('clusterStatusUpdate', { name: 'known', status: 'creating' });
    current().emit('clusterStatusUpdate', active);
    expect((await reader.next()).value).toMatchObject({ clusterId: 'c-known', status: 'creating' });
    expect((await reader.next()).value).toMatchObject({ clusterId: 'c1', status: 'active' });
  });

  it('authenticates again and sends a resync after the connection was lost', async () => {
    const { connection, current, arrivals, until } = await world();
    const reader = connection.read({ events: all }, () => 0);
    current().conn.close();
    await until(() => arrivals.length === 2);
    expect((await reader.next()).value).toMatchObject({ event: 'resync', reason: 'reconnected' });
    current().emit('clusterStatusUpdate', active);
    expect((await reader.next()).value).toMatchObject(active);
    expect(arrivals[1]?.accountId).toBe('account-1');
  });

  it('completes no event with those from before the connection was lost', async () => {
    const { connection, current, arrivals, until } = await world();
    const reader = connection.read({ events: all }, () => 0);
    current().emit('clusterStatusUpdate', { clusterId: 'c1', status: 'updating' });
    expect((await reader.next()).value).toMatchObject({ status: 'updating' });
    current().conn.close();
    await until(() => arrivals.length === 2);
    expect((await reader.next()).value).toMatchObject({ event: 'resync' });
    current().emit('clusterStreamUpdate', { clusterId: 'c1', progress: 10, message: 'Step' });
    expect((await reader.next()).value).toMatchObject({ event: 'clusterStreamUpdate', status: null });
    const record = { status: 'active', progress: null };
    expect(connection.overlay.apply('Cluster', 'c1', record, 0)).toMatchObject({
      status: 'active',
      progress: 10,
    });
  });

  it('reconnects after the server closed the connection', async () => {
    const { connection, current, arrivals, until } = await world();
    const reader = connection.read({ events: all }, () => 0);
    current().disconnect(true);
    await until(() => arrivals.length === 2);
    expect((await reader.next()).value).toMatchObject({ event: 'resync' });
  });

  it('sends events from before the connection only after authentication', async () => {
    const { connection, current, announced, arrivals, until } = await world();
    current().conn.close();
    await until(() => arrivals.length === 2);
    connection.emit('clusterStatusUpdate', { clusterId: 'c1', status: 'archived' });
    await until(() => announced.length === 1);
    expect(announced).toEqual([{ clusterId: 'c1', status: 'archived' }]);
  });

  it('replaces too many unread events by one resync', async () => {
    const { connection, current } = await world({ queueLimit: 10 });
    const slow = connection.read({ events: all }, () => 0);
    const watcher = connection.read({ events: ['addonStatusUpdate'] }, () => 0);
    for (let count = 0; count < 50; count += 1) {
      current().emit('clusterStatusUpdate', { clusterId: `c${count}`, status: 'creating' });
    }
    current().emit('addonStatusUpdate', { clusterId: 'c1', addonName: 'last', status: 'installed' });
    expect((await watcher.next()).value).toMatchObject({ addonName: 'last' });
    expect((await slow.next()).value).toMatchObject({ event: 'resync', reason: 'overflow' });
  });

  it('ends its readers when it closes', async () => {
    const { connection } = await world();
    const reader = connection.read({ events: all }, () => 0);
    const next = reader.next();
    connection.close();
    expect(await next).toMatchObject({ done: true });
    expect(connection.readers).toBe(0);
  });
});
