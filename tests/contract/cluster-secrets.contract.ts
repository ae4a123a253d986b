import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { permissions } from '../../gateway/domains/account/account.upstream.ts';
import { clusterJson, userJson } from '../../gateway/domains/testing.ts';
import { testGateway } from '../../gateway/testing.ts';
import { secretBlocker } from '../../platform/domains/cluster-secrets/cluster-secrets.rules.ts';
import { clusterStatuses } from '../../platform/domains/clusters/clusters.rules.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';

const file = (content: string) => new File([content], 'file');

describe('the permission to change Kubernetes secrets', () => {
  const statuses = clusterStatuses.filter((status) => status !== 'deleted');
  const cases = permissions.flatMap((permission) => statuses.map((status) => [permission, status] as const));
  it.each(cases)('is the same in platform and gateway: %s, %s', async (permission, status) => {
    const { execute, gateway } = testGateway({
      upstream: {
        'GET /api/user': { data: userJson({ permission }) },
        'GET /api/clusters/c1': { data: [clusterJson({ status })] },
      },
    });
    const { data } = await execute('{ cluster(id: "c1") { viewerCan { manageSecrets { code } } } }');
    await gateway.stop();
    const code = secretBlocker({ permission, clusterStatus: status })?.toUpperCase() ?? null;
    expect(data).toEqual({ cluster: { viewerCan: { manageSecrets: { code } } } });
  });
});

describe('Kubernetes secrets', () => {
  let stack: ContractStack;
  let developer: Caller;
  let clusterId: string;
  beforeAll(async () => {
    stack = await startContractStack({ worlds: ['demo'] });
    developer = await stack.signIn('developer@demo.test');
    clusterId = await find('us-staging');
  });
  afterAll(() => stack.stop());

  async function find(name: string): Promise<string> {
    interface Found {
      viewer: { account: { clusters: { edges: { node: { id: string } }[] } } };
    }
    const document = `query ($name: String!) { viewer { account { clusters(first: 1, filter: { search: $name }) { edges { node { id } } } } } }`;
    const { viewer } = await stack.run<Found>(document, { name }, developer);
    return viewer.account.clusters.edges[0]?.node.id ?? '';
  }
  const create = (input: object, as = developer) =>
    stack.execute(
      `mutation ($input: CreateKubernetesSecretInput!) { createKubernetesSecret(input: $input) { __typename
        ... on CreateKubernetesSecretPayload { secret { id name namespace type keys createdAt } }
        ... on InputError { issues { path code message } } ... on RefusedError { code message } } }`,
      {
        input: {
          clusterId,
          name: 'shop',
          namespace: 'default',
          literals: [{ key: 'PASSWORD', value: 'swordfish-5' }],
          ...input,
        },
      },
      as,
    );
  const LIST = `query ($id: ID!) { cluster(id: $id) { secrets(first: 50) { edges { node { id name keys } } } } }`;

  it('are created and deleted with live events, and no response contains a value', async () => {
    const watcher = await stack.signIn('user@demo.test');
    const seen = await stack.subscribe<object>(
      `subscription ($id: ID!) { clusterContentChanged(clusterId: $id) { isResync content cluster { secrets(first: 50) { edges { node { name } } } } } }`,
      { id: clusterId },
      watcher,
    );
    const made = await create({ files: [{ name: 'ca.crt', content: file('certificate-5') }] });
    expect(made.data).toMatchObject({
      createKubernetesSecret: { secret: { name: 'shop', type: 'Opaque', keys: ['PASSWORD', 'ca.crt'] } },
    });
    const list = await stack.execute(LIST, { id: clusterId }, watcher);
    expect(list.data).toMatchObject({ cluster: { secrets: { edges: [{ node: { name: 'shop' } }] } } });
    expect(made.text + list.text + stack.log()).not.toMatch(/swordfish|certificate-5/);
    // Other changes of the cluster report the new secret too.
    await eventually(() => expect(JSON.stringify(seen.items)).toMatch(/"content":"SECRETS".*"name":"shop"/));
    const { secret } = (made.data as { createKubernetesSecret: { secret: { id: string } } })
      .createKubernetesSecret;
    const remove = `mutation ($id: ID!) { deleteKubernetesSecret(input: { id: $id }) { ... on DeleteKubernetesSecretPayload { deletedSecretId } ... on RefusedError { code } } }`;
    expect((await stack.execute(remove, { id: secret.id }, watcher)).data).toEqual({
      deleteKubernetesSecret: { code: 'FORBIDDEN' },
    });
    expect((await stack.execute(remove, { id: secret.id }, developer)).data).toEqual({
      deleteKubernetesSecret: { deletedSecretId: secret.id },
    });
    expect((await stack.execute(remove, { id: secret.id }, developer)).codes).toEqual(['NOT_FOUND']);
    await seen.stop();
  });

  it.each([
    [
      { name: '', namespace: '', literals: [] },
      ['name secret_name_required', 'namespace namespace_required', 'data secret_data_required'],
    ],
    [{ namespace: 'nowhere' }, ['namespace namespace_not_found']],
    [
      {
        literals: [
          { key: '', value: '' },
          { key: 'a b', value: 'x' },
        ],
      },
      ['literals.1.key secret_key_characters'],
    ],
    [{ type: 'kubernetes.io/tls' }, ['data secret_keys_missing']],
    [{ files: [{ name: 'big', content: file('x'.repeat(1024 * 1024)) }] }, ['data secret_too_large']],
  ])('are rejected with an issue per field', async (input, expected) => {
    const { data } = await create({ name: 'other', ...input });
    const { issues } = (data as { createKubernetesSecret: { issues: { path: string; code: string }[] } })
      .createKubernetesSecret;
    expect(issues.map(({ path, code }) => `${path} ${code.toLowerCase()}`)).toEqual(expected);
  });

  it('may contain up to one mebibyte', async () => {
    const content = 'line\n'.repeat(200_000);
    expect(
      (await create({ name: 'large', literals: [], files: [{ name: 'f', content: file(content) }] })).data,
    ).toMatchObject({
      createKubernetesSecret: { secret: { name: 'large' } },
    });
  });

  it('have a unique name', async () => {
    await create({ name: 'twice' });
    expect((await create({ name: 'twice' })).data).toMatchObject({
      createKubernetesSecret: { issues: [{ path: 'name', code: 'SECRET_NAME_TAKEN' }] },
    });
  });

  it('of an archived cluster are neither listed nor changed', async () => {
    const id = await find('old-blog');
    expect((await stack.execute(LIST, { id }, developer)).data).toEqual({ cluster: { secrets: null } });
    expect((await create({ clusterId: id })).data).toMatchObject({
      createKubernetesSecret: {
        code: 'ARCHIVED',
        message: 'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
      },
    });
  });
});
