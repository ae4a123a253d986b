import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { answer, type TestOptions } from '../testing.ts';
import { fanoutWorld, type Client, type FanoutWorld, type People } from './testing.ts';

const JWT = (name: string) => `h.${name}.s`;
const [ann, ben, eve, joe] = ['ann', 'ben', 'eve', 'joe'].map(JWT) as [string, string, string, string];
const everyone = (): People => ({
  [ann]: { account: 'one', role: 'admin' },
  [ben]: { account: 'one', role: 'admin' },
  [joe]: { account: 'one', role: 'user' },
  [eve]: { account: 'two', role: 'admin' },
  kd_one: { account: 'one', role: 'admin' },
  kd_two: { account: 'one', role: 'admin' },
});

const worlds: FanoutWorld[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.stop();
});
async function start(options: TestOptions = {}, people = everyone()): Promise<FanoutWorld> {
  const world = await fanoutWorld(people, options);
  worlds.push(world);
  return world;
}

const CHANGED = 'subscription { changed { progress isResync reader } }';
const active = (progress: number) => ({ clusterId: 'c1', status: 'updating', progress });
const progressOf = (result: unknown) =>
  (result as { data?: { changed?: { progress: number | null } } }).data?.changed?.progress;
const seen = (client: Client) => client.results().map(progressOf);
const received = (client: Client) =>
  client.results().map((result) => (result as { data: { changed: unknown } }).data.changed);

/** Clients with the same subscription, started one after the other. */
async function watching(world: FanoutWorld, tokens: string[], query = CHANGED, more = {}): Promise<Client[]> {
  const clients: Client[] = [];
  for (const token of tokens) {
    const client = await world.connect(token);
    client.watch(query, more);
    clients.push(client);
    await eventually(async () => expect(await world.number('gateway_subscribers')).toBe(clients.length));
  }
  return clients;
}

describe('a subscription', () => {
  it('that cannot be compared with others leaves no channel open', async () => {
    const world = await start();
    const client = await world.connect(ann);
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    client.socket.send(
      `{"id":"1","type":"subscribe","payload":{"query":"${CHANGED}","variables":{"mark":${nested}}}}`,
    );
    await eventually(() => expect(client.frames.at(-1)).toMatchObject({ type: 'complete', id: '1' }));
    expect(client.results()).toMatchObject([{ errors: [{ extensions: { code: 'INTERNAL' } }] }]);
    expect([world.gateway.fanout.size, world.live.size]).toEqual([0, 0]);
  });
});

describe('an event', () => {
  it('is executed once for equal subscriptions, while each session keeps its channel', async () => {
    const world = await start();
    const clients = await watching(world, [ann, ann, ben, ben, ben]);
    expect([world.gateway.fanout.size, world.live.size]).toEqual([1, 2]);
    world.live.push('clusterStatusUpdate', active(7));
    await eventually(() => expect(clients.map(seen)).toEqual(clients.map(() => [7])));
    expect(await world.number('gateway_live_events_total')).toBe(1);
    expect(await world.number('gateway_live_deliveries_total')).toBe(5);
  });

  it('is executed separately for another account, role, key, text or other variables', async () => {
    const world = await start();
    const clients = await watching(world, [ann, joe, eve, 'kd_one', 'kd_two']);
    clients[0]?.watch(CHANGED.replace('changed', 'other: changed'), {}, '2');
    const [marked] = [await world.connect(ann)];
    marked?.watch('subscription ($m: String) { changed(mark: $m) { progress } }', { variables: { m: 'a' } });
    marked?.watch(
      'subscription ($m: String) { changed(mark: $m) { progress } }',
      { variables: { m: 'b' } },
      '2',
    );
    await eventually(() => expect(world.gateway.fanout.size).toBe(8));
    world.live.push('clusterStatusUpdate', active(1));
    await eventually(() =>
      expect(clients.map(received)).toEqual(
        [ann, joe, eve, 'kd_one', 'kd_two'].map((reader) => [{ progress: 1, isResync: false, reader }]),
      ),
    );
  });

  it('never reaches another account or role', async () => {
    const world = await start();
    const [first, second, low] = await watching(world, [ann, eve, joe]);
    world.live.pushTo(ann, 'clusterStatusUpdate', active(11));
    world.live.pushTo(eve, 'clusterStatusUpdate', active(22));
    world.live.pushTo(joe, 'clusterStatusUpdate', active(33));
    await eventually(() => expect([first, second, low].map((c) => c && seen(c))).toEqual([[11], [22], [33]]));
    expect(received(first as Client)).toEqual([{ progress: 11, isResync: false, reader: ann }]);
    expect(received(second as Client)).toEqual([{ progress: 22, isResync: false, reader: eve }]);
  });

  it('that fails has the request id of each subscriber and is counted by code', async () => {
    const world = await start({ upstream: { 'GET /api/secret': answer(500, {}) } });
    const clients = await watching(world, [ann, ben], 'subscription { changed { secret } }');
    world.live.push('clusterStatusUpdate', active(1));
    await eventually(() => expect(clients.every((client) => client.results().length === 1)).toBe(true));
    for (const client of clients) {
      expect(client.results()).toEqual([
        expect.objectContaining({
          errors: [
            expect.objectContaining({
              path: ['changed', 'secret'],
              extensions: expect.objectContaining({
                code: 'UPSTREAM_UNAVAILABLE',
                requestId: client.requestId,
              }) as object,
            }),
          ],
        }),
      ]);
    }
    expect(await world.number('gateway_errors_total')).toBe(2);
  });
});

describe('a later subscriber', () => {
  it('gets a resync exactly when an event came after its last response', async () => {
    const world = await start();
    const [first] = await watching(world, [ann]);
    const { revs } = world.gateway.services;
    const old = revs.format(revs.next());
    world.live.push('clusterStatusUpdate', active(5));
    await eventually(() => expect(seen(first as Client)).toEqual([5]));
    const late = await world.connect(ben);
    late.watch(CHANGED, { extensions: { since: old } });
    await eventually(() => expect(received(late)).toMatchObject([{ isResync: true }]));
    const fresh = await world.connect(ben);
    fresh.watch(CHANGED, { extensions: { since: revs.format(revs.next()) } });
    await eventually(async () => expect(await world.number('gateway_subscribers')).toBe(3));
    world.live.push('clusterStatusUpdate', active(6));
    await eventually(() => expect(received(fresh)).toMatchObject([{ progress: 6, isResync: false }]));
    expect(world.gateway.fanout.size).toBe(1);
  });
});

/** Waits until the server has ended the subscription, and subscribes again as clients do. */
async function subscribesAgain(world: FanoutWorld, client: Client, query = CHANGED): Promise<void> {
  await eventually(() => expect(client.frames.at(-1)?.type).toBe('complete'));
  client.watch(query, {}, '2');
  await eventually(async () => expect(await world.number('gateway_subscribers')).toBe(1));
}
const last = (client: Client) =>
  client
    .results('2')
    .map((result) => (result as { data: { changed: unknown } }).data.changed)
    .at(-1);

describe('when the session of the lead', () => {
  it('is revoked, its socket is closed with 4403 and the others subscribe again', async () => {
    const people = everyone();
    const world = await start({}, people);
    const [lead, other] = (await watching(world, [ann, ben])) as [Client, Client];
    delete people[ann];
    world.live.hangUp();
    expect(await lead.closed).toBe(4403);
    await subscribesAgain(world, other);
    world.live.reconnect();
    world.live.push('clusterStatusUpdate', active(9));
    await eventually(() => expect(last(other)).toMatchObject({ progress: 9, reader: ben }));
    expect(seen(lead)).toEqual([]);
  });

  it('ends during an execution, no other subscriber gets its error', async () => {
    const people = everyone();
    const upstream = {
      'GET /api/secret': ({ headers }: { headers: Record<string, string> }) =>
        headers['authorization'] === `Bearer ${ann}` ? answer(401, {}) : { data: 'fine' },
    };
    const world = await start({ upstream }, people);
    const query = 'subscription { changed { isResync secret } }';
    const [lead, other] = (await watching(world, [ann, ben], query)) as [Client, Client];
    world.live.push('clusterStatusUpdate', active(1));
    expect(await lead.closed).toBe(4403);
    await subscribesAgain(world, other, query);
    world.live.push('clusterStatusUpdate', active(2));
    await eventually(() => expect(last(other)).toEqual({ isResync: false, secret: 'fine' }));
    expect(other.results().some((result) => 'errors' in (result as object))).toBe(false);
  });

  it('has left, its token is no longer used and the others subscribe again', async () => {
    const world = await start();
    const [lead, other] = (await watching(world, [ann, ben])) as [Client, Client];
    lead.socket.close();
    await subscribesAgain(world, other);
    world.live.push('clusterStatusUpdate', active(4));
    await eventually(() => expect(last(other)).toMatchObject({ progress: 4, reader: ben }));
  });

  it('gets other rights, its sockets are closed so that clients reconnect', async () => {
    const people = everyone();
    const world = await start({}, people);
    const [lead, other] = (await watching(world, [ann, ben])) as [Client, Client];
    people[ann] = { account: 'one', role: 'user' };
    world.live.hangUp();
    expect(await lead.closed).toBe(4499);
    await subscribesAgain(world, other);
    const again = await world.connect(ann);
    again.watch(CHANGED);
    await eventually(() => expect(world.gateway.fanout.size).toBe(2));
  });

  it('ends, subscribers with an older response get a resync', async () => {
    const world = await start();
    const [lead, other] = (await watching(world, [ann, ben])) as [Client, Client];
    const { revs } = world.gateway.services;
    const since = revs.format(revs.next());
    world.live.push('clusterStatusUpdate', active(1));
    await eventually(() => expect(seen(other)).toEqual([1]));
    lead.socket.close();
    await eventually(() => expect(other.frames.at(-1)?.type).toBe('complete'));
    other.watch(CHANGED, { extensions: { since } }, '2');
    await eventually(() => expect(last(other)).toMatchObject({ isResync: true }));
  });
});

describe('the last subscriber', () => {
  it('ends the execution when it leaves', async () => {
    const world = await start();
    const [only] = await watching(world, [ann]);
    only?.send({ id: '1', type: 'complete' });
    await eventually(async () => {
      expect(world.gateway.fanout.size).toBe(0);
      expect(await world.number('gateway_subscribers')).toBe(0);
      expect(world.live.size).toBe(0);
    });
  });
});
