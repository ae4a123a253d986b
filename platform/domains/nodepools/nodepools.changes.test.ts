import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { Secret } from '../../crypto/secret.ts';
import { transaction } from '../../db/database.ts';
import { changeCluster } from '../clusters/clusters.changes.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { ClusterJson } from '../clusters/clusters.wire.ts';
import {
  goodToken,
  startFleet,
  type Answer,
  type Caller,
  type OneCluster,
  type Refusal,
  type TestFleet,
} from '../clusters/fleet.testing.ts';
import { clusterJobKey } from '../clusters/jobs/kinds.ts';
import { syncPoolsJob } from './nodepools.kinds.ts';
import type { NodePoolStateJson, SyncJson } from './nodepools.wire.ts';

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
const formOf = (pool: NodePoolStateJson, changes: object = {}) => ({ ...pool, ...changes });

const pools = async (id: string, who = caller): Promise<NodePoolStateJson[]> =>
  (await fleet.call<{ data: NodePoolStateJson[] }>(who, 'GET', `/api/clusters/${id}/nodepools`)).body.data;
const put = <T = OneCluster>(id: string, body: object, who = caller): Promise<Answer<T>> =>
  fleet.call<T>(who, 'PUT', `/api/clusters/${id}/nodepools`, body);
const sync = <T = { data: SyncJson }>(id: string, body: object = {}, who = caller): Promise<Answer<T>> =>
  fleet.call<T>(who, 'POST', `/api/clusters/${id}/sync-node-pools`, body);
const issues = (answer: Answer<Refusal>): Record<string, string> =>
  Object.fromEntries((answer.body.issues ?? []).map(({ field, message }) => [field, message]));

/** A new cluster with two pools. */
async function cluster(who = caller): Promise<{ id: string; pools: NodePoolStateJson[]; revision: number }> {
  const worker_node_pools = [
    { ...basics, instance_count: 1 },
    { ...basics, name: 'web', instance_count: 2 },
  ];
  const { id, revision } = await fleet.active(who, { worker_node_pools });
  return { id, pools: await pools(id, who), revision };
}

describe('reading the pools', () => {
  it('returns the desired state and what the cloud has', async () => {
    const { id, pools: list } = await cluster();
    expect(list).toMatchObject([
      { name: 'default', desired_count: 1, actual_count: 1, in_sync: true, status: 'active', cluster_id: id },
      { name: 'web', desired_count: 2, actual_count: 2, in_sync: true, account_id: caller.actor.accountId },
    ]);
    expect(list[1]?.instances?.map(({ status, instance_type }) => [status, instance_type])).toEqual([
      ['running', 'cx23'],
      ['running', 'cx23'],
    ]);
  });

  it('works without a saved token, without the cloud’s part', async () => {
    const other = await fleet.owner();
    const { id } = await cluster(other);
    await fleet.platform.app.services.secrets.remove(other.actor, 'HETZNER_API_TOKEN');
    expect(await pools(id, other)).toMatchObject([
      { actual_count: null, in_sync: null },
      { instances: null },
    ]);
    expect(await sync<Refusal>(id, {}, other)).toMatchObject({
      status: 422,
      body: { error: 'token_required', inputError: 'temporary_hetzner_token' },
    });
  });
});

describe('editing the pools', () => {
  let shared: Awaited<ReturnType<typeof cluster>>;
  let owner: Caller;
  beforeAll(async () => {
    owner = await fleet.owner();
    shared = await cluster(owner);
  });
  beforeEach(() => {
    caller = owner;
  });
  const refusedForm = async (
    edit: (list: NodePoolStateJson[]) => object[],
  ): Promise<Record<string, string>> => {
    const answer = await put<Refusal>(shared.id, { node_pools: edit(shared.pools) });
    expect(answer.status).toBe(422);
    return issues(answer);
  };

  it.each([
    [
      'a name',
      { name: 'other' },
      'name',
      'The name of a node pool cannot be changed. Add a new pool instead',
    ],
    [
      'a location',
      { location: 'nbg1' },
      'location',
      'The location of a node pool cannot be changed. Add a new pool instead',
    ],
    ['no name', { name: '' }, 'name', 'Node pool name is required'],
    ['no type', { instance_type: '' }, 'instance_type', 'Server type is required'],
    ['too few', { desired_count: 0 }, 'desired_count', 'Instance count must be 1 to 10'],
    ['too many', { desired_count: 11 }, 'desired_count', 'Instance count must be 1 to 10'],
    [
      'equal bounds',
      { autoscaling_enabled: true, autoscaling_min_instances: 3, autoscaling_max_instances: 3 },
      'autoscaling_max_instances',
      'Maximum instances must be greater than minimum instances',
    ],
    [
      'bounds the wrong way round',
      { autoscaling_enabled: true, autoscaling_min_instances: 3, autoscaling_max_instances: 2 },
      'autoscaling_max_instances',
      'Maximum instances must be at least equal to minimum instances',
    ],
    [
      'a type that is not sold there',
      { instance_type: 'cx99' },
      'instance_type',
      'Server type cx99 is not sold in fsn1. Choose another type or location',
    ],
    [
      'an id of nobody',
      { id: '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10' },
      'id',
      'This node pool does not exist any more. Reload and try again',
    ],
  ])('refuses %s on its field', async (_what, changes, field, message) => {
    const found = await refusedForm(([first, second]) => [formOf(first!, changes), second!]);
    expect(found[`node_pools.0.${field}`]).toBe(message);
  });

  it('never removes the pool named default', async () => {
    expect(await refusedForm(([, web]) => [web!])).toEqual({
      node_pools: 'The node pool named default cannot be removed',
    });
  });

  it('refuses new pools in another network zone, with a taken name, and duplicate names', async () => {
    const [first, second] = shared.pools;
    expect(
      await refusedForm(() => [
        first!,
        second!,
        { ...basics, name: 'far', location: 'ash', instance_type: 'cpx21' },
      ]),
    ).toHaveProperty(
      ['node_pools.2.location'],
      'With a private network every pool must be in the network zone of the cluster (eu-central)',
    );
    expect(await refusedForm(() => [first!, { ...basics, name: 'web' }])).toHaveProperty(
      ['node_pools.1.name'],
      'A node pool named web exists already. Choose another name',
    );
    expect(await refusedForm(() => [first!, second!, { ...basics, name: 'web' }])).toHaveProperty(
      ['node_pools.2.name'],
      'Node pool names must be unique',
    );
  });

  it('refuses more nodes than the plan allows in a cluster', async () => {
    const small = await fleet.owner({ plan: 'free' });
    const { id, pools: list } = await cluster(small);
    const answer = await put<Refusal>(
      id,
      { node_pools: list.map((pool) => formOf(pool, { desired_count: 9 })) },
      small,
    );
    expect(answer).toMatchObject({ status: 429, body: { error: 'plan_limit', limit: 10, current: 19 } });
  });

  it.each(['developer', 'user'] as const)('is refused for the role %s', async (role) => {
    const member = await fleet.member(caller, role);
    expect((await put<Refusal>(shared.id, { node_pools: shared.pools }, member)).status).toBe(403);
    expect((await sync<Refusal>(shared.id, {}, member)).status).toBe(403);
    expect(await pools(shared.id, member)).toHaveLength(2);
  });

  it('is refused for other accounts', async () => {
    const stranger = await fleet.owner();
    expect((await put(shared.id, { node_pools: shared.pools }, stranger)).status).toBe(404);
    expect((await sync(shared.id, {}, stranger)).status).toBe(404);
    expect((await fleet.call(stranger, 'GET', `/api/clusters/${shared.id}/nodepools`)).status).toBe(404);
  });
});

describe('a dry run', () => {
  it('returns changes, prices and consequences, and writes nothing', async () => {
    const { id, pools: list, revision } = await cluster();
    const [first, web] = list;
    const node_pools = [
      formOf(first!, {
        autoscaling_enabled: true,
        autoscaling_min_instances: 0,
        autoscaling_max_instances: 4,
      }),
      formOf(web!, { instance_type: 'cx33', desired_count: 1 }),
      { ...basics, name: 'batch', desired_count: 3 },
    ];
    const { status, body } = await put<{ data: PreviewJson }>(id, { node_pools, revision, dry_run: true });
    expect(status).toBe(200);
    const { changes, warnings, monthly_price_before: before, monthly_price_after: after } = body.data.dry_run;
    expect(changes).toEqual(
      expect.arrayContaining([
        {
          field: 'node_pools.default.autoscaling_enabled',
          before: 'off',
          after: 'on',
          one_way: true,
          restarts: 'none',
        },
        {
          field: 'node_pools.web.instance_type',
          before: 'cx23',
          after: 'cx33',
          one_way: false,
          restarts: 'workloads',
        },
        {
          field: 'node_pools.web.desired_count',
          before: '2',
          after: '1',
          one_way: false,
          restarts: 'workloads',
        },
        {
          field: 'node_pools.batch',
          before: null,
          after: '3 × cx23, fsn1',
          one_way: false,
          restarts: 'none',
        },
      ]),
    );
    expect(warnings.map(({ code }) => code)).toEqual(['local_data', 'nodes_replaced', 'autoscaling_one_way']);
    // cx23 costs 2.99 and cx33 4.99: four of the first become five, as autoscaling keeps the server that there is, and
    // one of the second; an IPv4 address costs 0.50.
    expect(Math.round(((before ?? 0) - after) * 100)).toBe(
      Math.round((4 * 2.99 - (5 * 2.99 + 4.99 + 2 * 0.5)) * 100),
    );
    expect(await pools(id)).toMatchObject(list.map(({ name, desired_count }) => ({ name, desired_count })));
  });

  it('reports a removed pool', async () => {
    const { id, pools: list } = await cluster();
    const { body } = await put<{ data: PreviewJson }>(id, { node_pools: [list[0]], dry_run: true });
    expect(body.data.dry_run).toMatchObject({
      changes: [{ field: 'node_pools.web', before: '2 × cx23, fsn1', after: null, restarts: 'workloads' }],
      warnings: [{ code: 'local_data' }],
    });
  });
});

describe('storing and syncing', () => {
  it('stores first, then scales up, down and away as announced', async () => {
    const { id, pools: list, revision } = await cluster();
    const [first, web] = list;
    const stored = await put(id, {
      node_pools: [formOf(first!, { desired_count: 3 }), { ...basics, name: 'batch', desired_count: 1 }],
      revision,
    });
    expect(stored).toMatchObject({
      status: 200,
      body: { data: [{ revision: revision + 1, status: 'active' }] },
    });
    expect(stored.body.data[0].worker_node_pools.map(({ name }) => name)).toEqual(['default', 'batch']);
    expect(await pools(id)).toMatchObject([
      { name: 'default', desired_count: 3, actual_count: 1, status: 'changed', in_sync: false },
      { name: 'web', desired_count: 0, actual_count: 2, status: 'removing', in_sync: false },
      { name: 'batch', desired_count: 1, actual_count: 0, status: 'pending', in_sync: false },
    ]);

    const planned = await sync(id, { dry_run: true });
    const { name } = await readCluster(id);
    const expected = {
      scale_up: [
        {
          pool: 'default',
          count: 2,
          servers: [`${name}-pool-default-worker2`, `${name}-pool-default-worker3`],
        },
        { pool: 'batch', count: 1, servers: [`${name}-pool-batch-worker1`] },
      ],
      scale_down: [{ pool: 'web', count: 2 }],
    };
    expect(planned.body.data).toMatchObject({ actions_needed: expected, started: false });
    expect((await readCluster(id)).status).toBe('active');

    expect((await sync(id)).body.data).toMatchObject({ actions_needed: expected, started: true });
    expect(await sync<Refusal>(id)).toMatchObject({ status: 409, body: { error: 'busy' } });
    expect(await put<Refusal>(id, { node_pools: [first] })).toMatchObject({ body: { error: 'busy' } });
    await fleet.until(caller, id, 'active');
    expect(await pools(id)).toMatchObject([
      { name: 'default', actual_count: 3, status: 'active', in_sync: true },
      { name: 'batch', actual_count: 1, status: 'active', in_sync: true },
    ]);
    expect((await sync(id)).body.data).toEqual({
      actions_needed: { scale_up: [], scale_down: [] },
      started: false,
    });
    const last = () =>
      fleet.events.findLast(
        ({ event, payload }) => event === 'clusterStatusUpdate' && payload.clusterId === id,
      )?.payload;
    await eventually(() => expect(last()).toMatchObject({ status: 'active', progress: 100, message: null }));
    expect(web?.status).toBe('active');
  });

  it('replaces the nodes when the type changes, new ones first', async () => {
    const { id, pools: list } = await cluster();
    await put(id, { node_pools: [list[0], formOf(list[1]!, { instance_type: 'cx33' })] });
    await sync(id);
    await fleet.until(caller, id, 'active');
    const web = (await pools(id))[1];
    expect(web).toMatchObject({ actual_count: 2, instance_type: 'cx33', in_sync: true });
    expect(web?.instances?.map(({ instance_type, name }) => `${instance_type} ${name.slice(-1)}`)).toEqual([
      'cx33 3',
      'cx33 4',
    ]);
  });

  it('enables autoscaling, which stays on', async () => {
    const { id, pools: list } = await cluster();
    const scaling = { autoscaling_enabled: true, autoscaling_min_instances: 1, autoscaling_max_instances: 3 };
    await put(id, { node_pools: [list[0], formOf(list[1]!, scaling)] });
    const off = await put<Refusal>(id, { node_pools: list });
    expect(issues(off)).toEqual({
      'node_pools.1.autoscaling_enabled': 'Autoscaling cannot be disabled once it is enabled',
    });
    expect((await sync(id)).body.data).toMatchObject({ started: true, actions_needed: { scale_up: [] } });
    await fleet.until(caller, id, 'active');
    const addons = await fleet.call<{ data: { name: string; status: string }[] }>(
      caller,
      'GET',
      `/api/clusters/${id}/addons`,
    );
    expect(addons.body.data).toContainEqual(
      expect.objectContaining({ name: 'cluster-autoscaler', status: 'installed' }),
    );
    expect((await pools(id))[1]).toMatchObject({
      status: 'active',
      in_sync: true,
      autoscaling_max_instances: 3,
    });
  });

  it('reverts a removal that was not synced yet', async () => {
    const { id, pools: list } = await cluster();
    await put(id, { node_pools: [list[0]] });
    await put(id, { node_pools: list });
    expect((await pools(id)).map(({ name, desired_count }) => [name, desired_count])).toEqual([
      ['default', 1],
      ['web', 2],
    ]);
    expect((await sync(id, { dry_run: true })).body.data.actions_needed).toEqual({
      scale_up: [],
      scale_down: [],
    });
  });

  it('leaves the cluster running with the reason when the cloud refuses, and continues when synced again', async () => {
    const poor = await fleet.owner({ cloudToken: `quota${'q'.repeat(59)}` });
    const { id } = await fleet.active(poor, { worker_node_pools: [{ ...basics, instance_count: 1 }] });
    const [first] = await pools(id, poor);
    await put(id, { node_pools: [formOf(first!, { desired_count: 3 })] }, poor);
    await sync(id, {}, poor);
    const failed = await fleet.until(poor, id, 'active');
    expect(failed.message).toContain('has reached its server limit');
    expect(await pools(id, poor)).toMatchObject([{ desired_count: 3, actual_count: 1, status: 'failed' }]);

    const [again] = await pools(id, poor);
    await put(id, { node_pools: [formOf(again!, { desired_count: 1 })] }, poor);
    await sync(id, {}, poor);
    await eventually(async () =>
      expect(await pools(id, poor)).toMatchObject([{ actual_count: 1, status: 'active', in_sync: true }]),
    );
    expect((await fleet.until(poor, id, 'active')).message).toBeNull();
  });

  it('restores exactly the servers that an archived cluster had', async () => {
    const { id } = await fleet.active(caller, {
      protected: false,
      worker_node_pools: [{ ...basics, instance_count: 1 }],
    });
    const [first] = await pools(id);
    await put(id, { node_pools: [formOf(first!, { desired_count: 3 })] });
    await fleet.call(caller, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(caller, id, 'archived');
    const refusal = await put<Refusal>(id, { node_pools: [first] });
    expect(refusal.body.message).toBe(
      'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
    );
    expect((await sync<Refusal>(id)).body.error).toBe('archived');
    await fleet.call(caller, 'PATCH', `/api/clusters/${id}/unarchive`);
    await fleet.until(caller, id, 'active');
    expect(await pools(id)).toMatchObject([{ desired_count: 3, actual_count: 1, in_sync: false }]);
  });
});

describe('concurrent editors', () => {
  it('are refused with what the other user changed', async () => {
    const { id, pools: list, revision } = await cluster();
    const other = await fleet.member(caller, 'admin');
    const [first, web] = list;
    await put(id, { node_pools: [first, formOf(web!, { desired_count: 5 })], revision }, other);
    const mine = { node_pools: [formOf(first!, { desired_count: 2 }), web], revision };
    for (const dry_run of [true, false]) {
      expect(await put<Refusal>(id, { ...mine, dry_run })).toMatchObject({
        status: 409,
        body: {
          error: 'changed_meanwhile',
          cluster_id: id,
          changed_by: 'Mel Member',
          changes: [{ field: 'node_pools.web.desired_count', before: '2', after: '5' }],
        },
      });
    }
    const again = await put(id, { ...mine, revision: revision + 1 });
    expect(again).toMatchObject({ status: 200, body: { data: [{ revision: revision + 2 }] } });
  });

  it('do not conflict by saving unchanged values', async () => {
    const { id, pools: list, revision } = await cluster();
    expect(await put(id, { node_pools: list, revision })).toMatchObject({ body: { data: [{ revision }] } });
  });
});

it('a repeated sync orders nothing twice', async () => {
  const { id, pools: list } = await cluster();
  await put(id, { node_pools: [formOf(list[0]!, { desired_count: 4 }), list[1]] });
  const answers = await Promise.all([sync(id), sync(id), sync(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { name } = await fleet.until(caller, id, 'active');
  const token = new Secret('a1'.repeat(32));
  expect(
    await fleet.platform.app.providers.cloud.listServers({ token }, { cluster: name, role: 'worker' }),
  ).toHaveLength(6);
});

describe('a pool that is removed', () => {
  it('loses its servers when the removal is stored while a sync lists them', async () => {
    const { id, pools: list } = await cluster();
    const first = formOf(list[0]!, { desired_count: 2 });
    await put(id, { node_pools: [first, list[1]] });
    const { cloud } = fleet.platform.app.providers;
    const listServers = cloud.listServers;
    let removal: number | null = null;
    const listing = vi.spyOn(cloud, 'listServers').mockImplementation(async (context, labels) => {
      const servers = await listServers(context, labels);
      if (context.patience === 'console' && labels.role === 'worker' && removal === null)
        removal = (await put(id, { node_pools: [first] })).status;
      return servers;
    });
    const { body } = await sync(id);
    listing.mockRestore();
    expect(removal).toBe(200);
    expect(body.data.actions_needed.scale_down).toMatchObject([{ pool: 'web', count: 2 }]);
    const { name } = await fleet.until(caller, id, 'active');
    expect((await pools(id)).map((pool) => [pool.name, pool.actual_count])).toEqual([['default', 2]]);
    const workers = await listServers({ token: new Secret(goodToken) }, { cluster: name, role: 'worker' });
    expect(workers.map(({ labels }) => labels.pool)).toEqual(['default', 'default']);
  });

  it('stays listed while it has servers that the sync did not plan to delete', async () => {
    const { id, pools: list } = await cluster();
    await put(id, { node_pools: [list[0]] });
    const { core } = fleet.platform.app;
    await transaction(core.db, async (tx) => {
      await changeCluster(tx, core, id, { status: 'updating', progress: 0 });
      const job = { clusterId: id, actorId: null, plans: [] };
      await core.jobs.enqueue(tx, syncPoolsJob, job, { key: clusterJobKey(id) });
    });
    await fleet.until(caller, id, 'active');
    expect((await pools(id))[1]).toMatchObject({ name: 'web', status: 'removing', actual_count: 2 });
    expect((await sync(id)).body.data.started).toBe(true);
    await fleet.until(caller, id, 'active');
    expect((await pools(id)).map(({ name }) => name)).toEqual(['default']);
  });
});

async function readCluster(id: string): Promise<ClusterJson> {
  return (await fleet.call<OneCluster>(caller, 'GET', `/api/clusters/${id}`)).body.data[0];
}
