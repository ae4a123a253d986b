import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { ClusterRef } from './Cluster.ts';
import { clusterStatuses, isMoving, loadCluster } from './clusters.upstream.ts';

export type ContentHeard = EventOf<'clusterStatusUpdate'> | Resync;

export const ClusterContentEvent = builder.objectRef<ContentHeard>('ClusterContentEvent').implement({
  description: 'What lies in a cluster may have changed, or events may have been missed.',
  fields: (t) => ({
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster, read anew; null on a resync.',
      resolve: (event, _args, ctx) =>
        event.event === 'resync' ? null : nullWhenMissing(loadCluster(ctx, event.clusterId)),
    }),
    isResync: t.boolean({
      description: 'Events may have been missed: fetch again what you show.',
      resolve: (event) => event.event === 'resync',
    }),
  }),
});

/**
 * What lies in a cluster changed, as far as the platform's events tell: it announces a resting cluster once more after
 * such a change. While the cluster moves nothing is read.
 */
export function subscribeToContent(
  ctx: GatewayContext,
  clusterId: string,
): Promise<AsyncIterableIterator<ContentHeard>> {
  return ctx.live.subscribe(['clusterStatusUpdate'], (event) => {
    const status = clusterStatuses.find((one) => one === event.status);
    return event.clusterId === clusterId && status !== undefined && !isMoving(status) && status !== 'deleted';
  });
}
