import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { countServers, definedServers, serversOf } from '../clusters/clusterServers.upstream.ts';
import { loadCluster, type ClusterRecord } from '../clusters/clusters.upstream.ts';
import { resourcesOf } from '../nodepools/ClusterResources.ts';
import { ComputeAmount } from './ComputeAmount.ts';
import { loadNodes, type Compute, type NodesReading, type PodStatus } from './nodes.upstream.ts';
import { PodHealth } from './PodHealth.ts';

interface Health {
  nodesReady: number | null;
  nodesTotal: number;
  pods: PodStatus | null;
  capacity: Compute;
  allocatable: Compute;
  usage: Compute | null;
  requests: Compute | null;
  isEstimate: boolean;
  updatedAt: string;
}

/** Resources of each node of an estimate when the server types could not be loaded. */
const ASSUMED: Compute = { cores: 2, memoryGb: 4 };

function sum(amounts: readonly Compute[]): Compute {
  return amounts.reduce((a, b) => ({ cores: a.cores + b.cores, memoryGb: a.memoryGb + b.memoryGb }), {
    cores: 0,
    memoryGb: 0,
  });
}

/** Sum over the measured nodes; null when no node is measured. */
function usageOf({ nodes }: NodesReading): Compute | null {
  const measured = nodes.flatMap(({ resources }) => resources.usage ?? []);
  return measured.length === 0 ? null : sum(measured);
}

function measured(reading: NodesReading): Health {
  const { nodes, pods, readAt } = reading;
  return {
    nodesReady: nodes.filter(({ status }) => status === 'ready').length,
    nodesTotal: nodes.length,
    pods,
    capacity: sum(nodes.map(({ resources }) => resources.capacity)),
    allocatable: sum(nodes.map(({ resources }) => resources.allocatable)),
    usage: usageOf(reading),
    requests: sum(nodes.map(({ resources }) => resources.requests)),
    isEstimate: false,
    updatedAt: readAt,
  };
}

/** The capacity by server types: of the servers that exist, and of an archived cluster of those that unarchiving orders. */
async function estimated(cluster: ClusterRecord, ctx: GatewayContext): Promise<Health> {
  const servers = cluster.status === 'archived' ? definedServers(cluster) : serversOf(cluster);
  const nodesTotal = countServers(servers);
  const known = await resourcesOf(servers, ctx).catch(() => null);
  const capacity = known ?? {
    cores: ASSUMED.cores * nodesTotal,
    memoryGb: ASSUMED.memoryGb * nodesTotal,
  };
  return {
    nodesReady: null,
    nodesTotal,
    pods: null,
    capacity,
    allocatable: capacity,
    usage: null,
    requests: null,
    isEstimate: true,
    updatedAt: new Date().toISOString(),
  };
}

const ClusterHealth = builder.objectRef<Health>('ClusterHealth').implement({
  description: 'Resources of a cluster and state of its nodes and pods.',
  fields: (t) => ({
    nodesReady: t.exposeInt('nodesReady', {
      nullable: true,
      description: 'Number of nodes that are ready; null in an estimate.',
    }),
    nodesTotal: t.exposeInt('nodesTotal', {
      description: 'Number of nodes; in an estimate the number of servers.',
    }),
    pods: t.expose('pods', {
      type: PodHealth,
      nullable: true,
      description: 'State of the pods; null in an estimate.',
    }),
    capacity: t.expose('capacity', { type: ComputeAmount, description: 'Capacity of all nodes.' }),
    allocatable: t.expose('allocatable', {
      type: ComputeAmount,
      description: 'Resources available to pods, without those reserved for the system.',
    }),
    usage: t.expose('usage', {
      type: ComputeAmount,
      nullable: true,
      description: 'Resources in use; null without a metrics server.',
    }),
    requests: t.expose('requests', {
      type: ComputeAmount,
      nullable: true,
      description: 'Resources requested by pods; null in an estimate.',
    }),
    isEstimate: t.exposeBoolean('isEstimate', {
      description:
        'Whether the values are an estimate from the types of its servers, because the cluster is not running.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'Time at which the values were read.',
    }),
  }),
});

builder.objectField(ClusterRef, 'health', (t) =>
  t.field({
    type: ClusterHealth,
    nullable: true,
    description:
      'Health of the cluster: an estimate while it is not running, null when its nodes could not be loaded.',
    resolve: async (cluster, _args, ctx) => {
      const reading = await loadNodes(ctx, cluster);
      // The record of an event has only the id; the estimate needs the whole cluster.
      return reading ? measured(reading) : estimated(await loadCluster(ctx, cluster.id), ctx);
    },
  }),
);
