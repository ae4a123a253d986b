import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { readTestDatabaseUrl } from '../../config.ts';
import { Secret } from '../../crypto/secret.ts';
import { transaction } from '../../db/database.ts';
import { lockAccount } from '../../db/lockAccount.ts';
import type { Permission } from '../../http/authGuard.ts';
import type { CloudServer } from '../../providers/cloud/port.ts';
import { findCluster } from './clusters.store.ts';
import {
  clusterForm,
  freshName,
  goodToken,
  startFleet,
  type Caller,
  type OneCluster,
  type Refusal,
  type TestFleet,
} from './fleet.testing.ts';

let fleet: TestFleet;
beforeAll(async () => {
  fleet = await startFleet({ EGRESS_IPS: '198.51.100.9' });
});
afterAll(() => fleet.platform.stop());

const cloudOf = (token = goodToken) => ({ token: new Secret(token) });
const refusedCreate = (caller: Caller, overrides: object) =>
  fleet.call<Refusal>(caller, 'POST', '/api/clusters', clusterForm(overrides));

describe('creating a cluster', () => {
  it('returns it pending, priced by the server, with the platform’s addresses in the allow-lists', async () => {
    const caller = await fleet.owner();
    const created = await fleet.create(caller, { monthly_price: 1, master_ha: true });
    expect(created).toMatchObject({ status: 'pending', progress: 0, monthly_price: 19.35 });
    expect(created.ssh_allowed_networks).toEqual(['203.0.113.7/32', '198.51.100.9/32']);
    expect(created.api_allowed_networks).toEqual(['0.0.0.0/0', '198.51.100.9/32']);
    expect(created.worker_node_pools).toMatchObject([
      { name: 'default', instance_count: 1, cluster_id: created.id },
    ]);
  });

  it('builds it in many visible steps with growing progress, and ends active', async () => {
    const caller = await fleet.owner();
    const { id, name } = await fleet.create(caller);
    const active = await fleet.until(caller, id, 'active');
    expect(active).toMatchObject({ progress: null, message: null });
    expect(active.apiEndpoint).toMatch(/^https:\/\/[\d.]+:6443$/);
    const published = () =>
      fleet.events.flatMap(({ event, payload }) =>
        (event === 'clusterStatusUpdate' || event === 'clusterStreamUpdate') && payload.clusterId === id
          ? [payload.progress ?? -1]
          : [],
      );
    await eventually(() => expect(published().at(-1)).toBe(100));
    const progress = published();
    expect(new Set(progress).size).toBeGreaterThanOrEqual(20);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    const servers = await fleet.platform.app.providers.cloud.listServers(cloudOf(), { cluster: name });
    expect(servers.map((server) => server.name)).toEqual([`${name}-master1`, `${name}-pool-default-worker1`]);
  });

  it('records a timeline with the user who created it', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    const timeline = await fleet.platform.app.services.clusters.events(caller.actor, id);
    expect(timeline[0]).toMatchObject({ kind: 'created', actorId: caller.actor.userId });
    expect(timeline.at(-1)).toMatchObject({
      message: { code: 'cluster_active' },
      actorId: caller.actor.userId,
    });
    expect(timeline.filter(({ kind }) => kind === 'step').length).toBeGreaterThan(10);
  });

  it('puts a highly available control plane behind a load balancer', async () => {
    const caller = await fleet.owner();
    const masters = ['fsn1', 'nbg1', 'hel1'];
    const { name, id } = await fleet.create(caller, {
      master_ha: true,
      master_locations: masters,
      cni: 'cilium',
    });
    await fleet.until(caller, id, 'active');
    const servers = await fleet.platform.app.providers.cloud.listServers(cloudOf(), {
      cluster: name,
      role: 'master',
    });
    expect(servers.map(({ location }) => location)).toEqual(masters);
  });

  it.each([
    ['name', { name: 'ab' }, 'name', 'Name must be at least 3 characters'],
    ['name', { name: 'a'.repeat(33) }, 'name', 'Name must be at most 32 characters'],
    ['name', { name: 'two--hyphens' }, 'name', 'hyphens'],
    ['name', { name: '-edge' }, 'name', 'lowercase'],
    ['location', { location: '' }, 'location', 'Location is required'],
    ['location', { location: 'moon' }, 'location', 'Unknown location moon'],
    ['operating system', { os_image: '' }, 'os_image', 'Operating system is required'],
    ['operating system', { os_image: 'windows' }, 'os_image', 'Invalid operating system'],
    ['networks', { ssh_allowed_networks: ['1.2.3.4/33'] }, 'ssh_allowed_networks.0', 'IPv4'],
    ['networks', { api_allowed_networks: [] }, 'api_allowed_networks', 'At least one'],
    ['master locations', { master_locations: [] }, 'master_locations', '1 to 3'],
    ['master locations', { master_locations: ['fsn1', 'ash'] }, 'master_locations', 'network zone'],
    ['datastore', { datastore: { mode: 'external' } }, 'datastore.external_datastore_endpoint', 'host:port'],
    [
      'datastore',
      { datastore: { mode: 'external', external_datastore_endpoint: 'k3s:password@db.example.com:5432' } },
      'datastore.external_datastore_endpoint',
      'host:port',
    ],
    ['subnet', { private_network_subnet: '8.8.8.0/24' }, 'private_network_subnet', 'private network'],
    ['pools', { worker_node_pools: [] }, 'worker_node_pools', 'At least one node pool'],
    ['master type', { master_instance_type: 'cx999' }, 'master_instance_type', 'not sold'],
    [
      'departed type',
      { location: 'hel1', master_instance_type: 'cpx11' },
      'master_instance_type',
      'unavailable',
    ],
  ])('names the invalid field and the remedy: %s %o', async (_what, wrong, field, words) => {
    const { status, body } = await refusedCreate(await fleet.owner(), wrong);
    expect(status).toBe(422);
    expect(body.inputError).toBe(field);
    expect(body.message).toContain(words);
  });

  const pool = { name: 'default', instance_type: 'cx23', location: 'fsn1', instance_count: 1 };
  it('names every invalid field at once, with the rules between fields', async () => {
    const wrong = { name: 'ab', private_network_subnet: '8.8.8.0/24', worker_node_pools: [pool, pool] };
    const { status, body } = await refusedCreate(await fleet.owner(), wrong);
    expect(status).toBe(422);
    expect(body.issues?.map(({ field }) => field)).toEqual([
      'name',
      'worker_node_pools.1.name',
      'private_network_subnet',
    ]);
  });

  it.each([
    ['an unknown type', [pool, { ...pool, name: 'b', instance_type: 'x1' }], '1.instance_type', 'not sold'],
    [
      'a sold-out type',
      [{ ...pool, instance_type: 'cax21', location: 'nbg1' }],
      '0.instance_type',
      'unavailable',
    ],
    [
      'another network zone',
      [{ ...pool, instance_type: 'cpx11', location: 'ash' }],
      '0.location',
      'network zone',
    ],
    ['the same name twice', [pool, pool], '1.name', 'unique'],
    [
      'too many nodes',
      [{ ...pool, instance_count: 11 }],
      '0.instance_count',
      'Instance count must be 1 to 10',
    ],
  ])('refuses pools with %s', async (_what, pools, field, words) => {
    const { status, body } = await refusedCreate(await fleet.owner(), { worker_node_pools: pools });
    expect(status).toBe(422);
    expect(body.inputError).toBe(`worker_node_pools.${field}`);
    expect(body.message).toContain(words);
  });

  it('still sells a type that is leaving', async () => {
    const caller = await fleet.owner();
    await expect(fleet.create(caller, { master_instance_type: 'cpx11' })).resolves.toMatchObject({
      status: 'pending',
    });
  });

  it('gives a name to one of two concurrent requests only, and frees it when the cluster is deleted', async () => {
    const caller = await fleet.owner();
    const name = freshName();
    const both = await Promise.all([refusedCreate(caller, { name }), refusedCreate(caller, { name })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refusal = both.find(({ status }) => status === 422)?.body;
    expect(refusal).toMatchObject({ error: 'name_taken', inputError: 'name' });
    const [found] = await fleet.platform.app.services.clusters.list(caller.actor);
    const id = found?.row.id ?? '';
    await fleet.until(caller, id, 'active');
    await fleet.call(caller, 'DELETE', `/api/clusters/${id}`, {});
    await eventually(() => fleet.create(caller, { name }));
  });
});

describe('the plan', () => {
  it('does not let two concurrent creations exceed the limit', async () => {
    const caller = await fleet.owner({ plan: 'standard' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => refusedCreate(caller, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429]);
    const refusal = answers.find(({ status }) => status === 429)?.body;
    expect(refusal).toMatchObject({ error: 'Cluster limit reached', limit: 2, current: 2, plan: 'pro' });
  });

  it('limits archived clusters too, and unarchiving counts as a new active one', async () => {
    const caller = await fleet.owner({ plan: 'standard' });
    const [one, two] = await Promise.all([fleet.active(caller), fleet.active(caller)]);
    await fleet.call(caller, 'PATCH', `/api/clusters/${one.id}/archive`);
    const refused = await fleet.call<Refusal>(caller, 'PATCH', `/api/clusters/${two.id}/archive`);
    expect(refused).toMatchObject({ status: 429, body: { limit: 1, current: 1, plan: 'pro' } });
    await fleet.until(caller, one.id, 'archived');
    await fleet.active(caller);
    const back = await fleet.call<Refusal>(caller, 'PATCH', `/api/clusters/${one.id}/unarchive`);
    expect(back).toMatchObject({
      status: 429,
      body: { error: 'Cluster limit reached', limit: 2, current: 2 },
    });
  });

  // PGlite has one connection, so that transactions run one after the other.
  it.skipIf(readTestDatabaseUrl() === undefined)(
    'cannot deadlock an order that moves a cluster to the other limit with other work on that cluster',
    async () => {
      const caller = await fleet.owner();
      const { accountId } = caller.actor;
      const { id, name } = await fleet.active(caller);
      const { audit, clusters } = fleet.platform.app.services;
      const { db } = fleet.platform;
      let move: Promise<unknown> | undefined;
      await transaction(db, async (tx) => {
        await clusters.lock(tx, accountId, id);
        await new Promise<void>((accountLocked) => {
          move = transaction(db, async (other) => {
            await lockAccount(other, accountId);
            accountLocked();
            await clusters.lock(other, accountId, id);
          });
        });
        const target = { type: 'cluster', id, name };
        await audit.record(tx, { accountId, via: 'system' }, { action: 'cluster.update', target });
      });
      await move;
    },
  );

  it('limits the nodes of a cluster', async () => {
    const pool = { instance_type: 'cx23', location: 'fsn1', instance_count: 6 };
    const pools = [
      { name: 'a', ...pool },
      { name: 'b', ...pool },
    ];
    const { status, body } = await refusedCreate(await fleet.owner({ plan: 'free' }), {
      worker_node_pools: pools,
    });
    expect(status).toBe(429);
    expect(body).toMatchObject({ error: 'plan_limit', limit: 10, current: 13, plan: 'standard' });
  });

  it('requires a plan', async () => {
    const { status, body } = await refusedCreate(await fleet.owner({ plan: null }), {});
    expect(status).toBe(402);
    expect(body.error).toBe('payment_required');
  });
});

describe('the cloud token', () => {
  it('is required, saved or temporary', async () => {
    const caller = await fleet.owner({ cloudToken: null });
    const none = await refusedCreate(caller, {});
    expect(none.body).toMatchObject({
      error: 'token_required',
      inputError: 'temporary_hetzner_token',
      message: 'Hetzner API token is required',
    });
    const blank = await refusedCreate(caller, { temporary_hetzner_token: '' });
    expect(blank.body.message).toBe('Temporary token is required');
  });

  it.each([
    ['nonsense', 'invalid_token'],
    ['readonly'.padEnd(64, '0'), 'token_readonly'],
  ])('is checked at the provider: %s', async (temporary, code) => {
    const { status, body } = await refusedCreate(await fleet.owner(), { temporary_hetzner_token: temporary });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: code, inputError: 'temporary_hetzner_token' });
  });

  it('is stored encrypted while a cluster is built with it, and deleted afterwards', async () => {
    const caller = await fleet.owner({ cloudToken: null });
    const temporary = 'b2'.repeat(32);
    const { id, name } = await fleet.create(caller, { temporary_hetzner_token: temporary });
    const during = await findCluster(fleet.platform.db, caller.actor.accountId, id);
    expect(during?.temporaryToken).toMatch(/^v1\./);
    await fleet.until(caller, id, 'active');
    const after = await findCluster(fleet.platform.db, caller.actor.accountId, id);
    expect(after?.temporaryToken).toBeNull();
    const servers = await fleet.platform.app.providers.cloud.listServers(cloudOf(temporary), {
      cluster: name,
    });
    expect(servers).toHaveLength(2);
    for (const [action, status] of [
      ['archive', 'archived'],
      ['unarchive', 'active'],
    ] as const) {
      const url = `/api/clusters/${id}/${action}`;
      const refused = await fleet.call<Refusal>(caller, 'PATCH', url, {});
      expect(refused).toMatchObject({ status: 422, body: { inputError: 'temporary_hetzner_token' } });
      const other = await fleet.call<Refusal>(caller, 'PATCH', url, {
        temporary_hetzner_token: 'c3'.repeat(32),
      });
      expect(other.body.error).toBe('other_project');
      const accepted = await fleet.call(caller, 'PATCH', url, { temporary_hetzner_token: temporary });
      expect(accepted.status).toBe(200);
      await fleet.until(caller, id, status);
      const row = await findCluster(fleet.platform.db, caller.actor.accountId, id);
      expect(row?.temporaryToken).toBeNull();
    }
  });
});

describe('an active cluster', () => {
  it('is archived into snapshots without servers, and restored with the same ones at their private addresses', async () => {
    const caller = await fleet.owner();
    const { id, name } = await fleet.active(caller, { master_ha: true });
    const { cloud } = fleet.platform.app.providers;
    const label = { cluster: name };
    const before = await cloud.listServers(cloudOf(), label);
    const moving = await fleet.call<OneCluster>(caller, 'PATCH', `/api/clusters/${id}/archive`);
    expect(moving.body.data[0].status).toBe('updating');
    const archived = await fleet.until(caller, id, 'archived');
    expect(archived.apiEndpoint).toBeNull();
    expect(await cloud.listServers(cloudOf(), label)).toHaveLength(0);
    expect(await cloud.listSnapshots(cloudOf(), label)).toHaveLength(before.length);

    await fleet.call(caller, 'PATCH', `/api/clusters/${id}/unarchive`);
    const active = await fleet.until(caller, id, 'active');
    expect(active.apiEndpoint).toMatch(/^https:/);
    const after = await cloud.listServers(cloudOf(), label);
    const known = (servers: CloudServer[]) => servers.map((one) => ({ name: one.name, ip: one.privateIp }));
    expect(known(after)).toEqual(known(before));
    expect(known(after)).not.toContainEqual(expect.objectContaining({ ip: null }));
    expect(await cloud.listSnapshots(cloudOf(), label)).toHaveLength(0);
  });

  it('is deleted with everything it had in the cloud', async () => {
    const caller = await fleet.owner();
    const { id, name } = await fleet.active(caller, { master_ha: true });
    const { status, body } = await fleet.call<OneCluster>(caller, 'DELETE', `/api/clusters/${id}`);
    expect(status).toBe(202);
    expect(body.data[0]).toMatchObject({ status: 'deleting', progress: 0 });
    await eventually(async () => {
      const gone = await fleet.call(caller, 'GET', `/api/clusters/${id}`);
      expect(gone.status).toBe(404);
    });
    const published = () =>
      fleet.events.findLast((e) => e.event === 'clusterStatusUpdate' && e.payload.clusterId === id);
    await eventually(() => expect(published()?.payload).toMatchObject({ status: 'deleted' }));
    const { cloud } = fleet.platform.app.providers;
    expect(await cloud.sweep(cloudOf(), { cluster: name })).toEqual([]);
    const list = await fleet.call<{ data: { data: unknown[] } }>(caller, 'GET', '/api/clusters');
    expect(list.body.data.data).toEqual([]);
  });

  it('cannot be deleted while protected', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    const on = await fleet.call<OneCluster>(caller, 'POST', `/api/clusters/${id}/protect`);
    expect(on.body.data[0].protected).toBe(true);
    const remove = await fleet.call<Refusal>(caller, 'DELETE', `/api/clusters/${id}`, {});
    expect(remove).toMatchObject({ status: 409, body: { error: 'protected' } });
    const archive = await fleet.call<Refusal>(caller, 'PATCH', `/api/clusters/${id}/archive`);
    expect(archive).toMatchObject({ status: 409, body: { error: 'protected' } });
    const off = await fleet.call<OneCluster>(caller, 'POST', `/api/clusters/${id}/unprotect`);
    expect(off.body.data[0].protected).toBe(false);
    const again = await fleet.call<Refusal>(caller, 'POST', `/api/clusters/${id}/unprotect`);
    expect(again).toMatchObject({ status: 409, body: { error: 'not_protected' } });
  });
});

describe('permissions', () => {
  it('do not include clusters of another account, which get 404', async () => {
    const { id } = await fleet.create(await fleet.owner());
    const stranger = await fleet.owner();
    const calls = [
      ['GET', ''],
      ['DELETE', ''],
      ['PATCH', '/archive'],
      ['PATCH', '/unarchive'],
      ['POST', '/protect'],
      ['POST', '/unprotect'],
      ['GET', '/nodepools'],
      ['GET', '/addons'],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'DELETE' ? {} : undefined;
      expect(await fleet.call(stranger, method, `/api/clusters/${id}${path}`, body)).toMatchObject({
        status: 404,
        body: { message: 'Cluster not found' },
      });
    }
    expect((await fleet.call(stranger, 'GET', '/api/clusters/not-an-id')).status).toBe(404);
  });

  const roles: Permission[] = ['master', 'owner', 'admin', 'developer', 'user'];
  it.each(roles)('to change clusters: %s', async (permission) => {
    const owner = await fleet.owner();
    const { id } = await fleet.active(owner);
    const caller = await fleet.member(owner, permission);
    const mayChange = ['master', 'owner', 'admin'].includes(permission);
    expect((await fleet.call(caller, 'GET', `/api/clusters/${id}`)).status).toBe(200);
    const writes = [
      ['POST', `/api/clusters/${id}/protect`, 200],
      ['POST', `/api/clusters/${id}/unprotect`, 200],
      ['POST', '/api/clusters', 201],
      ['DELETE', `/api/clusters/${id}`, 202],
    ] as const;
    for (const [method, path, fine] of writes) {
      const body = path === '/api/clusters' ? clusterForm() : {};
      const answer = await fleet.call<Refusal>(caller, method, path, body);
      expect(answer.status).toBe(mayChange ? fine : 403);
      if (!mayChange) expect(answer.body.message).toContain('owner or admin');
    }
  });
});

describe('simulated failures', () => {
  it('fail a cluster named fails-at-40 at 40 %, and let it be deleted', async () => {
    const caller = await fleet.owner({ cloudToken: 'c3'.repeat(32) });
    const { id } = await fleet.create(caller, { name: 'fails-at-40' });
    const failed = await fleet.until(caller, id, 'failed');
    expect(failed).toMatchObject({ progress: null });
    expect(failed.message).not.toBeNull();
    const reached = () =>
      fleet.events.flatMap(({ event, payload }) =>
        event === 'clusterStreamUpdate' && payload.clusterId === id ? [payload.progress] : [],
      );
    await eventually(() => expect(reached().at(-1)).toBe(40));
    await fleet.call(caller, 'DELETE', `/api/clusters/${id}`, {});
    await eventually(async () => {
      expect((await fleet.call(caller, 'GET', `/api/clusters/${id}`)).status).toBe(404);
    });
  });

  it.each([
    ['soldout-one', 'sold out'],
    ['noplace-one', 'placement'],
  ])('fail a cluster named %s with the cloud’s message', async (name, words) => {
    const caller = await fleet.owner({ cloudToken: 'd4'.repeat(32) });
    const { id } = await fleet.create(caller, { name });
    expect((await fleet.until(caller, id, 'failed')).message).toContain(words);
  });

  it('fail at the server quota of the project', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.create(caller, {
      master_ha: true,
      temporary_hetzner_token: 'quota'.padEnd(64, '0'),
    });
    expect((await fleet.until(caller, id, 'failed')).message).toContain('has reached its server limit');
  });
});
