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

type GroupRow = Pick<typeof nodePools.$inferSelect, 'name' | 'instanceType' | 'location'> & {
  min: number | null;
  max: number | null;
};

function nodeGroupOf({ min, max, ...group }: GroupRow): NodeGroup {
  return { ...group, min: min ?? 0, max: max ?? 0, ...sizeOf(group.instanceType) };
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

const groupColumns = {
  name: nodePools.name,
  instanceType: nodePools.instanceType,
  location: nodePools.location,
  min: nodePools.autoscalingMinInstances,
  max: nodePools.autoscalingMaxInstances,
};

const isNodeGroup = and(
  eq(nodePools.clusterId, clusters.id),
  eq(nodePools.autoscalingEnabled, true),
  eq(nodePools.status, 'active'),
);

/** What the controllers of a cluster see of the world; null for a cluster that is not built. */
export async function readInfrastructure(
  db: Queryable,
  clusterId: string,
  clock: Pick<Clock, 'simulated'>,
  now: Date,
): Promise<Infrastructure | null> {
  const rows = await db
    .select({ cluster: clusterColumns, group: groupColumns })
    .from(clusters)
    .leftJoin(nodePools, isNodeGroup)
    .where(and(eq(clusters.id, clusterId), isNotNull(clusters.apiEndpoint)))
    .orderBy(asc(nodePools.position));
  const cluster = rows[0]?.cluster;
  if (!cluster) return null;
  const factor = slowness(cluster.clusterName);
  const joinMs = clock.simulated(JOIN_MS);
  const boots = await bootsOf(db, { 'cluster-id': clusterId });
  const project = boots[0]?.project;
  return {
    ...cluster,
    project: project === undefined ? null : { id: project, room: await roomFor(db, project) },
    servers: boots.map((boot) => serverOf(boot, joinMs)),
    nodeGroups: rows.flatMap(({ group }) => (group === null ? [] : [nodeGroupOf(group)])),
    present: now,
    simulated: (ms) => clock.simulated(ms) * factor,
  };
}
