import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { fanoutWorld, type Client, type FanoutWorld } from './testing.ts';

const token = 'h.ann.s';
const BUFFER = 256 * 1024;
const BLOB = 'x'.repeat(512 * 1024);
const EVENTS = 60;

const worlds: FanoutWorld[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.stop();
});
async function start(limits: { stallMs: number; queueLimit: number }): Promise<FanoutWorld> {
  const world = await fanoutWorld({ [token]: { account: 'one', role: 'admin' } }, { limits });
  worlds.push(world);
  return world;
}

const HEAVY = 'subscription { changed { progress isResync message } }';
const LIGHT = 'subscription { progress }';
const subscribers = (world: FanoutWorld, count: number) =>
  eventually(async () => expect(await world.number('gateway_subscribers')).toBe(count));

/** Bytes that wait in the gateway's sockets. */
function watchBuffers(world: FanoutWorld): { highest: () => number } {
  let highest = 0;
  const { fanout } = world.gateway;
  const original = fanout.outlet.bind(fanout);
  fanout.outlet = (socket) => {
    const { send } = socket;
    socket.send = ((...args: Parameters<typeof send>) => {
      send.apply(socket, args);
      highest = Math.max(highest, socket.bufferedAmount);
    }) as typeof send;
    return original(socket);
  };
  return { highest: () => highest };
}

/** A client that stops reading once it has subscribed, after `others`. */
async function stalled(world: FanoutWorld, others: number): Promise<Client> {
  const client = await world.connect(token);
  client.watch(HEAVY);
  await subscribers(world, others + 1);
  client.socket.pause();
  return client;
}

describe('a client that stops reading', () => {
  it('is terminated with bounded memory, and a thousand others miss nothing', async () => {
    const world = await start({ stallMs: 50, queueLimit: 4 });
    const buffers = watchBuffers(world);
    const others: Client[] = [];
    // In groups, because a connection must begin within seconds.
    while (others.length < 1000)
      others.push(...(await Promise.all(Array.from({ length: 50 }, () => world.connect(token)))));
    for (const other of others) other.watch(LIGHT);
    await subscribers(world, 1000);
    const slow = await stalled(world, 1000);
    for (let event = 1; event <= EVENTS; event += 1) {
      // Of different clusters, so that no event replaces another.
      const item = { clusterId: `c${event}`, status: 'updating', progress: event, message: BLOB };
      world.live.push('clusterStatusUpdate', item);
      await eventually(() => expect(others[0]?.results()).toHaveLength(event));
    }
    const all = Array.from({ length: EVENTS }, (_, index) => ({ data: { progress: index + 1 } }));
    await eventually(() => expect(others.every((other) => other.results().length === EVENTS)).toBe(true));
    expect(others.every((other) => JSON.stringify(other.results()) === JSON.stringify(all))).toBe(true);
    await subscribers(world, 1000);
    expect(await world.number('gateway_slow_sockets_total')).toBe(1);
    expect(buffers.highest()).toBeLessThan(BUFFER + BLOB.length + 1024);
    slow.socket.resume();
    expect(await slow.closed).toBe(1006);
  });

  it('and continues gets a resync in place of what it missed', async () => {
    const world = await start({ stallMs: 60_000, queueLimit: 4 });
    const slow = await stalled(world, 0);
    for (let event = 1; event <= EVENTS; event += 1) {
      const item = { clusterId: `c${event}`, status: 'updating', progress: event, message: BLOB };
      world.live.push('clusterStatusUpdate', item);
      await eventually(async () => expect(await world.number('gateway_live_events_total')).toBe(event));
    }
    expect(await world.number('gateway_live_overflows_total')).toBeGreaterThan(0);
    slow.socket.resume();
    const received = () =>
      slow.results().map((result) => (result as { data: { changed: object } }).data.changed);
    await eventually(() => expect(received().at(-1)).toMatchObject({ isResync: true }));
    world.live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'active', progress: 100 });
    await eventually(() => expect(received().at(-1)).toMatchObject({ isResync: false, progress: 100 }));
    expect(received().length).toBeLessThan(EVENTS);
    expect(await world.number('gateway_slow_sockets_total')).toBe(0);
  });
});
