import { afterEach, describe, expect, it } from 'vitest';
import { testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, userJson, wire } from '../testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const CREATED = '2026-11-01T10:00:00.000Z';
const workload = (name: string, changes: object = {}) => ({
  name,
  namespace: 'shop',
  created_at: CREATED,
  kind: 'deployment',
  state: 'running',
  message: '',
  ready: 2,
  wanted: 2,
  images: ['nginx:1.27'],
  ...changes,
});
const pod = (name: string, changes: object = {}) => ({
  name,
  namespace: 'shop',
  created_at: CREATED,
  state: 'running',
  message: '',
  node: 'w1',
  ip: '10.42.0.9',
  owner: { kind: 'ReplicaSet', name: 'web-1' },
  usage: { cpu: '250000000n', memory: '524288Ki' },
  containers: [
    {
      name: 'main',
      image: 'nginx:1.27',
      ready: true,
      restart_count: 3,
      state: 'running',
      reason: '',
      message: '',
      started_at: CREATED,
    },
  ],
  ...changes,
});

const upstream: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  'GET /api/clusters/c1/workloads': {
    data: [
      workload('web'),
      workload('worker', { kind: 'job', state: 'failing', message: 'no such image', ready: 0 }),
    ],
  },
  'GET /api/clusters/c1/pods': { data: [pod('web-1'), pod('web-2', { node: 'w2', usage: null })] },
  'GET /api/clusters/c1/pods/shop/web-1': {
    data: { ...pod('web-1'), conditions: [], events: [], yaml: 'kind: Pod\n' },
  },
  'GET /api/clusters/c1/pods/shop/web-1/logs?container=main&tailLines=1000&previous=false': {
    logs: 'ready\n',
  },
};

function world(table: UpstreamTable = {}) {
  const made = testGateway({ upstream: { ...upstream, ...table } });
  stops.push(made.stop);
  return async (selection: string) => {
    const { data, calls } = await made.execute<{ cluster: Record<string, unknown> | null }>(
      `{ cluster(id: "c1") { ${selection} } }`,
    );
    return { cluster: data?.cluster, calls: wire(calls) };
  };
}

describe('what runs in a cluster', () => {
  it('is filtered by kind, state and namespace, with one call', async () => {
    const { cluster, calls } = await world()(`
      all: workloads { totalCount }
      jobs: workloads(filter: { kinds: [JOB], states: [FAILING], namespace: "shop" }) {
        edges { node { name kind state message readyCount wantedCount } } }
      elsewhere: workloads(filter: { namespace: "other" }) { totalCount }`);
    expect(cluster).toMatchObject({
      all: { totalCount: 2 },
      jobs: {
        edges: [{ node: { name: 'worker', kind: 'JOB', state: 'FAILING', message: 'no such image' } }],
      },
      elsewhere: { totalCount: 0 },
    });
    expect(calls.filter((call) => call.includes('/workloads'))).toHaveLength(1);
  });

  it('has pods by node, with usage and restarts', async () => {
    const { cluster } = await world()(
      'pods(filter: { nodeName: "w1" }) { edges { node { name restartCount usage { cores memoryGb } owner { kind } } } }',
    );
    expect(cluster).toEqual({
      pods: {
        edges: [
          {
            node: {
              name: 'web-1',
              restartCount: 3,
              usage: { cores: 0.25, memoryGb: 0.5 },
              owner: { kind: 'ReplicaSet' },
            },
          },
        ],
      },
    });
  });

  it('is null while the cluster is not running', async () => {
    const table = { 'GET /api/clusters/c1': { data: [clusterJson({ status: 'archived' })] } };
    const { cluster, calls } = await world(table)(
      'workloads { totalCount } pods { totalCount } services { name }',
    );
    expect(cluster).toEqual({ workloads: null, pods: null, services: null });
    expect(calls.some((call) => call.includes('/pods'))).toBe(false);
  });
});

describe('a pod', () => {
  it('has YAML and a log of its own', async () => {
    const { cluster } = await world()(
      'pod(namespace: "shop", name: "web-1") { name yaml events { reason } log(container: "main", tail: 5000) }',
    );
    expect(cluster).toEqual({ pod: { name: 'web-1', yaml: 'kind: Pod\n', events: [], log: 'ready\n' } });
  });

  it('has no log while its container waits', async () => {
    const { cluster } = await world({
      'GET /api/clusters/c1/pods/shop/web-1/logs?container=main&tailLines=200&previous=false': { logs: '' },
    })('pod(namespace: "shop", name: "web-1") { log(container: "main") }');
    expect(cluster).toEqual({ pod: { log: null } });
  });

  it('is null when there is none of that name', async () => {
    const { cluster } = await world()('pod(namespace: "shop", name: "gone") { name }');
    expect(cluster).toEqual({ pod: null });
  });
});
