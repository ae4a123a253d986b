import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { postProtection, type ClusterRecord } from './clusters.upstream.ts';

const UnprotectClusterPayload = builder
  .objectRef<{ cluster: ClusterRecord }>('UnprotectClusterPayload')
  .implement({
    description: 'The cluster is no longer protected.',
    fields: (t) => ({
      cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster.' }),
    }),
  });

builder.mutationField('unprotectCluster', (t) =>
  t.fieldWithInput({
    type: UnprotectClusterPayload,
    errors: { types: [RefusedError] },
    description: 'Removes the protection of a cluster. Scope: CLUSTERS_WRITE.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => ({
      cluster: await postProtection(ctx, input.id.id, 'unprotect'),
    }),
  }),
);
