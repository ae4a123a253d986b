import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { kubernetesContract } from '../kubernetes.contract.ts';
import { createMemorySecretStore } from '../../testing/memorySecretStore.ts';
import { createEmbeddedKubernetes } from './embeddedKubernetes.ts';
import type { ClusterWorld } from './world.ts';

const clusterId = '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10';
const createdAt = new Date('2026-01-10T08:00:00Z');
const readyAt = new Date('2026-01-10T08:02:00Z');
const worker = { type: 'worker', pool: 'default', cores: 4, memoryGb: 8, createdAt, readyAt } as const;
const world = (changes: Partial<ClusterWorld> = {}): ClusterWorld => ({
  clusterName: 'contract',
  k3sVersion: 'v1.32.8+k3s1',
  nodes: [
    { ...worker, name: 'contract-pool-default-worker1' },
    { ...worker, name: 'contract-pool-default-worker2' },
    { name: 'contract-master1', type: 'master', pool: null, cores: 2, memoryGb: 2, createdAt, readyAt },
  ],
  addons: ['hcloud-ccm', 'hcloud-csi', 'metrics-server', 'traefik'],
  leaving: [],
  troubled: [],
  ...changes,
});
const embedded = (changes?: Partial<ClusterWorld>, clock = manualClock()) =>
  createEmbeddedKubernetes({
    readWorld: async (id) => (id === clusterId ? world(changes) : null),
    secrets: createMemorySecretStore(),
    clock,
  });

kubernetesContract('the embedded Kubernetes', async () => ({
  kubernetes: embedded(),
  clusterId,
  unknownId: '00000000-0000-4000-8000-000000000000',
}));

describe('the embedded Kubernetes', () => {
  it('returns the same values at the same time, and slightly different ones later', async () => {
    const clock = manualClock();
    const first = await embedded({}, clock).nodes(clusterId);
    await expect(embedded({}, clock).nodes(clusterId)).resolves.toEqual(first);
    clock.advance(5 * 60_000);
    const later = await embedded({}, clock).nodes(clusterId);
    expect(later[0]?.usage).not.toEqual(first[0]?.usage);
    expect(later[0]?.capacity).toEqual(first[0]?.capacity);
  });

  it('returns no usage without the metrics server', async () => {
    const nodes = await embedded({ addons: ['hcloud-ccm'] }).nodes(clusterId);
    expect(nodes.map(({ usage }) => usage)).toEqual([null, null, null]);
  });

  it('reports a node as ready once its kubelet is', async () => {
    const clock = manualClock(createdAt);
    expect((await embedded({}, clock).nodes(clusterId)).map(({ status }) => status)).toEqual(
      Array(3).fill('notready'),
    );
    clock.set(readyAt);
    expect((await embedded({}, clock).nodes(clusterId)).map(({ status }) => status)).toEqual(
      Array(3).fill('ready'),
    );
  });

  it('reports the namespace of an add-on as terminating while it is uninstalled', async () => {
    const leaving = await embedded({ leaving: ['traefik'] }).namespaces(clusterId);
    expect(leaving).toContainEqual({ name: 'traefik', status: 'Terminating' });
    expect(leaving).toContainEqual({ name: 'kube-system', status: 'Active' });
  });

  it('includes the problematic pods of a demo', async () => {
    const api = { owner: 'api', namespace: 'shop', message: 'exit code 1', restartCount: 7, createdAt };
    const kubernetes = embedded({ troubled: [{ ...api, problem: 'error' }] });
    await expect(kubernetes.problematicPods(clusterId)).resolves.toMatchObject([
      { namespace: 'shop', problem: 'error', message: 'exit code 1', restartCount: 7 },
    ]);
    await expect(kubernetes.podHealth(clusterId)).resolves.toMatchObject({ failed: 1 });
  });

  it('has no problematic pods, unless the name of the cluster begins with unhealthy', async () => {
    await expect(embedded().problematicPods(clusterId)).resolves.toEqual([]);
    const sick = embedded({ clusterName: 'unhealthy-shop' });
    const problems = await sick.problematicPods(clusterId);
    expect(problems.map(({ problem }) => problem)).toEqual(['crashing', 'pending', 'failed']);
    expect(problems.find(({ problem }) => problem === 'pending')?.node).toBeNull();
    await expect(sick.podHealth(clusterId)).resolves.toMatchObject({ crashing: 1, pending: 1, failed: 1 });
  });
});
