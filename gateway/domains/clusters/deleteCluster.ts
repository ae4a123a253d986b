import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { deleteClusterById, type ClusterRecord } from './clusters.upstream.ts';

const DeleteClusterPayload = builder.objectRef<{ cluster: ClusterRecord }>('DeleteClusterPayload').implement({
  description: 'The deletion has started.',
  fields: (t) => ({
    cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster, status DELETING.' }),
  }),
});

builder.mutationField('deleteCluster', (t) =>
  t.fieldWithInput({
    type: DeleteClusterPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Deletes a cluster with its servers and networks. `clusterChanged` reports the progress.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      temporaryToken: t.input.string({
        description: 'Hetzner token for this deletion only, in place of the saved one.',
      }),
    },
    resolve: async (_root, { input }, ctx) => ({
      cluster: await deleteClusterById(ctx, input.id.id, input.temporaryToken),
    }),
  }),
);
