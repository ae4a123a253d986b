import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

let stack: ContractStack;
let owner: Caller;
let user: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo', 'over-limit'] });
  [owner, user] = await Promise.all([stack.signIn('owner@demo.test'), stack.signIn('user@demo.test')]);
});
afterAll(() => stack.stop());

const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename
  ... on UpdateUserPayload { user { name locale prefersDarkMode isOnboarded isSupportEnabled email isVerified } viewer { gate } }
  ... on InputError { issues { path code } } ... on RefusedError { code } } }`;
const RENAME = `mutation ($name: String!) { updateAccount(input: { name: $name }) { __typename
  ... on UpdateAccountPayload { account { name } } ... on InputError { issues { path } } ... on RefusedError { code message } } }`;

describe('the profile', () => {
  it('is changed field by field, and read back', async () => {
    const input = { name: 'Uma Renamed', locale: 'ES', prefersDarkMode: true, isSupportEnabled: true };
    expect((await stack.execute(UPDATE, { input }, user)).data).toMatchObject({
      updateUser: { user: input },
    });
    const query = '{ viewer { user { name locale prefersDarkMode isSupportEnabled } } }';
    expect(await stack.run(query, {}, user)).toEqual({ viewer: { user: input } });
    const system = { input: { prefersDarkMode: null } };
    expect((await stack.execute(UPDATE, system, user)).data).toMatchObject({
      updateUser: { user: { prefersDarkMode: null, name: 'Uma Renamed' } },
    });
  });

  it('names the field that is not acceptable', async () => {
    expect((await stack.execute(UPDATE, { input: { name: '' } }, user)).data).toMatchObject({
      updateUser: { __typename: 'InputError', issues: [{ path: 'name' }] },
    });
    expect((await stack.execute(UPDATE, { input: { email: 'owner@demo.test' } }, user)).data).toEqual({
      updateUser: { __typename: 'InputError', issues: [{ path: 'email', code: 'email_taken' }] },
    });
  });

  it('closes the gate when the address changes', async () => {
    const input = { email: 'uma.new@demo.test' };
    expect((await stack.execute(UPDATE, { input }, user)).data).toMatchObject({
      updateUser: { user: { ...input, isVerified: false }, viewer: { gate: 'VERIFY_EMAIL' } },
    });
  });
});

describe('the account', () => {
  it('is renamed by its owner, and only with a name', async () => {
    expect((await stack.execute(RENAME, { name: 'Acme Two' }, owner)).data).toMatchObject({
      updateAccount: { account: { name: 'Acme Two' } },
    });
    expect(await stack.run('{ viewer { account { name } } }', {}, owner)).toEqual({
      viewer: { account: { name: 'Acme Two' } },
    });
    expect((await stack.execute(RENAME, { name: '  ' }, owner)).data).toMatchObject({
      updateAccount: { __typename: 'InputError', issues: [{ path: 'name' }] },
    });
  });

  it('is not renamed by a developer, who is told so beforehand', async () => {
    const developer = await stack.signIn('developer@demo.test');
    const { viewer } = await stack.run<{
      viewer: { account: { rename: { allowed: boolean; code: string } } };
    }>('{ viewer { account { rename { allowed code } } } }', {}, developer);
    expect(viewer.account.rename).toEqual({ allowed: false, code: 'FORBIDDEN' });
    const { data } = await stack.execute<{ updateAccount: { code: string } }>(
      RENAME,
      { name: 'X' },
      developer,
    );
    expect(data?.updateAccount).toMatchObject({ __typename: 'RefusedError', code: 'FORBIDDEN' });
  });

  it('counts what it uses against its plan', async () => {
    const usage =
      '{ viewer { account { usage { plan { tier } activeClusters maxClusters archivedClusters isOverLimit users monthlyEstimate { amount currency } } } } }';
    const acme = await stack.run(usage, {}, owner);
    expect(acme).toMatchObject({
      viewer: {
        account: {
          usage: { plan: { tier: 'PRO' }, activeClusters: 4, archivedClusters: 2, isOverLimit: false },
        },
      },
    });
    const over = await stack.run(usage, {}, await stack.signIn('over-limit@demo.test'));
    expect(over).toMatchObject({
      viewer: { account: { usage: { activeClusters: 3, maxClusters: 1, isOverLimit: true } } },
    });
  });
});
