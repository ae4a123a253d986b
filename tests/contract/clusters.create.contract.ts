import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clusterInput,
  CREATE_CLUSTER,
  freshCloudToken,
  freshName,
  type CreateClusterData,
} from '../support/contractForms.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

const EGRESS = '198.51.100.9/32';
const PLAN = `mutation ($input: CreateClusterInput!) { createCluster(input: $input) { __typename
  ... on ChangePreview { monthlyPriceBefore { amount } monthlyPriceAfter { amount } quota { used after limit }
    warnings { code } changes { path } }
  ... on InputError { issues { path message } } ... on PlanLimitError { limit } } }`;
interface Planned {
  createCluster: {
    __typename: string;
    monthlyPriceAfter?: { amount: string };
    quota?: { used: number; after: number; limit: number };
    warnings?: { code: string }[];
    issues?: { path: string; message: string }[];
  };
}
const DETAILS = `query ($id: ID!) { cluster(id: $id) { sshAllowedNetworks apiAllowedNetworks monthlyPrice { amount } } }`;
interface Details {
  cluster: {
    sshAllowedNetworks: string[];
    apiAllowedNetworks: string[];
    monthlyPrice: { amount: string };
  };
}

let stack: ContractStack;
let owner: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['empty'], platform: { EGRESS_IPS: '198.51.100.9' } });
  owner = await stack.signIn('empty@demo.test');
});
afterAll(() => stack.stop());

describe('a new cluster', () => {
  it('is previewed with the egress addresses of the platform, which its firewall will allow', async () => {
    const options = await stack.run('{ clusterOptions { egressNetworks } }', {}, owner);
    expect(options).toEqual({ clusterOptions: { egressNetworks: [EGRESS] } });
  });

  it('may have maxNodePools node pools and not one more', async () => {
    const { clusterOptions } = await stack.run<{ clusterOptions: { maxNodePools: number } }>(
      '{ clusterOptions { maxNodePools } }',
      {},
      owner,
    );
    const plan = async (count: number) => {
      const nodePools = Array.from({ length: count }, (_, index) => ({
        ...clusterInput().nodePools[0],
        name: `pool-${index}`,
      }));
      return (
        await stack.run<Planned>(
          PLAN,
          { input: clusterInput({ dryRun: true, nodePools, temporaryToken: freshCloudToken() }) },
          owner,
        )
      ).createCluster;
    };
    const max = clusterOptions.maxNodePools;
    expect((await plan(max)).issues ?? []).toEqual([]);
    expect((await plan(max + 1)).issues).toMatchObject([
      { path: 'nodePools', message: `At most ${max} node pools` },
    ]);
  });

  it('requires only a name, a location and the server type of one node pool', async () => {
    const input = {
      name: freshName(),
      location: 'fsn1',
      nodePools: [{ instanceType: 'cx23' }],
      temporaryToken: freshCloudToken(),
      dryRun: true,
    };
    const { createCluster } = await stack.run<Planned>(PLAN, { input }, owner);
    expect(createCluster.__typename).toBe('ChangePreview');
  });

  it('is previewed with its price, its effect on the plan and warnings', async () => {
    const input = clusterInput({ dryRun: true, temporaryToken: freshCloudToken() });
    const { createCluster } = await stack.run<Planned>(PLAN, { input }, owner);
    expect(createCluster).toMatchObject({
      __typename: 'ChangePreview',
      quota: { used: 0, after: 1, limit: 1 },
    });
    const warnings = createCluster.warnings?.map(({ code }) => code);
    expect(warnings).toEqual(['SINGLE_CONTROL_PLANE_NODE', 'API_OPEN', 'UNPROTECTED']);
  });

  it('is refused without a token, with and without dry run', async () => {
    for (const dryRun of [true, false]) {
      const { createCluster } = await stack.run<Planned>(PLAN, { input: clusterInput({ dryRun }) }, owner);
      expect(createCluster.issues).toMatchObject([{ path: 'temporaryToken' }]);
    }
  });

  it.each([
    [{ osImage: 'DEBIAN_13', name: 'ab' }, 'name', 'Name must be at least 3 characters'],
    [{ name: 'a'.repeat(33) }, 'name', 'Name must be at most 32 characters'],
    [{ name: 'My-App' }, 'name', 'Name may have lowercase letters, digits and single hyphens between them'],
    [{ k3sVersion: '' }, 'k3sVersion', 'Kubernetes version is required'],
    [{ controlPlaneInstanceType: '' }, 'controlPlaneInstanceType', 'Control plane server type is required'],
    [{ controlPlaneLocations: [] }, 'controlPlaneLocations', 'Control plane locations must be 1 to 3'],
    [
      { datastoreMode: 'EXTERNAL', externalDatastoreEndpoint: 'db' },
      'externalDatastoreEndpoint',
      'An external etcd needs its endpoint as host:port',
    ],
    [
      { sshAllowedNetworks: ['300.0.0.1'] },
      'sshAllowedNetworks.0',
      'Must be an IPv4 address or network, such as 203.0.113.7 or 203.0.113.0/24',
    ],
    [{ nodePools: [] }, 'nodePools', 'At least one node pool is needed'],
  ])(
    'is rejected with %o as an issue of the field, with and without dry run',
    async (fields, path, message) => {
      for (const dryRun of [true, false]) {
        const input = clusterInput({ ...fields, dryRun });
        const { createCluster } = await stack.run<Planned>(PLAN, { input }, owner);
        expect(createCluster.issues).toContainEqual({ path, message });
      }
    },
  );

  it('has the price of its preview', async () => {
    const input = clusterInput({ isHighAvailability: true, temporaryToken: freshCloudToken() });
    const plan = await stack.run<Planned>(PLAN, { input: { ...input, dryRun: true } }, owner);
    const created = await stack.run<CreateClusterData>(CREATE_CLUSTER, { input }, owner);
    const id = created.createCluster.cluster?.uuid;
    const { cluster } = await stack.run<Details>(DETAILS, { id }, owner);
    expect(cluster.monthlyPrice).toEqual(plan.createCluster.monthlyPriceAfter);
    expect(cluster.sshAllowedNetworks).toEqual(['203.0.113.7/32', EGRESS]);
    expect(cluster.apiAllowedNetworks).toEqual(['0.0.0.0/0', EGRESS]);
    const again = await stack.run<Planned>(PLAN, { input: { ...input, dryRun: true } }, owner);
    expect(again.createCluster).toMatchObject({ __typename: 'PlanLimitError', limit: 1 });
  });
});
