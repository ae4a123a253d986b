import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { Cluster, ClusterRef } from '../Cluster.ts';
import { postRetry, type ClusterRecord } from '../clusters.upstream.ts';

const RetryClusterPayload = builder.objectRef<{ cluster: ClusterRecord }>('RetryClusterPayload').implement({
  description: 'The retry has started.',
  fields: (t) => ({
    cluster: t.expose('cluster', {
      type: ClusterRef,
      description: 'The cluster with the retried operation.',
    }),
  }),
});

builder.mutationField('retryCluster', (t) =>
  t.fieldWithInput({
    type: RetryClusterPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Retries the failed operation of a cluster; resources that exist already are reused. `clusterChanged` reports the progress. Scope: CLUSTERS_WRITE.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The failed cluster.' }),
      temporaryToken: t.input.string({
        description: 'Hetzner token of the same project for this retry only, in place of the saved one.',
      }),
    },
    resolve: async (_root, { input }, ctx) => ({
      cluster: await postRetry(ctx, input.id.id, input.temporaryToken),
    }),
  }),
);
