import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreviewJson } from './clusters.preview.ts';
import type { ClusterJson } from './clusters.wire.ts';
import { clusterForm, freshName, startFleet, type TestFleet } from './fleet.testing.ts';

let fleet: TestFleet;
beforeAll(async () => {
  fleet = await startFleet();
  // It would replace the volumes and servers that the tests say it has seen.
  await fleet.platform.app.services.observer.stop();
});
afterAll(() => fleet.platform.stop());

type Preview = { data: PreviewJson };
type Sums = { data: { clusters: { id: string; monthly_price: number }[] } };

const linesOf = ({ cost_lines }: ClusterJson) =>
  Object.fromEntries(cost_lines.map(({ kind, count, monthly_price }) => [kind, [count, monthly_price]]));

describe('the price of a cluster', () => {
  it('is the same sum of all billed parts wherever it is shown', async () => {
    const caller = await fleet.owner();
    const form = clusterForm({ name: freshName(), master_ha: true });
    const planned = await fleet.call<Preview>(caller, 'POST', '/api/clusters', { ...form, dry_run: true });
    const { id } = await fleet.create(caller, form);
    await fleet.until(caller, id, 'active');
    const one = async () =>
      (await fleet.call<{ data: [ClusterJson] }>(caller, 'GET', `/api/clusters/${id}`)).body.data[0];
    // Three control plane servers and one worker of EUR 2.99, an address of EUR 0.50 each, and a load balancer.
    expect(linesOf(await one())).toEqual({
      servers: [4, 11.96],
      ipv4_addresses: [4, 2],
      load_balancers: [1, 5.39],
    });
    expect((await one()).monthly_price).toBe(19.35);
    expect(planned.body.data.dry_run.monthly_price_after).toBe(19.35);

    const { services } = fleet.platform.app;
    await services.clusters.noteAttachments(id, {
      volumes: [{ name: 'pvc-1', claim: 'shop/data', sizeGb: 10 }],
      loadBalancers: [{ service: 'traefik/traefik', type: 'lb11' }],
      poolNodes: [],
    });
    const whole = await one();
    expect(linesOf(whole)).toMatchObject({ load_balancers: [2, 10.78], volumes: [1, 0.44] });
    expect(whole).toMatchObject({ monthly_price: 25.18, infrastructure_price: 19.35 });

    const { accountId } = caller.actor;
    expect((await services.clusters.usage(accountId)).monthlyEstimate).toBe(25.18);
    const list = await fleet.call<{ data: { data: ClusterJson[] } }>(caller, 'GET', '/api/clusters');
    expect(list.body.data.data).toMatchObject([{ id, monthly_price: 25.18 }]);
    await services.costs.countAll();
    const costs = await fleet.call<Sums>(caller, 'GET', '/api/account/costs');
    expect(costs.body.data.clusters).toMatchObject([{ id, monthly_price: 25.18 }]);

    const pools = whole.worker_node_pools.map(({ instance_count, ...pool }) => ({
      ...pool,
      desired_count: instance_count + 1,
    }));
    const url = `/api/clusters/${id}`;
    const grown = { node_pools: pools, dry_run: true };
    expect(
      (await fleet.call<Preview>(caller, 'PUT', `${url}/nodepools`, grown)).body.data.dry_run,
    ).toMatchObject({
      monthly_price_before: 25.18,
      monthly_price_after: 28.67,
    });
    const archived = await fleet.call<Preview>(caller, 'PATCH', `${url}/archive`, { dry_run: true });
    expect(archived.body.data.dry_run).toMatchObject({
      monthly_price_before: 25.18,
      // The volume and the load balancer of the workload stay.
      monthly_price_after: 5.83,
    });
  });

  it('contains the servers that the autoscaler of the cluster has ordered itself', async () => {
    const caller = await fleet.owner();
    const cluster = await fleet.active(caller);
    const { id, name } = cluster;
    const { services } = fleet.platform.app;
    const seen = (names: string[]) => ({
      volumes: [],
      loadBalancers: [],
      poolNodes: names.map((one) => ({ name: one, pool: 'default' })),
    });
    const one = async () =>
      (await fleet.call<{ data: [ClusterJson] }>(caller, 'GET', `/api/clusters/${id}`)).body.data[0];
    // The first one is a server of the platform, and the last one belongs to another cluster.
    const own = `${name}--default-5577006791947779410`;
    await services.clusters.noteAttachments(
      id,
      seen([`${name}-pool-default-worker1`, own, `${name}x--default-1`]),
    );
    const grown = await one();
    expect(linesOf(grown)).toEqual({ servers: [3, 8.97], ipv4_addresses: [3, 1.5] });
    expect(grown.infrastructure_price - cluster.infrastructure_price).toBeCloseTo(3.49);
    expect(await services.clusters.usage(caller.actor.accountId)).toMatchObject({
      nodes: 3,
      monthlyEstimate: 10.47,
    });
    const { clusters } = await services.costs.ofMonth(caller.actor.accountId);
    expect(clusters[0]).toMatchObject({ monthlyPrice: 10.47, workerHours: new Map([['cx23', 2]]) });
    const archived = await fleet.call<Preview>(caller, 'PATCH', `/api/clusters/${id}/archive`, {
      dry_run: true,
    });
    expect(archived.body.data.dry_run).toMatchObject({ monthly_price_before: 10.47, monthly_price_after: 0 });

    await services.clusters.noteAttachments(id, seen([]));
    expect(await one()).toMatchObject({ infrastructure_price: cluster.infrastructure_price });
  });

  it('of a failed creation counts only the servers that were built', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.create(caller, { name: 'fails-at-40' });
    const failed = await fleet.until(caller, id, 'failed');
    // It failed after the control plane server and before the worker.
    const servers = [{ role: 'control_plane', instance_type: 'cx23', location: 'fsn1', count: 1 }];
    expect(failed).toMatchObject({ servers, monthly_price: 3.49 });
    expect(await fleet.platform.app.services.clusters.usage(caller.actor.accountId)).toMatchObject({
      nodes: 1,
      cpu: 2,
      monthlyEstimate: 3.49,
    });
  });
});
