import type { GraphQLResolveInfo } from 'graphql/index.js';
import type { GatewayContext } from '../../graphql/context.ts';
import { selectedFields } from '../../graphql/selection.ts';
import { loadCluster, type ClusterRecord } from './clusters.upstream.ts';

/** The cluster of an event, which is loaded only if a field is selected that needs more than its id. */
export function clusterById(
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
