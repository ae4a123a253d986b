import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { Cluster, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { postSync, type ScaledPoolRecord, type SyncRecord } from './nodepools.upstream.ts';

const ScaledPool = builder.objectRef<ScaledPoolRecord>('ScaledPool').implement({
  description: 'Servers that a sync adds to a node pool or removes from it.',
  fields: (t) => ({
    name: t.exposeString('pool', { description: 'The name of the pool.' }),
    instanceType: t.exposeString('instance_type', {
      nullable: true,
      description: 'The server type wanted for the pool.',
    }),
    count: t.exposeInt('count', { description: 'How many servers.' }),
    servers: t.exposeStringList('servers', { description: 'Their names.' }),
  }),
});

const SyncNodePoolsPayload = builder
  .objectRef<SyncRecord & { clusterId: string }>('SyncNodePoolsPayload')
  .implement({
    description: 'What has to be scaled. Both lists are empty when the servers are as wanted.',
    fields: (t) => ({
      scaleUp: t.field({
        type: [ScaledPool],
        description: 'Servers to add.',
        resolve: ({ actions_needed: needed }) => needed.scale_up,
      }),
      scaleDown: t.field({
        type: [ScaledPool],
        description: 'Servers to remove; what they run moves to other nodes first.',
        resolve: ({ actions_needed: needed }) => needed.scale_down,
      }),
      isStarted: t.boolean({
        description: 'Has the work begun? Not in a dry run, nor when nothing is to be done.',
        resolve: ({ started }) => started,
      }),
      cluster: t.field({
        type: ClusterRef,
        nullable: true,
        description: 'The cluster, UPDATING once the work has begun.',
        resolve: ({ clusterId }, _args, ctx) => loadCluster(ctx, clusterId),
      }),
    }),
  });

builder.mutationField('syncNodePools', (t) =>
  t.fieldWithInput({
    type: SyncNodePoolsPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Makes the servers of a cluster what its node pools say. Progress arrives through clusterChanged.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      dryRun: t.input.boolean({ description: 'If true, nothing is changed; the result is a ChangePreview.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { id: clusterId } = input.clusterId;
      return { ...(await postSync(ctx, clusterId, input.dryRun === true)), clusterId };
    },
  }),
);
