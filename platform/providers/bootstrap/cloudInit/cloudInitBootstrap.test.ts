import { execFileSync } from 'node:child_process';
import { X509Certificate, createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { systemClock } from '../../../clock.ts';
import { Secret } from '../../../crypto/secret.ts';
import { createVault } from '../../../crypto/vault.ts';
import { clusterJoinSecrets } from '../../../db/schema/bootstrap.ts';
import { clusters as clusterRows } from '../../../db/schema/clusters.ts';
import { createKubernetesClients } from '../../kubernetes/client/clients.ts';
import type { KubernetesClients } from '../../kubernetes/client/client.ts';
import { createDatabaseAuthorities } from '../../kubernetes/authorities.ts';
import {
  startEmbeddedClusters,
  type EmbeddedClusters,
} from '../../kubernetes/engine/embeddedClusters.testing.ts';
import { bootstrapContract, contractPlan } from '../bootstrap.contract.ts';
import type { ClusterPlan, Machine, NodeBootstrap } from '../port.ts';
import { createCloudInitBootstrap } from './cloudInitBootstrap.ts';
import { createJoinSecrets, type ReadJoinSecrets } from './joinSecrets.ts';
import { settingsPlan } from './settings.ts';

const clock = systemClock(0.02);
let clusters: EmbeddedClusters;
let clients: KubernetesClients;
let bootstrap: NodeBootstrap;
let joinSecrets: ReadJoinSecrets;
/** The kubeconfigs that the console would have stored. */
const stored = new Map<string, Awaited<ReturnType<NodeBootstrap['fetchAdminCredentials']>>>();

beforeAll(async () => {
  clusters = await startEmbeddedClusters({ clock });
  const { db } = clusters.database;
  const vault = createVault(randomBytes(32));
  const authorities = createDatabaseAuthorities({ db, vault, clock });
  joinSecrets = createJoinSecrets({ db, vault, clock });
  clients = createKubernetesClients({
    clock,
    kubeconfigOf: async (clusterId) => stored.get(clusterId)?.kubeconfig ?? null,
    inProcess: (clusterId) => clusters.engine.inProcess(clusterId),
  });
  const upgrades = { startUpgrade: async () => {}, upgradeNode: async () => {} };
  bootstrap = createCloudInitBootstrap({ clock, clients, authorities, joinSecrets, upgrades });
});
afterAll(async () => {
  await clients.close();
  await clusters.stop();
});

const machine = (number: number): Machine => ({
  name: `node-${number}`,
  publicIpv4: `192.0.2.${number}`,
  publicIpv6: null,
  privateIp: `10.0.0.${number}`,
});

/** A cluster whose API answers, with the kubeconfig of an administrator. */
async function newCluster(): Promise<ClusterPlan> {
  const plan = { ...contractPlan, clusterId: await clusters.add(), apiHost: '192.0.2.1' };
  stored.set(plan.clusterId, await bootstrap.fetchAdminCredentials(plan));
  return plan;
}

bootstrapContract('the bootstrap of real servers', async () => ({
  bootstrap,
  plan: await newCluster(),
  masters: [machine(1), machine(2)],
  worker: machine(3),
}));

interface UserData {
  write_files: { path: string; content: string; permissions?: string }[];
  runcmd: string[];
}

/** The files of a machine by path, and its commands. */
function read(userData: string) {
  const { write_files: files, runcmd } = parse(userData) as UserData;
  const config = files.find(({ path }) => path === '/etc/rancher/k3s/config.yaml')?.content ?? '';
  return {
    files: new Map(files.map((file) => [file.path, file])),
    config: parse(config) as Record<string, unknown>,
    runcmd,
  };
}

const spec = { nodeName: 'node-1', sshPublicKey: 'ssh-ed25519 AAAA test' };
const TLS = '/var/lib/rancher/k3s/server/tls';

describe('the user data of real servers', () => {
  it('gives only the first server the authorities, readable by root', async () => {
    const plan = await newCluster();
    const first = read(await bootstrap.serverUserData({ ...plan, joinHost: '' }, spec));
    for (const name of ['server-ca', 'client-ca']) {
      const certificate = first.files.get(`${TLS}/${name}.crt`)?.content ?? '';
      expect(new X509Certificate(certificate).subject).toContain(`CN=k3s-${name}@`);
      expect(first.files.get(`${TLS}/${name}.key`)).toMatchObject({
        content: expect.stringContaining('BEGIN EC PRIVATE KEY') as unknown,
        permissions: '0600',
      });
    }
    expect(first.config).toMatchObject({ 'cluster-init': true, 'node-name': 'node-1' });
    expect(first.files.get('/etc/rancher/k3s/config.yaml')?.permissions).toBe('0600');
    const second = read(await bootstrap.serverUserData(plan, { ...spec, nodeName: 'node-2' }));
    expect([...second.files.keys()].filter((path) => path.startsWith(TLS))).toEqual([]);
    expect(second.config).toMatchObject({ server: 'https://10.0.0.2:6443' });
    expect(second.config).not.toHaveProperty('cluster-init');
  });

  it('lets nodes join only a server with the authority of the cluster', async () => {
    const plan = await newCluster();
    const { authority, serverToken, agentToken } = await joinSecrets(plan.clusterId);
    const digest = createHash('sha256').update(authority.certificate).digest('hex');
    const server = read(await bootstrap.serverUserData(plan, spec));
    const agent = read(await bootstrap.agentUserData(plan, { ...spec, pool: 'web' }));
    expect(server.config['token']).toBe(`K10${digest}::server:${serverToken}`);
    expect(agent.config['token']).toBe(`K10${digest}::node:${agentToken}`);
    expect(JSON.stringify(agent)).not.toContain(serverToken);
    expect(agent.config['node-label']).toEqual(['hcloud/node-group=web']);
  });

  it('follows the settings of the cluster', async () => {
    const plan = await newCluster();
    const of = async (more: Partial<ClusterPlan>) =>
      read(await bootstrap.serverUserData({ ...plan, ...more, joinHost: '' }, spec)).config;
    expect(await of({})).toMatchObject({
      'flannel-backend': 'vxlan',
      'embedded-registry': true,
      'node-taint': ['node-role.kubernetes.io/control-plane=true:NoSchedule'],
      'kubelet-arg': ['cloud-provider=external'],
      'tls-san': ['192.0.2.1'],
    });
    expect(await of({ cniEncryption: true })).toMatchObject({ 'flannel-backend': 'wireguard-native' });
    expect(await of({ privateNetworkSubnet: null })).toMatchObject({ 'flannel-backend': 'wireguard-native' });
    expect(await of({ cni: 'cilium' })).toMatchObject({
      'flannel-backend': 'none',
      'disable-kube-proxy': true,
    });
    expect(await of({ scheduleWorkloadsOnMasters: true })).not.toHaveProperty('node-taint');
    const external = await of({ externalDatastore: 'etcd.example.com:2379' });
    expect(external).toMatchObject({ 'datastore-endpoint': 'http://etcd.example.com:2379' });
    expect(external).not.toHaveProperty('cluster-init');
  });

  it('writes the addresses of a machine with a script that a shell accepts', async () => {
    const plan = await newCluster();
    const { files } = read(await bootstrap.serverUserData(plan, spec));
    const script = files.get('/usr/local/sbin/k3s-addresses')?.content ?? '';
    expect(() => execFileSync('sh', ['-n'], { input: script })).not.toThrow();
    expect(script).toContain("subnet='10.0.0.0/16'");
  });

  it('installs the pinned version with the script of that version', async () => {
    const plan = await newCluster();
    const { runcmd } = read(await bootstrap.agentUserData(plan, { ...spec, pool: 'web' }));
    expect(runcmd.join('\n')).toContain('/k3s/v1.32.8%2Bk3s1/install.sh');
    expect(runcmd.at(-1)).toBe(
      "INSTALL_K3S_VERSION='v1.32.8+k3s1' INSTALL_K3S_EXEC=agent sh /usr/local/sbin/install-k3s",
    );
  });
});

describe('the secrets of real servers', () => {
  it('stay the same and are encrypted in the database', async () => {
    const { clusterId } = await newCluster();
    const secrets = await joinSecrets(clusterId);
    expect(await joinSecrets(clusterId)).toEqual(secrets);
    const rows = JSON.stringify(await clusters.database.db.select().from(clusterJoinSecrets));
    for (const secret of [secrets.serverToken, secrets.agentToken, secrets.authority.key])
      expect(rows).not.toContain(secret);
  });
});

describe('the access of real servers', () => {
  it('gives Hetzner’s controllers the token, the network and their values', async () => {
    const plan = await newCluster();
    const client = await clients.of(plan.clusterId);
    const access = { token: new Secret('the-token'), networkId: '42' };
    await bootstrap.installComponents({ ...plan, cni: 'cilium' }, access);
    const written = await client.get('secrets', { name: 'hcloud', namespace: 'kube-system' });
    const decoded = Object.entries(written.data ?? {}).map(([key, value]) => [
      key,
      Buffer.from(value, 'base64').toString(),
    ]);
    expect(Object.fromEntries(decoded)).toEqual({ token: 'the-token', network: '42' });
    const names = (await client.list('helmchartconfigs.helm.cattle.io')).map(({ metadata }) => metadata.name);
    expect(names.toSorted()).toEqual(['hcloud-ccm', 'hcloud-csi']);
    const charts = (await client.list('helmcharts.helm.cattle.io')).map(({ metadata }) => metadata.name);
    expect(charts).toContain('cilium');
  });

  it('gives the autoscaler its groups, and user data with which their servers join by themselves', async () => {
    const plan = await newCluster();
    const client = await clients.of(plan.clusterId);
    const group = { pool: 'web', min: 0, max: 4, instanceType: 'cx33', location: 'fsn1' };
    const setup = {
      sshPublicKey: spec.sshPublicKey,
      networkId: '42',
      publicIpv4: true,
      publicIpv6: false,
    };
    await bootstrap.configureAutoscaler(plan, [group], setup);
    const secret = await client.get('secrets', {
      name: 'cluster-autoscaler-config',
      namespace: 'kube-system',
    });
    const config = JSON.parse(Buffer.from(secret.data?.['config.json'] ?? '', 'base64').toString()) as {
      nodeConfigs: Record<string, { cloudInit: string }>;
    };
    expect(config).toMatchObject({
      imagesForArch: { amd64: 'ubuntu-24.04', arm64: 'ubuntu-24.04' },
      nodeConfigs: { 'contract--web': { labels: { 'hcloud/node-group': 'web' }, taints: [] } },
    });
    const userData = config.nodeConfigs['contract--web']?.cloudInit ?? '';
    expect(parse(userData)).not.toHaveProperty('hostname');
    expect(parse(userData)).not.toHaveProperty('preserve_hostname');
    const node = read(userData);
    expect(node.config).toMatchObject({
      server: 'https://10.0.0.2:6443',
      'node-label': ['hcloud/node-group=web'],
    });
    expect(node.config).not.toHaveProperty('node-name');
    expect(node.runcmd.at(-1)).toContain('INSTALL_K3S_EXEC=agent');

    const charts = await client.list('helmchartconfigs.helm.cattle.io');
    const chart = charts.find(({ metadata }) => metadata.name === 'cluster-autoscaler');
    expect(parse(String(chart?.spec?.valuesContent))).toMatchObject({
      cloudProvider: 'hetzner',
      autoscalingGroups: [
        { name: 'contract--web', minSize: 0, maxSize: 4, instanceType: 'cx33', region: 'fsn1' },
      ],
      extraEnv: {
        HCLOUD_CLUSTER_CONFIG_FILE: '/etc/node-groups/config.json',
        HCLOUD_FIREWALL: 'contract',
        HCLOUD_SSH_KEY: 'contract',
        HCLOUD_NETWORK: '42',
        HCLOUD_PUBLIC_IPV4: 'true',
        HCLOUD_PUBLIC_IPV6: 'false',
      },
      extraEnvSecrets: { HCLOUD_TOKEN: { name: 'hcloud', key: 'token' } },
      extraVolumeSecrets: { 'cluster-autoscaler-config': { mountPath: '/etc/node-groups' } },
    });
  });

  it('replaces the token and restarts only what reads it', async () => {
    const plan = await newCluster();
    const client = await clients.of(plan.clusterId);
    await bootstrap.installComponents(plan, { token: new Secret('the-token'), networkId: '42' });
    const labels = { app: 'reader' };
    const secretKeyRef = { name: 'hcloud', key: 'token' };
    const deploy = (name: string, env: object[]) =>
      client.create('deployments.apps', {
        metadata: { name, namespace: 'kube-system' },
        spec: {
          selector: { matchLabels: { ...labels, name } },
          template: {
            metadata: { labels: { ...labels, name } },
            spec: { containers: [{ name, image: 'nginx:1.27', env: [...env] as { name: string }[] }] },
          },
        },
      });
    await deploy('reader', [{ name: 'HCLOUD_TOKEN', valueFrom: { secretKeyRef } }]);
    await deploy('other', []);
    await bootstrap.replaceCloudToken(plan, new Secret('the-new-token'));
    const { data = {} } = await client.get('secrets', { name: 'hcloud', namespace: 'kube-system' });
    const read64 = (key: string) => Buffer.from(data[key] ?? '', 'base64').toString();
    expect([read64('token'), read64('network')]).toEqual(['the-new-token', '42']);
    const annotated = async (name: string) => {
      const { spec: found } = await client.get('deployments.apps', { name, namespace: 'kube-system' });
      return Object.keys(found?.template.metadata?.annotations ?? {});
    };
    expect(await annotated('reader')).toEqual(['kubedeck.io/cloud-token']);
    expect(await annotated('other')).toEqual([]);
  });

  it('names the new address of an API, and waits for it', async () => {
    const plan = { ...(await newCluster()), apiHost: '198.51.100.7' };
    const { db } = clusters.database;
    const setArchived = (archivedAt: Date | null) =>
      db.update(clusterRows).set({ archivedAt }).where(eq(clusterRows.id, plan.clusterId));
    await setArchived(new Date());
    const pause = vi.fn(async () => {
      await setArchived(null);
    });
    const begunAt = clock.now();
    const waiting = { begunAt, resumedAt: begunAt, pause };
    const credentials = await bootstrap.fetchAdminCredentials(plan, { waiting });
    expect(pause).toHaveBeenCalledTimes(1);
    expect(credentials.server).toBe('https://198.51.100.7:6443');
    expect(credentials.kubeconfig.reveal()).toContain('https://198.51.100.7:6443');
  });

  it('takes the rights of the previous administrator away', async () => {
    const plan = await newCluster();
    const groups = async () => {
      const client = await clients.of(plan.clusterId);
      const name = 'kubedeck-admin';
      const binding = await client.get('clusterrolebindings.rbac.authorization.k8s.io', { name });
      return binding.subjects?.map((subject) => subject.name);
    };
    const before = await groups();
    const { kubeconfig } = await bootstrap.rotateAdminCredentials(plan);
    const [group] = (await groups()) ?? [];
    expect(before).not.toContain(group);
    const certificate = /client-certificate-data: "(\S+)"/.exec(kubeconfig.reveal())?.[1] ?? '';
    expect(new X509Certificate(Buffer.from(certificate, 'base64')).subject).toContain(`O=${group}`);
  });

  it('changes settings with a plan for one node', () => {
    const plan = settingsPlan(contractPlan, { name: 'node-1', role: 'master' });
    expect(plan.spec).toMatchObject({
      nodeSelector: { matchExpressions: [{ key: 'kubernetes.io/hostname', values: ['node-1'] }] },
      upgrade: { args: [expect.stringContaining('systemctl restart k3s') as unknown] },
    });
    const other = settingsPlan({ ...contractPlan, cniEncryption: true }, { name: 'node-1', role: 'master' });
    expect(other.spec?.version).not.toBe(plan.spec?.version);
  });
});
