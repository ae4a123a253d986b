import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterInput, CREATE_CLUSTER, type CreateClusterData } from '../support/contractForms.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

let stack: ContractStack;
let owner: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  owner = await stack.signIn('owner@demo.test');
});
afterAll(() => stack.stop());

const TYPES = `query ($location: String!) { instanceTypes(location: $location) {
  id name cores memoryGb diskGb cpuType architecture availability monthlyPrice { amount } hourlyPrice { amount } } }`;
interface Types {
  instanceTypes: { id: string; name: string; monthlyPrice: { amount: string } }[] | null;
}

describe('server types', () => {
  it.each(['fsn1', 'nbg1', 'hel1', 'ash', 'hil', 'sin'])(
    'in %s are listed cheapest first',
    async (location) => {
      const { instanceTypes } = await stack.run<Types>(TYPES, { location }, owner);
      const prices = (instanceTypes ?? []).map(({ monthlyPrice }) => Number(monthlyPrice.amount));
      expect(prices.length).toBeGreaterThan(0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const first = instanceTypes?.[0];
      const node = 'query ($id: ID!) { node(id: $id) { ... on InstanceType { name } } }';
      expect(await stack.run(node, { id: first?.id }, owner)).toEqual({ node: { name: first?.name } });
    },
  );

  it('in an unknown location fail with NOT_FOUND', async () => {
    const { data, codes } = await stack.execute(TYPES, { location: 'moon' }, owner);
    expect(data).toEqual({ instanceTypes: null });
    expect(codes).toEqual(['NOT_FOUND']);
  });
});

describe('node pools', () => {
  it('are part of the cluster and add up to its resources', async () => {
    const query = `{ viewer { account { clusters(first: 20, filter: { search: "production" }) { edges { node {
      workerCount controlPlaneCount resources { nodes cores } nodePools { id name instanceTypeName instanceCount isAutoscaling minInstances maxInstances location { city } } } } } } } }`;
    const data = await stack.run<{
      viewer: { account: { clusters: { edges: { node: { nodePools: { id: string; name: string }[] } }[] } } };
    }>(query, {}, owner);
    const cluster = data.viewer.account.clusters.edges[0]?.node;
    expect(cluster).toMatchObject({
      controlPlaneCount: 3,
      workerCount: 4,
      resources: { nodes: 7 },
      nodePools: expect.arrayContaining([
        expect.objectContaining({ name: 'batch', isAutoscaling: true, minInstances: 1, maxInstances: 4 }),
      ]) as unknown,
    });
    const pool = cluster?.nodePools[0];
    const node = 'query ($id: ID!) { node(id: $id) { ... on NodePool { name } } }';
    expect(await stack.run(node, { id: pool?.id }, owner)).toEqual({ node: { name: pool?.name } });
  });

  it.each([
    ['a duplicate name', [{ name: 'a' }, { name: 'a' }], 'nodePools.1.name'],
    ['an unknown server type', [{ instanceType: 'cx99' }], 'nodePools.0.instanceType'],
    [
      'a minimum above the maximum',
      [{ isAutoscaling: true, minInstances: 5, maxInstances: 2 }],
      'nodePools.0.maxInstances',
    ],
    ['a location of another zone', [{ location: 'ash', instanceType: 'cpx21' }], 'nodePools.0.location'],
    ['no pool', [], 'nodePools'],
  ])('with %s are rejected as an issue of the field', async (_what, changes: object[], path) => {
    const pool = {
      name: 'p',
      instanceType: 'cx23',
      location: 'fsn1',
      instanceCount: 1,
      isAutoscaling: false,
    };
    const nodePools = changes.map((change) => ({ ...pool, ...change }));
    const { createCluster } = await stack.run<CreateClusterData>(
      CREATE_CLUSTER,
      { input: clusterInput({ nodePools }) },
      owner,
    );
    expect(createCluster.__typename).toBe('InputError');
    expect(createCluster.issues?.map((issue) => issue.path)).toContain(path);
  });
});

interface PoolNode {
  id: string;
  name: string;
  instanceTypeName: string;
  instanceCount: number;
  isAutoscaling: boolean;
  minInstances: number | null;
  maxInstances: number | null;
  location: { name: string };
  status: string;
  actualCount: number | null;
  isInSync: boolean | null;
}
interface ActiveCluster {
  id: string;
  status: string;
  revision: number;
  monthlyPrice: { amount: string };
  nodePools: PoolNode[];
  removedNodePools: { name: string; actualCount: number }[];
}

describe('node pools of an active cluster', () => {
  const CLUSTER = `query ($id: ID!) { cluster(id: $id) { id status revision monthlyPrice { amount }
    nodePools { id name instanceTypeName instanceCount isAutoscaling minInstances maxInstances location { name } status actualCount isInSync }
    removedNodePools { name actualCount } } }`;
  const UPDATE = `mutation ($input: UpdateNodePoolsInput!) { updateNodePools(input: $input) { __typename
    ... on UpdateNodePoolsPayload { cluster { revision } }
    ... on ChangePreview { changes { path before after } warnings { code } monthlyPriceBefore { amount } monthlyPriceAfter { amount } }
    ... on InputError { issues { path message } }
    ... on ConflictError { changedBy changes { path before after } cluster { revision } }
    ... on RefusedError { code } } }`;
  const SYNC = `mutation ($input: SyncNodePoolsInput!) { syncNodePools(input: $input) { __typename
    ... on SyncNodePoolsPayload { isStarted scaleUp { name count } scaleDown { name count } cluster { status } }
    ... on RefusedError { code } } }`;
  const read = async (id: string, as = owner): Promise<ActiveCluster> =>
    (await stack.run<{ cluster: ActiveCluster }>(CLUSTER, { id }, as)).cluster;
  const edit = ({ id, name, instanceTypeName, location, instanceCount, isAutoscaling }: PoolNode) => ({
    ...{ id, name, instanceType: instanceTypeName, instanceCount, isAutoscaling },
    location: location.name,
  });
  const update = async (input: object, as = owner) =>
    (await stack.run<{ updateNodePools: Record<string, unknown> }>(UPDATE, { input }, as)).updateNodePools;

  let id: string;
  beforeAll(async () => {
    const nodePools = ['default', 'web'].map((name) => ({
      ...{ name, instanceType: 'cx23', location: 'fsn1', instanceCount: 1, isAutoscaling: false },
    }));
    const events = await stack.subscribe<{
      clusterChanged: { settledCluster: { id: string; status: string } | null };
    }>('subscription { clusterChanged { settledCluster { id status } } }', {}, owner);
    const input = clusterInput({ nodePools });
    const { createCluster } = await stack.run<CreateClusterData>(CREATE_CLUSTER, { input }, owner);
    id = createCluster.cluster?.id ?? '';
    await events.until(({ clusterChanged: { settledCluster } }) => settledCluster?.id === id);
    await events.stop();
  });

  it("return a conflict with the other user's changes to an update of an outdated revision", async () => {
    const cluster = await read(id);
    const [first, web] = cluster.nodePools;
    const admin = await stack.signIn('admin@demo.test');
    const base = { clusterId: cluster.id, revision: cluster.revision };
    await update({ ...base, nodePools: [edit(first!), { ...edit(web!), instanceCount: 3 }] }, admin);
    const conflict = await update({
      ...base,
      nodePools: [{ ...edit(first!), instanceCount: 2 }, edit(web!)],
    });
    expect(conflict).toMatchObject({
      __typename: 'ConflictError',
      changes: [{ path: 'nodePools.web.instanceCount', before: '1', after: '3' }],
      cluster: { revision: cluster.revision + 1 },
    });
    expect(conflict.changedBy).toEqual(expect.any(String));
  });

  it('are changed only with valid fields and a permitted role', async () => {
    const cluster = await read(id);
    const [first] = cluster.nodePools;
    expect(
      await update({ clusterId: cluster.id, nodePools: [{ ...edit(first!), location: 'nbg1' }] }),
    ).toEqual({
      __typename: 'InputError',
      issues: [
        {
          path: 'nodePools.0.location',
          message: 'The location of a node pool cannot be changed. Add a new pool instead',
        },
      ],
    });
    const developer = await stack.signIn('developer@demo.test');
    const states = await stack.run(
      'query ($id: ID!) { cluster(id: $id) { viewerCan { editNodePools { code } syncNodePools { code } } } }',
      { id: cluster.id },
      developer,
    );
    expect(states).toEqual({
      cluster: {
        viewerCan: { editNodePools: { code: 'FORBIDDEN' }, syncNodePools: { code: 'FORBIDDEN' } },
      },
    });
    const forbidden = { __typename: 'RefusedError', code: 'FORBIDDEN' };
    expect(await update({ clusterId: cluster.id, nodePools: [edit(first!)] }, developer)).toEqual(forbidden);
    expect(await stack.run(SYNC, { input: { clusterId: cluster.id } }, developer)).toEqual({
      syncNodePools: forbidden,
    });
  });

  it('are previewed, saved and synced, with live events', async () => {
    const cluster = await read(id);
    const [first, web] = cluster.nodePools;
    const nodePools = [{ ...edit(first!), instanceCount: 2 }];
    const input = { clusterId: cluster.id, revision: cluster.revision, nodePools };
    expect(await update({ ...input, dryRun: true })).toMatchObject({
      __typename: 'ChangePreview',
      changes: [
        { path: 'nodePools.default.instanceCount', before: '1', after: '2' },
        { path: 'nodePools.web', before: '3 × cx23, fsn1', after: null },
      ],
      warnings: [{ code: 'LOCAL_DATA' }],
      monthlyPriceBefore: cluster.monthlyPrice,
    });
    expect(await read(cluster.id)).toEqual(cluster);
    expect(web).toMatchObject({ status: 'CHANGED', actualCount: 1, isInSync: false });
    expect(first).toMatchObject({ status: 'ACTIVE', actualCount: 1, isInSync: true });

    expect(await update(input)).toMatchObject({ cluster: { revision: cluster.revision + 1 } });
    expect(await read(cluster.id)).toMatchObject({
      nodePools: [{ name: 'default', status: 'CHANGED', actualCount: 1, isInSync: false }],
      removedNodePools: [{ name: 'web', actualCount: 1 }],
    });

    const events = await stack.subscribe<{
      clusterChanged: { settledCluster: ActiveCluster | null };
    }>(
      'subscription { clusterChanged { settledCluster { id nodePools { name actualCount isInSync } removedNodePools { name } } } }',
      {},
      owner,
    );
    const scaled = {
      scaleUp: [{ name: 'default', count: 1 }],
      scaleDown: [{ name: 'web', count: 1 }],
    };
    const sync = { clusterId: cluster.id };
    expect(await stack.run(SYNC, { input: { ...sync, dryRun: true } }, owner)).toMatchObject({
      syncNodePools: { isStarted: false, ...scaled, cluster: { status: 'ACTIVE' } },
    });
    expect(await stack.run(SYNC, { input: sync }, owner)).toMatchObject({
      syncNodePools: { isStarted: true, ...scaled },
    });
    const settled = await events.until(
      ({ clusterChanged: { settledCluster } }) =>
        settledCluster?.id === cluster.id && settledCluster.nodePools[0]?.actualCount === 2,
    );
    expect(settled.clusterChanged.settledCluster).toMatchObject({
      nodePools: [{ name: 'default', isInSync: true }],
      removedNodePools: [],
    });
    await events.stop();
  });

  it('cannot be edited on an archived cluster', async () => {
    const { viewer } = await stack.run<{
      viewer: { account: { clusters: { edges: { node: { id: string } }[] } } };
    }>(
      '{ viewer { account { clusters(first: 1, filter: { search: "old-blog" }) { edges { node { id } } } } } }',
      {},
      owner,
    );
    const archived = viewer.account.clusters.edges[0]?.node.id ?? '';
    const message = 'This operation is not allowed on archived clusters. Please unarchive the cluster first.';
    expect(
      await stack.run(
        'query ($id: ID!) { cluster(id: $id) { viewerCan { editNodePools { code message } } } }',
        { id: archived },
        owner,
      ),
    ).toEqual({ cluster: { viewerCan: { editNodePools: { code: 'ARCHIVED', message } } } });
  });
});
