import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { ClusterNode, ClusterNodeRef } from './ClusterNode.ts';
import { postNodeAction, type NodeRecord } from './nodes.upstream.ts';

const CordonNodePayload = builder.objectRef<{ node: NodeRecord }>('CordonNodePayload').implement({
  description: 'No new pods are placed on the node.',
  fields: (t) => ({
    node: t.expose('node', { type: ClusterNodeRef, description: 'The node.' }),
  }),
});

builder.mutationField('cordonNode', (t) =>
  t.fieldWithInput({
    type: CordonNodePayload,
    errors: { types: [RefusedError] },
    description: 'Keeps new pods off a node. Those that run on it stay. Scope: CLUSTERS_WRITE.',
    input: {
      id: t.input.globalID({ for: ClusterNode, required: true, description: 'The node.' }),
    },
    resolve: async (_root, { input }, ctx) => ({
      node: await postNodeAction(ctx, input.id.id, 'cordon'),
    }),
  }),
);
