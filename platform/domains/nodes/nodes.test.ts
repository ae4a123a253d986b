import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  startFleet,
  type Answer,
  type Caller,
  type Refusal,
  type TestFleet,
} from '../clusters/fleet.testing.ts';
import type { KubernetesNode } from '../../providers/kubernetes/port.ts';
import type { ClusterJson } from '../clusters/clusters.wire.ts';
import { ageOf, kubeletQuantities, measuredQuantities, podQuantities } from './nodes.quantity.ts';
import { isRunning, readingBlocker } from './nodes.rules.ts';
import { nodesJson, nodesToJson, type problematicPodsJson } from './nodes.wire.ts';

interface Data<T> {
  data: T;
}
type Nodes = Data<z.output<typeof nodesJson>>;
type Pods = Data<z.output<typeof problematicPodsJson>>;
type Named = Data<{ name: string; status?: string }[]>;

const READS = ['nodes', 'pods/problematic', 'namespaces', 'ingress-classes', 'storage-classes'] as const;

let fleet: TestFleet;
let owner: Caller;
let cluster: ClusterJson;
beforeAll(async () => {
  fleet = await startFleet();
  owner = await fleet.owner({ plan: 'pro' });
  cluster = await fleet.active(owner, {
    name: 'read-me',
    master_ha: true,
    worker_node_pools: [
      { name: 'default', instance_type: 'cx33', location: 'fsn1', instance_count: 2 },
      { name: 'batch', instance_type: 'cx23', location: 'fsn1', instance_count: 1 },
    ],
  });
});
afterAll(() => fleet.platform.stop());

const read = <T>(what: string, id = cluster.id, caller = owner): Promise<Answer<T>> =>
  fleet.call<T>(caller, 'GET', `/api/clusters/${id}/${what}`);

describe('the nodes of a cluster', () => {
  it('are its servers, by pool, with quantities in Kubernetes’ notation', async () => {
    const { status, body } = await read<Nodes>('nodes');
    expect(status).toBe(200);
    const { nodeCounts, nodesByPool, allNodes } = body.data;
    expect(nodeCounts).toEqual({ total: 6, ready: 6, notReady: 0, masters: 3, workers: 3 });
    expect(nodesByPool['default']?.map(({ name }) => name)).toEqual([
      'read-me-pool-default-worker1',
      'read-me-pool-default-worker2',
    ]);
    expect(nodesByPool['batch']).toHaveLength(1);
    const worker = allNodes.find(({ pool }) => pool === 'default');
    expect(worker?.resources.capacity).toEqual({ cpu: '4', memory: `${8 * 1_024 * 1_024}Ki` });
    expect(worker?.resources.allocatable.cpu).toBe('3900m');
    expect(worker?.resources.requests.memory).toMatch(/^\d+[MG]i$/);
  });

  it('have the version of the cluster, addresses and the time at which they joined', async () => {
    const { allNodes } = (await read<Nodes>('nodes')).body.data;
    // Kubernetes' times are whole seconds.
    const ordered = Math.floor(Date.parse(cluster.date_created) / 1_000) * 1_000;
    for (const node of allNodes) {
      expect(node).toMatchObject({
        kubelet_version: cluster.k3s_version,
        internal_ip: expect.stringMatching(/^10\./) as string,
        external_ip: expect.stringMatching(/^\d+\.\d+\.\d+\.\d+$/) as string,
      });
      expect(Date.parse(node.created_at)).toBeGreaterThanOrEqual(ordered);
    }
    expect(new Set(allNodes.map(({ internal_ip: ip }) => ip)).size).toBe(allNodes.length);
  });

  it('count every pod once, including pending ones', async () => {
    const { podStatus, allNodes } = (await read<Nodes>('nodes')).body.data;
    const { total, running, completed, pending, failed, crashing } = podStatus;
    expect(running + completed + pending + failed + crashing).toBe(total);
    expect(allNodes.reduce((sum, node) => sum + node.podStatus.running, 0)).toBe(running);
  });

  it('have a measured load only while the metrics server runs', async () => {
    const before = (await read<Nodes>('nodes')).body.data.allNodes;
    expect(before.every(({ resources }) => resources.usage === null)).toBe(true);
    await fleet.call(owner, 'POST', `/api/clusters/${cluster.id}/addons`, { addonName: 'metrics-server' });
    await expect
      .poll(async () => (await read<Nodes>('nodes')).body.data.allNodes[0]?.resources.usage?.cpu)
      .toMatch(/^\d+n$/);
  });

  it('are all ready after the cluster has grown', async () => {
    const { id, revision } = await fleet.active(owner, { name: 'joiner' });
    const path = `/api/clusters/${id}`;
    const [pool] = (await fleet.call<Data<object[]>>(owner, 'GET', `${path}/nodepools`)).body.data;
    const node_pools = [{ ...pool, desired_count: 3 }];
    await fleet.call(owner, 'PUT', `${path}/nodepools`, { node_pools, revision });
    await fleet.call(owner, 'POST', `${path}/sync-node-pools`, {});
    await fleet.until(owner, id, 'active');
    const { nodeCounts } = (await read<Nodes>('nodes', id)).body.data;
    expect(nodeCounts).toEqual({ total: 4, ready: 4, notReady: 0, masters: 1, workers: 3 });
  });

  it('are separate for two clusters with the same name in two projects', async () => {
    const other = await fleet.owner({ cloudToken: 'b2'.repeat(32) });
    const twin = await fleet.active(other, { name: 'read-me' });
    const { nodeCounts } = (await read<Nodes>('nodes', twin.id, other)).body.data;
    expect(nodeCounts.total).toBe(2);
    expect((await read<Nodes>('nodes')).body.data.nodeCounts.total).toBe(6);
  });
});

describe('other data of a cluster', () => {
  it('includes namespaces and classes according to the installed add-ons', async () => {
    const namespaces = (await read<Named>('namespaces')).body.data;
    expect(namespaces).toContainEqual({ name: 'kube-system', status: 'Active' });
    const storage = (await read<Named>('storage-classes')).body.data;
    expect(storage.map(({ name }) => name)).toContain('hcloud-volumes');
    expect((await read<Named>('ingress-classes')).body.data).toEqual([]);
  });

  it('includes problematic pods with message, age and restarts', async () => {
    expect((await read<Pods>('pods/problematic')).body.data).toEqual({ count: 0, pods: [] });
    const sick = await fleet.active(owner, { name: 'unhealthy-shop' });
    const { count, pods } = (await read<Pods>('pods/problematic', sick.id)).body.data;
    expect(count).toBe(pods.length);
    expect(pods.find(({ problemType }) => problemType === 'crashing')).toMatchObject({
      message: expect.stringContaining('restarting failed container') as string,
      age: expect.stringMatching(/^\d+[smhd]/) as string,
      containers: [{ ready: false }],
    });
    expect(pods.find(({ problemType }) => problemType === 'pending')?.node).toBeNull();
    expect((await read<Nodes>('nodes', sick.id)).body.data.podStatus).toMatchObject({ pending: 1 });
  });
});

describe('reading a cluster that does not run', () => {
  it('is refused with the reason while it is built', async () => {
    const { id } = await fleet.create(owner, { name: 'slow-start' });
    for (const what of READS) {
      const { status, body } = await read<Refusal>(what, id);
      expect([what, status, body.error]).toEqual([what, 409, 'cluster_not_active']);
    }
  });

  it('is refused with the message for archived clusters once it is archived', async () => {
    const { id } = await fleet.active(owner, { name: 'stored-away' });
    await fleet.call(owner, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(owner, id, 'archived');
    for (const what of READS) {
      const { status, body } = await read<Refusal>(what, id);
      expect([what, status, body.error]).toEqual([what, 409, 'archived']);
      expect(body.message).toBe(
        'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
      );
    }
  });

  it('is a 404 for another account', async () => {
    const stranger = await fleet.owner();
    for (const what of READS) expect((await read(what, cluster.id, stranger)).status).toBe(404);
  });

  it.each([
    ['active', true],
    ['updating', true],
    ['creating', false],
    ['inactive', false],
    ['deleting', false],
    ['failed', false],
  ])('%s can be read: %s', (status, answers) => {
    const now = { status, apiEndpoint: 'https://192.0.2.1:6443', archivedAt: null, wanted: null };
    expect(isRunning(now)).toBe(answers);
    expect(readingBlocker(now) === null).toBe(answers);
    expect(isRunning({ ...now, archivedAt: new Date() })).toBe(false);
    expect(isRunning({ ...now, apiEndpoint: null })).toBe(false);
  });

  it('a cluster whose update failed can be read, because it still runs', () => {
    const now = { status: 'failed', apiEndpoint: 'https://192.0.2.1:6443', archivedAt: null };
    expect(isRunning({ ...now, wanted: {} })).toBe(true);
    expect(isRunning({ ...now, wanted: null })).toBe(false);
  });
});

describe('the response', () => {
  it('has the nodes of a pool named like a member of every object', () => {
    const amount = { cpuMillis: 1, memoryMi: 1 };
    const pods = { total: 0, running: 0, completed: 0, pending: 0, failed: 0, crashing: 0 };
    const node: KubernetesNode = {
      ...{ name: 'n1', type: 'worker', pool: 'constructor', status: 'ready' },
      ...{ unschedulable: false, draining: false, evictablePods: 0, conditions: [] },
      ...{ version: null, internalIp: null, externalIp: null, createdAt: new Date(0) },
      ...{ capacity: amount, allocatable: amount, usage: null, requests: amount, limits: amount, pods },
    };
    const { nodesByPool } = nodesJson.parse(nodesToJson([node], pods));
    expect(Object.entries(nodesByPool).map(([pool, all]) => [pool, all.length])).toEqual([
      ['constructor', 1],
    ]);
  });
});

describe('quantities', () => {
  it('are written in the unit of their source', () => {
    expect(kubeletQuantities({ cpuMillis: 4_000, memoryMi: 2 })).toEqual({ cpu: '4', memory: '2048Ki' });
    expect(measuredQuantities({ cpuMillis: 3, memoryMi: 1 })).toEqual({ cpu: '3000000n', memory: '1024Ki' });
    expect(podQuantities({ cpuMillis: 250, memoryMi: 2_048 })).toEqual({ cpu: '250m', memory: '2Gi' });
    expect(podQuantities({ cpuMillis: 1_000, memoryMi: 0 })).toEqual({ cpu: '1', memory: '0Mi' });
  });

  it('write an age in its two largest units', () => {
    const at = new Date('2026-01-15T12:00:00Z');
    const ago = (seconds: number) => ageOf(new Date(at.getTime() - seconds * 1_000), at);
    expect([ago(0), ago(59), ago(3_661), ago(86_400 * 12 + 3_600 * 3)]).toEqual([
      '0s',
      '59s',
      '1h1m',
      '12d3h',
    ]);
    expect(ago(-5)).toBe('0s');
  });
});
