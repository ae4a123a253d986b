import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { Cluster, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { postSync, type ScaledPoolRecord, type SyncRecord } from './nodepools.upstream.ts';

const ScaledPool = builder.objectRef<ScaledPoolRecord>('ScaledPool').implement({
  description: 'Servers that a sync adds to or removes from a node pool.',
  fields: (t) => ({
    name: t.exposeString('pool', { description: 'Name of the pool.' }),
    instanceType: t.exposeString('instance_type', {
      nullable: true,
      description: 'Wanted server type; null when it is unknown.',
    }),
    count: t.exposeInt('count', { description: 'Number of servers.' }),
    servers: t.exposeStringList('servers', { description: 'Names of the servers.' }),
  }),
});

const SyncNodePoolsPayload = builder
  .objectRef<SyncRecord & { clusterId: string }>('SyncNodePoolsPayload')
  .implement({
    description: 'Servers to add and remove. Both lists are empty when nothing has to change.',
    fields: (t) => ({
      scaleUp: t.field({
        type: [ScaledPool],
        description: 'Servers to add.',
        resolve: ({ actions_needed: needed }) => needed.scale_up,
      }),
      scaleDown: t.field({
        type: [ScaledPool],
        description: 'Servers to remove; their workloads are moved to other nodes first.',
        resolve: ({ actions_needed: needed }) => needed.scale_down,
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
      'Adds and removes servers until they match the node pools. `clusterChanged` reports the progress.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      dryRun: t.input.boolean({
        description: 'If true, nothing is changed; the payload lists what would be scaled.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { id: clusterId } = input.clusterId;
      return { ...(await postSync(ctx, clusterId, input.dryRun === true)), clusterId };
    },
  }),
);
