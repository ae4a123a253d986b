import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import {
  clusterJson,
  idOf,
  invalidField,
  invalidFields,
  poolJson,
  refusedWith,
  userJson,
  wire,
} from '../testing.ts';

const stateJson = (changes: Record<string, unknown> = {}) => ({
  ...poolJson({ status: 'active', cluster_id: 'c1' }),
  desired_count: 2,
  actual_count: 1,
  in_sync: false,
  account_id: 'account-1',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-02T10:00:00.000Z',
  instances: [
    {
      name: 'alpha-1',
      status: 'running',
      instance_type: 'cpx21',
      public_ipv4: '192.0.2.7',
      private_ip: null,
    },
  ],
  ...changes,
});

const run = async (query: string, upstream: UpstreamTable, variables: Record<string, unknown> = {}) => {
  const { execute } = testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });
  return execute<Record<string, Record<string, unknown>>>(query, variables);
};

describe('node pools of a cluster', () => {
  const query = `{ cluster(id: "c1") {
    nodePools { name status isRemovable actualCount isInSync createdAt instances { name state publicIpv4 } }
    removedNodePools { name status instanceCount } } }`;

  it('return wanted and actual state with one call for all of them', async () => {
    const pools = [
      poolJson({ status: 'changed' }),
      poolJson({ id: 'pool-2', name: 'default', status: 'active' }),
    ];
    const { data, calls } = await run(query, {
      'GET /api/clusters/c1': { data: [clusterJson({ worker_node_pools: pools })] },
      'GET /api/clusters/c1/nodepools': {
        data: [
          stateJson(),
          stateJson({ id: 'pool-2', name: 'default', in_sync: true }),
          stateJson({ id: 'pool-3', name: 'old', status: 'removing', desired_count: 0 }),
        ],
      },
    });
    expect(data?.cluster).toMatchObject({
      nodePools: [
        {
          name: 'workers',
          status: 'CHANGED',
          isRemovable: true,
          actualCount: 1,
          isInSync: false,
          createdAt: '2026-11-01T10:00:00.000Z',
          instances: [{ name: 'alpha-1', state: 'RUNNING', publicIpv4: '192.0.2.7' }],
        },
        { name: 'default', status: 'ACTIVE', isRemovable: false, isInSync: true },
      ],
      removedNodePools: [{ name: 'old', status: 'REMOVING' }],
    });
    expect(wire(calls)).toEqual(['GET /api/clusters/c1', 'GET /api/clusters/c1/nodepools']);
  });

  it('say whether the last sync of one failed, without a call for their state', async () => {
    const failedOf = async (...pools: object[]) => {
      const { data, calls } = await run(`{ cluster(id: "c1") { hasFailedNodePool } }`, {
        'GET /api/clusters/c1': { data: [clusterJson({ worker_node_pools: pools })] },
      });
      expect(wire(calls)).toEqual(['GET /api/clusters/c1']);
      return data?.cluster?.hasFailedNodePool;
    };
    expect(await failedOf(poolJson(), poolJson({ id: 'pool-2', status: 'failed' }))).toBe(true);
    expect(await failedOf(poolJson())).toBe(false);
  });

  it('are returned when Hetzner cannot be reached', async () => {
    const { data, errors } = await run(query, {
      'GET /api/clusters/c1': { data: [clusterJson()] },
      'GET /api/clusters/c1/nodepools': {
        data: [stateJson({ actual_count: null, instances: null, in_sync: null })],
      },
    });
    expect(errors).toBeUndefined();
    expect(data?.cluster?.nodePools).toMatchObject([{ actualCount: null, isInSync: null, instances: null }]);
  });

  it('lose only the actual state when that call fails', async () => {
    const { data, errors } = await run(query, {
      'GET /api/clusters/c1': { data: [clusterJson()] },
      'GET /api/clusters/c1/nodepools': answer(503, {}),
    });
    expect(data?.cluster?.nodePools).toMatchObject([{ name: 'workers', actualCount: null }]);
    expect(errors?.every(({ extensions }) => extensions?.['code'] === 'UPSTREAM_UNAVAILABLE')).toBe(true);
  });
});

describe('updateNodePools', () => {
  const mutation = `mutation ($input: UpdateNodePoolsInput!) { updateNodePools(input: $input) { __typename
    ... on UpdateNodePoolsPayload { cluster { revision nodePools { name } } }
    ... on InputError { issues { path message } }
    ... on ConflictError { changedBy changes { path before after } }
    ... on ChangePreview { changes { path before after isOneWay restarts } warnings { code } monthlyPriceAfter { amount } }
    ... on RefusedError { code } } }`;
  const input = {
    clusterId: idOf('Cluster', 'c1'),
    revision: 4,
    nodePools: [
      {
        id: idOf('NodePool', 'pool-1'),
        name: 'workers',
        instanceType: 'cpx21',
        location: 'fsn1',
        instanceCount: 3,
        isAutoscaling: false,
      },
      {
        name: 'batch',
        instanceType: 'cx23',
        location: 'fsn1',
        instanceCount: 1,
        isAutoscaling: true,
        minInstances: 0,
        maxInstances: 5,
      },
    ],
  };
  const put = 'PUT /api/clusters/c1/nodepools';

  it("sends all pools and the revision under the platform's names in one call", async () => {
    const pools = [poolJson({ instance_count: 3 })];
    const { data, calls } = await run(
      mutation,
      { [put]: { data: [clusterJson({ revision: 5, worker_node_pools: pools })] } },
      { input },
    );
    expect(data?.updateNodePools).toMatchObject({
      cluster: { revision: 5, nodePools: [{ name: 'workers' }] },
    });
    expect(wire(calls)).toEqual([put]);
    expect(calls[0]?.body).toEqual({
      revision: 4,
      node_pools: [
        {
          id: 'pool-1',
          name: 'workers',
          instance_type: 'cpx21',
          location: 'fsn1',
          desired_count: 3,
          autoscaling_enabled: false,
          autoscaling_min_instances: null,
          autoscaling_max_instances: null,
        },
        {
          name: 'batch',
          instance_type: 'cx23',
          location: 'fsn1',
          desired_count: 1,
          autoscaling_enabled: true,
          autoscaling_min_instances: 0,
          autoscaling_max_instances: 5,
        },
      ],
    });
  });

  it('returns a preview for a dry run, with the field names of the input', async () => {
    const dry_run = {
      changes: [
        {
          field: 'node_pools.workers.desired_count',
          before: '2',
          after: '3',
          one_way: false,
          restarts: 'none',
        },
      ],
      warnings: [{ code: 'local_data', message: 'Gone.' }],
      monthly_price_before: 1,
      monthly_price_after: 2.5,
      quota: null,
    };
    const { data, calls } = await run(
      mutation,
      { [put]: { data: { dry_run } } },
      { input: { ...input, dryRun: true } },
    );
    expect(data?.updateNodePools).toEqual({
      __typename: 'ChangePreview',
      changes: [
        {
          path: 'nodePools.workers.instanceCount',
          before: '2',
          after: '3',
          isOneWay: false,
          restarts: 'NONE',
        },
      ],
      warnings: [{ code: 'LOCAL_DATA' }],
      monthlyPriceAfter: { amount: '2.50' },
    });
    expect(calls[0]?.body).toMatchObject({ dry_run: true, revision: 4 });
  });

  it('reports an invalid field of a pool', async () => {
    const refused = invalidFields(
      [
        'node_pools.1.autoscaling_max_instances',
        'custom',
        'Maximum instances must be greater than minimum instances',
      ],
      ['node_pools.0.desired_count', 'value_invalid', 'Instance count must be 1 to 10'],
    );
    const { data } = await run(mutation, { [put]: refused }, { input });
    expect(data?.updateNodePools?.issues).toMatchObject([
      { path: 'nodePools.1.maxInstances' },
      { path: 'nodePools.0.instanceCount', message: 'Instance count must be 1 to 10' },
    ]);
  });

  it('returns the changes of another user', async () => {
    const stale = answer(409, {
      error: 'changed_meanwhile',
      message: 'Bea changed this cluster in the meantime.',
      cluster_id: 'c1',
      changed_by: 'Bea',
      changed_at: '2026-11-20T10:00:00.000Z',
      changes: [{ field: 'node_pools.workers.autoscaling_enabled', before: 'off', after: 'on' }],
    });
    const { data } = await run(mutation, { [put]: stale }, { input });
    expect(data?.updateNodePools).toEqual({
      __typename: 'ConflictError',
      changedBy: 'Bea',
      changes: [{ path: 'nodePools.workers.isAutoscaling', before: 'off', after: 'on' }],
    });
  });
});

describe('syncNodePools', () => {
  const mutation = `mutation ($input: SyncNodePoolsInput!) { syncNodePools(input: $input) { __typename
    ... on SyncNodePoolsPayload { isStarted scaleUp { name count servers } scaleDown { name } cluster { status } }
    ... on RefusedError { code } } }`;
  const post = 'POST /api/clusters/c1/sync-node-pools';
  const needed = {
    scale_up: [{ pool: 'workers', instance_type: 'cpx21', count: 2, servers: ['a', 'b'] }],
    scale_down: [],
  };

  it.each([
    [true, { dry_run: true }],
    [false, {}],
  ])('lists what is scaled: dry run %s', async (dryRun, body) => {
    const { data, calls } = await run(
      mutation,
      {
        [post]: { data: { actions_needed: needed, started: !dryRun } },
        'GET /api/clusters/c1': { data: [clusterJson({ status: dryRun ? 'active' : 'updating' })] },
      },
      { input: { clusterId: idOf('Cluster', 'c1'), dryRun } },
    );
    expect(data?.syncNodePools).toEqual({
      __typename: 'SyncNodePoolsPayload',
      isStarted: !dryRun,
      scaleUp: [{ name: 'workers', count: 2, servers: ['a', 'b'] }],
      scaleDown: [],
      cluster: { status: dryRun ? 'ACTIVE' : 'UPDATING' },
    });
    expect(wire(calls)).toEqual([post, 'GET /api/clusters/c1']);
    expect(calls[0]?.body).toEqual(body);
  });

  it('sends a temporary token, and reports on it as an input', async () => {
    const { data, calls } = await run(
      `mutation ($input: SyncNodePoolsInput!) { syncNodePools(input: $input) {
        ... on InputError { issues { path code } } } }`,
      {
        [post]: invalidField('temporary_hetzner_token', 'other_project', 'Not seen.'),
      },
      { input: { clusterId: idOf('Cluster', 'c1'), temporaryToken: 'token' } },
    );
    expect(calls[0]?.body).toEqual({ temporary_hetzner_token: 'token' });
    expect(data?.syncNodePools).toMatchObject({
      issues: [{ path: 'temporaryToken', code: 'OTHER_PROJECT' }],
    });
  });

  it.each(['busy', 'archived', 'cluster_not_active'])('is refused: %s', async (word) => {
    const { data } = await run(
      mutation,
      { [post]: refusedWith(word) },
      { input: { clusterId: idOf('Cluster', 'c1') } },
    );
    expect(data?.syncNodePools).toEqual({ __typename: 'RefusedError', code: word.toUpperCase() });
  });
});

describe('node pool actions', () => {
  it.each([
    ['active', 'owner', null],
    ['healthy', 'admin', null],
    ['active', 'developer', 'FORBIDDEN'],
    ['updating', 'owner', 'BUSY'],
    ['archived', 'owner', 'ARCHIVED'],
    ['failed', 'owner', 'CLUSTER_NOT_ACTIVE'],
  ])('with cluster status %s and role %s: %s', async (status, permission, code) => {
    const { data } = await run(
      '{ cluster(id: "c1") { viewerCan { editNodePools { code message } syncNodePools { code } } } }',
      {
        'GET /api/user': { data: userJson({ permission }) },
        'GET /api/clusters/c1': { data: [clusterJson({ status })] },
      },
    );
    expect(data?.cluster).toMatchObject({ viewerCan: { editNodePools: { code }, syncNodePools: { code } } });
    const archived =
      'This operation is not allowed on archived clusters. Please unarchive the cluster first.';
    if (code === 'ARCHIVED')
      expect(data?.cluster).toMatchObject({ viewerCan: { editNodePools: { message: archived } } });
  });
});
