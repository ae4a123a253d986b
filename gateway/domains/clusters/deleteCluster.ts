import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { deleteClusterById, type ClusterRecord } from './clusters.upstream.ts';
import { ChangePreview } from './preview/ChangePreview.ts';
import { previewOrder } from './preview/preview.upstream.ts';

const DeleteClusterPayload = builder.objectRef<{ cluster: ClusterRecord }>('DeleteClusterPayload').implement({
  description: 'The deletion has started.',
  fields: (t) => ({
    cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster, status DELETING.' }),
  }),
});

const DeleteClusterResult = builder.errorUnion('DeleteClusterResult', {
  types: [InputError, RefusedError, DeleteClusterPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : DeleteClusterPayload),
});

builder.mutationField('deleteCluster', (t) =>
  t.fieldWithInput({
    type: DeleteClusterResult,
    description:
      'Deletes a cluster with its servers and networks. `clusterChanged` reports the progress. Scope: CLUSTERS_WRITE.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      temporaryToken: t.input.string({
        description: 'Hetzner token for this deletion only, in place of the saved one.',
      }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result is a ChangePreview with the path `status`. The scope clusters:read is enough.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { id, temporaryToken, dryRun } = input;
      if (dryRun) return previewOrder(ctx, id.id, 'delete', temporaryToken);
      return { cluster: await deleteClusterById(ctx, id.id, temporaryToken) };
    },
  }),
);
