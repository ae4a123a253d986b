import { builder } from '../../graphql/builder.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';

/** Payload of mutations that change the registries of a cluster. */
export function clusterRegistryPayload(name: string, description: string) {
  return builder.objectRef<{ clusterId: string }>(name).implement({
    description,
    fields: (t) => ({
      cluster: t.field({
        type: ClusterRef,
        nullable: true,
        description: 'The cluster, with its current registries; null when it could not be loaded.',
        resolve: ({ clusterId }, _args, ctx) => loadCluster(ctx, clusterId),
      }),
    }),
  });
}
