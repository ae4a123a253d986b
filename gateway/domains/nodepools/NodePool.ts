import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { clusterField } from '../clusters/Cluster.ts';
import { loadClusters, type ClusterRecord, type NodePoolRecord } from '../clusters/clusters.upstream.ts';
import { Location, locationOf } from '../clusters/Location.ts';
import { InstanceTypeRef } from './InstanceType.ts';
import { NodePoolInstance } from './NodePoolInstance.ts';
import { NodePoolStatus, poolStatusFrom } from './NodePoolStatus.ts';
import { loadInstanceType, loadPoolStates, type PoolStateRecord } from './nodepools.upstream.ts';

/** A pool and the cluster it belongs to. */
export interface PoolOfCluster {
  clusterId: string;
  pool: NodePoolRecord;
}

/** Every cluster is created with this pool, which cannot be removed. */
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
    cluster: t.field(clusterField),
    name: t.string({
      description: 'Name of the pool, unique in its cluster.',
      resolve: ({ pool }) => pool.name,
    }),
    instanceType: t.field({
      type: InstanceTypeRef,
      nullable: true,
      description: 'Server type; null when Hetzner no longer lists it and when it could not be loaded.',
      resolve: ({ pool }, _args, ctx) => loadInstanceType(ctx, pool.location, pool.instance_type),
    }),
    instanceTypeName: t.string({
      description: 'Name of the server type, also when Hetzner no longer lists it.',
      resolve: ({ pool }) => pool.instance_type,
    }),
    location: t.field({
      type: Location,
      description: 'Location of the nodes.',
      resolve: ({ pool }) => locationOf(pool.location),
    }),
    instanceCount: t.int({
      description: 'Number of wanted nodes.',
      resolve: ({ pool }) => pool.instance_count,
    }),
    isAutoscaling: t.boolean({
      description: 'Whether the pool is autoscaled.',
      resolve: ({ pool }) => pool.autoscaling_enabled,
    }),
    minInstances: t.int({
      nullable: true,
      description: 'Minimum number of nodes; null without autoscaling.',
      resolve: ({ pool }) => pool.autoscaling_min_instances ?? null,
    }),
    maxInstances: t.int({
      nullable: true,
      description: 'Maximum number of nodes; null without autoscaling.',
      resolve: ({ pool }) => pool.autoscaling_max_instances ?? null,
    }),
    status: t.field({
      type: NodePoolStatus,
      description: 'Current status.',
      resolve: ({ pool }) => poolStatusFrom(pool.status),
    }),
    isRemovable: t.boolean({
      description: 'Whether the pool can be removed; false for the pool named default.',
      resolve: ({ pool }) => pool.name !== DEFAULT_POOL,
    }),
    actualCount: t.int({
      nullable: true,
      description: 'Number of existing servers; null when Hetzner could not be reached.',
      resolve: async (pool, _args, ctx) => (await stateOf(pool, ctx))?.actual_count ?? null,
    }),
    instances: t.field({
      type: [NodePoolInstance],
      nullable: true,
      description: 'Servers of the pool; null when Hetzner could not be reached.',
      resolve: async (of, _args, ctx) =>
        (await stateOf(of, ctx))?.instances?.map((instance) => ({
          ...instance,
          location: of.pool.location,
        })) ?? null,
    }),
    isInSync: t.boolean({
      nullable: true,
      description: 'Whether the servers match the wanted state; null when Hetzner could not be reached.',
      resolve: async (pool, _args, ctx) => (await stateOf(pool, ctx))?.in_sync ?? null,
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of creation; null when it is unknown.',
      resolve: async (pool, _args, ctx) => (await stateOf(pool, ctx))?.created_at ?? null,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last change; null when it is unknown.',
      resolve: async (pool, _args, ctx) => (await stateOf(pool, ctx))?.updated_at ?? null,
    }),
  }),
});

/** The pool of a cluster with this name; null when there is none. */
export function findPool(
  { id, worker_node_pools: pools }: ClusterRecord,
  name: string,
): PoolOfCluster | null {
  const pool = pools.find((one) => one.name === name);
  return pool ? { clusterId: id, pool } : null;
}

/** One call for all pools of a cluster. */
async function stateOf(
  { clusterId, pool }: PoolOfCluster,
  ctx: GatewayContext,
): Promise<PoolStateRecord | undefined> {
  return (await loadPoolStates(ctx, clusterId)).find(({ id }) => id === pool.id);
}
