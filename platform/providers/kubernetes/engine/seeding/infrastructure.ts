import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '../../../../clock.ts';
import type { Queryable } from '../../../../db/database.ts';
import { clusters } from '../../../../db/schema/clusters.ts';
import { nodePools } from '../../../../db/schema/nodepools.ts';
import { roomFor } from '../../../cloud/engine/attachments.ts';
import { bootsOf, type ServerBoot } from '../../../cloud/engine/servers/boots.ts';
import { currentTypes, firstGenerationTypes } from '../../../cloud/instanceTypes.ts';
import { slowness } from '../../../simulation/sentinels.ts';
import type { ClusterServer, Infrastructure, NodeGroup } from '../controllers/controller.ts';

/** Time from a running server to a ready node: cloud-init, k3s, joining. */
const JOIN_MS = 30_000;

function sizeOf(type: string): { cores: number; memoryGb: number } {
  const found = [...currentTypes, ...firstGenerationTypes].find(({ name }) => name === type);
  return { cores: found?.cores ?? 2, memoryGb: found?.memory ?? 4 };
}

function serverOf(boot: ServerBoot, joinMs: number): ClusterServer {
  const { id, name, labels, type, location, privateIp, publicIpv4, createdAt, bootedAt } = boot;
  return {
    id,
    name,
    role: labels.role === 'master' ? 'master' : 'worker',
    pool: labels.pool ?? null,
    instanceType: type,
    location,
    ...sizeOf(type),
    privateIp,
    publicIpv4,
    createdAt,
    readyAt: new Date(bootedAt.getTime() + joinMs),
  };
}

async function nodeGroupsOf(db: Queryable, clusterId: string): Promise<NodeGroup[]> {
  const { name, instanceType, location, status } = nodePools;
  const { autoscalingMinInstances: min, autoscalingMaxInstances: max } = nodePools;
  const pools = await db
    .select({ name, instanceType, location, min, max })
    .from(nodePools)
    .where(
      and(eq(nodePools.clusterId, clusterId), eq(nodePools.autoscalingEnabled, true), eq(status, 'active')),
    )
    .orderBy(asc(nodePools.position));
  return pools.map((pool) => ({
    ...pool,
    min: pool.min ?? 0,
    max: pool.max ?? 0,
    ...sizeOf(pool.instanceType),
  }));
}

/** Not the whole row, which is wide: this is read in every transaction of a cluster. */
const clusterColumns = {
  clusterName: clusters.name,
  accountId: clusters.accountId,
  location: clusters.location,
  k3sVersion: clusters.k3sVersion,
  schedulesOnControlPlane: clusters.scheduleWorkloadsOnMasters,
  cni: clusters.cni,
  hasCniEncryption: clusters.cniEncryption,
  hasRegistryMirror: clusters.embeddedRegistryMirrorEnabled,
};

/** What the controllers of a cluster see of the world; null for a cluster that is not built. */
export async function readInfrastructure(
  db: Queryable,
  clusterId: string,
  clock: Pick<Clock, 'simulated'>,
  now: Date,
): Promise<Infrastructure | null> {
  const [cluster] = await db
    .select(clusterColumns)
    .from(clusters)
    .where(and(eq(clusters.id, clusterId), isNotNull(clusters.apiEndpoint)));
  if (!cluster) return null;
  const factor = slowness(cluster.clusterName);
  const joinMs = clock.simulated(JOIN_MS);
  const boots = await bootsOf(db, { 'cluster-id': clusterId });
  const project = boots[0]?.project;
  return {
    ...cluster,
    project: project === undefined ? null : { id: project, room: await roomFor(db, project) },
    servers: boots.map((boot) => serverOf(boot, joinMs)),
    nodeGroups: await nodeGroupsOf(db, clusterId),
    present: now,
    simulated: (ms) => clock.simulated(ms) * factor,
  };
}
