import type { GraphQLResolveInfo } from 'graphql/index.js';
import type { GatewayContext } from '../../graphql/context.ts';
import { selectedFields } from '../../graphql/selection.ts';
import type { Resync } from '../../upstream/live/events.ts';
import { ClusterRef } from './Cluster.ts';
import { loadCluster, type ClusterRecord } from './clusters.upstream.ts';

/** The cluster of an event, which is loaded only if a field is selected that needs more than its id. */
function clusterById(
  id: string,
  fieldsById: ReadonlySet<string>,
  ctx: GatewayContext,
  info: GraphQLResolveInfo,
): ClusterRecord | Promise<ClusterRecord> {
  const isEnough = [...selectedFields(info)].every((field) => fieldsById.has(field));
  // Resolvers of these fields read no other member.
  return isEnough ? ({ id } as ClusterRecord) : loadCluster(ctx, id);
}

/**
 * Whether an event is about the cluster of a subscription, or about any without one. Throws NOT_FOUND for a cluster that
 * the caller may not see.
 */
export async function eventsOfCluster(
  ctx: GatewayContext,
  wanted: { id: string } | null | undefined,
): Promise<(event: { clusterId: string }) => boolean> {
  if (!wanted) return () => true;
  await loadCluster(ctx, wanted.id);
  return ({ clusterId }) => clusterId === wanted.id;
}

const isResync = (event: { event: string }): event is Resync => event.event === 'resync';

/**
 * Options of the field of events that returns their cluster when its lists have changed; `own` are fields of a cluster
 * that need only its id.
 */
export function changedCluster<Event extends { event: string; clusterId: string }>(
  description: string,
  own: readonly string[],
  changesList: (event: Event) => boolean,
) {
  const fieldsById = new Set(['__typename', 'id', 'uuid', ...own]);
  return {
    type: ClusterRef,
    nullable: true as const,
    description,
    resolve: (event: Event | Resync, _args: object, ctx: GatewayContext, info: GraphQLResolveInfo) =>
      isResync(event) || !changesList(event) ? null : clusterById(event.clusterId, fieldsById, ctx, info),
  };
}
