import { beforeEach, describe, expect, it } from 'vitest';
import { Secret } from '../../crypto/secret.ts';
import type { Amount, ClusterRuntime } from './port.ts';
import { KubernetesError } from './port.ts';

interface KubernetesHarness {
  kubernetes: ClusterRuntime;
  /** One master, two workers in pool default; hcloud-ccm, hcloud-csi, metrics-server and traefik installed. */
  clusterId: string;
  unknownId: string;
}

/** The behaviour of every ClusterRuntime. */
export function kubernetesContract(adapter: string, makeHarness: () => Promise<KubernetesHarness>): void {
  describe(`${adapter} as a cluster runtime`, () => {
    let harness: KubernetesHarness;
    let kubernetes: ClusterRuntime;
    beforeEach(async () => {
      harness = await makeHarness();
      kubernetes = harness.kubernetes;
    });

    it('returns the k3s version', async () => {
      await expect(kubernetes.version(harness.clusterId)).resolves.toMatch(/^v1\.\d+\.\d+\+k3s\d$/);
    });

    it('lists masters before workers, with plausible loads', async () => {
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

    it('counts every pod once, both per cluster and per node', async () => {
      const health = await kubernetes.podHealth(harness.clusterId);
      const { total, running, completed, pending, failed, crashing } = health;
      expect(running + completed + pending + failed + crashing).toBe(total);
      const nodes = await kubernetes.nodes(harness.clusterId);
      expect(nodes.reduce((sum, { pods }) => sum + pods.running, 0)).toBe(running);
      expect(running).toBeGreaterThan(0);
    });

    it('returns the namespaces, storage classes and ingress classes of the installed add-ons', async () => {
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

    it('stores a secret once per name, and never returns its values', async () => {
      const { secrets } = kubernetes;
      const data = { PASSWORD: new Secret('swordfish'), API_KEY: new Secret('k') };
      const secret = { namespace: 'default', name: 'shop', type: 'Opaque', data };
      await secrets.create(harness.clusterId, secret);
      const listed = await secrets.list(harness.clusterId);
      expect(listed).toMatchObject([
        {
          namespace: 'default',
          name: 'shop',
          type: 'Opaque',
          keys: ['API_KEY', 'PASSWORD'],
          isManaged: false,
        },
      ]);
      expect(JSON.stringify(listed)).not.toContain('swordfish');
      await expect(secrets.create(harness.clusterId, secret)).rejects.toMatchObject({ kind: 'conflict' });
      await expect(secrets.delete(harness.clusterId, 'default', 'shop')).resolves.toBe(true);
      await expect(secrets.delete(harness.clusterId, 'default', 'shop')).resolves.toBe(false);
    });

    it('refuses secrets for missing namespaces, and too large ones', async () => {
      const { secrets } = kubernetes;
      const secret = { namespace: 'default', name: 'big', type: 'Opaque', data: { a: new Secret('x') } };
      await expect(
        secrets.create(harness.clusterId, { ...secret, namespace: 'nowhere' }),
      ).rejects.toMatchObject({ kind: 'notFound', field: 'namespace' });
      const big = { ...secret, data: { a: new Secret('x'.repeat(1024 * 1024 + 1)) } };
      await expect(secrets.create(harness.clusterId, big)).rejects.toMatchObject({ kind: 'invalid' });
    });

    it('creates, replaces and lists image pull secrets', async () => {
      const { secrets } = kubernetes;
      const config = (text: string) => ({
        namespace: 'traefik',
        name: 'registry-ours',
        type: 'kubernetes.io/dockerconfigjson',
        data: { '.dockerconfigjson': new Secret(text) },
      });
      await expect(secrets.apply(harness.clusterId, config('{'))).rejects.toMatchObject({ kind: 'invalid' });
      await secrets.apply(harness.clusterId, config('{"auths":{}}'));
      await secrets.apply(harness.clusterId, config('{"auths":{"a":{}}}'));
      await secrets.addPullSecret(harness.clusterId, 'traefik', 'registry-ours');
      await secrets.addPullSecret(harness.clusterId, 'traefik', 'registry-ours');
      await expect(secrets.pullSecrets(harness.clusterId, 'traefik')).resolves.toEqual(['registry-ours']);
      await expect(secrets.list(harness.clusterId)).resolves.toMatchObject([
        { namespace: 'traefik', isManaged: true },
      ]);
      await secrets.removePullSecret(harness.clusterId, 'traefik', 'registry-ours');
      await expect(secrets.pullSecrets(harness.clusterId, 'traefik')).resolves.toEqual([]);
    });

    it('reports an unknown cluster', async () => {
      await expect(kubernetes.nodes(harness.unknownId)).rejects.toMatchObject({ kind: 'notFound' });
      await expect(kubernetes.version(harness.unknownId)).rejects.toBeInstanceOf(KubernetesError);
    });
  });
}
