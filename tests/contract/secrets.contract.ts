import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

let stack: ContractStack;
let owner: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  owner = await stack.signIn('owner@demo.test');
});
afterAll(() => stack.stop());

const CREATE = `mutation ($name: String!, $value: String!) { saveGlobalSecret(input: { name: $name, value: $value }) {
  __typename ... on SaveGlobalSecretPayload { globalSecretEdge { cursor node { id name createdAt } } }
  ... on InputError { issues { path code } } ... on RefusedError { code } } }`;
const DELETE = `mutation ($id: ID!) { deleteGlobalSecret(input: { id: $id }) {
  __typename ... on DeleteGlobalSecretPayload { deletedGlobalSecretId } ... on RefusedError { code } } }`;
interface Created {
  saveGlobalSecret: { globalSecretEdge: { node: { id: string; name: string } } };
}
interface Listed {
  viewer: { account: { globalSecrets: { totalCount: number; edges: { node: { name: string } }[] } } };
}
const names = async () => {
  const list = '{ viewer { account { globalSecrets(first: 100) { totalCount edges { node { name } } } } } }';
  const { viewer } = await stack.run<Listed>(list, {}, owner);
  return viewer.account.globalSecrets.edges.map(({ node }) => node.name);
};

describe('secrets of the account', () => {
  it('are saved, listed without the cloud token and without values, and deleted', async () => {
    const made = await stack.execute<Created>(
      CREATE,
      { name: 'DB_PASSWORD', value: 'planted-value-1' },
      owner,
    );
    expect(made.text).not.toContain('planted-value-1');
    expect(await names()).toEqual(['DB_PASSWORD']);
    const id = made.data?.saveGlobalSecret.globalSecretEdge.node.id;
    expect(
      await stack.run('query ($id: ID!) { node(id: $id) { ... on GlobalSecret { name } } }', { id }, owner),
    ).toEqual({
      node: { name: 'DB_PASSWORD' },
    });
    expect((await stack.execute(DELETE, { id }, owner)).data).toEqual({
      deleteGlobalSecret: { __typename: 'DeleteGlobalSecretPayload', deletedGlobalSecretId: id },
    });
    expect(await names()).toEqual([]);
    expect((await stack.execute(DELETE, { id }, owner)).codes).toEqual(['NOT_FOUND']);
  });

  it('require a valid name and a value', async () => {
    expect((await stack.execute(CREATE, { name: 'not a name!', value: 'x' }, owner)).data).toMatchObject({
      saveGlobalSecret: { __typename: 'InputError', issues: [{ path: 'name' }] },
    });
    expect((await stack.execute(CREATE, { name: 'GOOD', value: '' }, owner)).data).toMatchObject({
      saveGlobalSecret: { __typename: 'InputError', issues: [{ path: 'value' }] },
    });
  });

  it('are changed only with a permitted role, as viewerCan states beforehand', async () => {
    const developer = await stack.signIn('developer@demo.test');
    expect(
      await stack.run(
        '{ viewer { account { viewerCan { manageSecrets { allowed code } } } } }',
        {},
        developer,
      ),
    ).toEqual({
      viewer: { account: { viewerCan: { manageSecrets: { allowed: false, code: 'FORBIDDEN' } } } },
    });
    expect((await stack.execute(CREATE, { name: 'MINE', value: 'x' }, developer)).data).toEqual({
      saveGlobalSecret: { __typename: 'RefusedError', code: 'FORBIDDEN' },
    });
  });
});
