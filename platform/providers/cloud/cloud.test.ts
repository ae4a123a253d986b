import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '../../clock.ts';
import { Secret } from '../../crypto/secret.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openTestDatabase } from '../../testing.ts';
import { steppingClock } from '../testing/steppingClock.ts';
import { cloudContract, serverRequest } from './cloud.contract.ts';
import { openCloud } from './openCloud.ts';
import type { CloudContext } from './port.ts';
import type { HetznerCloud } from './hetzner/hetznerCloud.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
const opened: HetznerCloud[] = [];
afterAll(async () => {
  await Promise.all(opened.map((cloud) => cloud.close()));
  await database.close();
});

const log = { error: () => {} };

/** The client and an embedded cloud, on the shared database. */
async function open(clock: Clock = steppingClock()): Promise<HetznerCloud> {
  const cloud = await openCloud({
    db: database.db,
    clock,
    log,
    hetznerApiUrl: undefined,
    hetznerEnginePort: 0,
  });
  opened.push(cloud);
  return cloud;
}

/** A token of 64 characters with the given prefix, of a new project. */
let projects = 0;
const token = (start: string): string => `${start}${++projects}x`.padEnd(64, 'A');
const context = (start = 'rw'): CloudContext => ({ token: new Secret(token(start)) });

cloudContract('the Hetzner client with the embedded cloud', async () => ({
  cloud: await open(),
  token: token('one'),
  otherToken: token('two'),
  readonlyToken: token('readonly'),
  unknownToken: token('invalid'),
}));

describe('the embedded cloud, through the client', () => {
  const named = (cluster: string) =>
    serverRequest(`${cluster}-master1`, { labels: { cluster, role: 'master' } });

  it('is sold out for clusters whose name begins with soldout', async () => {
    const cloud = await open();
    await expect(cloud.createServer(context(), named('soldout-1'))).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'resource_unavailable',
      field: 'server_type',
    });
  });

  it('is sold out of cax21 in Nuremberg and no longer sells cpx11 in Helsinki', async () => {
    const cloud = await open();
    const arm = serverRequest('one', { type: 'cax21', location: 'nbg1' });
    await expect(cloud.createServer(context(), arm)).rejects.toMatchObject({ code: 'resource_unavailable' });
    const old = serverRequest('one', { type: 'cpx11', location: 'hel1' });
    await expect(cloud.createServer(context(), old)).rejects.toMatchObject({
      kind: 'invalid',
      field: 'server_type',
    });
  });

  it('sells the default type in the default location', async () => {
    const { server } = await (await open()).createServer(context(), serverRequest('one', { type: 'cpx11' }));
    expect(server.type).toBe('cpx11');
  });

  it('finds no hosts for clusters whose name begins with noplace', async () => {
    await expect((await open()).createServer(context(), named('noplace'))).rejects.toMatchObject({
      code: 'placement_error',
    });
  });

  it('accepts ten servers in a placement group and refuses the eleventh', async () => {
    const cloud = await open();
    const project = context();
    const group = await cloud.ensurePlacementGroup(project, { name: 'pool', labels: {} });
    const order = (n: number) =>
      cloud.createServer(project, serverRequest(`worker${n}`, { placementGroupId: group.id }));
    for (let n = 1; n <= 10; n += 1) await order(n);
    await expect(order(11)).rejects.toMatchObject({ code: 'placement_error' });
  });

  it('accepts two servers in a project whose token begins with quota', async () => {
    const cloud = await open();
    const project = context('quota');
    await cloud.createServer(project, serverRequest('one'));
    await cloud.createServer(project, serverRequest('two'));
    await expect(cloud.createServer(project, serverRequest('three'))).rejects.toMatchObject({
      kind: 'quota',
      code: 'resource_limit_exceeded',
    });
  });

  it('fails at the network, the servers or the load balancer according to the cluster’s name', async () => {
    const cloud = await open();
    const labels = (cluster: string) => ({ cluster, role: 'master' });
    const group = (cluster: string) =>
      cloud.ensurePlacementGroup(context(), { name: 'g', labels: labels(cluster) });
    await expect(group('fails-at-8')).rejects.toMatchObject({ kind: 'unavailable', code: 'server_error' });
    await expect(group('fails-at-40')).resolves.toMatchObject({ name: 'g' });
    for (const cluster of ['fails-at-15', 'fails-at-25']) {
      const project = context();
      const { actionIds } = await cloud.createServer(project, named(cluster));
      await expect(cloud.awaitActions(project, actionIds)).rejects.toMatchObject({ code: 'action_failed' });
    }
    const balancer = { type: 'lb11', location: 'fsn1', targets: {}, listenPort: 6443 };
    const targets = { cluster: 'fails-at-11' };
    await expect(
      cloud.ensureLoadBalancer(context(), { ...balancer, name: 'api', labels: targets, targets }),
    ).rejects.toMatchObject({ code: 'action_failed' });
  });

  it('continues with a server that was booting when the process ended', async () => {
    const clock = steppingClock();
    const project = context();
    const first = await open(clock);
    const { server, actionIds } = await first.createServer(project, serverRequest('one'));
    await first.close();
    const second = await open(clock);
    const again = await second.createServer(project, serverRequest('one'));
    expect(again.server.id).toBe(server.id);
    expect([...again.actionIds].sort()).toEqual([...actionIds].sort());
    await second.awaitActions(project, again.actionIds);
    await expect(second.getServer(project, server.id)).resolves.toMatchObject({ status: 'running' });
  });

  it('is shared by two processes on one database', async () => {
    const clock = steppingClock();
    const [here, there] = [await open(clock), await open(clock)];
    const project = context();
    const group = await here.ensurePlacementGroup(project, { name: 'shared', labels: {} });
    await expect(there.ensurePlacementGroup(project, { name: 'shared', labels: {} })).resolves.toEqual(group);
  });

  it('never gives two servers the same public or private address', async () => {
    const cloud = await open();
    const project = context();
    const net = { name: 'net', labels: {}, ipRange: '10.0.0.0/16', networkZone: 'eu-central' } as const;
    const { id: networkId } = await cloud.ensureNetwork(project, net);
    const orders = Array.from({ length: 60 }, (_, n) =>
      cloud.createServer(project, serverRequest(`worker${n}`, { networkId })),
    );
    const servers = (await Promise.all(orders)).map(({ server }) => server);
    expect(new Set(servers.map(({ publicIpv4 }) => publicIpv4)).size).toBe(60);
    expect(new Set(servers.map(({ privateIp }) => privateIp)).size).toBe(60);
  });

  it('reads all pages of a list', async () => {
    const cloud = await open();
    const project = context();
    for (let n = 0; n < 55; n += 1)
      await cloud.ensurePlacementGroup(project, { name: `g${n}`, labels: { cluster: 'many' } });
    await expect(cloud.sweep(project, { cluster: 'many' })).resolves.toHaveLength(55);
  });
});
