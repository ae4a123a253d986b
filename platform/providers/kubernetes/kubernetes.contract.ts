import { beforeEach, describe, expect, it } from 'vitest';
import type { Amount, ClusterRuntime } from './port.ts';
import { KubernetesError } from './port.ts';

export interface KubernetesHarness {
  kubernetes: ClusterRuntime;
  /** One master, two workers in pool default; hcloud-ccm, hcloud-csi, metrics-server and traefik installed. */
  clusterId: string;
  unknownId: string;
}

/** What every ClusterRuntime does, whichever cluster is behind it. */
export function kubernetesContract(adapter: string, makeHarness: () => Promise<KubernetesHarness>): void {
  describe(`${adapter} as a cluster runtime`, () => {
    let harness: KubernetesHarness;
    let kubernetes: ClusterRuntime;
    beforeEach(async () => {
      harness = await makeHarness();
      kubernetes = harness.kubernetes;
    });

    it('names the k3s version', async () => {
      await expect(kubernetes.version(harness.clusterId)).resolves.toMatch(/^v1\.\d+\.\d+\+k3s\d$/);
    });

    it('lists masters before workers, with loads that fit into the machines', async () => {
      const nodes = await kubernetes.nodes(harness.clusterId);
      expect(nodes.map(({ type, pool }) => [type, pool])).toEqual([
        ['master', null],
        ['worker', 'default'],
        ['worker', 'default'],
      ]);
      const fits = (small: Amount, big: Amount) =>
        small.cpuMillis <= big.cpuMillis && small.memoryMi <= big.memoryMi && small.cpuMillis > 0;
      for (const { usage, requests, allocatable, capacity } of nodes) {
        expect(usage && fits(usage, allocatable)).toBe(true);
        expect(fits(requests, allocatable)).toBe(true);
        expect(fits(allocatable, capacity)).toBe(true);
      }
    });

    it('counts every pod once, in the cluster as on its nodes', async () => {
      const health = await kubernetes.podHealth(harness.clusterId);
      const { total, running, completed, pending, failed, crashing } = health;
      expect(running + completed + pending + failed + crashing).toBe(total);
      const nodes = await kubernetes.nodes(harness.clusterId);
      expect(nodes.reduce((sum, { pods }) => sum + pods.running, 0)).toBe(running);
      expect(running).toBeGreaterThan(0);
    });

    it('knows namespaces, storage classes and ingress classes of what is installed', async () => {
      const namespaces = await kubernetes.namespaces(harness.clusterId);
      const names = namespaces.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['default', 'kube-system', 'traefik']));
      expect(names).toEqual([...names].sort());
      expect(new Set(namespaces.map(({ status }) => status))).toEqual(new Set(['Active']));
      await expect(kubernetes.storageClasses(harness.clusterId)).resolves.toContainEqual({
        name: 'hcloud-volumes',
        provisioner: 'csi.hetzner.cloud',
        isDefault: true,
      });
      const ingress = await kubernetes.ingressClasses(harness.clusterId);
      expect(ingress.map(({ name }) => name)).toEqual(['traefik']);
    });

    it('says that nobody knows the cluster', async () => {
      await expect(kubernetes.nodes(harness.unknownId)).rejects.toMatchObject({ kind: 'notFound' });
      await expect(kubernetes.version(harness.unknownId)).rejects.toBeInstanceOf(KubernetesError);
    });
  });
}
