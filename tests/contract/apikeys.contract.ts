import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys } from '../../platform/db/schema/apikeys.ts';
import { bearer, startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

let stack: ContractStack;
let owner: Caller;
beforeAll(async () => {
  stack = await startContractStack({ worlds: ['demo'] });
  owner = await stack.signIn('owner@demo.test');
});
afterAll(() => stack.stop());

const CREATE = `mutation ($name: String!, $scopes: [ApiKeyScope!]!) { createApiKey(input: { name: $name, scopes: $scopes }) {
  __typename ... on CreateApiKeyPayload { secret apiKeyEdge { node { id name prefix scopes creatorName isActive lastUsedAt } } }
  ... on InputError { issues { path } } ... on RefusedError { code } } }`;
const UPDATE = `mutation ($id: ID!, $isActive: Boolean, $name: String) { updateApiKey(input: { id: $id, isActive: $isActive, name: $name }) {
  __typename ... on UpdateApiKeyPayload { apiKey { name isActive } } ... on InputError { issues { path } } ... on RefusedError { code } } }`;
const WHO = '{ viewer { user { email } session { isApiKey expiresAt } } }';
const RECORD =
  'mutation { saveGlobalSecret(input: { name: "BY_KEY", value: "v" }) { __typename ... on RefusedError { code } } }';
interface Created {
  createApiKey: { secret: string; apiKeyEdge: { node: { id: string; prefix: string } } };
}
const create = async (...scopes: string[]) =>
  (await stack.run<Created>(CREATE, { name: scopes.join(), scopes }, owner)).createApiKey;

describe('API keys', () => {
  it('are shown once and authenticate as their owner', async () => {
    const { secret, apiKeyEdge } = await create('WRITE');
    expect(secret).toMatch(/^kd_[\w-]{32}$/);
    expect(secret.startsWith(apiKeyEdge.node.prefix.replace(/\W+$/, ''))).toBe(true);
    expect(await stack.run(WHO, {}, bearer(secret))).toEqual({
      viewer: { user: { email: 'owner@demo.test' }, session: { isApiKey: true, expiresAt: null } },
    });
    const list = await stack.execute(
      '{ viewer { account { apiKeys(first: 50) { edges { node { name prefix lastUsedAt } } } } } }',
      {},
      owner,
    );
    expect(list.text).not.toContain(secret);
    expect((await stack.execute(RECORD, {}, bearer(secret))).data).toMatchObject({
      saveGlobalSecret: { __typename: 'SaveGlobalSecretPayload' },
    });
  });

  it('with scope READ can query but not change anything', async () => {
    const { secret } = await create('READ');
    expect((await stack.execute(WHO, {}, bearer(secret))).data).toMatchObject({
      viewer: { session: { isApiKey: true } },
    });
    expect((await stack.execute(RECORD, {}, bearer(secret))).data).toEqual({
      saveGlobalSecret: { __typename: 'RefusedError', code: 'MISSING_SCOPE' },
    });
  });

  it('are deactivated, activated, renamed and deleted with immediate effect', async () => {
    const { secret, apiKeyEdge } = await create('READ');
    const { id } = apiKeyEdge.node;
    const key = bearer(secret);
    await stack.run(UPDATE, { id, isActive: false }, owner);
    expect((await stack.execute(WHO, {}, key)).data).toEqual({ viewer: null });
    expect((await stack.execute(UPDATE, { id, isActive: true, name: 'Renamed' }, owner)).data).toMatchObject({
      updateApiKey: { apiKey: { name: 'Renamed', isActive: true } },
    });
    expect((await stack.execute(WHO, {}, key)).data).toMatchObject({ viewer: { user: {} } });
    const remove =
      'mutation ($id: ID!) { deleteApiKey(input: { id: $id }) { __typename ... on DeleteApiKeyPayload { deletedApiKeyId } } }';
    expect((await stack.execute(remove, { id }, owner)).data).toMatchObject({
      deleteApiKey: { deletedApiKeyId: id },
    });
    expect((await stack.execute(WHO, {}, key)).data).toEqual({ viewer: null });
    expect((await stack.execute(remove, { id }, owner)).codes).toEqual(['NOT_FOUND']);
  });

  it('are created only once by repeated requests with the same Idempotency-Key', async () => {
    const headers = { ...owner.headers, 'idempotency-key': 'contract-1' };
    const once = { ...owner, headers };
    const [first, second] = [
      await stack.run<Created>(CREATE, { name: 'once', scopes: ['READ'] }, once),
      await stack.run<Created>(CREATE, { name: 'once', scopes: ['READ'] }, once),
    ];
    expect(second.createApiKey.secret).toBe(first.createApiKey.secret);
    expect((await stack.execute(CREATE, { name: 'other', scopes: ['READ'] }, once)).data).toMatchObject({
      createApiKey: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('are refused with APIKEY_EXPIRED after they expire, and the old secret stays valid for a while after a rotation', async () => {
    const { secret, apiKeyEdge } = await create('READ');
    const { id } = apiKeyEdge.node;
    const rotate =
      'mutation ($id: ID!) { rotateApiKey(input: { id: $id }) { ... on RotateApiKeyPayload { secret apiKey { previousExpiresAt } } } }';
    const { rotateApiKey } = await stack.run<{ rotateApiKey: { secret: string } }>(rotate, { id }, owner);
    expect(rotateApiKey).toMatchObject({ apiKey: { previousExpiresAt: expect.any(String) as string } });
    for (const one of [secret, rotateApiKey.secret])
      expect((await stack.execute(WHO, {}, bearer(one))).data).toMatchObject({ viewer: { session: {} } });
    await stack.platform.db.update(apiKeys).set({ expiresAt: new Date(0) });
    const { codes, text } = await stack.execute(RECORD, {}, bearer(rotateApiKey.secret));
    expect(codes).toEqual(['UNAUTHENTICATED']);
    expect(text).toContain('APIKEY_EXPIRED');
  });

  it('require a name and a role that may manage them', async () => {
    expect((await stack.execute(CREATE, { name: '', scopes: ['READ'] }, owner)).data).toMatchObject({
      createApiKey: { __typename: 'InputError', issues: [{ path: 'name' }] },
    });
    const developer = await stack.signIn('developer@demo.test');
    expect((await stack.execute(CREATE, { name: 'x', scopes: ['READ'] }, developer)).data).toMatchObject({
      createApiKey: { __typename: 'RefusedError', code: 'FORBIDDEN' },
    });
  });
});
