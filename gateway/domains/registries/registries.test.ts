import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, invalidField, refusedWith, userJson, wire } from '../testing.ts';
import { registryJson, standingJson } from './registries.testing.ts';

const on = '/api/clusters/c1/registries';
const world = (upstream: UpstreamTable = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters': { data: { data: [clusterJson()] } },
      'GET /api/clusters/c1': { data: [clusterJson()] },
      'GET /api/registry': { data: [registryJson(), registryJson({ name: 'other' })] },
      [`GET ${on}`]: { data: ['hub'] },
      [`GET ${on}/default`]: { data: { registry: '"hub"' } },
      [`GET ${on}/status`]: { data: [standingJson('hub')] },
      ...upstream,
    },
  });
const cluster = (fields: string) => `{ cluster(id: "c1") { ${fields} } }`;
const clusterId = idOf('Cluster', 'c1');
const registryId = idOf('Registry', 'account-1:hub');
const appliedId = idOf('ClusterRegistry', 'c1:hub');
const refused = '... on RefusedError { code message } ... on InputError { issues { path code } }';

describe('registries of the account', () => {
  it('are listed with the clusters that use them', async () => {
    const { execute } = world({
      'GET /api/registry': { data: [registryJson({ clusters: [{ id: 'c1', name: 'alpha' }] })] },
    });
    const { data, calls } = await execute(
      '{ viewer { account { viewerCan { manageRegistries { allowed } } registries { edges { node { id name type clusters { name } } } } } } }',
    );
    expect(data).toMatchObject({
      viewer: {
        account: {
          viewerCan: { manageRegistries: { allowed: true } },
          registries: {
            edges: [
              { node: { id: registryId, name: 'hub', type: 'DOCKER_HUB', clusters: [{ name: 'alpha' }] } },
            ],
          },
        },
      },
    });
    expect(wire(calls).sort()).toEqual(['GET /api/clusters', 'GET /api/registry', 'GET /api/user']);
  });

  const create = `mutation ($input: CreateRegistryInput!) { createRegistry(input: $input) { __typename
    ... on CreateRegistryPayload { registryEdge { node { name } } } ${refused} } }`;
  const ecr = { url: 'r', username: 'u', password: 'p', awsRegion: 'eu-central-1' };
  const input = { name: 'Hub', credentials: { awsEcr: ecr } };

  it("are saved under the platform's names", async () => {
    const { execute } = world({ 'POST /api/registry': answer(201, { data: registryJson() }) });
    const { data, calls } = await execute(create, { input });
    expect(data).toMatchObject({ createRegistry: { registryEdge: { node: { name: 'hub' } } } });
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Hub',
      type: 'aws-ecr',
      ...ecr,
    });
  });

  it.each([
    [
      invalidField('awsRegion', 'value_invalid', 'No.'),
      { issues: [{ path: 'credentials.awsEcr.awsRegion', code: 'VALUE_INVALID' }] },
    ],
    [answer(403, { error: 'forbidden', message: 'No.' }), { code: 'FORBIDDEN' }],
  ])('are refused with the reason', async (given, expected) => {
    const { execute } = world({ 'POST /api/registry': given });
    expect((await execute(create, { input })).data).toMatchObject({ createRegistry: expected });
  });

  it.each([{}, { awsEcr: ecr, custom: { url: 'r', username: 'u', password: 'p' } }, { awsEcr: null }])(
    'need the credentials of exactly one type, also in variables: %j',
    async (credentials) => {
      const { execute } = world({});
      const { data, calls } = await execute(create, { input: { name: 'x', credentials } });
      const issues = [{ path: 'credentials', code: 'REGISTRY_ONE_TYPE' }];
      expect(data).toMatchObject({ createRegistry: { issues } });
      expect(calls).toEqual([]);
    },
  );

  it('are deleted by name', async () => {
    const { execute } = world({ 'DELETE /api/registry/hub': { data: { id: 'r1', name: 'hub' } } });
    const mutation = `mutation { deleteRegistry(input: { id: "${registryId}" }) { ... on DeleteRegistryPayload { deletedRegistryId } } }`;
    expect((await execute(mutation)).data).toEqual({ deleteRegistry: { deletedRegistryId: registryId } });
  });
});

describe('the id of a registry of another account', () => {
  const foreign = idOf('Registry', 'account-9:hub');

  it.each([
    `deleteRegistry(input: { id: "${foreign}" })`,
    `applyRegistry(input: { clusterId: "${clusterId}", registryId: "${foreign}" })`,
    `setDefaultRegistry(input: { clusterId: "${clusterId}", registryId: "${foreign}" })`,
  ])('does not reach the registry of the same name in the current one: %s', async (field) => {
    const { errors, calls } = await world().execute(`mutation { ${field} { __typename } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(wire(calls)).toEqual(['GET /api/user']);
  });
});

describe('registries on a cluster', () => {
  const all = 'registries { edges { node { id name isDefault status namespaceCount appliedAt } } }';

  it('have their state, with one call per kind of data', async () => {
    const { execute } = world();
    const { data, calls } = await execute(
      cluster(
        `${all} registryCounts { total failed } applicableRegistries { name } viewerCan { applyRegistry { allowed } }`,
      ),
    );
    expect(data).toMatchObject({
      cluster: {
        registries: {
          edges: [
            { node: { id: appliedId, name: 'hub', isDefault: true, status: 'APPLIED', namespaceCount: 5 } },
          ],
        },
        registryCounts: { total: 1, failed: 0 },
        applicableRegistries: [{ name: 'other' }],
        viewerCan: { applyRegistry: { allowed: true } },
      },
    });
    expect(wire(calls).sort()).toEqual(
      [
        `GET ${on}`,
        `GET ${on}/default`,
        `GET ${on}/status`,
        'GET /api/clusters/c1',
        'GET /api/registry',
        'GET /api/user',
      ].sort(),
    );
  });

  it.each([
    [{ data: { registry: '"hub"' } }, true],
    [{ data: { registry: 'hub' } }, true],
    [{ data: '"hub"' }, true],
    [{ data: { registry: null } }, false],
    [{ data: null }, false],
  ])('recognise the default in every format: %j', async (given, isDefault) => {
    const { execute } = world({ [`GET ${on}/default`]: given });
    const { data } = await execute(cluster('registries { edges { node { isDefault } } }'));
    expect(data).toEqual({ cluster: { registries: { edges: [{ node: { isDefault } }] } } });
  });

  it('load the default with up to three attempts, and are returned without it otherwise', async () => {
    const { execute } = world({ [`GET ${on}/default`]: answer(503, {}) });
    const { data, errors, calls } = await execute(cluster(all));
    expect(data).toMatchObject({
      cluster: { registries: { edges: [{ node: { isDefault: null, status: 'APPLIED' } }] } },
    });
    expect(errors).toHaveLength(1);
    expect(wire(calls).filter((call) => call.endsWith('/default'))).toHaveLength(3);
  });

  it('are returned without state when the platform does not report it', async () => {
    const { execute } = world({ [`GET ${on}/status`]: answer(404, {}) });
    const { data, errors } = await execute(cluster(`${all}`));
    expect(data).toMatchObject({
      cluster: { registries: { edges: [{ node: { name: 'hub', status: null } }] } },
    });
    expect(errors).toBeUndefined();
  });

  it.each([
    ['user', {}, 'APPLIED', 'FORBIDDEN'],
    ['developer', { status: 'archived' }, 'applied', 'ARCHIVED'],
    ['owner', { status: 'updating' }, 'applied', 'CLUSTER_NOT_ACTIVE'],
    ['owner', {}, 'removing', 'BUSY'],
    ['developer', {}, 'failed', null],
  ])('allow actions for %s on %j with status %s: %s', async (permission, changes, status, code) => {
    const { execute } = world({
      'GET /api/user': { data: userJson({ permission }) },
      'GET /api/clusters/c1': { data: [clusterJson(changes)] },
      [`GET ${on}/status`]: { data: [standingJson('hub', { status: status.toLowerCase() })] },
    });
    const { data } = await execute(
      cluster('registries { edges { node { viewerCan { remove { code } } } } }'),
    );
    expect(data).toEqual({
      cluster: { registries: { edges: [{ node: { viewerCan: { remove: { code } } } }] } },
    });
  });

  it.each([
    [
      `applyRegistry(input: { clusterId: "${clusterId}", registryId: "${registryId}" })`,
      'POST /api/registry/hub/apply/c1',
      undefined,
    ],
    [`reapplyRegistry(input: { id: "${appliedId}" })`, 'POST /api/registry/hub/apply/c1', undefined],
    [`removeClusterRegistry(input: { id: "${appliedId}" })`, 'DELETE /api/registry/hub/apply/c1', undefined],
    [
      `setDefaultRegistry(input: { clusterId: "${clusterId}", registryId: "${registryId}" })`,
      `POST ${on}/default`,
      { registry: 'hub' },
    ],
    [
      `setDefaultRegistry(input: { clusterId: "${clusterId}", registryId: null })`,
      `POST ${on}/default`,
      { registry: null },
    ],
  ])('are changed by %s', async (field, call, body) => {
    const { execute } = world({ [call]: answer(202, { data: {} }) });
    const [name] = field.split('(');
    const payload = `${name?.[0]?.toUpperCase()}${name?.slice(1)}Payload`;
    const { data, calls } = await execute(
      `mutation { ${field} { ... on ${payload} { cluster { registries { edges { node { status } } } } } ${refused} } }`,
    );
    expect(data).toEqual({
      [name ?? '']: { cluster: { registries: { edges: [{ node: { status: 'APPLIED' } }] } } },
    });
    const change = calls.find(({ method }) => method !== 'GET');
    expect(change && wire([change])).toEqual([call]);
    expect(change?.body).toEqual(body);

    const again = world({ [call]: refusedWith('archived') });
    expect((await again.execute(`mutation { ${field} { ${refused} } }`)).data).toMatchObject({
      [name ?? '']: { code: 'ARCHIVED' },
    });
  });

  it('report a default that is not on the cluster at its field', async () => {
    const { execute } = world({ [`POST ${on}/default`]: invalidField('registry', 'value_invalid', 'No.') });
    const mutation = `mutation { setDefaultRegistry(input: { clusterId: "${clusterId}", registryId: "${registryId}" }) { ${refused} } }`;
    expect((await execute(mutation)).data).toEqual({
      setDefaultRegistry: { issues: [{ path: 'registryId', code: 'VALUE_INVALID' }] },
    });
  });

  it('are loaded again when the platform repeats the status of the cluster, but not during an operation', async () => {
    const { subscribe, live } = world();
    const events = await subscribe(
      `subscription { clusterContentChanged(clusterId: "${clusterId}") { isResync cluster { ${all} } } }`,
    );
    const next = events.next();
    for (const update of [
      { clusterId: 'c2', status: 'active' },
      { clusterId: 'c1', status: 'updating' },
      { clusterId: 'c1', status: 'active' },
    ])
      live.push('clusterStatusUpdate', update);
    expect((await next).value).toMatchObject({
      data: {
        clusterContentChanged: {
          isResync: false,
          cluster: { registries: { edges: [{ node: { name: 'hub' } }] } },
        },
      },
    });
  });
});
