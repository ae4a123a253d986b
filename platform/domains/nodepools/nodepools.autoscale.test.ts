import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { transaction } from '../../db/database.ts';
import { untilJobsAreDone } from '../../jobs/jobs.testing.ts';
import { english } from '../../messages/messages.ts';
import { startFleet, type Caller, type TestFleet } from '../clusters/fleet.testing.ts';
import { clusterJobKey } from '../clusters/jobs/kinds.ts';
import type { ClusterJson } from '../clusters/clusters.wire.ts';
import { autoscalePoolJob } from './nodepools.kinds.ts';
import type { NodePoolStateJson } from './nodepools.wire.ts';

let fleet: TestFleet;
let caller: Caller;
beforeAll(async () => {
  fleet = await startFleet();
});
beforeEach(async () => {
  caller = await fleet.owner();
});
afterAll(() => fleet.platform.stop());

const basics = { name: 'default', instance_type: 'cx23', location: 'fsn1' };
const scaling = { autoscaling_enabled: true, autoscaling_min_instances: 1, autoscaling_max_instances: 3 };
const web = { ...basics, ...scaling, name: 'web', instance_type: 'cx33' };

async function poolsOf({ id }: Pick<ClusterJson, 'id'>): Promise<NodePoolStateJson[]> {
  const path = `/api/clusters/${id}/nodepools`;
  return (await fleet.call<{ data: NodePoolStateJson[] }>(caller, 'GET', path)).body.data;
}

async function sizeOf(cluster: Pick<ClusterJson, 'id'>) {
  const pool = (await poolsOf(cluster)).find(({ name }) => name === 'web');
  return { counted: pool?.instance_count, servers: pool?.actual_count };
}

const priceOf = async ({ id }: Pick<ClusterJson, 'id'>): Promise<number> =>
  (await fleet.platform.app.services.clusters.find(caller.actor.accountId, id)).monthlyPrice;

describe('the cluster autoscaler', () => {
  it('grows a pool for pods without room, and shrinks it when they are gone', async () => {
    const cluster = await fleet.active(caller, { worker_node_pools: [web] });
    const { clusters } = fleet.platform.app.services;
    const client = await fleet.platform.app.providers.kubernetesClients.of(cluster.id);
    const size = async () => (await sizeOf(cluster)).servers;
    const price = () => priceOf(cluster);
    const before = await price();
    const container = { name: 'web', image: 'nginx:1.27', resources: { requests: { cpu: '3' } } };
    await client.apply('deployments.apps', {
      metadata: { name: 'web', namespace: 'default' },
      spec: {
        replicas: 2,
        selector: { matchLabels: { app: 'web' } },
        template: { metadata: { labels: { app: 'web' } }, spec: { containers: [container] } },
      },
    });
    await eventually(async () => {
      const deployment = await client.get('deployments.apps', { name: 'web', namespace: 'default' });
      expect(deployment.status?.readyReplicas).toBe(2);
    });
    expect(await size()).toBe(2);
    await eventually(async () => expect(await price()).toBeGreaterThan(before));
    const timeline = await clusters.events(caller.actor, cluster.id);
    expect(timeline.map(({ message }) => english(message))).toContain(
      'Autoscaling changed web from 1 to 2 nodes',
    );
    await client.delete('deployments.apps', { name: 'web', namespace: 'default' });
    await eventually(async () => expect(await size()).toBe(1));
    await eventually(async () => expect(await price()).toBe(before));
    expect((await client.list('nodes')).length).toBeGreaterThanOrEqual(2);
  });
});

describe('an order of the cluster autoscaler', () => {
  /** A new cluster with an autoscaling pool, as it was created; its autoscaler orders nothing itself. */
  async function quietCluster(bounds: object = {}): Promise<ClusterJson> {
    const worker_node_pools = [
      { ...basics, instance_count: 1 },
      { ...web, ...bounds },
    ];
    const cluster = await fleet.create(caller, { worker_node_pools });
    await fleet.until(caller, cluster.id, 'active');
    const client = await fleet.platform.app.providers.kubernetesClients.of(cluster.id);
    await client.delete('helmcharts.helm.cattle.io', {
      name: 'cluster-autoscaler',
      namespace: 'kube-system',
    });
    await untilJobsAreDone(fleet.platform.db, autoscalePoolJob.name);
    return cluster;
  }

  async function scale({ id }: ClusterJson, size: number, drop: string[] = []): Promise<void> {
    const order = { clusterId: id, pool: 'web', size, drop };
    const { db, jobs } = fleet.platform.app.core;
    await transaction(db, (tx) => jobs.enqueue(tx, autoscalePoolJob, order, { key: clusterJobKey(id) }));
    await untilJobsAreDone(db, autoscalePoolJob.name);
  }

  const worker = ({ name }: ClusterJson, number: number): string => `${name}-pool-web-worker${number}`;
  const put = async ({ id }: ClusterJson, node_pools: object[]): Promise<void> => {
    const { status } = await fleet.call(caller, 'PUT', `/api/clusters/${id}/nodepools`, { node_pools });
    expect(status).toBe(200);
  };

  it('is counted when an update of the settings is ordered before the new server has joined', async () => {
    const cluster = await quietCluster();
    const { bootstrap } = fleet.platform.app.providers;
    const join = bootstrap.joinWorker;
    const ordered: number[] = [];
    const joining = vi.spyOn(bootstrap, 'joinWorker').mockImplementationOnce(async (...work) => {
      const path = `/api/clusters/${cluster.id}`;
      await fleet.call(caller, 'PUT', path, { ssh_allowed_networks: ['192.0.2.1'] });
      ordered.push((await fleet.call(caller, 'POST', `${path}/update`)).status);
      await join(...work);
    });
    await scale(cluster, 2);
    joining.mockRestore();
    expect(ordered).toEqual([200]);
    expect((await fleet.until(caller, cluster.id, 'active')).ssh_allowed_networks).toContain('192.0.2.1/32');
    expect(await sizeOf(cluster)).toEqual({ counted: 2, servers: 2 });
  });

  it('is counted when the new server does not join', async () => {
    const cluster = await quietCluster();
    const { bootstrap } = fleet.platform.app.providers;
    const joining = vi.spyOn(bootstrap, 'joinWorker').mockRejectedValueOnce(new Error('no connection'));
    await scale(cluster, 2);
    joining.mockRestore();
    expect(await sizeOf(cluster)).toEqual({ counted: 2, servers: 2 });
    const timeline = await fleet.platform.app.services.clusters.events(caller.actor, cluster.id);
    expect(timeline.at(-1)?.kind).toBe('failed');
  });

  it('is counted when it is repeated and nothing is left to do', async () => {
    const cluster = await quietCluster();
    const { services, core } = fleet.platform.app;
    const before = await priceOf(cluster);
    await scale(cluster, 2);
    const id = (await poolsOf(cluster)).find(({ name }) => name === 'web')?.id ?? '';
    const grown = await priceOf(cluster);
    expect(grown).toBeGreaterThan(before);
    await transaction(core.db, (tx) => services.nodepools.resize(tx, id, 1, core.clock.now()));
    await scale(cluster, 2);
    expect(await sizeOf(cluster)).toEqual({ counted: 2, servers: 2 });
    expect(await priceOf(cluster)).toBe(grown);
  });

  it('leaves the price of a new cluster of that size, whatever was edited in between', async () => {
    const cluster = await quietCluster();
    await scale(cluster, 3);
    const grown = await priceOf(cluster);
    const [first, scaled] = await poolsOf(cluster);
    await put(cluster, [
      { ...first, desired_count: 2 },
      { ...scaled, desired_count: 1 },
    ]);
    expect(await sizeOf(cluster)).toEqual({ counted: 3, servers: 3 });
    expect(await priceOf(cluster)).toBeCloseTo(grown + 3.49, 2);
    await put(cluster, [{ ...first, desired_count: 1 }, { ...scaled }]);
    expect(await priceOf(cluster)).toBe(grown);
    await fleet.call(caller, 'POST', `/api/clusters/${cluster.id}/sync-node-pools`, {});
    await fleet.until(caller, cluster.id, 'active');
    await scale(cluster, 1, [worker(cluster, 3), worker(cluster, 2)]);
    expect(await sizeOf(cluster)).toEqual({ counted: 1, servers: 1 });
    expect(await priceOf(cluster)).toBe(cluster.monthly_price);
  });

  it('leaves the price without the pool when it shrinks to nothing', async () => {
    const cluster = await quietCluster({ autoscaling_min_instances: 0 });
    await scale(cluster, 0, [worker(cluster, 1)]);
    expect(await sizeOf(cluster)).toEqual({ counted: 0, servers: 0 });
    // The form's price contains only the minimum.
    expect(await priceOf(cluster)).toBe(cluster.monthly_price);
  });
});
