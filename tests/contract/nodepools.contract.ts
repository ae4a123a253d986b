import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clusterInput, CREATE_CLUSTER, type CreateClusterAnswer } from '../support/contractForms.ts';
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
  instanceTypes: { id: string; name: string; monthlyPrice: { amount: number } }[] | null;
}

describe('server types', () => {
  it.each(['fsn1', 'nbg1', 'hel1', 'ash', 'hil', 'sin'])(
    'of %s are listed, cheapest first',
    async (location) => {
      const { instanceTypes } = await stack.run<Types>(TYPES, { location }, owner);
      const prices = (instanceTypes ?? []).map(({ monthlyPrice }) => monthlyPrice.amount);
      expect(prices.length).toBeGreaterThan(0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const first = instanceTypes?.[0];
      const node = 'query ($id: ID!) { node(id: $id) { ... on InstanceType { name } } }';
      expect(await stack.run(node, { id: first?.id }, owner)).toEqual({ node: { name: first?.name } });
    },
  );

  it('of a place that does not exist are an error with a code', async () => {
    const { data, codes } = await stack.execute(TYPES, { location: 'moon' }, owner);
    expect(data).toEqual({ instanceTypes: null });
    expect(codes).toEqual(['NOT_FOUND']);
  });
});

describe('node pools', () => {
  it('come with the cluster, and add up to its resources', async () => {
    const query = `{ viewer { account { clusters(first: 20, filter: { search: "production" }) { edges { node {
      workerCount controlPlaneCount resources { nodes cores } nodePools { id name instanceType instanceCount isAutoscaling minInstances maxInstances location { city } } } } } } } }`;
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
    ['a name twice', [{ name: 'a' }, { name: 'a' }], 'nodePools.1.name'],
    ['a type that is not sold there', [{ instanceType: 'cx99' }], 'nodePools.0.instanceType'],
    [
      'bounds the wrong way round',
      [{ isAutoscaling: true, minInstances: 5, maxInstances: 2 }],
      'nodePools.0.maxInstances',
    ],
    ['a location of another zone', [{ location: 'ash', instanceType: 'cpx21' }], 'nodePools.0.location'],
    ['no pool at all', [], 'nodePools'],
  ])('with %s are refused at the right field', async (_what, changes: object[], path) => {
    const pool = {
      name: 'p',
      instanceType: 'cx23',
      location: 'fsn1',
      instanceCount: 1,
      isAutoscaling: false,
    };
    const nodePools = changes.map((change) => ({ ...pool, ...change }));
    const { createCluster } = await stack.run<CreateClusterAnswer>(
      CREATE_CLUSTER,
      { input: clusterInput({ nodePools }) },
      owner,
    );
    expect(createCluster.__typename).toBe('InputError');
    expect(createCluster.issues?.map((issue) => issue.path)).toContain(path);
  });
});
