import { randomBytes } from 'node:crypto';
import { manualClock, type ManualClock } from '../../../clock.ts';
import { createVault } from '../../../crypto/vault.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { accounts } from '../../../db/schema/account.ts';
import { clusters } from '../../../db/schema/clusters.ts';
import { openTestDatabase } from '../../../testing.ts';
import { createDatabaseAuthorities, type Authorities } from '../authorities.ts';
import type { KubernetesRequest } from '../client/exchange.ts';
import type { Infrastructure } from './controllers/controller.ts';
import { createKubernetesEngine, type KubernetesEngine } from './kubernetesEngine.ts';
import type { ClusterSimulation } from './simulation.ts';

const infrastructure: Infrastructure = {
  clusterName: 'test',
  accountId: '00000000-0000-4000-8000-000000000000',
  location: 'fsn1',
  k3sVersion: 'v1.32.8+k3s1',
  schedulesOnControlPlane: false,
  cni: 'flannel',
  hasCniEncryption: false,
  hasRegistryMirror: false,
  servers: [],
  project: null,
  nodeGroups: [],
  present: new Date('2026-03-01T10:00:00Z'),
  simulated: (ms) => ms,
};

/** Clusters with the namespace `default` in which nothing happens by itself. */
export const still: ClusterSimulation = {
  controllers: [],
  infrastructure: async () => infrastructure,
  seed: async (_db, state) => {
    state.create('namespaces', { metadata: { name: 'default' }, status: { phase: 'Active' } });
  },
  settled: async () => {},
  logLines: () => null,
  observed: (pod) => pod,
  podUsage: () => [],
  instanceMetrics: () => '',
  nodeUsage: () => ({ cpuMillis: 0, memoryBytes: 0 }),
};

interface Answer {
  status: number;
  /** Parsed JSON. */
  body: unknown;
}

export interface TestEngine {
  engine: KubernetesEngine;
  database: OpenDatabase;
  clock: ManualClock;
  authorities: Authorities;
  /** A cluster that answers. */
  cluster(): Promise<string>;
  call(
    clusterId: string,
    method: KubernetesRequest['method'],
    path: string,
    body?: unknown,
    type?: string,
  ): Promise<Answer>;
  /** Events of a watch, until the iteration is left. */
  watch(clusterId: string, path: string): AsyncGenerator<unknown>;
  close(): Promise<void>;
}

export async function insertTestCluster({ db }: Pick<OpenDatabase, 'db'>): Promise<string> {
  const [account] = await db.insert(accounts).values({ name: 'Test' }).returning();
  if (!account) throw new Error('no account');
  const [cluster] = await db
    .insert(clusters)
    .values({
      accountId: account.id,
      name: 'test',
      status: 'active',
      location: 'fsn1',
      apiEndpoint: 'https://192.0.2.1:6443',
      k3sVersion: 'v1.32.8+k3s1',
      osImage: 'ubuntu-24.04',
      masterInstanceType: 'cx23',
      masterHa: false,
      masterLocations: ['fsn1'],
      scheduleWorkloadsOnMasters: false,
      datastoreMode: 'etcd',
      embeddedRegistryMirrorEnabled: false,
      cniEnabled: true,
      cni: 'flannel',
      cniEncryption: false,
      sshAllowedNetworks: [],
      apiAllowedNetworks: [],
      publicNetworkIpV4: true,
      publicNetworkIpV6: true,
      privateNetworkEnabled: true,
      protected: false,
      monthlyPrice: 1,
    })
    .returning();
  if (!cluster) throw new Error('no cluster');
  return cluster.id;
}

async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + Buffer.from(part).toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as unknown;
  }
}

/**
 * An engine on a new database and a manual clock, or on those of another one as a second process. It listens if a port
 * is given.
 */
export async function startTestEngine(
  simulation: Partial<ClusterSimulation> = {},
  port: number | null = null,
  beside?: TestEngine,
): Promise<TestEngine> {
  const database = beside?.database ?? (await openTestDatabase());
  // Clients check the validity of the server's certificate against the real time.
  const clock = beside?.clock ?? manualClock(port === null ? undefined : new Date());
  const vault = createVault(randomBytes(32));
  const log = {
    error: (details: unknown) => {
      throw details instanceof Error ? details : new Error('the engine failed', { cause: details });
    },
  };
  const authorities = createDatabaseAuthorities({ db: database.db, vault, clock });
  const engine = createKubernetesEngine({
    database,
    vault,
    clock,
    log,
    simulation: { ...still, ...simulation },
    authorities,
    address: port === null ? null : { port, host: '127.0.0.1', names: ['localhost', '127.0.0.1'] },
  });
  try {
    await engine.start();
  } catch (error) {
    await engine.close();
    if (!beside) await database.close();
    throw error;
  }
  const send = (
    clusterId: string,
    request: Pick<KubernetesRequest, 'method' | 'path'> & Partial<KubernetesRequest>,
  ) => engine.inProcess(clusterId).send({ headers: { 'user-agent': 'test/1' }, body: null, ...request });
  return {
    engine,
    database,
    clock,
    authorities,
    cluster: () => insertTestCluster(database),
    call: async (clusterId, method, path, body, type = 'application/json') => {
      const headers = { 'content-type': type, 'user-agent': 'test/1' };
      const text = body === undefined ? null : JSON.stringify(body);
      const reply = await send(clusterId, { method, path, headers, body: text });
      const parts: Uint8Array[] = [];
      for await (const part of reply.body) parts.push(part);
      return { status: reply.status, body: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown };
    },
    watch: async function* (clusterId, path) {
      const abort = new AbortController();
      try {
        const reply = await send(clusterId, { method: 'GET', path, signal: abort.signal });
        yield* linesOf(reply.body);
      } finally {
        abort.abort();
      }
    },
    close: async () => {
      await engine.close();
      if (!beside) await database.close();
    },
  };
}
