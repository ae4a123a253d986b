import { builder } from '../../../graphql/builder.ts';
import { RefusedError } from '../../../graphql/errors.ts';
import { Cluster, ClusterRef } from '../Cluster.ts';
import { loadCluster, type ClusterRecord } from '../clusters.upstream.ts';
import { postReissue } from './access.upstream.ts';

const ReissueKubeconfigPayload = builder
  .objectRef<{ cluster: ClusterRecord }>('ReissueKubeconfigPayload')
  .implement({
    description: 'The new kubeconfig can be downloaded.',
    fields: (t) => ({
      cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster.' }),
    }),
  });

builder.mutationField('reissueKubeconfig', (t) =>
  t.fieldWithInput({
    type: ReissueKubeconfigPayload,
    errors: { types: [RefusedError] },
    description:
      'Issues a new kubeconfig, which can be downloaded once. All kubeconfigs issued before stop working at once. Scope: CLUSTERS_WRITE.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      await postReissue(ctx, input.id.id);
      return { cluster: await loadCluster(ctx, input.id.id) };
    },
  }),
);
