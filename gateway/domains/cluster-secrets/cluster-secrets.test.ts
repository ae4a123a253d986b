import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, invalidFields, refusedWith, userJson, wire } from '../testing.ts';
import { secretJson } from './cluster-secrets.testing.ts';

const on = '/api/clusters/c1/secrets';
const world = (upstream: UpstreamTable = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ permission: 'developer' }) },
      'GET /api/clusters/c1': { data: [clusterJson()] },
      [`GET ${on}`]: { data: [secretJson()] },
      ...upstream,
    },
  });
const clusterId = idOf('Cluster', 'c1');
const id = idOf('KubernetesSecret', 'c1:default/shop');
const list =
  '{ cluster(id: "c1") { viewerCan { manageSecrets { allowed code } } secrets { edges { node { id name namespace type keys createdAt } } } } }';

describe('secrets in a cluster', () => {
  it('are listed without values with one call', async () => {
    const { execute } = world();
    const { data, calls } = await execute(list);
    expect(data).toMatchObject({
      cluster: {
        viewerCan: { manageSecrets: { allowed: true } },
        secrets: { edges: [{ node: { id, name: 'shop', keys: ['PASSWORD'] } }] },
      },
    });
    expect(wire(calls).sort()).toEqual(['GET /api/clusters/c1', `GET ${on}`, 'GET /api/user'].sort());
  });

  it('are found by their own id only', async () => {
    const { execute } = world();
    const node = 'query ($id: ID!) { node(id: $id) { ... on KubernetesSecret { name } } }';
    expect((await execute(node, { id })).data).toEqual({ node: { name: 'shop' } });
    expect((await execute(node, { id: idOf('KubernetesSecret', 'c1:kube-system/shop') })).data).toEqual({
      node: null,
    });
    expect(
      (await execute(node, { id: idOf('KubernetesSecret', 'nonsense') })).errors?.[0]?.extensions.code,
    ).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['archived', 'ARCHIVED'],
    ['creating', 'CLUSTER_NOT_ACTIVE'],
  ])('are not loaded while the cluster is %s', async (status, code) => {
    const { execute } = world({ 'GET /api/clusters/c1': { data: [clusterJson({ status })] } });
    const { data, errors, calls } = await execute(list);
    expect(data).toMatchObject({
      cluster: { viewerCan: { manageSecrets: { allowed: false, code } }, secrets: null },
    });
    expect(errors).toBeUndefined();
    expect(wire(calls)).not.toContain(`GET ${on}`);
  });

  it('cannot be changed by a user', async () => {
    const { execute } = world({ 'GET /api/user': { data: userJson({ permission: 'user' }) } });
    expect((await execute(list)).data).toMatchObject({
      cluster: { viewerCan: { manageSecrets: { code: 'FORBIDDEN' } } },
    });
  });

  const create = `mutation ($input: CreateKubernetesSecretInput!) { createKubernetesSecret(input: $input) {
    ... on CreateKubernetesSecretPayload { secret { id } cluster { secrets { totalCount } } }
    ... on InputError { issues { path code } } ... on RefusedError { code } } }`;
  const input = {
    clusterId,
    name: 'shop',
    namespace: 'default',
    literals: [{ key: 'PASSWORD', value: 'swordfish' }],
    files: [],
  };

  it('are created with the given values', async () => {
    const { execute } = world({ [`POST ${on}`]: answer(201, { data: secretJson() }) });
    const { data, calls } = await execute(create, { input });
    expect(data).toEqual({
      createKubernetesSecret: { secret: { id }, cluster: { secrets: { totalCount: 1 } } },
    });
    const { clusterId: _clusterId, ...body } = input;
    expect(calls[0]?.body).toEqual(body);
  });

  it('report invalid rows', async () => {
    const { execute } = world({
      [`POST ${on}`]: invalidFields(
        ['literals.1.key', 'value_invalid', 'No.'],
        ['data', 'value_invalid', 'No.'],
      ),
    });
    expect((await execute(create, { input })).data).toEqual({
      createKubernetesSecret: {
        issues: [
          { path: 'literals.1.key', code: 'VALUE_INVALID' },
          { path: 'data', code: 'VALUE_INVALID' },
        ],
      },
    });
  });

  it('are deleted by namespace and name', async () => {
    const remove = `mutation { deleteKubernetesSecret(input: { id: "${id}" }) {
      ... on DeleteKubernetesSecretPayload { deletedSecretId cluster { name } } ... on RefusedError { code } } }`;
    const { execute, calls } = world({ [`DELETE ${on}/default/shop`]: { data: {} } });
    expect((await execute(remove)).data).toEqual({
      deleteKubernetesSecret: { deletedSecretId: id, cluster: { name: 'alpha' } },
    });
    expect(wire(calls)[0]).toBe(`DELETE ${on}/default/shop`);
    const again = world({ [`DELETE ${on}/default/shop`]: refusedWith('archived') });
    expect((await again.execute(remove)).data).toEqual({ deleteKubernetesSecret: { code: 'ARCHIVED' } });
  });

  it('are loaded again when the platform repeats the status of the cluster', async () => {
    const { subscribe, live } = world();
    const events = await subscribe(
      `subscription { clusterContentChanged(clusterId: "${clusterId}") { isResync content cluster { secrets { totalCount } } } }`,
    );
    const next = events.next();
    live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'active', content: 'secrets' });
    expect((await next).value).toMatchObject({
      data: {
        clusterContentChanged: {
          isResync: false,
          content: 'SECRETS',
          cluster: { secrets: { totalCount: 1 } },
        },
      },
    });
  });
});
