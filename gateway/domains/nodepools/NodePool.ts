import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { loadClusters, type NodePoolRecord } from '../clusters/clusters.upstream.ts';
import { Location, locationOf } from '../clusters/Location.ts';
import { NodePoolInstance } from './NodePoolInstance.ts';
import { NodePoolStatus, poolStatusFrom } from './NodePoolStatus.ts';
import { loadPoolStates, type PoolStateRecord } from './nodepools.upstream.ts';

/** A pool and the cluster it belongs to. */
export interface PoolOfCluster {
  clusterId: string;
  pool: NodePoolRecord;
}

/** Clusters start with it, and it stays. */
const DEFAULT_POOL = 'default';

export const NodePoolRef = builder.objectRef<PoolOfCluster>('NodePool');

export const NodePool = builder.node(NodePoolRef, {
  description: 'Worker nodes of one server type in one location.',
  id: { resolve: ({ pool }) => pool.id },
  loadOne: async (id, ctx) => {
    const found = (await loadClusters(ctx)).flatMap(({ id: clusterId, worker_node_pools: pools }) =>
      pools.filter((pool) => pool.id === id).map((pool) => ({ clusterId, pool })),
    );
    return found[0] ?? null;
  },
  fields: (t) => ({
    name: t.string({ description: 'Unique in its cluster.', resolve: ({ pool }) => pool.name }),
    instanceType: t.string({
      description: 'The name of the server type.',
      resolve: ({ pool }) => pool.instance_type,
    }),
    location: t.field({
      type: Location,
      description: 'Where its nodes are.',
      resolve: ({ pool }) => locationOf(pool.location),
    }),
    instanceCount: t.int({
      description: 'How many nodes are wanted.',
      resolve: ({ pool }) => pool.instance_count,
    }),
    isAutoscaling: t.boolean({
      description: 'Does the cluster scale it by itself?',
      resolve: ({ pool }) => pool.autoscaling_enabled,
    }),
    minInstances: t.int({
      nullable: true,
      description: 'Fewest nodes when autoscaling.',
      resolve: ({ pool }) => pool.autoscaling_min_instances ?? null,
    }),
    maxInstances: t.int({
      nullable: true,
      description: 'Most nodes when autoscaling.',
      resolve: ({ pool }) => pool.autoscaling_max_instances ?? null,
    }),
    status: t.field({
      type: NodePoolStatus,
      description: 'Current status.',
      resolve: ({ pool }) => poolStatusFrom(pool.status),
    }),
    isRemovable: t.boolean({
      description: 'May it be removed? The pool named default stays.',
      resolve: ({ pool }) => pool.name !== DEFAULT_POOL,
    }),
    actualCount: t.int({
      nullable: true,
      description: 'How many servers the cloud has; null when it cannot be asked.',
      resolve: async (pool, _args, ctx) => (await stateOf(pool, ctx))?.actual_count ?? null,
    }),
    instances: t.field({
      type: [NodePoolInstance],
      nullable: true,
      description: 'Its servers; null when the cloud cannot be asked.',
      resolve: async (pool, _args, ctx) => (await stateOf(pool, ctx))?.instances ?? null,
    }),
    isInSync: t.boolean({
      nullable: true,
      description: 'Does the cloud have what is wanted? Null when it cannot be asked.',
      resolve: async (pool, _args, ctx) => (await stateOf(pool, ctx))?.in_sync ?? null,
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was added.',
      resolve: async (pool, _args, ctx) => (await stateOf(pool, ctx))?.created_at ?? null,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it last changed.',
      resolve: async (pool, _args, ctx) => (await stateOf(pool, ctx))?.updated_at ?? null,
    }),
  }),
});

/** One call for all pools of a cluster. */
async function stateOf(
  { clusterId, pool }: PoolOfCluster,
  ctx: GatewayContext,
): Promise<PoolStateRecord | undefined> {
  return (await loadPoolStates(ctx, clusterId)).find(({ id }) => id === pool.id);
}
