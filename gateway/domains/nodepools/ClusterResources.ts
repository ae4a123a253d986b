import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { serversOf, type Servers } from '../clusters/clusterServers.upstream.ts';
import { InstanceTypeRef } from './InstanceType.ts';
import { NodePoolRef } from './NodePool.ts';
import { poolStatusFrom } from './NodePoolStatus.ts';
import { loadInstanceType, loadInstanceTypes, loadPoolStates } from './nodepools.upstream.ts';

interface Resources {
  nodes: number;
  cores: number;
  memoryGb: number;
  storageGb: number;
}

const ClusterResources = builder.objectRef<Resources>('ClusterResources').implement({
  description: "Sum of a cluster's servers that exist now.",
  fields: (t) => ({
    nodes: t.exposeInt('nodes', { description: 'Number of control plane and worker nodes.' }),
    cores: t.exposeInt('cores', { description: 'Virtual CPU cores.' }),
    memoryGb: t.exposeFloat('memoryGb', { description: 'Memory in GiB.' }),
    storageGb: t.exposeFloat('storageGb', { description: 'Local disks in GB.' }),
  }),
});

builder.objectFields(ClusterRef, (t) => ({
  nodePools: t.field({
    type: [NodePoolRef],
    description: 'Node pools of the cluster.',
    resolve: ({ id: clusterId, worker_node_pools: pools }) => pools.map((pool) => ({ clusterId, pool })),
  }),
  hasFailedNodePool: t.boolean({
    description: 'Whether the last sync of a node pool failed.',
    resolve: ({ worker_node_pools: pools }) =>
      pools.some(({ status }) => poolStatusFrom(status) === 'failed'),
  }),
  removedNodePools: t.field({
    type: [NodePoolRef],
    nullable: true,
    description: 'Node pools that the next sync removes; null when they could not be loaded.',
    resolve: async ({ id: clusterId }, _args, ctx) =>
      (await loadPoolStates(ctx, clusterId))
        .filter(({ status }) => status === 'removing')
        .map((pool) => ({ clusterId, pool })),
  }),
  controlPlaneInstanceType: t.field({
    type: InstanceTypeRef,
    nullable: true,
    description:
      'Server type of the control plane nodes; null when Hetzner no longer lists it and when it could not be loaded.',
    resolve: ({ location, master_instance_type: name }, _args, ctx) => loadInstanceType(ctx, location, name),
  }),
  workerCount: t.int({
    description: 'Number of wanted worker nodes; autoscaled pools count with their minimum.',
    resolve: ({ worker_node_pools: pools }) =>
      pools.reduce(
        (sum, { autoscaling_enabled: scales, autoscaling_min_instances: min, instance_count: count }) =>
          sum + (scales ? (min ?? count) : count),
        0,
      ),
  }),
  resources: t.field({
    type: ClusterResources,
    nullable: true,
    description: 'Sum of the servers that exist now; null when a server type is no longer listed.',
    resolve: (cluster, _args, ctx) => resourcesOf(serversOf(cluster), ctx),
  }),
}));

/** One call per location, shared by all clusters of the request. */
export async function resourcesOf(servers: Servers, ctx: GatewayContext): Promise<Resources | null> {
  const total: Resources = { nodes: 0, cores: 0, memoryGb: 0, storageGb: 0 };
  for (const { instance_type: type, location, count } of servers) {
    const server = (await loadInstanceTypes(ctx, location)).find((one) => one.name === type);
    if (server === undefined) return null;
    total.nodes += count;
    total.cores += server.cores * count;
    total.memoryGb += server.memory * count;
    total.storageGb += server.disk * count;
  }
  return total;
}
