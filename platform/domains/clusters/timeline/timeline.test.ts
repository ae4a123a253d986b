import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { Secret } from '../../../crypto/secret.ts';
import { startFleet, type Caller, type OneCluster, type Refusal, type TestFleet } from '../fleet.testing.ts';

interface Entry {
  position: number;
  kind: string;
  status: string;
  message: string;
  actor_name: string | null;
  created_at: string;
  ended_at: string | null;
}
interface Page {
  data: { entries: Entry[]; total: number };
}

let fleet: TestFleet;
let owner: Caller;
beforeAll(async () => {
  fleet = await startFleet();
  owner = await fleet.owner();
});
afterAll(() => fleet.platform.stop());

const read = async (id: string, query = '', as = owner) =>
  (await fleet.call<Page>(as, 'GET', `/api/clusters/${id}/timeline${query}`)).body.data;
const retry = (id: string, as = owner) =>
  fleet.call<OneCluster & Refusal>(as, 'POST', `/api/clusters/${id}/retry`, {});

describe('the timeline of a cluster', () => {
  it('lists every step, its actor and duration', async () => {
    const { id } = await fleet.active(owner);
    const { entries, total } = await read(id, '?limit=101');
    expect(entries).toHaveLength(total);
    expect(entries[0]).toMatchObject({ kind: 'status', message: 'Cluster is active', ended_at: null });
    expect(entries.at(-1)).toMatchObject({ kind: 'created', message: 'Creation requested' });
    expect(entries.at(-1)?.actor_name).not.toBeNull();
    const steps = entries.filter(({ kind }) => kind === 'step');
    expect(steps.length).toBeGreaterThan(8);
    for (const { created_at, ended_at } of steps) expect(ended_at && ended_at >= created_at).toBe(true);
  });

  it('lists actions on what is in the cluster, which do not end its steps', async () => {
    const { id, name } = await fleet.create(owner);
    const { core, services } = fleet.platform.app;
    await services.audit.record(core.db, owner.actor, {
      action: 'addon.install',
      target: { type: 'cluster', id, name },
      clusterId: id,
      after: { addon: 'Traefik', version: '37.1.2' },
    });
    await fleet.until(owner, id, 'active');
    const { entries } = await read(id, '?limit=101');
    expect(entries.filter(({ kind }) => kind === 'action')).toMatchObject([
      {
        action: { action: 'addon.install', target: name, addon: 'Traefik', version: '37.1.2' },
        ended_at: null,
      },
    ]);
    // Every other entry ends when the next one of its own begins.
    const own = entries.filter(({ kind }) => kind !== 'action');
    expect(own.slice(1).map(({ ended_at }) => ended_at)).toEqual(
      own.slice(0, -1).map(({ created_at }) => created_at),
    );
  });

  it('lists stored settings that wait for an update', async () => {
    const { id } = await fleet.active(owner);
    const schedule_workloads_on_masters = true;
    await fleet.call(owner, 'PUT', `/api/clusters/${id}`, { schedule_workloads_on_masters });
    const [pool] = (await fleet.platform.app.services.nodepools.byCluster([id])).get(id) ?? [];
    const { name, instanceType: instance_type, location } = pool ?? {};
    const node_pools = [{ id: pool?.id, name, instance_type, location, desired_count: 2 }];
    await fleet.call(owner, 'PUT', `/api/clusters/${id}/nodepools`, { node_pools });
    const [pools, settings] = (await read(id)).entries;
    expect([pools, settings]).toMatchObject([
      { kind: 'node_pools', message: 'Node pools changed' },
      { kind: 'settings', message: 'Settings saved' },
    ]);
  });

  it('is paginated in both directions', async () => {
    const { id } = await fleet.active(owner);
    const whole = (await read(id, '?limit=101')).entries;
    const first = await read(id, '?limit=3');
    const second = await read(id, `?limit=3&after=${first.entries[2]?.position}`);
    expect([...first.entries, ...second.entries]).toEqual(whole.slice(0, 6));
    const back = await read(id, `?limit=2&from=oldest&before=${whole[4]?.position}`);
    expect(back.entries).toEqual(whole.slice(2, 4));
    const stranger = await fleet.owner();
    expect((await fleet.call<Refusal>(stranger, 'GET', `/api/clusters/${id}/timeline`)).status).toBe(404);
  });
});

describe('retrying', () => {
  it('continues where the work stopped, without creating anything twice', async () => {
    // The project's quota is two servers, and the first cluster has both until it is deleted.
    const cloudToken = 'quota'.padEnd(64, '7');
    const caller = await fleet.owner({ cloudToken });
    const first = await fleet.active(caller);
    const { id, name } = await fleet.create(caller);
    await fleet.until(caller, id, 'failed');
    await fleet.call(caller, 'DELETE', `/api/clusters/${first.id}`, {});
    await eventually(async () =>
      expect((await fleet.call(caller, 'GET', `/api/clusters/${first.id}`)).status).toBe(404),
    );
    const answer = await retry(id, caller);
    expect([answer.status, answer.body.data[0]]).toMatchObject([202, { status: 'creating', progress: 0 }]);
    await fleet.until(caller, id, 'active');
    const { cloud } = fleet.platform.app.providers;
    expect(await cloud.listServers({ token: new Secret(cloudToken) }, { cluster: name })).toHaveLength(2);
    const messages = (await read(id, '?limit=101', caller)).entries.map(({ message }) => message);
    expect(messages).toContain('Retry requested');
  });

  it('does not delete a cluster that was protected after its deletion failed', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    const { cloud } = fleet.platform.app.providers;
    vi.spyOn(cloud, 'sweep').mockRejectedValueOnce(new Error('The cloud refuses.'));
    await fleet.call(caller, 'DELETE', `/api/clusters/${id}`, {});
    await fleet.until(caller, id, 'failed');
    const answer = await fleet.call<OneCluster>(caller, 'POST', `/api/clusters/${id}/protect`);
    expect(answer.body.data[0]).toMatchObject({ status: 'failed', failed_work: 'delete' });
    const refusal = { status: 409, body: { error: 'protected' } };
    expect(await retry(id, caller)).toMatchObject(refusal);
    expect((await fleet.platform.app.services.clusters.find(caller.actor.accountId, id)).status).toBe(
      'failed',
    );
    await fleet.call(caller, 'POST', `/api/clusters/${id}/unprotect`);
    const again = (await retry(id, caller)).body.data[0];
    expect(again).toMatchObject({ status: 'deleting', failed_work: null });
  });

  it('can fail again with the reason', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.create(caller, { name: 'fails-at-40' });
    await fleet.until(caller, id, 'failed');
    await retry(id, caller);
    await fleet.until(caller, id, 'failed');
    const { entries } = await read(id, '?limit=101', caller);
    expect(entries.filter(({ kind }) => kind === 'failed')).toHaveLength(2);
  });

  it('is refused without a failure, for roles that may not, and for other accounts', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    expect((await retry(id, caller)).body).toMatchObject({ error: 'not_failed' });
    const developer = await fleet.member(caller, 'developer');
    expect((await retry(id, developer)).status).toBe(403);
    expect((await retry(id, await fleet.owner())).status).toBe(404);
  });
});
