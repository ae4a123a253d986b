import { X509Certificate, createPrivateKey } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Secret } from '../../crypto/secret.ts';
import type { Progress } from '../simulation/stages.ts';
import { english } from '../../messages/messages.ts';
import type { ClusterPlan, Machine, NodeBootstrap } from './port.ts';
import { BootstrapError } from './port.ts';

export const contractPlan: ClusterPlan = {
  clusterId: '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10',
  clusterName: 'contract',
  k3sVersion: 'v1.32.8+k3s1',
  osImage: 'ubuntu-24.04',
  cni: 'flannel',
  cniEncryption: false,
  privateNetworkSubnet: '10.0.0.0/16',
  scheduleWorkloadsOnMasters: false,
  embeddedRegistryMirror: true,
  externalDatastore: null,
  apiHost: '192.0.2.10',
  joinHost: '10.0.0.2',
  tlsSans: [],
};
export const contractMachine: Machine = {
  name: 'contract-master1',
  publicIpv4: '192.0.2.10',
  publicIpv6: null,
  privateIp: '10.0.0.2',
};

/** The decoded value of `key:` in a kubeconfig. */
function decoded(kubeconfig: string, key: string): string {
  const value = new RegExp(`${key}: "(\\S+)"`).exec(kubeconfig)?.[1] ?? '';
  return Buffer.from(value, 'base64').toString('utf8');
}

/** A bootstrap with a cluster that it can reach. */
interface BootstrapTarget {
  bootstrap: NodeBootstrap;
  plan: ClusterPlan;
  masters: readonly [first: Machine, second: Machine];
  worker: Machine;
}

/** The behaviour of every NodeBootstrap. */
export function bootstrapContract(adapter: string, makeTarget: () => Promise<BootstrapTarget>): void {
  describe(`${adapter} as a node bootstrap`, () => {
    let target: BootstrapTarget;
    let bootstrap: NodeBootstrap;
    beforeEach(async () => {
      target = await makeTarget();
      bootstrap = target.bootstrap;
    });

    it('writes cloud-init with the key and the node name, within 32 KiB, for every operating system', async () => {
      const spec = { nodeName: 'node-1', sshPublicKey: 'ssh-ed25519 AAAA test' };
      for (const osImage of ['ubuntu-24.04', 'debian-13', 'rocky-10'] as const) {
        const plan = { ...target.plan, osImage };
        for (const data of [
          await bootstrap.serverUserData({ ...plan, joinHost: '' }, spec),
          await bootstrap.serverUserData(plan, spec),
          await bootstrap.agentUserData(plan, { ...spec, pool: 'web' }),
        ]) {
          expect(data.startsWith('#cloud-config\n')).toBe(true);
          expect(parse(data)).toMatchObject({
            hostname: 'node-1',
            ssh_authorized_keys: ['ssh-ed25519 AAAA test'],
          });
          expect(Buffer.byteLength(data)).toBeLessThan(32 * 1024);
        }
      }
    });

    it('creates a new SSH key each time and hides its private half', async () => {
      const one = await bootstrap.generateSshKey('contract');
      const two = await bootstrap.generateSshKey('contract');
      expect(one.publicKey).toMatch(/^ssh-ed25519 [A-Za-z0-9+/]{68} contract$/);
      expect(one.publicKey).not.toBe(two.publicKey);
      expect(one.privateKey.reveal()).toMatch(/^-----BEGIN OPENSSH PRIVATE KEY-----\n/);
      expect(JSON.stringify(one)).not.toContain('PRIVATE KEY');
    });

    it('sets up a control plane and workers, reporting progress', async () => {
      const seen: Progress[] = [];
      const options = { onProgress: (progress: Progress) => void seen.push(progress) };
      const { plan, worker, masters } = target;
      const [first, second] = masters;
      const access = { token: new Secret('t'.repeat(64)), networkId: '1' };
      await bootstrap.waitReady(plan, first, options);
      await bootstrap.installFirstMaster(plan, first, options);
      await bootstrap.joinMaster(plan, second, options);
      await bootstrap.installComponents(plan, access, options);
      await bootstrap.joinWorker(plan, { ...worker, pool: 'default' }, options);
      await bootstrap.waitNodesReady(plan, [first.name, worker.name], options);
      await bootstrap.removeWorker(plan, worker, options);
      expect(seen.filter(({ fraction }) => fraction === 1)).toHaveLength(7);
      expect(seen.every(({ fraction }) => fraction >= 0 && fraction <= 1)).toBe(true);
      expect(seen.map(({ message }) => english(message))).not.toContain('');
    });

    it('returns a kubeconfig with the certificate of an administrator', async () => {
      const { kubeconfig, server, expiresAt } = await bootstrap.fetchAdminCredentials(target.plan);
      const yaml = kubeconfig.reveal();
      expect(yaml).toContain(`server: "${server}"`);
      const ca = new X509Certificate(decoded(yaml, 'certificate-authority-data'));
      const client = new X509Certificate(decoded(yaml, 'client-certificate-data'));
      expect(ca.ca).toBe(true);
      expect(ca.subject).toContain('CN=k3s-server-ca@');
      expect(client.issuer).toContain('CN=k3s-client-ca@');
      expect(client.subject).toMatch(/^O=\S+\nCN=\S+$/);
      expect(client.checkPrivateKey(createPrivateKey(decoded(yaml, 'client-key-data')))).toBe(true);
      expect(new Date(client.validTo).getTime()).toBe(Math.floor(expiresAt.getTime() / 1_000) * 1_000);
    });

    it('refuses a machine without an address', async () => {
      const lost = { ...target.worker, publicIpv4: null, privateIp: null };
      const refused = bootstrap.waitReady(target.plan, lost);
      await expect(refused).rejects.toMatchObject({ kind: 'invalid', code: 'no_address' });
      await expect(refused).rejects.toBeInstanceOf(BootstrapError);
    });

    it('stops when aborted', async () => {
      const signal = AbortSignal.abort(new Error('stopped'));
      await expect(bootstrap.waitReady(target.plan, target.worker, { signal })).rejects.toThrow('stopped');
    });
  });
}
