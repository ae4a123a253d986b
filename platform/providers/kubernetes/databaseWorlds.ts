import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/database.ts';
import { clusterAddons } from '../../db/schema/addons.ts';
import { clusters } from '../../db/schema/clusters.ts';
import { cloudResources } from '../../db/schema/providers.ts';
import { bootsOf, type ServerBoot } from '../cloud/engine/servers/boots.ts';
import { currentTypes, firstGenerationTypes } from '../cloud/instanceTypes.ts';
import type { ClusterWorld, ReadClusterWorld, TroubledPod, WorldNode } from './embedded/world.ts';

/** Time from a running server to a ready node: cloud-init, k3s, joining. */
const JOIN_MS = 45_000;

const present = [
  'installed',
  'upgrading',
  'upgraded',
  'rolling_back',
  'rolled_back',
  'uninstalling',
  'uninstall_failed',
  'rollback_failed',
] as const;

function sizeOf(type: string): { cores: number; memoryGb: number } {
  const found = [...currentTypes, ...firstGenerationTypes].find(({ name }) => name === type);
  return { cores: found?.cores ?? 2, memoryGb: found?.memory ?? 4 };
}

function nodeOf({ name, labels, type, createdAt, bootedAt }: ServerBoot, joinMs: number): WorldNode {
  return {
    name,
    type: labels.role === 'master' ? 'master' : 'worker',
    pool: labels.pool ?? null,
    ...sizeOf(type),
    createdAt,
    readyAt: new Date(bootedAt.getTime() + joinMs),
  };
}

async function nodesOf(db: Queryable, clusterId: string, joinMs: number): Promise<WorldNode[]> {
  const servers = await bootsOf(db, { 'cluster-id': clusterId });
  return servers.map((server) => nodeOf(server, joinMs));
}

const troubledPod = z.object({
  namespace: z.string(),
  problem: z.enum(['crashing', 'failed', 'error', 'pending']),
  message: z.string(),
  restartCount: z.number(),
  since: z.number(),
});

const isPodOf = (clusterId: string) =>
  and(eq(cloudResources.kind, 'pod'), eq(cloudResources.clusterId, clusterId));

async function troubledOf(db: Queryable, clusterId: string): Promise<TroubledPod[]> {
  const rows = await db
    .select()
    .from(cloudResources)
    .where(isPodOf(clusterId))
    .orderBy(asc(cloudResources.name));
  return rows.map(({ name: owner, spec }) => {
    const { since, ...pod } = troubledPod.parse(spec);
    return { owner, ...pod, createdAt: new Date(since) };
  });
}

/** Adds a problematic pod to a cluster, for demonstration. */
export async function putTroubledPod(
  db: Queryable,
  cluster: { id: string; accountId: string },
  { owner, createdAt, ...pod }: TroubledPod,
): Promise<void> {
  await db.insert(cloudResources).values({
    accountId: cluster.accountId,
    clusterId: cluster.id,
    kind: 'pod',
    externalId: randomUUID(),
    name: owner,
    spec: { ...pod, since: createdAt.getTime() },
    status: 'present',
  });
}

/** Reads the state of a cluster for the embedded Kubernetes: its servers in the embedded cloud and its add-ons. */
export function createDatabaseWorlds({ db, clock }: { db: Queryable; clock: Clock }): ReadClusterWorld {
  return async (clusterId): Promise<ClusterWorld | null> => {
    const [cluster] = await db.select().from(clusters).where(eq(clusters.id, clusterId));
    if (!cluster?.apiEndpoint) return null;
    // A cluster only becomes active with ready nodes, so only later nodes are seen joining.
    const joinMs = cluster.status === 'active' ? 0 : clock.simulated(JOIN_MS);
    const addons = await db
      .select({ name: clusterAddons.name, status: clusterAddons.status })
      .from(clusterAddons)
      .where(and(eq(clusterAddons.clusterId, clusterId), inArray(clusterAddons.status, [...present])))
      .orderBy(clusterAddons.name);
    return {
      clusterName: cluster.name,
      k3sVersion: cluster.k3sVersion,
      nodes: await nodesOf(db, clusterId, joinMs),
      addons: addons.map(({ name }) => name),
      leaving: addons.filter(({ status }) => status === 'uninstalling').map(({ name }) => name),
      troubled: await troubledOf(db, clusterId),
    };
  };
}
