import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { Cluster, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { findPool, NodePoolRef } from './NodePool.ts';
import { postSync, type ScaledPoolRecord, type SyncRecord } from './nodepools.upstream.ts';

const ScaledPool = builder.objectRef<ScaledPoolRecord & { clusterId: string }>('ScaledPool').implement({
  description: 'Servers that a sync adds to or removes from a node pool.',
  fields: (t) => ({
    nodePool: t.field({
      type: NodePoolRef,
      nullable: true,
      description: 'The pool; null when it is removed by the sync and when it could not be loaded.',
      resolve: async ({ clusterId, pool }, _args, ctx) => findPool(await loadCluster(ctx, clusterId), pool),
    }),
    name: t.exposeString('pool', { description: 'Name of the pool, also when it is removed by the sync.' }),
    instanceTypeName: t.exposeString('instance_type', {
      nullable: true,
      description: 'Name of the wanted server type; null when it is unknown.',
    }),
    count: t.exposeInt('count', { description: 'Number of servers.' }),
    servers: t.exposeStringList('servers', { description: 'Names of the servers.' }),
  }),
});

const poolsOf = (
  { clusterId, actions_needed: needed }: SyncRecord & { clusterId: string },
  direction: 'scale_up' | 'scale_down',
) => needed[direction].map((scaled) => ({ ...scaled, clusterId }));

const SyncNodePoolsPayload = builder
  .objectRef<SyncRecord & { clusterId: string }>('SyncNodePoolsPayload')
  .implement({
    description: 'Servers to add and remove. Both lists are empty when nothing has to change.',
    fields: (t) => ({
      scaleUp: t.field({
        type: [ScaledPool],
        description: 'Servers to add.',
        resolve: (sync) => poolsOf(sync, 'scale_up'),
      }),
      scaleDown: t.field({
        type: [ScaledPool],
        description: 'Servers to remove; their workloads are moved to other nodes first.',
        resolve: (sync) => poolsOf(sync, 'scale_down'),
      }),
      isStarted: t.boolean({
        description: 'Whether the sync has started; false for a dry run and when nothing has to change.',
        resolve: ({ started }) => started,
      }),
      cluster: t.field({
        type: ClusterRef,
        nullable: true,
        description:
          'The cluster, status UPDATING once the sync has started; null when it could not be loaded.',
        resolve: ({ clusterId }, _args, ctx) => loadCluster(ctx, clusterId),
      }),
    }),
  });

builder.mutationField('syncNodePools', (t) =>
  t.fieldWithInput({
    type: SyncNodePoolsPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Adds and removes servers until they match the node pools. `clusterChanged` reports the progress. Scope: CLUSTERS_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      temporaryToken: t.input.string({
        description: 'Hetzner token for this sync only, in place of the saved one.',
      }),
      dryRun: t.input.boolean({
        description: 'If true, nothing is changed; the payload lists what would be scaled.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { id: clusterId } = input.clusterId;
      const sync = await postSync(ctx, clusterId, input.dryRun === true, input.temporaryToken);
      return { ...sync, clusterId };
    },
  }),
);
