import { builder } from '../../graphql/builder.ts';
import { loadClusters, type NodePoolRecord } from '../clusters/clusters.upstream.ts';
import { Location, locationOf } from '../clusters/Location.ts';

export const NodePoolRef = builder.objectRef<NodePoolRecord>('NodePool');

export const NodePool = builder.node(NodePoolRef, {
  description: 'Worker nodes of one server type in one location.',
  id: { resolve: (pool) => pool.id },
  loadOne: async (id, ctx) => {
    const pools = (await loadClusters(ctx)).flatMap((cluster) => cluster.worker_node_pools);
    return pools.find((pool) => pool.id === id) ?? null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Unique in its cluster.' }),
    instanceType: t.exposeString('instance_type', { description: 'The name of the server type.' }),
    location: t.field({
      type: Location,
      description: 'Where its nodes are.',
      resolve: (pool) => locationOf(pool.location),
    }),
    instanceCount: t.exposeInt('instance_count', { description: 'How many nodes are wanted.' }),
    isAutoscaling: t.exposeBoolean('autoscaling_enabled', {
      description: 'Does the cluster scale it by itself?',
    }),
    minInstances: t.exposeInt('autoscaling_min_instances', {
      nullable: true,
      description: 'Fewest nodes when autoscaling.',
    }),
    maxInstances: t.exposeInt('autoscaling_max_instances', {
      nullable: true,
      description: 'Most nodes when autoscaling.',
    }),
  }),
});
