import { builder } from '../../graphql/builder.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster, type ClusterRecord } from '../clusters/clusters.upstream.ts';
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

/** What the specification assumes of a node that nobody has asked. */
const ASSUMED: Compute = { cores: 2, memoryGb: 4 };

function sum(amounts: readonly Compute[]): Compute {
  return amounts.reduce((a, b) => ({ cores: a.cores + b.cores, memoryGb: a.memoryGb + b.memoryGb }), {
    cores: 0,
    memoryGb: 0,
  });
}

/** The sum of the measured nodes, or null when not a single one is measured. */
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

function estimated(cluster: ClusterRecord): Health {
  const workers = cluster.worker_node_pools.reduce((count, pool) => count + pool.instance_count, 0);
  const nodesTotal = (cluster.master_ha ? 3 : 1) + workers;
  const capacity = { cores: ASSUMED.cores * nodesTotal, memoryGb: ASSUMED.memoryGb * nodesTotal };
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
  description: 'What the nodes of a cluster have and how they and the pods are.',
  fields: (t) => ({
    nodesReady: t.exposeInt('nodesReady', {
      nullable: true,
      description: 'How many nodes take pods; null in an estimate.',
    }),
    nodesTotal: t.exposeInt('nodesTotal', { description: 'How many nodes there are, or should be.' }),
    pods: t.expose('pods', {
      type: PodHealth,
      nullable: true,
      description: 'How the pods are; null in an estimate.',
    }),
    capacity: t.expose('capacity', { type: ComputeAmount, description: 'What all nodes have together.' }),
    allocatable: t.expose('allocatable', {
      type: ComputeAmount,
      description: 'What is left for pods after what the systems keep.',
    }),
    usage: t.expose('usage', {
      type: ComputeAmount,
      nullable: true,
      description: 'What is in use; null while no metrics server measures it.',
    }),
    requests: t.expose('requests', {
      type: ComputeAmount,
      nullable: true,
      description: 'What pods have reserved; null in an estimate.',
    }),
    isEstimate: t.exposeBoolean('isEstimate', {
      description: 'True when the nodes were not asked: 2 cores and 4 GB are assumed of each.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When this was read.' }),
  }),
});

builder.objectField(ClusterRef, 'health', (t) =>
  t.field({
    type: ClusterHealth,
    nullable: true,
    description: 'How it is; an estimate while it does not run, null when its nodes could not be read.',
    resolve: async (cluster, _args, ctx) => {
      const reading = await loadNodes(ctx, cluster);
      // An event knows the id alone, the estimate needs the whole cluster.
      return reading ? measured(reading) : estimated(await loadCluster(ctx, cluster.id));
    },
  }),
);
