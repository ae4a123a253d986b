import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { ClusterNode, ClusterNodeRef } from './ClusterNode.ts';
import { postNodeAction, type NodeRecord } from './nodes.upstream.ts';

const UncordonNodePayload = builder.objectRef<{ node: NodeRecord }>('UncordonNodePayload').implement({
  description: 'New pods may be placed on the node.',
  fields: (t) => ({
    node: t.expose('node', { type: ClusterNodeRef, description: 'The node.' }),
  }),
});

builder.mutationField('uncordonNode', (t) =>
  t.fieldWithInput({
    type: UncordonNodePayload,
    errors: { types: [RefusedError] },
    description: 'Lets a node take new pods again; ends a drain. Scope: CLUSTERS_WRITE.',
    input: {
      id: t.input.globalID({ for: ClusterNode, required: true, description: 'The node.' }),
    },
    resolve: async (_root, { input }, ctx) => ({
      node: await postNodeAction(ctx, input.id.id, 'uncordon'),
    }),
  }),
);
