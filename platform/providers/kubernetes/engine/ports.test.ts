import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVault } from '../../../crypto/vault.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing.ts';
import { clusterAddons } from '../../../db/schema/addons.ts';
import { english, text } from '../../../messages/messages.ts';
import { findAddon } from '../../addons/catalogue.ts';
import { KubernetesError } from '../port.ts';
import { kubernetesContract } from '../kubernetes.contract.ts';
import { createClusterRuntime } from '../runtime/clusterRuntime.ts';
import { appsContract } from '../../apps/apps.contract.ts';
import { createClientAppInstaller } from '../../apps/client/clientAppInstaller.ts';
import { addonsContract, addonTarget, runAddon } from '../../addons/addons.contract.ts';
import { createClientAddonInstaller } from '../../addons/client/clientAddonInstaller.ts';
import { createClientGitOps } from '../../gitops/client/clientGitOps.ts';
import { gitOpsContract, gitOpsSource, gitOpsTarget, untilSettled } from '../../gitops/gitops.contract.ts';
import { contractMachine, contractPlan } from '../../bootstrap/bootstrap.contract.ts';
import { createUpgrades } from '../../bootstrap/client/upgrades.ts';
import type { Progress } from '../../simulation/stages.ts';
import { steppingClock } from '../../testing/steppingClock.ts';
import { createDatabaseAuthorities } from '../authorities.ts';
import type { KubernetesClients } from '../client/client.ts';
import { EMBEDDED_TIMEOUT_MS } from '../client/clients.ts';
import { createKubernetesClient } from '../client/kubernetesClient.ts';
import { createClusterSimulation } from './clusterSimulation.ts';
import { testServer } from './controllers/testing.ts';
import { createKubernetesEngine } from './kubernetesEngine.ts';
import { insertTestCluster } from './kubernetesEngine.testing.ts';

let database: OpenDatabase;
const clock = steppingClock(new Date('2027-01-15T12:00:00Z'));
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Clients of a new cluster with three nodes, whatever its id; time moves when the ports wait. */
async function newCluster(
  clusterName = 'contract',
  addons: readonly string[] = [],
): Promise<Pick<KubernetesClients, 'of'>> {
  const vault = createVault(randomBytes(32));
  const simulation = createClusterSimulation({ clock, vault });
  const names = ['contract-master1', 'contract-pool-default-worker1', 'contract-pool-default-worker2'];
  const infrastructure = async () => ({
    clusterName,
    accountId: '7a1f0c3b-58a1-4c8e-9e15-0d5b3fd7d001',
    location: 'fsn1',
    k3sVersion: 'v1.32.8+k3s1',
    schedulesOnControlPlane: false,
    cni: 'flannel' as const,
    hasCniEncryption: false,
    hasRegistryMirror: false,
    servers: names.map((name) => testServer(name, { cores: 16, memoryGb: 64 })),
    project: null,
    nodeGroups: [],
    present: clock.now(),
    simulated: (ms: number) => ms,
  });
  const authorities = createDatabaseAuthorities({ db: database.db, vault, clock });
  const log = {
    error: (details: unknown): void => {
      throw new Error('the embedded Kubernetes failed', { cause: details });
    },
  };
  // Not started: what is due happens when the ports look.
  const engine = createKubernetesEngine({
    database,
    vault,
    clock,
    log,
    simulation: { ...simulation, infrastructure },
    authorities,
    address: null,
  });
  const clusterId = await insertTestCluster(database);
  for (const name of addons) {
    const version = findAddon(name)?.versions[0].version ?? '';
    const createdAt = new Date(clock.now().getTime() - 86_400_000);
    const addon = { clusterId, name, status: 'installed', version, createdAt } as const;
    await database.db.insert(clusterAddons).values(addon);
  }
  const client = createKubernetesClient({
    exchange: engine.inProcess(clusterId),
    clock,
    timeoutMs: EMBEDDED_TIMEOUT_MS,
  });
  await client.list('nodes');
  return {
    of: async (id) => {
      if (id !== UNKNOWN) return client;
      throw new KubernetesError({ kind: 'notFound', code: 'no_cluster', text: text('no_kubernetes') });
    },
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

kubernetesContract('the client of the embedded Kubernetes', async () => ({
  kubernetes: createClusterRuntime(
    await newCluster('contract', ['hcloud-ccm', 'hcloud-csi', 'metrics-server', 'traefik']),
  ),
  clusterId: addonTarget.clusterId,
  unknownId: UNKNOWN,
}));

appsContract('the client on an embedded cluster', async () => {
  const clients = await newCluster('contract', ['hcloud-csi', 'traefik']);
  return { clients, installer: createClientAppInstaller({ clients, clock }) };
});

addonsContract('HelmCharts in the embedded Kubernetes', async () => ({
  installer: createClientAddonInstaller({ clients: await newCluster() }),
  clock,
}));

/** A cluster with flux-operator. */
async function newFleet() {
  const clients = await newCluster();
  const installer = createClientAddonInstaller({ clients });
  await runAddon({ installer, clock }, { addon: 'flux-operator', action: 'install', version: 'v0.32.0' });
  return { clock, gitOps: createClientGitOps({ clients }) };
}

gitOpsContract('Flux in the embedded Kubernetes', newFleet);

it('add-ons fail in a cluster called addons-fail, with the last lines of the job', async () => {
  const installer = createClientAddonInstaller({ clients: await newCluster('addons-fail') });
  const { last } = await runAddon(
    { installer, clock },
    { addon: 'keel', action: 'install', version: '1.0.5' },
  );
  expect(last).toMatchObject({ state: 'failed', progress: 30 });
  expect(english(last.message)).toContain('context deadline exceeded');
});

it('Flux reports a repository that is never ready', async () => {
  const fleet = await newFleet();
  const url = 'ssh://git@github.com/acme-labs/never-ready.git';
  await fleet.gitOps.enable(gitOpsTarget, { ...gitOpsSource, url });
  expect((await untilSettled(fleet)).at(-1)).toMatchObject({
    state: 'stalled',
    reason: expect.any(String) as unknown,
  });
});

it('k3s is upgraded node by node, and a failed upgrade can be repeated', async () => {
  const clients = await newCluster('update-fails', ['system-upgrade-controller']);
  const client = await clients.of(addonTarget.clusterId);
  const { startUpgrade, upgradeNode } = createUpgrades({ clients, clock });
  const plan = { ...contractPlan, clusterId: addonTarget.clusterId, k3sVersion: 'v1.33.4+k3s1' };
  const nodes = (await client.list('nodes')).map(({ metadata }) => ({
    ...contractMachine,
    name: metadata.name,
  }));
  const [master, first, second] = nodes;
  if (!master || !first || !second) throw new Error('nodes are missing');
  const versions = async () =>
    (await client.list('nodes')).map(({ status }) => status?.nodeInfo?.kubeletVersion.slice(0, 5));
  await startUpgrade(plan);
  await upgradeNode(plan, master);
  await expect(upgradeNode(plan, first)).rejects.toMatchObject({ code: 'node_not_ready' });
  expect(await versions()).toEqual(['v1.33', 'v1.32', 'v1.32']);
  const messages: string[] = [];
  const onProgress = ({ message }: Progress): void => void messages.push(english(message));
  await startUpgrade(plan);
  for (const node of nodes) await upgradeNode(plan, node, { onProgress });
  expect(await versions()).toEqual(['v1.33', 'v1.33', 'v1.33']);
  expect(messages).toContain(`Installing k3s v1.33.4+k3s1 on ${second.name}`);
  const cordoned = (await client.list('nodes')).filter(({ spec }) => spec?.unschedulable);
  expect(cordoned).toEqual([]);
});
