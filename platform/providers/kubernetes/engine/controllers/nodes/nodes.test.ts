import { describe, expect, it } from 'vitest';
import { testCluster, testServer } from '../testing.ts';

const [master, first, second] = ['test-master1', 'test-pool-default-worker1', 'test-pool-default-worker2'];

type Cluster = ReturnType<typeof testCluster>;
const condition = ({ state }: Cluster, name: string) =>
  state.get('nodes', name)?.status?.conditions?.find(({ type }) => type === 'Ready');
const addPod = ({ state }: Cluster, spec: object = {}) =>
  state.create('pods', {
    metadata: { name: 'app', namespace: 'default' },
    spec: { containers: [{ name: 'app', image: 'nginx' }], ...spec },
  });
const scheduled = ({ state }: Cluster) =>
  state.get('pods', 'app', 'default')?.status?.conditions?.find(({ type }) => type === 'PodScheduled');

describe('nodes', () => {
  it('follow from the servers of the cluster', () => {
    const { state } = testCluster();
    expect(state.list('nodes').map(({ metadata }) => metadata.name)).toEqual([master, first, second]);
    expect(state.get('nodes', first)).toMatchObject({
      metadata: { labels: { 'node.kubernetes.io/instance-type': 'cx33', 'hcloud/node-group': 'default' } },
      spec: { podCIDR: '10.244.1.0/24' },
      status: {
        capacity: { cpu: '4', memory: '8388608Ki', pods: '110' },
        allocatable: { cpu: '3900m', memory: '8126464Ki' },
        nodeInfo: { kubeletVersion: 'v1.32.8+k3s1', architecture: 'amd64' },
      },
    });
    expect(state.get('nodes', master)?.spec?.taints).toEqual([
      { key: 'node-role.kubernetes.io/control-plane', value: 'true', effect: 'NoSchedule' },
    ]);
  });

  it('become ready when their kubelet is', () => {
    const readyAt = new Date('2026-01-15T12:01:00Z');
    const cluster = testCluster({ servers: [testServer(first ?? '', { readyAt })] });
    expect(condition(cluster, first ?? '')).toMatchObject({ status: 'False', reason: 'KubeletNotReady' });
    cluster.advance(60_000);
    expect(condition(cluster, first ?? '')).toMatchObject({ status: 'True', reason: 'KubeletReady' });
    expect(cluster.dueAt()).toBeNull();
  });

  it('take over the size of a server that replaced theirs', () => {
    const cluster = testCluster();
    cluster.infrastructure.servers = cluster.infrastructure.servers.map((server) =>
      server.name === first ? { ...server, id: '77', cores: 8, memoryGb: 16, instanceType: 'cx43' } : server,
    );
    cluster.advance(0);
    expect(cluster.state.get('nodes', first ?? '')).toMatchObject({
      metadata: { labels: { 'node.kubernetes.io/instance-type': 'cx43' } },
      spec: { providerID: 'hcloud://77' },
      status: { capacity: { cpu: '8' } },
    });
    expect(condition(cluster, first ?? '')?.status).toBe('True');
  });

  it('take over the settings of their cluster', () => {
    const cluster = testCluster();
    Object.assign(cluster.infrastructure, {
      schedulesOnControlPlane: true,
      hasCniEncryption: true,
      hasRegistryMirror: true,
    });
    cluster.advance(0);
    const node = cluster.state.get('nodes', master ?? '');
    expect(node?.spec?.taints ?? []).toEqual([]);
    expect(node?.metadata.labels).toMatchObject({ 'p2p.k3s.cattle.io/enabled': 'true' });
    expect(node?.metadata.annotations).toMatchObject({
      'k3s.io/node-args': '["server","--flannel-backend","wireguard-native","--embedded-registry"]',
      'flannel.alpha.coreos.com/backend-type': 'wireguard',
    });
    Object.assign(cluster.infrastructure, { schedulesOnControlPlane: false, hasRegistryMirror: false });
    cluster.advance(0);
    const back = cluster.state.get('nodes', master ?? '');
    expect(back?.spec?.taints).toEqual([
      { key: 'node-role.kubernetes.io/control-plane', value: 'true', effect: 'NoSchedule' },
    ]);
    expect(back?.metadata.labels).not.toHaveProperty('p2p.k3s.cattle.io/enabled');
  });

  it('go with their pods a minute after their server', () => {
    const cluster = testCluster();
    cluster.state.create('deployments.apps', {
      metadata: { name: 'web', namespace: 'default' },
      spec: {
        replicas: 2,
        selector: { matchLabels: { app: 'web' } },
        template: {
          metadata: { labels: { app: 'web' } },
          spec: { containers: [{ name: 'web', image: 'nginx' }] },
        },
      },
    });
    cluster.advance(60_000);
    cluster.infrastructure.servers = cluster.infrastructure.servers.filter(({ name }) => name !== first);
    cluster.advance(30_000);
    expect(condition(cluster, first ?? '')).toMatchObject({ status: 'Unknown' });
    cluster.advance(60_000);
    expect(cluster.state.get('nodes', first ?? '')).toBeUndefined();
    cluster.advance(60_000);
    const nodes = cluster.state.list('pods').map(({ spec }) => spec?.nodeName);
    expect(nodes).toEqual([second, second]);
  });
});

describe('the scheduler', () => {
  it('explains why a pod fits nowhere, and places it once it does', () => {
    const cluster = testCluster();
    const requests = { cpu: '3', memory: '100Gi' };
    addPod(cluster, { containers: [{ name: 'app', image: 'nginx', resources: { requests } }] });
    cluster.advance(1_000);
    expect(scheduled(cluster)?.message).toBe(
      '0/3 nodes are available: 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: true}, 2 Insufficient memory.',
    );
    const big = testServer('test-pool-default-worker3', { memoryGb: 128 });
    cluster.infrastructure.servers = [...cluster.infrastructure.servers, big];
    cluster.advance(30_000);
    expect(scheduled(cluster)?.status).toBe('True');
    expect(cluster.state.get('pods', 'app', 'default')?.spec?.nodeName).toBe('test-pool-default-worker3');
  });

  it('places nothing on cordoned nodes', () => {
    const cluster = testCluster();
    for (const node of cluster.state.list('nodes'))
      cluster.state.update('nodes', { ...node, spec: { ...node.spec, unschedulable: true } });
    addPod(cluster);
    cluster.advance(1_000);
    expect(scheduled(cluster)?.message).toBe('0/3 nodes are available: 3 node(s) were unschedulable.');
    const node = cluster.state.get('nodes', first ?? '');
    if (node) cluster.state.update('nodes', { ...node, spec: { ...node.spec, unschedulable: false } });
    cluster.advance(1_000);
    expect(scheduled(cluster)?.status).toBe('True');
  });

  it('follows the node selector, and uses the control plane only if it is allowed to', () => {
    const nodeSelector = { 'node-role.kubernetes.io/control-plane': 'true' };
    const refused = testCluster();
    addPod(refused, { nodeSelector });
    refused.advance(1_000);
    expect(scheduled(refused)?.status).toBe('False');
    const allowed = testCluster({ schedulesOnControlPlane: true });
    addPod(allowed, { nodeSelector });
    allowed.advance(1_000);
    expect(allowed.state.get('pods', 'app', 'default')?.spec?.nodeName).toBe(master);
  });
});
