import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { Cluster, ClusterRef } from '../Cluster.ts';
import { postRetry, type ClusterRecord } from '../clusters.upstream.ts';

const RetryClusterPayload = builder.objectRef<{ cluster: ClusterRecord }>('RetryClusterPayload').implement({
  description: 'Another try has begun.',
  fields: (t) => ({
    cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster, which moves again.' }),
  }),
});

builder.mutationField('retryCluster', (t) =>
  t.fieldWithInput({
    type: RetryClusterPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Goes on with the work that failed: what was made before is found again. Progress arrives through clusterChanged.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The failed cluster.' }),
      temporaryToken: t.input.string({
        description: 'A Hetzner token of the same project for this try alone, in place of the saved one.',
      }),
    },
    resolve: async (_root, { input }, ctx) => ({
      cluster: await postRetry(ctx, input.id.id, input.temporaryToken),
    }),
  }),
);
