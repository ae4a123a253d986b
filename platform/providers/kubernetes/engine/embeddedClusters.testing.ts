import { randomBytes } from 'node:crypto';
import { freePort } from '../../../../process/freePort.testing.ts';
import { systemClock, type Clock } from '../../../clock.ts';
import { createVault } from '../../../crypto/vault.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { signClientCertificate } from '../../bootstrap/certificates.ts';
import { renderKubeconfig } from '../../bootstrap/kubeconfig.ts';
import { createDatabaseAuthorities } from '../authorities.ts';
import { embeddedApiPath } from '../embeddedApi.ts';
import { createClusterSimulation } from './clusterSimulation.ts';
import type { ClusterServer, Infrastructure } from './controllers/controller.ts';
import { createKubernetesEngine, type KubernetesEngine } from './kubernetesEngine.ts';
import { insertTestCluster } from './kubernetesEngine.testing.ts';
import { openTestDatabase } from '../../../testing.ts';

/** Pods start within a fraction of a second. */
const TIME_SCALE = 0.02;

function serverOf(number: number, role: ClusterServer['role'], at: Date): ClusterServer {
  return {
    id: String(number),
    name: `node-${number}`,
    role,
    pool: role === 'worker' ? 'default' : null,
    instanceType: 'cx33',
    location: 'fsn1',
    cores: 4,
    memoryGb: 8,
    privateIp: `10.0.0.${number}`,
    publicIpv4: `192.0.2.${number}`,
    createdAt: at,
    readyAt: at,
  };
}

/** Embedded clusters with a control plane node and two workers each. */
export interface EmbeddedClusters {
  engine: KubernetesEngine;
  database: OpenDatabase;
  /** A new cluster; returns its id. */
  add(): Promise<string>;
  /** A kubeconfig for the TLS listener, as YAML. */
  kubeconfig(clusterId: string): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  clock?: Clock;
  listens?: boolean;
}

/** Starts the embedded Kubernetes with its controllers, without a platform around it. */
export async function startEmbeddedClusters({
  clock = systemClock(TIME_SCALE),
  listens = false,
}: Options = {}): Promise<EmbeddedClusters> {
  const database = await openTestDatabase();
  const { db } = database;
  const vault = createVault(randomBytes(32));
  const roles = ['master', 'worker', 'worker'] as const;
  const servers = roles.map((role, index) => serverOf(index + 1, role, clock.now()));
  const infrastructure: Omit<Infrastructure, 'present'> = {
    clusterName: 'test',
    accountId: '00000000-0000-4000-8000-000000000000',
    location: 'fsn1',
    k3sVersion: 'v1.32.8+k3s1',
    schedulesOnControlPlane: false,
    cni: 'flannel',
    hasCniEncryption: false,
    hasRegistryMirror: false,
    servers,
    project: null,
    nodeGroups: [],
    simulated: (ms) => clock.simulated(ms),
  };
  const simulation = {
    ...createClusterSimulation({ clock, vault }),
    infrastructure: async () => ({ ...infrastructure, present: clock.now() }),
  };
  const authorities = createDatabaseAuthorities({ db, vault, clock });
  const address = listens ? { port: await freePort(), host: '127.0.0.1', names: ['localhost'] } : null;
  const log = {
    error: (details: unknown): void => {
      throw new Error('the embedded Kubernetes failed', { cause: details });
    },
  };
  const engine = createKubernetesEngine({ database, vault, clock, log, simulation, authorities, address });
  await engine.start();
  return {
    engine,
    database,
    add: () => insertTestCluster(database),
    kubeconfig: async (clusterId) => {
      const identity = { user: 'system:admin', group: 'system:masters' };
      const client = await signClientCertificate(await authorities.client(clusterId), identity, clock.now());
      const server = `https://localhost:${address?.port ?? 0}${embeddedApiPath(clusterId)}`;
      const { certificate: authority } = await authorities.serving();
      return renderKubeconfig({ clusterName: 'test', server, authority, client });
    },
    stop: async () => {
      await engine.close();
      await database.close();
    },
  };
}
