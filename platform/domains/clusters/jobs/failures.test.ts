import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { Secret } from '../../../crypto/secret.ts';
import { transaction } from '../../../db/database.ts';
import { setCountedUntil } from '../costs/costs.store.ts';
import { freshName, goodToken, startFleet, type Caller, type TestFleet } from '../fleet.testing.ts';

let fleet: TestFleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.platform.stop());

const context = { token: new Secret(goodToken) };
const serversOf = (name: string) =>
  fleet.platform.app.providers.cloud.listServers(context, { cluster: name });
const snapshotsOf = (name: string) =>
  fleet.platform.app.providers.cloud.listSnapshots(context, { cluster: name });
const order = (caller: Caller, id: string, action: 'archive' | 'unarchive') =>
  fleet.call(caller, 'PATCH', `/api/clusters/${id}/${action}`);
const remove = async (caller: Caller, id: string) => {
  await fleet.call(caller, 'DELETE', `/api/clusters/${id}`, {});
  await eventually(async () =>
    expect((await fleet.call(caller, 'GET', `/api/clusters/${id}`)).status).toBe(404),
  );
};

describe('two clusters of one name in one Hetzner project', () => {
  it('are refused, and deleting the second leaves everything of the first', async () => {
    const { cloud } = fleet.platform.app.providers;
    const [one, two] = [await fleet.owner(), await fleet.owner()];
    const name = freshName();
    const pool = { name: 'default', instance_type: 'cx23', location: 'fsn1', instance_count: 1 };
    const scaling = { autoscaling_enabled: true, autoscaling_min_instances: 1, autoscaling_max_instances: 2 };
    const form = { name, worker_node_pools: [{ ...pool, ...scaling }] };
    const first = await fleet.active(one, form);
    const servers = await serversOf(name);
    const second = await fleet.create(two, form);
    expect((await fleet.until(two, second.id, 'failed')).message).toMatch(/Another cluster with this name/);

    const swept = vi.spyOn(cloud, 'sweep');
    await remove(two, second.id);
    expect(swept).toHaveBeenCalled();
    for (const { value } of swept.mock.settledResults) expect(value).toEqual([]);
    swept.mockRestore();
    expect(await serversOf(name)).toEqual(servers);
    await remove(one, first.id);
    expect(await serversOf(name)).toEqual([]);
  });

  it('are refused while the other one is archived', async () => {
    const [one, two] = [await fleet.owner(), await fleet.owner()];
    const { id, name } = await fleet.active(one);
    await order(one, id, 'archive');
    await fleet.until(one, id, 'archived');
    const second = await fleet.create(two, { name });
    expect((await fleet.until(two, second.id, 'failed')).message).toMatch(/Another cluster with this name/);
    await remove(two, second.id);
    expect(await snapshotsOf(name)).toHaveLength(2);
  });

  it('from before this was refused lose only what is their own', async () => {
    const { cloud } = fleet.platform.app.providers;
    const caller = await fleet.owner();
    const { id, name } = await fleet.active(caller);
    const labels = { cluster: name, 'cluster-id': 'another' };
    const group = { name: 'older', labels: { cluster: name } };
    await cloud.ensurePlacementGroup(context, group);
    await cloud.createServer(context, {
      ...{ name: `${name}-other`, labels, type: 'cx23', location: 'fsn1', image: 'ubuntu-24.04' },
      ...{ userData: '', sshKeyIds: [], publicIpv4: true, publicIpv6: true },
    });
    await remove(caller, id);
    expect((await serversOf(name)).map((server) => server.name)).toEqual([`${name}-other`]);
    expect(await cloud.sweep(context, { cluster: name })).toEqual([
      { kind: 'server', name: `${name}-other` },
      { kind: 'placementGroup', name: 'older' },
    ]);
  });
});

describe('archiving again after a failure', () => {
  it('takes new snapshots of the servers that are left, and keeps those of deleted ones', async () => {
    const { cloud } = fleet.platform.app.providers;
    const caller = await fleet.owner();
    const { id, name } = await fleet.active(caller);
    const real = cloud.deleteServer;
    let isFirst = true;
    const failing = vi.spyOn(cloud, 'deleteServer').mockImplementation(async (...args) => {
      if (!isFirst) throw new Error('refused by the cloud');
      isFirst = false;
      return real(...args);
    });
    await order(caller, id, 'archive');
    await fleet.until(caller, id, 'inactive');
    failing.mockRestore();
    const [left] = await serversOf(name);
    const before = await snapshotsOf(name);
    expect(before).toHaveLength(2);

    await order(caller, id, 'archive');
    await fleet.until(caller, id, 'archived');
    const after = await snapshotsOf(name);
    expect(after.map((one) => one.name)).toEqual(before.map((one) => one.name));
    const kept = after.filter((one) => before.some(({ id: known }) => known === one.id));
    expect(kept.map((one) => one.name)).toEqual(
      before.map((one) => one.name).filter((one) => one !== left?.name),
    );
  });
});

describe('a failed unarchiving', () => {
  const failUnarchiving = async (caller: Caller) => {
    const { id, name } = await fleet.active(caller, { master_ha: true });
    await order(caller, id, 'archive');
    await fleet.until(caller, id, 'archived');
    const { bootstrap } = fleet.platform.app.providers;
    vi.spyOn(bootstrap, 'waitNodesReady').mockRejectedValueOnce(new Error('The nodes are lost.'));
    return { id, name };
  };

  it('counts the hours of the servers and deletes them, so that it can be repeated', async () => {
    const { services, core, providers } = fleet.platform.app;
    const caller = await fleet.owner();
    const { id, name } = await failUnarchiving(caller);
    await transaction(core.db, (tx) => setCountedUntil(tx, id, new Date(Date.now() - 60_000)));
    const hours = async () =>
      (await services.costs.ofMonth(caller.actor.accountId)).clusters[0]?.controlPlaneHours ?? 0;
    const before = await hours();
    await order(caller, id, 'unarchive');
    const failed = await fleet.until(caller, id, 'archived');
    expect(failed).toMatchObject({ message: 'The nodes are lost.', apiEndpoint: null });
    expect(await serversOf(name)).toEqual([]);
    expect(await snapshotsOf(name)).toHaveLength(4);
    const balancers = { cluster: name, part: 'api-load-balancer' };
    expect(await providers.cloud.sweep(context, balancers)).toEqual([]);
    expect((await hours()) - before).toBe(3);

    await order(caller, id, 'unarchive');
    await fleet.until(caller, id, 'active');
    expect(await serversOf(name)).toHaveLength(4);
  });

  it('keeps the servers and names them when a snapshot is gone', async () => {
    const { cloud } = fleet.platform.app.providers;
    const caller = await fleet.owner();
    const { id, name } = await failUnarchiving(caller);
    const real = cloud.listSnapshots;
    const listing = vi.spyOn(cloud, 'listSnapshots').mockImplementation(async (...args) => {
      const found = await real(...args);
      return (await serversOf(name)).length > 0 ? found.slice(1) : found;
    });
    await order(caller, id, 'unarchive');
    const { message } = await fleet.until(caller, id, 'archived');
    listing.mockRestore();
    const servers = await serversOf(name);
    expect(servers).toHaveLength(4);
    const names = servers.map((one) => one.name).join(', ');
    expect(message).toBe(
      `The nodes are lost. These servers may still run in your Hetzner project: ${names}. Unarchive again to use them.`,
    );
  });
});
