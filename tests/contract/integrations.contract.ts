import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshCloudToken } from '../support/contractForms.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

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
    ['invalid'.padEnd(64, '0'), 'invalid_token'],
    ['readonly'.padEnd(64, '0'), 'token_readonly'],
    ['', ''],
  ])('is checked at the provider: %s', async (token, code) => {
    const { data, text } = await stack.execute(SAVE, { token }, owner);
    expect(data).toMatchObject({
      saveCloudToken: { __typename: 'InputError', issues: [{ path: 'token', ...(code ? { code } : {}) }] },
    });
    if (token) expect(text).not.toContain(token);
  });

  it('is saved, replaced and removed, and never told', async () => {
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

  it('is for managers', async () => {
    const user = await stack.signIn('user@demo.test');
    const { data } = await stack.execute(SAVE, { token: freshCloudToken() }, user);
    expect(data).toEqual({ saveCloudToken: { __typename: 'RefusedError', code: 'FORBIDDEN' } });
    expect((await stack.execute(REMOVE, {}, user)).data).toEqual({
      removeCloudToken: { __typename: 'RefusedError', code: 'FORBIDDEN' },
    });
  });
});
