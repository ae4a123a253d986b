import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { ClusterNode, ClusterNodeRef } from './ClusterNode.ts';
import { postNodeAction, type NodeRecord } from './nodes.upstream.ts';

const DrainNodePayload = builder.objectRef<{ node: NodeRecord }>('DrainNodePayload').implement({
  description: 'The pods are being moved.',
  fields: (t) => ({
    node: t.expose('node', { type: ClusterNodeRef, description: 'The node.' }),
  }),
});

builder.mutationField('drainNode', (t) =>
  t.fieldWithInput({
    type: DrainNodePayload,
    errors: { types: [RefusedError] },
    description:
      'Cordons a node and moves its pods to other nodes, respecting disruption budgets. Pods of daemon sets and pods without a controller stay. The node reports the progress. Scope: CLUSTERS_WRITE.',
    input: {
      id: t.input.globalID({ for: ClusterNode, required: true, description: 'The node.' }),
    },
    resolve: async (_root, { input }, ctx) => ({
      node: await postNodeAction(ctx, input.id.id, 'drain'),
    }),
  }),
);
