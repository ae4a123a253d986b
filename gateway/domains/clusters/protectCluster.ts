import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { postProtection, type ClusterRecord } from './clusters.upstream.ts';

const ProtectClusterPayload = builder
  .objectRef<{ cluster: ClusterRecord }>('ProtectClusterPayload')
  .implement({
    description: 'The cluster is protected.',
    fields: (t) => ({
      cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster.' }),
    }),
  });

builder.mutationField('protectCluster', (t) =>
  t.fieldWithInput({
    type: ProtectClusterPayload,
    errors: { types: [RefusedError] },
    description: 'Protects a cluster from being deleted or archived. Scope: CLUSTERS_WRITE.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => ({
      cluster: await postProtection(ctx, input.id.id, 'protect'),
    }),
  }),
);
