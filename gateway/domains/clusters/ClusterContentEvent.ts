import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { ClusterRef } from './Cluster.ts';
import { clusterStatuses, isMoving, loadCluster } from './clusters.upstream.ts';

export type ContentChange = EventOf<'clusterStatusUpdate'> | Resync;

export const ClusterContentEvent = builder.objectRef<ContentChange>('ClusterContentEvent').implement({
  description: "A possible change of a cluster's contents, or a resync.",
  fields: (t) => ({
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster, loaded after the change; null on a resync.',
      resolve: (event, _args, ctx) =>
        event.event === 'resync' ? null : nullWhenMissing(loadCluster(ctx, event.clusterId)),
    }),
    isResync: t.boolean({
      description: 'True when events may have been missed: refetch what you show.',
      resolve: (event) => event.event === 'resync',
    }),
  }),
});

/**
 * Changes of a cluster's contents. The platform repeats the status of a cluster after such a change. Nothing is
 * loaded while an operation is running. Throws NOT_FOUND for a cluster that the caller may not see.
 */
export async function subscribeToContent(
  ctx: GatewayContext,
  clusterId: string,
): Promise<AsyncIterableIterator<ContentChange>> {
  await loadCluster(ctx, clusterId);
  return ctx.live.subscribe(['clusterStatusUpdate'], (event) => {
    const status = clusterStatuses.find((one) => one === event.status);
    return event.clusterId === clusterId && status !== undefined && !isMoving(status) && status !== 'deleted';
  });
}
