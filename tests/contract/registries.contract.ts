import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../process/testing.ts';
import { permissions } from '../../gateway/domains/account/account.upstream.ts';
import { clusterJson, userJson } from '../../gateway/domains/testing.ts';
import { testGateway } from '../../gateway/testing.ts';
import { clusterStatuses } from '../../platform/domains/clusters/clusters.rules.ts';
import {
  clusterRegistryStatuses,
  registryBlocker,
  type ClusterRegistryAction,
  type ClusterRegistryStatus,
} from '../../platform/domains/registries/registries.rules.ts';
import { startContractStack, type Caller, type ContractStack } from '../support/contractStack.ts';
import { registryId } from '../support/sampleObjects.ts';

/** Each status is also the name of one registry; both servers sort their lists by name. */
const sortedStatuses = [...clusterRegistryStatuses].sort();

type Codes = Record<'reapply' | 'remove' | 'setDefault', { code: string | null }>;

/** The action states the gateway returns for a registry in each status, from responses like the platform's. */
async function actionStates(permission: string, clusterStatus: string) {
  const on = 'GET /api/clusters/c1/registries';
  const rows = sortedStatuses.map((status) => ({
    ...{ name: status, status, namespaces: 1, namespaces_total: 1 },
  }));
  const { execute, gateway } = testGateway({
    upstream: {
      'GET /api/user': { data: userJson({ permission }) },
      'GET /api/clusters/c1': { data: [clusterJson({ status: clusterStatus })] },
      [on]: { data: sortedStatuses },
      [`${on}/status`]: { data: rows },
    },
  });
  const { data } = await execute<{
    cluster: {
      viewerCan: { applyRegistry: { code: string | null } };
      registries: { edges: { node: { name: string; viewerCan: Codes } }[] };
    };
  }>(`{ cluster(id: "c1") { viewerCan { applyRegistry { code } }
    registries { edges { node { name viewerCan { reapply { code } remove { code } setDefault { code } } } } } } }`);
  await gateway.stop();
  return data?.cluster;
}

describe('the permissions of a registry on a cluster', () => {
  const statuses = clusterStatuses.filter((status) => status !== 'deleted');
  const cases = permissions.flatMap((permission) => statuses.map((status) => [permission, status] as const));
  it.each(cases)('are the same in platform and gateway: %s, %s', async (permission, clusterStatus) => {
    const code = (action: ClusterRegistryAction, status: ClusterRegistryStatus | null) =>
      registryBlocker(action, { permission, clusterStatus, status })?.toUpperCase() ?? null;
    const states = await actionStates(permission, clusterStatus);
    expect(states?.viewerCan.applyRegistry.code).toBe(code('apply', null));
    expect(
      states?.registries.edges.map(
        ({
          node: {
            name,
            viewerCan: { reapply, remove, setDefault },
          },
        }) => [...[name, reapply.code, remove.code, setDefault.code]],
      ),
    ).toEqual(
      sortedStatuses.map((status) => [
        ...[status, code('reapply', status), code('remove', status), code('set_default', status)],
      ]),
    );
  });
});

describe('registries', () => {
  let stack: ContractStack;
  let owner: Caller;
  let cluster: { id: string; uuid: string };
  beforeAll(async () => {
    stack = await startContractStack({ worlds: ['demo'] });
    owner = await stack.signIn('owner@demo.test');
    interface Found {
      viewer: { account: { clusters: { edges: { node: { id: string; uuid: string } }[] } } };
    }
    const document = `{ viewer { account { clusters(first: 1, filter: { search: "us-staging" }) { edges { node { id uuid } } } } } }`;
    const node = (await stack.run<Found>(document, {}, owner)).viewer.account.clusters.edges[0]?.node;
    if (!node) throw new Error('the world has no us-staging');
    cluster = node;
  });
  afterAll(() => stack.stop());

  const FAILURES = '... on InputError { issues { path code } } ... on RefusedError { code message }';
  const globalId = (text: string) => Buffer.from(text).toString('base64url');
  const login = { username: 'acme', password: 'swordfish-3' };
  const create = (name: string, credentials: object = { dockerHub: login }, as = owner) =>
    stack.execute(
      `mutation ($input: CreateRegistryInput!) { createRegistry(input: $input) { __typename
        ... on CreateRegistryPayload { registryEdge { node { id name type url username createdAt clusters { name } } } } ${FAILURES} } }`,
      { input: { name, credentials } },
      as,
    );
  const act = (field: string, as = owner) =>
    stack.execute(`mutation { ${field} { __typename ${FAILURES} } }`, {}, as);
  const registries = async () => {
    interface Registries {
      cluster: {
        registries: {
          edges: {
            node: { id: string; name: string; isDefault: boolean; status: string; appliedAt: string };
          }[];
        };
        applicableRegistries: { name: string }[];
      };
    }
    const { cluster: found } = await stack.run<Registries>(
      `query ($id: ID!) { cluster(id: $id) { applicableRegistries { name }
        registries(first: 50) { edges { node { id name isDefault status appliedAt } } } } }`,
      { id: cluster.id },
      owner,
    );
    return { rows: found.registries.edges.map(({ node }) => node), others: found.applicableRegistries };
  };
  const apply = async (name: string, as = owner) => {
    const id = await registryId(stack, as, name);
    return act(`applyRegistry(input: { clusterId: "${cluster.id}", registryId: "${id}" })`, as);
  };
  const onCluster = (name: string) => globalId(`ClusterRegistry:${cluster.uuid}:${name}`);
  const setDefault = async (name: string | null, as = owner) => {
    const id = name === null ? 'null' : `"${await registryId(stack, as, name)}"`;
    return act(`setDefaultRegistry(input: { clusterId: "${cluster.id}", registryId: ${id} })`, as);
  };

  const ecr = { ...login, url: '123456789012.dkr.ecr.eu-west-1.amazonaws.com', awsRegion: 'eu-west-1' };
  const googleKey = '{"private_key":"p","client_email":"e"}';

  it.each([
    ['gh', { githubRegistry: { ...login, url: 'ghcr.io' } }, 'ghcr.io'],
    ['ecr', { awsEcr: ecr }, ecr.url],
    ['Own_One', { custom: { ...login, url: 'https://r.example.com:5000/team' } }, undefined],
    ['gar', { googleArtifact: { url: 'gcr.io', username: '_json_key', password: googleKey } }, undefined],
    ['hub', { dockerHub: login }, null],
  ])('of every type are saved, and returned without the password: %s', async (name, credentials, url) => {
    const { data, text } = await create(name, credentials);
    expect(data).toMatchObject({ createRegistry: { registryEdge: { node: { clusters: [] } } } });
    if (url !== undefined)
      expect(data).toMatchObject({ createRegistry: { registryEdge: { node: { url } } } });
    expect(text).not.toMatch(/swordfish|private_key/);
  });

  it.each([
    ['', { dockerHub: login }, 'name'],
    ['x', { custom: { ...login, url: '' } }, 'credentials.custom.url'],
    ['x', { awsEcr: { ...ecr, awsRegion: '' } }, 'credentials.awsEcr.awsRegion'],
    ['x', { dockerHub: { ...login, username: 'wrong' } }, 'credentials.dockerHub.password'],
    ['hub', { dockerHub: login }, 'name'],
    ['x', { dockerHub: login, awsEcr: ecr }, 'credentials'],
  ])('named %j with %j are rejected as an issue of %s', async (name, credentials, path) => {
    expect((await create(name, credentials)).data).toMatchObject({
      createRegistry: { __typename: 'InputError', issues: [{ path }] },
    });
  });

  it('are applied, set as default, reapplied and removed, with live events', async () => {
    const watcher = await stack.signIn('developer@demo.test');
    interface Event {
      clusterContentChanged: {
        cluster: { registries: { edges: { node: { name: string; status: string } }[] } } | null;
      };
    }
    const seen = await stack.subscribe<Event>(
      `subscription ($id: ID!) { clusterContentChanged(clusterId: $id) { isResync
        cluster { registries(first: 50) { edges { node { name status } } } } } }`,
      { id: cluster.id },
      watcher,
    );
    await apply('hub');
    const row = await eventually(async () => {
      const [found] = (await registries()).rows;
      expect(found).toMatchObject({ name: 'hub', status: 'APPLIED', isDefault: false });
      return found;
    });
    expect(row?.appliedAt).toMatch(/^\d{4}-/);
    expect((await registries()).others.map(({ name }) => name)).not.toContain('hub');
    await eventually(() => expect(JSON.stringify(seen.items)).toContain('{"name":"hub","status":"APPLIED"}'));
    expect((await setDefault('hub')).data).toMatchObject({
      setDefaultRegistry: { __typename: 'SetDefaultRegistryPayload' },
    });
    expect((await registries()).rows).toMatchObject([{ name: 'hub', isDefault: true }]);
    await setDefault(null);
    expect((await registries()).rows).toMatchObject([{ name: 'hub', isDefault: false }]);
    expect((await act(`reapplyRegistry(input: { id: "${onCluster('hub')}" })`)).data).toMatchObject({
      reapplyRegistry: { __typename: 'ReapplyRegistryPayload' },
    });
    await eventually(async () => expect((await registries()).rows).toMatchObject([{ status: 'APPLIED' }]));
    await act(`removeClusterRegistry(input: { id: "${onCluster('hub')}" })`);
    await eventually(async () => expect((await registries()).rows).toEqual([]));
    expect((await act(`removeClusterRegistry(input: { id: "${onCluster('hub')}" })`)).codes).toEqual([
      'NOT_FOUND',
    ]);
    await seen.stop();
  });

  it('must be applied to a cluster before they can be its default', async () => {
    expect((await setDefault('gh')).data).toEqual({
      setDefaultRegistry: {
        __typename: 'InputError',
        issues: [{ path: 'registryId', code: 'REGISTRY_APPLY_FIRST' }],
      },
    });
  });

  it('are changed only with a permitted role', async () => {
    const [developer, user] = await Promise.all(
      ['developer', 'user'].map((who) => stack.signIn(`${who}@demo.test`)),
    );
    if (!developer || !user) throw new Error('a sign-in failed');
    const refused = { __typename: 'RefusedError', code: 'FORBIDDEN' };
    expect((await create('no', undefined, developer)).data).toMatchObject({ createRegistry: refused });
    expect((await apply('hub', user)).data).toMatchObject({ applyRegistry: refused });
    expect((await setDefault(null, developer)).data).toMatchObject({
      setDefaultRegistry: { __typename: 'SetDefaultRegistryPayload' },
    });
  });

  it('are deleted together with their applications to clusters', async () => {
    await apply('gh');
    const id = await registryId(stack, owner, 'gh');
    const remove = `mutation { deleteRegistry(input: { id: "${id}" }) { __typename } }`;
    expect((await stack.execute(remove, {}, owner)).data).toEqual({
      deleteRegistry: { __typename: 'DeleteRegistryPayload' },
    });
    await eventually(async () => expect((await registries()).rows).toEqual([]));
    expect((await stack.execute(remove, {}, owner)).codes).toEqual(['NOT_FOUND']);
  });
});
