import { builder } from '../../graphql/builder.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';

/** The payload of a mutation that changes the registries of a cluster: the cluster, read anew. */
export function clusterRegistryPayload(name: string, description: string) {
  return builder.objectRef<{ clusterId: string }>(name).implement({
    description,
    fields: (t) => ({
      cluster: t.field({
        type: ClusterRef,
        nullable: true,
        description: 'The cluster with its registries as they are now.',
        resolve: ({ clusterId }, _args, ctx) => loadCluster(ctx, clusterId),
      }),
    }),
  });
}
