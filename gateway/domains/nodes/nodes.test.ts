import { afterEach, describe, expect, it } from 'vitest';
import { answer, testGateway, type TestOptions, type UpstreamTable } from '../../testing.ts';
import {
  addonJson,
  catalogJson,
  clusterJson,
  idOf,
  nodeJson,
  podJson,
  podStatusJson,
  poolJson,
  refusedWith,
  userJson,
  wire,
} from '../testing.ts';
import { coresOf, gigabytesOf, secondsOf } from './quantity.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const upstream: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  'GET /api/clusters/c1/nodes': {
    data: {
      nodeCounts: {},
      nodesByPool: {},
      allNodes: [
        nodeJson('m1', { type: 'master', pool: null, resources: { usage: null } }),
        nodeJson('w1', { status: 'notready' }),
      ],
      podStatus: podStatusJson({ total: 10, running: 6, completed: 1, pending: 1, crashing: 2 }),
    },
  },
  'GET /api/clusters/c1/pods/problematic': { data: { count: 2, pods: [podJson('api'), podJson('job')] } },
  'GET /api/clusters/c1/namespaces': {
    data: [
      { name: 'default', status: 'Active' },
      { name: 'leaving', status: 'Terminating' },
    ],
  },
  'GET /api/clusters/c1/ingress-classes': {
    data: [{ name: 'traefik', controller: 'traefik.io/ingress-controller', isDefault: true }],
  },
  'GET /api/clusters/c1/storage-classes': {
    data: [{ name: 'hcloud-volumes', provisioner: 'csi.hetzner.cloud', isDefault: true }],
  },
};

function world(table: UpstreamTable = {}, options: TestOptions = {}) {
  const made = testGateway({ ...options, upstream: { ...upstream, ...table } });
  stops.push(made.stop);
  const cluster = async (selection: string) => {
    const { data, errors, calls } = await made.execute<{ cluster: Record<string, never> | null }>(
      `{ cluster(id: "c1") { ${selection} } }`,
    );
    return {
      cluster: data?.cluster as Record<string, unknown> | null | undefined,
      errors,
      calls: wire(calls),
    };
  };
  return { ...made, cluster };
}

const HEALTH = `health { nodesReady nodesTotal isEstimate updatedAt pods { total needsAttention healthyPercent }
  capacity { cores memoryGb } allocatable { cores memoryGb } usage { cores memoryGb } requests { cores memoryGb } }`;

describe('health of a cluster', () => {
  it('sums its nodes with one call for all fields', async () => {
    const { cluster, errors, calls } = await world().cluster(
      `${HEALTH} again: health { nodesTotal } nodes(first: 1) { totalCount } problematicPods(first: 1) { totalCount }
       more: problematicPods { totalCount }`,
    );
    expect(errors).toBeUndefined();
    expect(cluster?.['health']).toEqual({
      nodesReady: 1,
      nodesTotal: 2,
      isEstimate: false,
      updatedAt: expect.any(String) as string,
      pods: { total: 10, needsAttention: 3, healthyPercent: 70 },
      capacity: { cores: 8, memoryGb: 16 },
      allocatable: { cores: 7.8, memoryGb: 15.5 },
      usage: { cores: 1.5, memoryGb: 2 },
      requests: { cores: 1, memoryGb: 1 },
    });
    expect(calls.sort()).toEqual([
      'GET /api/clusters/c1',
      'GET /api/clusters/c1/nodes',
      'GET /api/clusters/c1/pods/problematic',
    ]);
  });

  it.each(['archived', 'creating', 'failed', 'deleting'])(
    'is an estimate without any call while the cluster is %s',
    async (status) => {
      const pools = [poolJson({ instance_count: 3 }), poolJson({ id: 'p2', instance_count: 2 })];
      const table = {
        'GET /api/clusters/c1': {
          data: [clusterJson({ status, master_ha: true, worker_node_pools: pools })],
        },
      };
      const { cluster, calls } = await world(table).cluster(
        `${HEALTH} nodes { totalCount } problematicPods { totalCount } namespaces { name }`,
      );
      expect(cluster).toMatchObject({
        health: {
          isEstimate: true,
          nodesReady: null,
          nodesTotal: 8,
          pods: null,
          capacity: { cores: 16, memoryGb: 32 },
          usage: null,
        },
        nodes: null,
        problematicPods: null,
        namespaces: null,
      });
      expect(calls).toEqual(['GET /api/clusters/c1', 'GET /api/instance-types/fsn1']);
    },
  );

  it('is an estimate when the platform refuses because the cluster is not running yet', async () => {
    const { cluster, errors } = await world({
      'GET /api/clusters/c1': { data: [clusterJson({ status: 'updating' })] },
      'GET /api/clusters/c1/nodes': refusedWith('cluster_not_active'),
    }).cluster('health { isEstimate nodesTotal }');
    expect(errors).toBeUndefined();
    expect(cluster).toEqual({ health: { isEstimate: true, nodesTotal: 3 } });
  });

  it('is null with an error when the nodes cannot be loaded, and keeps everything else', async () => {
    const { cluster, errors } = await world({
      'GET /api/clusters/c1/nodes': answer(502, { error: 'provider', message: 'no answer' }),
    }).cluster('name health { nodesTotal } problematicPods { totalCount }');
    expect(cluster).toEqual({ name: 'alpha', health: null, problematicPods: { totalCount: 2 } });
    expect(errors?.[0]).toMatchObject({
      path: ['cluster', 'health'],
      extensions: { code: 'PROVIDER_UNAVAILABLE' },
    });
  });

  it('refuses a response with an invalid quantity', async () => {
    const odd = nodeJson('w1', { resources: { capacity: { cpu: 'many', memory: '8Gi' } } });
    const { cluster, errors } = await world({
      'GET /api/clusters/c1/nodes': { data: { allNodes: [odd] } },
    }).cluster('health { nodesTotal }');
    expect(cluster).toEqual({ health: null });
    expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_INVALID');
  });
});

describe('nodes and pods', () => {
  it('are found by their ids', async () => {
    const { execute } = world();
    const { data, errors } = await execute(
      `query ($node: ID!, $pod: ID!) {
         a: node(id: $node) { ... on ClusterNode { name role nodePoolName isReady usage { cores } pods { total } } }
         b: node(id: $pod) { ... on ProblematicPod { name namespace nodeName problem message restartCount createdAt
           containers { name isReady restartCount } } } }`,
      { node: idOf('ClusterNode', 'c1:w1'), pod: idOf('ProblematicPod', 'c1:shop/api') },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      a: { name: 'w1', role: 'WORKER', nodePoolName: 'default', isReady: false, usage: { cores: 1.5 } },
      b: { name: 'api', namespace: 'shop', problem: 'CRASHING', restartCount: 7, nodeName: 'w1' },
    });
  });

  it('are paged', async () => {
    const { cluster } = await world().cluster(
      'nodes(first: 1) { edges { node { name } } pageInfo { hasNextPage } }',
    );
    expect(cluster?.['nodes']).toEqual({
      edges: [{ node: { name: 'm1' } }],
      pageInfo: { hasNextPage: true },
    });
  });

  it('get the creation time from the age when the platform sends no timestamp', async () => {
    const old = podJson('api', { created_at: undefined, age: '1d' });
    const odd = podJson('job', { created_at: undefined, age: 'ages' });
    const { cluster } = await world({
      'GET /api/clusters/c1/pods/problematic': { data: { pods: [old, odd] } },
    }).cluster('problematicPods { edges { node { createdAt } } }');
    const { edges } = cluster!['problematicPods'] as { edges: { node: { createdAt: string | null } }[] };
    const age = Date.now() - Date.parse(edges[0]?.node.createdAt ?? '');
    expect(Math.round(age / 3_600_000)).toBe(24);
    expect(edges[1]?.node.createdAt).toBeNull();
  });
});

describe('a node of a cluster', () => {
  it('is found by its name, from the call that all nodes share', async () => {
    const { cluster, calls } = await world().cluster(
      'found: node(name: "w1") { name isReady } missing: node(name: "w9") { name } nodes { totalCount }',
    );
    expect(cluster).toEqual({
      found: { name: 'w1', isReady: false },
      missing: null,
      nodes: { totalCount: 2 },
    });
    expect(calls.filter((call) => call.endsWith('/nodes'))).toHaveLength(1);
  });
});

describe('namespaces and classes of a cluster', () => {
  it('are active ones only, with one call per list', async () => {
    const { cluster, calls } = await world().cluster(
      'namespaces { name } ingressClasses { name isDefault } storageClasses { name provisioner }',
    );
    expect(cluster).toEqual({
      namespaces: [{ name: 'default' }],
      ingressClasses: [{ name: 'traefik', isDefault: true }],
      storageClasses: [{ name: 'hcloud-volumes', provisioner: 'csi.hetzner.cloud' }],
    });
    expect(calls).toHaveLength(4);
  });
});

describe('ingress addresses', () => {
  it('are those of the load balancers with their IP version, from the call that add-ons need anyway', async () => {
    const addons = JSON.stringify({ loadBalancerIPs: ['203.0.113.9', '2001:db8::9', 'none.example'] });
    const { cluster, calls } = await world({
      'GET /api/addons/catalog': { data: [catalogJson('traefik')] },
      'GET /api/clusters/c1/addons': { data: [addonJson('traefik', { addons }), addonJson('x')] },
    }).cluster('ingressEndpoints { address family } addons(first: 1) { totalCount }');
    expect(cluster?.['ingressEndpoints']).toEqual([
      { address: '203.0.113.9', family: 'IPV4' },
      { address: '2001:db8::9', family: 'IPV6' },
    ]);
    expect(calls.filter((call) => call.endsWith('/addons'))).toHaveLength(1);
  });
});

describe('Kubernetes quantities', () => {
  it.each([
    ['250m', 0.25],
    ['2', 2],
    ['1500000000n', 1.5],
    ['many', null],
    ['-1', null],
  ])('parse %s of CPU as %s cores', (text, cores) => {
    expect(coresOf(text)).toBe(cores);
  });

  it.each([
    ['8388608Ki', 8],
    ['512Mi', 0.5],
    ['2Gi', 2],
    ['1073741824', 1],
    ['2Gb', null],
  ])('parse %s of memory as %s GB', (text, gigabytes) => {
    expect(gigabytesOf(text)).toBe(gigabytes);
  });

  it.each([
    ['12d3h', 1_047_600],
    ['5m', 300],
    ['soon', null],
    ['5m later', null],
  ])('parse an age of %s as %s seconds', (text, seconds) => {
    expect(secondsOf(text)).toBe(seconds);
  });
});

describe('the health summary of a cluster', () => {
  const health = {
    level: 'critical',
    unreachable_since: '2026-11-25T12:00:00.000Z',
    reasons: [{ code: 'health_masters', params: { count: 1, total: 3 }, message: '1 of 3 …' }],
  };

  it('comes with the cluster, without a call of its own', async () => {
    const { cluster, errors, calls } = await world({
      'GET /api/clusters/c1': { data: [clusterJson({ health })] },
    }).cluster('healthSummary { level unreachableSince reasons { code params { name value } } }');
    expect(errors).toBeUndefined();
    expect(cluster).toEqual({
      healthSummary: {
        level: 'CRITICAL',
        unreachableSince: '2026-11-25T12:00:00.000Z',
        reasons: [
          {
            code: 'HEALTH_MASTERS',
            params: [
              { name: 'count', value: '1' },
              { name: 'total', value: '3' },
            ],
          },
        ],
      },
    });
    expect(calls).toEqual(['GET /api/clusters/c1']);
  });

  it('is null for a cluster that was not checked', async () => {
    expect((await world().cluster('healthSummary { level }')).cluster).toEqual({ healthSummary: null });
  });
});

describe('a node', () => {
  const SELECTION = 'node(name: "w1") { kubeletVersion internalIp externalIp createdAt }';

  it('has a version, addresses and the time at which it joined', async () => {
    const joined = nodeJson('w1', {
      kubelet_version: 'v1.32.8+k3s1',
      internal_ip: '10.0.0.3',
      external_ip: '192.0.2.7',
      created_at: '2026-01-02T10:00:00Z',
    });
    const table = { 'GET /api/clusters/c1/nodes': { data: { allNodes: [joined] } } };
    expect((await world(table).cluster(SELECTION)).cluster).toEqual({
      node: {
        kubeletVersion: 'v1.32.8+k3s1',
        internalIp: '10.0.0.3',
        externalIp: '192.0.2.7',
        createdAt: '2026-01-02T10:00:00.000Z',
      },
    });
  });

  it('has none of them when the platform does not return them', async () => {
    expect((await world().cluster(SELECTION)).cluster).toEqual({
      node: { kubeletVersion: null, internalIp: null, externalIp: null, createdAt: null },
    });
  });
});

describe('taking a node out of service', () => {
  const MUTATION = `mutation ($id: ID!) { drainNode(input: { id: $id }) {
    ... on DrainNodePayload { node { name isSchedulable isDraining evictablePodCount conditions { type status } } }
    ... on RefusedError { code } } }`;
  const DRAIN = 'POST /api/clusters/c1/nodes/w1/drain';
  const id = idOf('ClusterNode', 'c1:w1');

  it('returns the node with what is left to move', async () => {
    const conditions = [{ type: 'Ready', status: 'True', reason: '', message: '', changed_at: null }];
    const drained = nodeJson('w1', { unschedulable: true, draining: true, evictable_pods: 3, conditions });
    const made = testGateway({ upstream: { ...upstream, [DRAIN]: { data: drained } } });
    stops.push(made.stop);
    const { data, calls } = await made.execute(MUTATION, { id });
    expect(data).toEqual({
      drainNode: {
        node: {
          name: 'w1',
          isSchedulable: false,
          isDraining: true,
          evictablePodCount: 3,
          conditions: [{ type: 'Ready', status: 'TRUE' }],
        },
      },
    });
    expect(wire(calls)).toEqual([DRAIN]);
  });

  it('explains a refusal', async () => {
    const made = testGateway({ upstream: { ...upstream, [DRAIN]: refusedWith('archived') } });
    stops.push(made.stop);
    const { data } = await made.execute(MUTATION, { id });
    expect(data).toEqual({ drainNode: { code: 'ARCHIVED' } });
  });
});
