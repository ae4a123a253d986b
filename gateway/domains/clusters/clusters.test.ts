import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import {
  clusterJson,
  idOf,
  instanceTypeJson,
  invalidField,
  invalidFields,
  poolJson,
  refusedWith,
  usageJson,
  userJson,
  wire,
} from '../testing.ts';

const world = (upstream: UpstreamTable = {}) =>
  testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/account/current-usage': { data: usageJson() },
      'GET /api/instance-types/fsn1': {
        data: [instanceTypeJson(), instanceTypeJson({ name: 'cpx21', cores: 3, memory: 4, disk: 80 })],
      },
      ...upstream,
    },
  });

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    clusterJson({ id: `c${index}`, name: `cluster-${String(index).padStart(2, '0')}` }),
  );

const everything = `{
  viewer { account { clusters { totalCount edges { node {
    id name status isProtected location { city } monthlyPrice { amount }
    nodePools { name instanceCount } workerCount resources { nodes cores memoryGb storageGb }
    viewerCan { open { allowed } archive { allowed } delete { allowed } protect { allowed } unprotect { code } unarchive { code } }
  } } } viewerCan { createCluster { allowed } } } }
}`;

interface Listed {
  viewer: { account: { clusters: { totalCount: number; edges: { node: Record<string, unknown> }[] } } };
}

describe('list of clusters', () => {
  it.each([1, 50])('with all fields on %i rows needs the same four calls', async (count) => {
    const { execute } = world({ 'GET /api/clusters': { data: { data: many(count) } } });
    const { data, errors, calls } = await execute<Listed>(everything);
    expect(errors).toBeUndefined();
    expect(data?.viewer.account.clusters.totalCount).toBe(count);
    expect(wire(calls).sort()).toEqual([
      'GET /api/account/current-usage',
      'GET /api/clusters',
      'GET /api/instance-types/fsn1',
      'GET /api/user',
    ]);
  });

  it('sums the servers of control plane and pools', async () => {
    const { execute } = world({ 'GET /api/clusters': { data: { data: [clusterJson()] } } });
    const { data } = await execute<Listed>(everything);
    expect(data?.viewer.account.clusters.edges[0]?.node).toMatchObject({
      status: 'ACTIVE',
      location: { city: 'Falkenstein' },
      nodePools: [{ name: 'workers', instanceCount: 2 }],
      workerCount: 2,
      resources: { nodes: 3, cores: 8, memoryGb: 10, storageGb: 200 },
      viewerCan: {
        protect: { allowed: true },
        unprotect: { code: 'NOT_PROTECTED' },
        unarchive: { code: 'NOT_ARCHIVED' },
      },
    });
  });

  it('has no sum for a server type that is no longer listed, and keeps the row', async () => {
    const cluster = clusterJson({ worker_node_pools: [poolJson({ instance_type: 'gone' })] });
    const { execute } = world({ 'GET /api/clusters': { data: { data: [cluster] } } });
    const { data, errors } = await execute<Listed>(everything);
    expect(errors).toBeUndefined();
    expect(data?.viewer.account.clusters.edges[0]?.node).toMatchObject({ name: 'alpha', resources: null });
  });

  it('is kept when the usage cannot be loaded', async () => {
    const { execute } = world({
      'GET /api/clusters': { data: { data: [clusterJson()] } },
      'GET /api/account/current-usage': answer(503, {}),
    });
    const { data } = await execute<Listed>(
      '{ viewer { account { clusters { edges { node { name viewerCan { open { allowed } } } } } } } }',
    );
    expect(data?.viewer.account.clusters.edges[0]?.node).toEqual({
      name: 'alpha',
      viewerCan: { open: { allowed: true } },
    });
  });

  it('cannot be opened while the account is over its limit', async () => {
    const { execute } = world({
      'GET /api/clusters': { data: { data: [clusterJson()] } },
      'GET /api/account/current-usage': { data: usageJson({ over_limit: true }) },
    });
    const { data } = await execute<Listed>(
      '{ viewer { account { clusters { edges { node { viewerCan { open { allowed code } } } } } } } }',
    );
    expect(data?.viewer.account.clusters.edges[0]?.node).toEqual({
      viewerCan: { open: { allowed: false, code: 'OVER_LIMIT' } },
    });
  });

  const listing =
    'query ($filter: ClusterFilter, $orderBy: ClusterOrder, $first: Int, $after: String) { viewer { account { clusters(filter: $filter, orderBy: $orderBy, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { name } } } } } }';
  const named = (data: Listed | null | undefined) =>
    data?.viewer.account.clusters.edges.map(({ node }) => node['name']);
  const mixed = [
    clusterJson({ id: 'c1', name: 'alpha', monthly_price: 30, date_created: '2026-11-01T00:00:00Z' }),
    clusterJson({
      id: 'c2',
      name: 'beta',
      status: 'archived',
      monthly_price: 10,
      date_created: '2026-11-03T00:00:00Z',
    }),
    clusterJson({
      id: 'c3',
      name: 'gamma',
      status: 'failed',
      monthly_price: 20,
      date_created: '2026-11-02T00:00:00Z',
    }),
  ];

  it.each([
    [{}, ['beta', 'gamma', 'alpha']],
    [{ filter: { archived: false } }, ['gamma', 'alpha']],
    [{ filter: { archived: true } }, ['beta']],
    [{ filter: { statuses: ['FAILED', 'ACTIVE'] } }, ['gamma', 'alpha']],
    [{ filter: { search: ' ALP' } }, ['alpha']],
    [{ orderBy: { field: 'NAME', direction: 'ASC' } }, ['alpha', 'beta', 'gamma']],
    [{ orderBy: { field: 'MONTHLY_PRICE', direction: 'DESC' } }, ['alpha', 'gamma', 'beta']],
  ])('is filtered and ordered by %j', async (variables, names) => {
    const { execute } = world({ 'GET /api/clusters': { data: { data: mixed } } });
    const { data, errors } = await execute<Listed>(listing, variables);
    expect(errors).toBeUndefined();
    expect(named(data)).toEqual(names);
  });

  it('is paged', async () => {
    const { execute } = world({ 'GET /api/clusters': { data: { data: mixed } } });
    const orderBy = { field: 'NAME', direction: 'ASC' };
    const first = await execute<Listed>(listing, { orderBy, first: 2 });
    expect(named(first.data)).toEqual(['alpha', 'beta']);
    const page = first.data?.viewer.account.clusters as unknown as {
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
    expect(page.pageInfo.hasNextPage).toBe(true);
    const next = await execute<Listed>(listing, { orderBy, first: 2, after: page.pageInfo.endCursor });
    expect(named(next.data)).toEqual(['gamma']);
  });

  it('returns an error while the platform is unavailable, and keeps the account', async () => {
    const { execute } = world({ 'GET /api/clusters': answer(503, {}) });
    const { data, errors } = await execute('{ viewer { account { name clusters { totalCount } } } }');
    expect(data).toEqual({ viewer: { account: { name: "Ada's team", clusters: null } } });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it('returns UPSTREAM_INVALID for an invalid response', async () => {
    const { execute } = world({ 'GET /api/clusters': { data: { data: [{ id: 'c1' }] } } });
    const { errors } = await execute('{ viewer { account { clusters { totalCount } } } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID' } }]);
  });
});

describe('one cluster', () => {
  const query =
    'query ($id: ID!) { cluster(id: $id) { id uuid name cni privateSubnet controlPlaneCount osImage } }';
  const shape = {
    uuid: 'c1',
    name: 'alpha',
    cni: 'FLANNEL',
    privateSubnet: '10.0.0.0/16',
    controlPlaneCount: 1,
    osImage: 'UBUNTU_24_04',
  };

  it.each(['c1', idOf('Cluster', 'c1')])('is found by %s', async (id) => {
    const { execute } = world({ 'GET /api/clusters/c1': { data: [clusterJson()] } });
    const { data, calls } = await execute(query, { id });
    expect(data).toEqual({ cluster: { id: idOf('Cluster', 'c1'), ...shape } });
    expect(wire(calls)).toEqual(['GET /api/clusters/c1']);
  });

  it('is null when there is none', async () => {
    const { data, errors } = await world().execute(query, { id: 'c9' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ cluster: null });
  });

  it.each([
    ['../user', 'GET /api/clusters/..%2Fuser'],
    ['%2e%2e%2fuser', 'GET /api/clusters/%252e%252e%252fuser'],
    ['c1/archive?x=1#y', 'GET /api/clusters/c1%2Farchive%3Fx%3D1%23y'],
  ])('with the id %s never addresses another path', async (id, called) => {
    const { execute } = world();
    for (const given of [id, idOf('Cluster', id)]) {
      const { data, calls } = await execute(query, { id: given });
      expect(data).toEqual({ cluster: null });
      expect(wire(calls)).toEqual([called]);
    }
  });

  it('has no network plugin and no private network when they are disabled', async () => {
    const record = clusterJson({ cni_enabled: false, private_network_enabled: false, master_ha: true });
    const { execute } = world({ 'GET /api/clusters/c1': { data: [record] } });
    const { data } = await execute(query, { id: 'c1' });
    expect(data).toMatchObject({ cluster: { cni: null, privateSubnet: null, controlPlaneCount: 3 } });
  });

  it('requires a session', async () => {
    const { errors, calls } = await world().execute(query, { id: 'c1' }, { token: null });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(calls).toEqual([]);
  });
});

const newCluster = {
  name: 'gamma',
  location: 'fsn1',
  k3sVersion: 'v1.32.8+k3s1',
  osImage: 'DEBIAN_13',
  controlPlaneInstanceType: 'cpx11',
  isHighAvailability: false,
  schedulesWorkloadsOnControlPlane: false,
  datastoreMode: 'ETCD',
  hasEmbeddedRegistryMirror: true,
  cni: 'CILIUM',
  isCniEncrypted: true,
  sshAllowedNetworks: ['192.0.2.0/24'],
  apiAllowedNetworks: ['192.0.2.0/24'],
  hasPublicIpv4: true,
  hasPublicIpv6: false,
  privateSubnet: '10.0.0.0/16',
  isProtected: true,
  nodePools: [
    {
      name: 'workers',
      instanceType: 'cpx21',
      location: 'fsn1',
      instanceCount: 2,
      isAutoscaling: true,
      minInstances: 1,
      maxInstances: 3,
    },
  ],
  temporaryToken: 'secret-token',
};

const refusals = `... on RefusedError { code message } ... on InputError { message issues { path code message } }`;
const create = `mutation ($input: CreateClusterInput!) { createCluster(input: $input) { __typename
  ... on CreateClusterPayload { cluster { name status } account { usage { activeClusters } } }
  ${refusals} ... on PlanLimitError { message limit current plan } } }`;

describe('createCluster', () => {
  it("sends the platform's names and returns the changed account", async () => {
    const { execute } = world({
      'POST /api/clusters': { data: [clusterJson({ name: 'gamma', status: 'pending' })] },
    });
    const { data, calls } = await execute(create, { input: newCluster });
    expect(data).toEqual({
      createCluster: {
        __typename: 'CreateClusterPayload',
        cluster: { name: 'gamma', status: 'PENDING' },
        account: { usage: { activeClusters: 1 } },
      },
    });
    expect(wire(calls)).toEqual(['POST /api/clusters', 'GET /api/user', 'GET /api/account/current-usage']);
    expect(calls[0]?.body).toEqual({
      name: 'gamma',
      location: 'fsn1',
      k3s_version: 'v1.32.8+k3s1',
      os_image: 'debian-13',
      master_instance_type: 'cpx11',
      master_ha: false,
      master_locations: ['fsn1'],
      schedule_workloads_on_masters: false,
      datastore: { mode: 'etcd', external_datastore_endpoint: null },
      embedded_registry_mirror_enabled: true,
      cni_enabled: true,
      cni: 'cilium',
      cni_encryption: true,
      ssh_allowed_networks: ['192.0.2.0/24'],
      api_allowed_networks: ['192.0.2.0/24'],
      labels: [],
      public_network_ip_v4: true,
      public_network_ip_v6: false,
      private_network_enabled: true,
      private_network_subnet: '10.0.0.0/16',
      protected: true,
      worker_node_pools: [
        {
          name: 'workers',
          instance_type: 'cpx21',
          location: 'fsn1',
          instance_count: 2,
          autoscaling_enabled: true,
          autoscaling_min_instances: 1,
          autoscaling_max_instances: 3,
        },
      ],
      temporary_hetzner_token: 'secret-token',
    });
  });

  it('needs a name, a location and the server type of one node pool', async () => {
    const { execute } = world({ 'POST /api/clusters': { data: [clusterJson({ status: 'pending' })] } });
    const input = { name: 'gamma', location: 'hel1', nodePools: [{ instanceType: 'cx23' }] };
    const { data, calls } = await execute(create, { input });
    expect(data).toMatchObject({ createCluster: { __typename: 'CreateClusterPayload' } });
    expect(calls[0]?.body).toEqual({
      name: 'gamma',
      location: 'hel1',
      k3s_version: 'v1.32.8+k3s1',
      os_image: 'ubuntu-24.04',
      master_instance_type: 'cx23',
      master_ha: false,
      master_locations: ['hel1'],
      schedule_workloads_on_masters: false,
      datastore: { mode: 'etcd', external_datastore_endpoint: null },
      embedded_registry_mirror_enabled: false,
      cni_enabled: true,
      cni: 'flannel',
      cni_encryption: false,
      ssh_allowed_networks: ['0.0.0.0/0'],
      api_allowed_networks: ['0.0.0.0/0'],
      labels: [],
      public_network_ip_v4: true,
      public_network_ip_v6: true,
      private_network_enabled: true,
      private_network_subnet: '10.0.0.0/16',
      protected: true,
      worker_node_pools: [
        {
          name: 'default',
          instance_type: 'cx23',
          location: 'hel1',
          instance_count: 1,
          autoscaling_enabled: false,
          autoscaling_min_instances: null,
          autoscaling_max_instances: null,
        },
      ],
    });
  });

  it.each([
    ['name', 'name'],
    ['location', 'location'],
    ['k3s_version', 'k3sVersion'],
    ['os_image', 'osImage'],
    ['master_instance_type', 'controlPlaneInstanceType'],
    ['master_ha', 'isHighAvailability'],
    ['master_locations.1', 'controlPlaneLocations.1'],
    ['schedule_workloads_on_masters', 'schedulesWorkloadsOnControlPlane'],
    ['datastore.mode', 'datastoreMode'],
    ['datastore.external_datastore_endpoint', 'externalDatastoreEndpoint'],
    ['embedded_registry_mirror_enabled', 'hasEmbeddedRegistryMirror'],
    ['cni', 'cni'],
    ['cni_enabled', 'cni'],
    ['cni_encryption', 'isCniEncrypted'],
    ['ssh_allowed_networks.0', 'sshAllowedNetworks.0'],
    ['api_allowed_networks', 'apiAllowedNetworks'],
    ['public_network_ip_v4', 'hasPublicIpv4'],
    ['public_network_ip_v6', 'hasPublicIpv6'],
    ['private_network_subnet', 'privateSubnet'],
    ['protected', 'isProtected'],
    ['worker_node_pools', 'nodePools'],
    ['worker_node_pools.0.name', 'nodePools.0.name'],
    ['worker_node_pools.0.instance_type', 'nodePools.0.instanceType'],
    ['worker_node_pools.0.instance_count', 'nodePools.0.instanceCount'],
    ['worker_node_pools.0.autoscaling_enabled', 'nodePools.0.isAutoscaling'],
    ['worker_node_pools.2.autoscaling_min_instances', 'nodePools.2.minInstances'],
    ['worker_node_pools.2.autoscaling_max_instances', 'nodePools.2.maxInstances'],
    ['temporary_hetzner_token', 'temporaryToken'],
  ])('reports %s of a refusal as %s', async (field, path) => {
    const { execute } = world({
      'POST /api/clusters': invalidFields([field, 'value_invalid', 'It is wrong.']),
    });
    const { data } = await execute(create, { input: newCluster });
    expect(data).toEqual({
      createCluster: {
        __typename: 'InputError',
        message: 'It is wrong.',
        issues: [{ path, code: 'VALUE_INVALID', message: 'It is wrong.' }],
      },
    });
  });

  it('reports a name in use at its field', async () => {
    const { execute } = world({ 'POST /api/clusters': invalidField('name', 'name_taken', 'Taken.') });
    const { data } = await execute(create, { input: newCluster });
    expect(data).toMatchObject({ createCluster: { issues: [{ path: 'name', code: 'NAME_TAKEN' }] } });
  });

  it('returns the plan that would allow it, without a retry', async () => {
    const body = { error: 'Cluster limit reached', message: 'Full.', limit: 3, current: 3, plan: 'pro' };
    const { execute } = world({ 'POST /api/clusters': answer(429, body) });
    const { data, calls } = await execute(create, { input: newCluster });
    expect(data).toEqual({
      createCluster: { __typename: 'PlanLimitError', message: 'Full.', limit: 3, current: 3, plan: 'PRO' },
    });
    expect(calls).toHaveLength(1);
  });

  it('returns the missing role', async () => {
    const body = { error: 'forbidden', message: 'You need the admin role.' };
    const { execute } = world({ 'POST /api/clusters': answer(403, body) });
    const { data } = await execute(create, { input: newCluster });
    expect(data).toEqual({
      createCluster: { __typename: 'RefusedError', code: 'FORBIDDEN', message: 'You need the admin role.' },
    });
  });

  it('returns RATE_LIMITED with the time to wait', async () => {
    const { execute } = world({
      'POST /api/clusters': answer(
        429,
        { error: 'rate_limited', message: 'Slow down.' },
        { 'retry-after': '30' },
      ),
    });
    const { errors } = await execute(create, { input: newCluster });
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfter: 30 } }]);
  });
});

describe('cluster mutations', () => {
  const verb = (name: string) => {
    const Name = name.charAt(0).toUpperCase() + name.slice(1);
    return `mutation ($id: ID!) { ${name}(input: { id: $id }) { __typename
      ... on ${Name}Payload { cluster { status isProtected } } ... on RefusedError { code message } } }`;
  };
  const id = idOf('Cluster', 'c1');

  it.each([
    [
      'protectCluster',
      'POST /api/clusters/c1/protect',
      { protected: true },
      { status: 'ACTIVE', isProtected: true },
    ],
    ['unprotectCluster', 'POST /api/clusters/c1/unprotect', {}, { status: 'ACTIVE', isProtected: false }],
    [
      'archiveCluster',
      'PATCH /api/clusters/c1/archive',
      { status: 'updating' },
      { status: 'UPDATING', isProtected: false },
    ],
    [
      'unarchiveCluster',
      'PATCH /api/clusters/c1/unarchive',
      { status: 'updating' },
      { status: 'UPDATING', isProtected: false },
    ],
    [
      'deleteCluster',
      'DELETE /api/clusters/c1',
      { status: 'deleting' },
      { status: 'DELETING', isProtected: false },
    ],
  ])('%s calls %s and returns the cluster', async (name, call, changes, cluster) => {
    const { execute, stop } = world({ [call]: { data: [clusterJson(changes)] } });
    const { data, errors, calls } = await execute(verb(name), { id });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ [name]: { cluster } });
    expect(wire(calls)[0]).toBe(call);
    expect(calls[0]?.body).toBeUndefined();
    await stop();
  });

  it.each([
    ['archiveCluster', 'PATCH /api/clusters/c1/archive', 'protected'],
    ['unarchiveCluster', 'PATCH /api/clusters/c1/unarchive', 'not_archived'],
    ['deleteCluster', 'DELETE /api/clusters/c1', 'busy'],
    ['protectCluster', 'POST /api/clusters/c1/protect', 'archived'],
    ['unprotectCluster', 'POST /api/clusters/c1/unprotect', 'not_protected'],
  ])('%s returns the refusal', async (name, call, code) => {
    const { execute } = world({ [call]: refusedWith(code, 'No.') });
    const { data, calls } = await execute(verb(name), { id });
    expect(data).toEqual({
      [name]: { __typename: 'RefusedError', code: code.toUpperCase(), message: 'No.' },
    });
    expect(calls).toHaveLength(1);
  });

  it('unarchiveCluster returns the plan limit', async () => {
    const body = { error: 'Cluster limit reached', message: 'Full.', limit: 1, current: 1, plan: null };
    const { execute } = world({ 'PATCH /api/clusters/c1/unarchive': answer(429, body) });
    const { data } = await execute(
      `mutation ($id: ID!) { unarchiveCluster(input: { id: $id }) { ... on PlanLimitError { limit current plan } } }`,
      { id },
    );
    expect(data).toEqual({ unarchiveCluster: { limit: 1, current: 1, plan: null } });
  });

  it('archiveCluster announces the status to other clients', async () => {
    const { execute, live, stop } = world({
      'PATCH /api/clusters/c1/archive': { data: [clusterJson({ status: 'updating' })] },
    });
    await execute(verb('archiveCluster'), { id });
    await expect
      .poll(() => live.emitted.map(({ event }) => event))
      .toEqual(['authenticate', 'clusterStatusUpdate']);
    expect(live.emitted[1]?.payload).toEqual({ clusterId: 'c1', status: 'updating' });
    await stop();
  });

  it('deleteCluster sends a temporary token and reports it at its field', async () => {
    const mutation = `mutation ($input: DeleteClusterInput!) { deleteCluster(input: $input) { ... on InputError { issues { path code } } } }`;
    const call = invalidField('temporary_hetzner_token', 'value_invalid', 'Not accepted.');
    const { execute } = world({ 'DELETE /api/clusters/c1': call });
    const { data, calls } = await execute(mutation, { input: { id, temporaryToken: 'once' } });
    expect(data).toEqual({ deleteCluster: { issues: [{ path: 'temporaryToken', code: 'VALUE_INVALID' }] } });
    expect(calls[0]?.body).toEqual({ temporary_hetzner_token: 'once' });
  });

  it.each(['archive', 'unarchive'])('%sCluster reports a token of another project', async (name) => {
    const mutation = `mutation ($id: ID!) { answer: ${name}Cluster(input: { id: $id }) { ... on InputError { issues { path code } } } }`;
    const call = invalidField('temporary_hetzner_token', 'other_project', 'Not seen.');
    const { execute } = world({ [`PATCH /api/clusters/c1/${name}`]: call });
    const { data } = await execute(mutation, { id });
    expect(data).toEqual({ answer: { issues: [{ path: 'temporaryToken', code: 'OTHER_PROJECT' }] } });
  });

  it.each([idOf('Addon', 'c1:traefik'), idOf('User', 'user-1'), 'nonsense', ''])(
    'refuse the id %j of another type before any call',
    async (other) => {
      const { data, errors, calls } = await world().execute(verb('deleteCluster'), { id: other });
      expect(data ?? null).toBeNull();
      expect(errors?.[0]?.extensions['code']).not.toBe('INTERNAL');
      expect(errors?.[0]?.message).toMatch(/id|Cluster/);
      expect(calls).toEqual([]);
    },
  );

  it.each(['c1/../../user', '%2e%2e%2f'])('do not let the id %s address another path', async (strange) => {
    const { execute, calls } = world();
    await execute(verb('deleteCluster'), { id: idOf('Cluster', strange) });
    expect(wire(calls)).toEqual([`DELETE /api/clusters/${encodeURIComponent(strange)}`]);
  });
});

it('clusterOptions need no call', async () => {
  const query =
    '{ clusterOptions { maxNodePools defaults { k3sVersion location } k3sVersions { version isDefault } locations { name } osImages { image label } } }';
  const { data, calls } = await world().execute<{
    clusterOptions: {
      k3sVersions: { version: string; isDefault: boolean }[];
      defaults: { k3sVersion: string };
    };
  }>(query, {}, { token: null });
  const options = data?.clusterOptions;
  expect(options?.k3sVersions.filter(({ isDefault }) => isDefault)).toEqual([
    { version: options?.defaults.k3sVersion, isDefault: true },
  ]);
  expect(calls).toEqual([]);
});

describe('cluster options of the platform', () => {
  const query = '{ clusterOptions { egressNetworks callerNetwork maxNodePools } }';

  it('need one call', async () => {
    const data = { egress_networks: ['198.51.100.9/32'], caller_network: '203.0.113.7/32' };
    const { execute } = world({ 'GET /api/cluster-options': { data } });
    const answer = await execute(query);
    expect(answer.data).toEqual({
      clusterOptions: {
        egressNetworks: ['198.51.100.9/32'],
        callerNetwork: '203.0.113.7/32',
        maxNodePools: 10,
      },
    });
    expect(wire(answer.calls)).toEqual(['GET /api/cluster-options']);
  });

  it('keep the other options when they cannot be loaded', async () => {
    const { data } = await world({
      'GET /api/cluster-options': answer(404, { message: 'Not found' }),
    }).execute(query);
    expect(data).toEqual({ clusterOptions: { egressNetworks: null, callerNetwork: null, maxNodePools: 10 } });
  });
});
