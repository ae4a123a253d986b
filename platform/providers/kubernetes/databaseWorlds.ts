import { and, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/database.ts';
import { clusterAddons } from '../../db/schema/addons.ts';
import { clusters } from '../../db/schema/clusters.ts';
import { bootsOf, type ServerBoot } from '../cloud/engine/servers/boots.ts';
import { releasedStatuses } from '../addons/releasedStatuses.ts';
import { currentTypes, firstGenerationTypes } from '../cloud/instanceTypes.ts';
import type { ClusterWorld, ReadClusterWorld, WorldNode } from './embedded/world.ts';
import { readTroubledPods } from './engine/seeding/troubledPods.ts';

/** Time from a running server to a ready node: cloud-init, k3s, joining. */
const JOIN_MS = 45_000;

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
      .where(and(eq(clusterAddons.clusterId, clusterId), inArray(clusterAddons.status, releasedStatuses)))
      .orderBy(clusterAddons.name);
    return {
      clusterName: cluster.name,
      k3sVersion: cluster.k3sVersion,
      nodes: await nodesOf(db, clusterId, joinMs),
      addons: addons.map(({ name }) => name),
      leaving: addons.filter(({ status }) => status === 'uninstalling').map(({ name }) => name),
      troubled: await readTroubledPods(db, clusterId),
    };
  };
}
