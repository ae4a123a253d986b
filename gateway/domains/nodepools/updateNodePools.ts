import { builder } from '../../graphql/builder.ts';
import { ConflictError, InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { Cluster, ClusterRef } from '../clusters/Cluster.ts';
import { putNodePools, type ClusterRecord } from '../clusters/clusters.upstream.ts';
import { NodePool } from './NodePool.ts';
import { poolBody, poolFields } from './NodePoolInput.ts';
import { poolFieldNames, previewNodePools } from './nodepools.upstream.ts';

const NodePoolEditInput = builder.inputType('NodePoolEditInput', {
  description: 'Wanted state of a node pool.',
  fields: (t) => ({
    id: t.globalID({ for: NodePool, description: 'The pool to change; omitted for a new one.' }),
    ...poolFields(t),
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
  types: [InputError, RefusedError, PlanLimitError, ConflictError, UpdateNodePoolsPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : UpdateNodePoolsPayload),
});

builder.mutationField('updateNodePools', (t) =>
  t.fieldWithInput({
    type: UpdateNodePoolsResult,
    description:
      'Saves the wanted node pools of a cluster; syncNodePools applies them. Scope: CLUSTERS_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      revision: t.input.int({
        description:
          'The Cluster.revision the changes are based on. If the cluster has changed since, nothing is saved and the result is a ConflictError.',
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
  return { ...(pool.id ? { id: pool.id.id } : {}), ...poolBody(pool), desired_count: pool.instanceCount };
}
