import { afterAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { Secret } from '../../../crypto/secret.ts';
import { makeSnapshot, openMemory } from '../../../db/pglite.ts';
import { steppingClock } from '../../testing/steppingClock.ts';
import { cloudContract, serverRequest } from '../cloud.contract.ts';
import { createMemoryCloudStore } from '../cloudStore.ts';
import { createDatabaseCloudStore } from '../databaseCloudStore.ts';
import type { CloudContext } from '../port.ts';
import { createEmbeddedCloud } from './embeddedCloud.ts';

/** A token of 64 characters with the given beginning. */
const token = (start: string): string => start.padEnd(64, 'A');
const context = (start = 'rw'): CloudContext => ({ token: new Secret(token(start)) });
const tokens = {
  token: token('one'),
  otherToken: token('two'),
  readonlyToken: token('readonly'),
  unknownToken: token('invalid'),
};
const embedded = () => createEmbeddedCloud({ store: createMemoryCloudStore(), clock: steppingClock() });

cloudContract('the embedded cloud in memory', async () => ({ cloud: embedded(), ...tokens }));

const opened = makeSnapshot().then(openMemory);
afterAll(async () => (await opened).close());
let project = 0;
cloudContract('the embedded cloud in the database', async () => {
  const { db } = await opened;
  project += 1;
  const cloud = createEmbeddedCloud({ store: createDatabaseCloudStore(db), clock: steppingClock() });
  return { cloud, ...tokens, token: token(`one${project}`), otherToken: token(`two${project}`) };
});

describe('the embedded cloud', () => {
  const named = (cluster: string) =>
    serverRequest(`${cluster}-master1`, { labels: { cluster, role: 'master' } });

  it('is sold out for clusters whose name begins with soldout', async () => {
    await expect(embedded().createServer(context(), named('soldout-1'))).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'resource_unavailable',
    });
  });

  it('is sold out of cax21 in Nuremberg and has no cpx11 left in Helsinki', async () => {
    const arm = serverRequest('one', { type: 'cax21', location: 'nbg1' });
    await expect(embedded().createServer(context(), arm)).rejects.toMatchObject({
      code: 'resource_unavailable',
    });
    const old = serverRequest('one', { type: 'cpx11', location: 'hel1' });
    await expect(embedded().createServer(context(), old)).rejects.toMatchObject({
      kind: 'invalid',
      field: 'server_type',
    });
  });

  it('still builds the default type in the default location', async () => {
    const { server } = await embedded().createServer(context(), serverRequest('one', { type: 'cpx11' }));
    expect(server.type).toBe('cpx11');
  });

  it('finds no hosts for clusters whose name begins with noplace', async () => {
    await expect(embedded().createServer(context(), named('noplace'))).rejects.toMatchObject({
      code: 'placement_error',
    });
  });

  it('holds ten servers in a placement group and refuses the eleventh', async () => {
    const cloud = embedded();
    const group = await cloud.ensurePlacementGroup(context(), { name: 'pool', labels: {} });
    const order = (n: number) =>
      cloud.createServer(context(), serverRequest(`worker${n}`, { placementGroupId: group.id }));
    for (let n = 1; n <= 10; n += 1) await order(n);
    await expect(order(11)).rejects.toMatchObject({ code: 'placement_error' });
  });

  it('holds two servers in a project whose token begins with quota', async () => {
    const cloud = embedded();
    await cloud.createServer(context('quota'), serverRequest('one'));
    await cloud.createServer(context('quota'), serverRequest('two'));
    await expect(cloud.createServer(context('quota'), serverRequest('three'))).rejects.toMatchObject({
      kind: 'quota',
      code: 'resource_limit_exceeded',
    });
  });

  it('limits the calls of a token that begins with limited, and says when to come back', async () => {
    const clock = manualClock();
    const cloud = createEmbeddedCloud({ store: createMemoryCloudStore(), clock });
    for (let n = 0; n < 5; n += 1) await cloud.listServers(context('limited'), {});
    const refused = cloud.listServers(context('limited'), {});
    await expect(refused).rejects.toMatchObject({
      code: 'rate_limit_exceeded',
      retryAfter: 1,
      isTransient: true,
    });
    clock.advance(1_000);
    await expect(cloud.listServers(context('limited'), {})).resolves.toEqual([]);
  });

  it('fails at the network, the servers or the firewall as the name of the cluster says', async () => {
    const cloud = embedded();
    const labels = (cluster: string) => ({ cluster, role: 'master' });
    const group = (cluster: string) =>
      cloud.ensurePlacementGroup(context(), { name: 'g', labels: labels(cluster) });
    await expect(group('fails-at-8')).rejects.toMatchObject({ kind: 'unavailable', code: 'server_error' });
    await expect(group('fails-at-40')).resolves.toMatchObject({ name: 'g' });
    const { actionId } = await cloud.createServer(context(), named('fails-at-20'));
    await expect(cloud.awaitActions(context(), [actionId ?? ''])).rejects.toMatchObject({
      code: 'action_failed',
    });
  });

  it('goes on with a server that was booting when the process ended', async () => {
    const clock = manualClock();
    const store = createMemoryCloudStore();
    const { server } = await bootStarted(store, clock);
    clock.advance(60_000);
    const restarted = createEmbeddedCloud({ store, clock });
    await expect(restarted.getServer(context(), server.id)).resolves.toMatchObject({ status: 'running' });
  });

  it('never gives two servers the same public or private address', async () => {
    const cloud = embedded();
    const net = { name: 'net', labels: {}, ipRange: '10.0.0.0/16', networkZone: 'eu-central' } as const;
    const { id: networkId } = await cloud.ensureNetwork(context(), net);
    const orders = Array.from({ length: 60 }, (_, n) =>
      cloud.createServer(context(), serverRequest(`worker${n}`, { networkId })),
    );
    const servers = (await Promise.all(orders)).map(({ server }) => server);
    expect(new Set(servers.map(({ publicIpv4 }) => publicIpv4)).size).toBe(60);
    expect(new Set(servers.map(({ privateIp }) => privateIp)).size).toBe(60);
  });
});

/** A server ordered on a clock that is moved by hand. */
async function bootStarted(
  store: ReturnType<typeof createMemoryCloudStore>,
  clock: ReturnType<typeof manualClock>,
) {
  const ordered = createEmbeddedCloud({ store, clock }).createServer(context(), serverRequest('one'));
  // The order itself takes a moment of simulated time: wake it until it answers.
  let result: Awaited<typeof ordered> | undefined;
  void ordered.then((value) => (result = value));
  while (!result) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(1_000);
  }
  expect(result.server.status).toBe('initializing');
  return result;
}
