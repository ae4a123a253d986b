import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshCloudToken } from '../support/contractForms.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';
import { authorizeOnGithub, completeGithub, connectGithub } from '../support/gitops.ts';

let stack: ContractStack;
let owner: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['empty', 'demo'] });
  owner = await stack.signIn('empty@demo.test');
});
afterAll(() => stack.stop());

const SAVE = `mutation ($token: String!) { saveCloudToken(input: { token: $token }) { __typename
  ... on SaveCloudTokenPayload { account { cloudToken { isSaved } } }
  ... on InputError { issues { path code message } } ... on RefusedError { code } } }`;
const REMOVE = `mutation { removeCloudToken { __typename
  ... on RemoveCloudTokenPayload { account { cloudToken { isSaved } } } ... on RefusedError { code } } }`;

describe('the Hetzner token', () => {
  it.each([
    ['invalid'.padEnd(64, '0'), 'HETZNER_UNAUTHORIZED'],
    ['readonly'.padEnd(64, '0'), 'TOKEN_READONLY'],
    ['', ''],
  ])('is verified at Hetzner: %s', async (token, code) => {
    const { data, text } = await stack.execute(SAVE, { token }, owner);
    expect(data).toMatchObject({
      saveCloudToken: { __typename: 'InputError', issues: [{ path: 'token', ...(code ? { code } : {}) }] },
    });
    if (token) expect(text).not.toContain(token);
  });

  it('is saved, replaced and removed, and never returned', async () => {
    const state = '{ viewer { account { cloudToken { isSaved } } } }';
    expect(await stack.run(state, {}, owner)).toEqual({
      viewer: { account: { cloudToken: { isSaved: false } } },
    });
    for (const token of [freshCloudToken(), freshCloudToken()]) {
      const { data, text } = await stack.execute(SAVE, { token }, owner);
      expect(data).toMatchObject({ saveCloudToken: { account: { cloudToken: { isSaved: true } } } });
      expect(text).not.toContain(token);
    }
    expect((await stack.execute(REMOVE, {}, owner)).data).toMatchObject({
      removeCloudToken: { account: { cloudToken: { isSaved: false } } },
    });
  });

  it('is changed only with a permitted role', async () => {
    const user = await stack.signIn('user@demo.test');
    const { data } = await stack.execute(SAVE, { token: freshCloudToken() }, user);
    expect(data).toEqual({ saveCloudToken: { __typename: 'RefusedError', code: 'FORBIDDEN' } });
    expect((await stack.execute(REMOVE, {}, user)).data).toEqual({
      removeCloudToken: { __typename: 'RefusedError', code: 'FORBIDDEN' },
    });
  });
});

describe('the GitHub connection', () => {
  const GITHUB = `{ viewer { account { hasGithub githubIntegration { id username access { code }
    permissions { isComplete } repositories(first: 100) { edges { node { name hasWriteAccess branches { name } } } } } } } }`;
  interface Github {
    viewer: {
      account: {
        hasGithub: boolean;
        githubIntegration: {
          id: string;
          repositories: { edges: { node: { name: string; branches: { name: string }[] | null } }[] } | null;
        } | null;
      };
    };
  }

  it('is made on the page of the embedded GitHub, and lists the repositories', async () => {
    expect((await stack.run<Github>(GITHUB, {}, owner)).viewer.account).toEqual({
      hasGithub: false,
      githubIntegration: null,
    });
    expect(await connectGithub(stack, owner, 'ada-codes')).toMatchObject({
      account: { githubIntegration: { username: 'ada-codes' } },
    });
    const { hasGithub, githubIntegration } = (await stack.run<Github>(GITHUB, {}, owner)).viewer.account;
    expect(hasGithub).toBe(true);
    expect(githubIntegration).toMatchObject({ access: { code: null }, permissions: { isComplete: true } });
    const names = githubIntegration?.repositories?.edges.map(({ node }) => node.name);
    expect(names).toEqual(['ada-codes/dotfiles', 'ada-codes/homelab', 'ada-codes/awesome-k8s']);
    expect(githubIntegration?.repositories?.edges[0]?.node.branches).toEqual([{ name: 'main' }]);
  });

  it("cannot be completed in another user's session", async () => {
    const back = await authorizeOnGithub(stack, owner);
    const other = await stack.signIn('owner@demo.test');
    expect(await completeGithub(stack, other, back)).toEqual({ __typename: 'RefusedError', code: 'EXPIRED' });
  });

  it('returns GITHUB_REVOKED and the remaining fields after it was revoked at GitHub', async () => {
    await connectGithub(stack, owner, 'revoked-app');
    const { data } = await stack.execute<Github>(GITHUB, {}, owner);
    expect(data?.viewer.account).toMatchObject({
      hasGithub: true,
      githubIntegration: { username: 'revoked-app', access: { code: 'GITHUB_REVOKED' }, repositories: null },
    });
  });

  it('is removed only with a permitted role', async () => {
    const { viewer } = (await stack.execute<Github>(GITHUB, {}, owner)).data ?? {};
    const id = viewer?.account.githubIntegration?.id;
    const disconnect = `mutation ($id: ID!) { disconnectGithub(input: { id: $id }) { __typename ... on RefusedError { code } } }`;
    const user = await stack.signIn('user@demo.test');
    expect(await stack.run(disconnect, { id }, user)).toMatchObject({
      disconnectGithub: { code: 'FORBIDDEN' },
    });
    expect(await stack.run(disconnect, { id }, owner)).toEqual({
      disconnectGithub: { __typename: 'DisconnectGithubPayload' },
    });
  });
});
