import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clusterInput,
  CLUSTERS,
  CREATE_CLUSTER,
  type ClustersData,
  type CreateClusterData,
} from '../../support/contractForms.ts';
import { startContractStack, type Caller, type ContractStack } from '../../support/contractStack.ts';

let stack: ContractStack;
let owner: Caller;
let admin: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo', 'two-accounts'] });
  [owner, admin] = await Promise.all([stack.signIn('owner@demo.test'), stack.signIn('admin@demo.test')]);
});
afterAll(() => stack.stop());

const change = (action: string) => `mutation ($id: ID!) { ${action}Cluster(input: { id: $id }) {
  __typename ... on RefusedError { code } } }`;
type Changed = Record<string, { __typename: string; code?: string }>;
const idOf = async (name: string) => {
  const { viewer } = await stack.run<ClustersData>(CLUSTERS, {}, owner);
  return viewer.account.clusters.edges.find(({ node }) => node.name === name)?.node.id ?? '';
};

describe('two users changing one cluster', () => {
  it('cannot archive a cluster that the other has protected in the meantime', async () => {
    const id = await idOf('us-staging');
    await stack.run(change('unprotect'), { id }, owner);
    await stack.run(change('protect'), { id }, owner);
    expect(await stack.run(change('archive'), { id }, admin)).toEqual({
      archiveCluster: { __typename: 'RefusedError', code: 'PROTECTED' },
    });
  });

  it('archive it once when both send the mutation at the same time', async () => {
    const id = await idOf('us-staging');
    await stack.run(change('unprotect'), { id }, owner);
    const results = await Promise.all(
      [owner, admin].map((as) => stack.run<Changed>(change('archive'), { id }, as)),
    );
    const kinds = results.map(({ archiveCluster }) => archiveCluster?.code ?? archiveCluster?.__typename);
    // The second request arrives while the first is in progress, or after it has finished.
    expect([
      ['ArchiveClusterPayload', 'BUSY'],
      ['ARCHIVED', 'ArchiveClusterPayload'],
    ]).toContainEqual(kinds.sort());
  });
});

describe('two concurrent createCluster mutations', () => {
  it('do not exceed the plan limit together', async () => {
    const almostFull = await stack.signIn('two-accounts@demo.test');
    const results = await Promise.all(
      [1, 2].map(() => stack.run<CreateClusterData>(CREATE_CLUSTER, { input: clusterInput() }, almostFull)),
    );
    const kinds = results.map(({ createCluster }) => createCluster.__typename).sort();
    expect(kinds).toEqual(['CreateClusterPayload', 'PlanLimitError']);
    const { viewer } = await stack.run<ClustersData>(CLUSTERS, {}, almostFull);
    expect(viewer.account.clusters.totalCount).toBe(2);
  });
});
