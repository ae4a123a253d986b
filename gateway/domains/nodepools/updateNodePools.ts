import { builder } from '../../graphql/builder.ts';
import { ChangedMeanwhileError, InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { Cluster, ClusterRef } from '../clusters/Cluster.ts';
import { putNodePools, type ClusterRecord } from '../clusters/clusters.upstream.ts';
import { NodePool } from './NodePool.ts';
import { poolFieldNames, previewNodePools } from './nodepools.upstream.ts';

const NodePoolEditInput = builder.inputType('NodePoolEditInput', {
  description: 'Wanted state of a node pool.',
  fields: (t) => ({
    id: t.globalID({ for: NodePool, description: 'The pool to change; omitted for a new one.' }),
    name: t.string({
      required: true,
      description: 'Name of the pool, unique in the cluster; cannot be changed later.',
    }),
    instanceType: t.string({
      required: true,
      description:
        'Name of a server type that is sold in the location; a different type replaces the servers.',
    }),
    location: t.string({ required: true, description: 'Name of the location; cannot be changed later.' }),
    instanceCount: t.int({
      required: true,
      description: 'Number of nodes, 1 to 10; with autoscaling the initial number.',
    }),
    isAutoscaling: t.boolean({
      required: true,
      description: 'Whether the pool is autoscaled; cannot be turned off later.',
    }),
    minInstances: t.int({ description: 'Minimum number of nodes with autoscaling, 0 to 9.' }),
    maxInstances: t.int({
      description: 'Maximum number of nodes with autoscaling, 1 to 10; greater than the minimum.',
    }),
  }),
});

const UpdateNodePoolsPayload = builder
  .objectRef<{ cluster: ClusterRecord }>('UpdateNodePoolsPayload')
  .implement({
    description: 'The pools are saved. `syncNodePools` applies them.',
    fields: (t) => ({
      cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster with its new revision.' }),
    }),
  });

const UpdateNodePoolsResult = builder.errorUnion('UpdateNodePoolsResult', {
  types: [
    InputError,
    RefusedError,
    PlanLimitError,
    ChangedMeanwhileError,
    UpdateNodePoolsPayload,
    ChangePreview,
  ],
  resolveType: (result) => ('changes' in result ? ChangePreview : UpdateNodePoolsPayload),
});

builder.mutationField('updateNodePools', (t) =>
  t.fieldWithInput({
    type: UpdateNodePoolsResult,
    description: 'Saves the wanted node pools of a cluster; syncNodePools applies them.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      revision: t.input.int({
        description:
          'The Cluster.revision the changes are based on. If the cluster has changed since, nothing is saved and the result is a ChangedMeanwhileError.',
      }),
      nodePools: t.input.field({
        type: [NodePoolEditInput],
        required: true,
        description: 'All wanted pools; omitted pools are removed.',
      }),
      dryRun: t.input.boolean({ description: 'If true, nothing is changed; the result is a ChangePreview.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { id } = input.clusterId;
      const body = { node_pools: input.nodePools.map(editBody), revision: input.revision ?? null };
      if (input.dryRun) return previewNodePools(ctx, id, body);
      return { cluster: await putNodePools(ctx, id, body, poolFieldNames) };
    },
  }),
);

function editBody(pool: typeof NodePoolEditInput.$inferInput): Record<string, unknown> {
  return {
    ...(pool.id ? { id: pool.id.id } : {}),
    name: pool.name,
    instance_type: pool.instanceType,
    location: pool.location,
    desired_count: pool.instanceCount,
    autoscaling_enabled: pool.isAutoscaling,
    autoscaling_min_instances: pool.minInstances ?? null,
    autoscaling_max_instances: pool.maxInstances ?? null,
  };
}
