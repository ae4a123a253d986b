import { allow, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import type { ClusterStatusValue } from '../clusters/clusters.upstream.ts';
import { contentRefusal } from '../clusters/contentActions.ts';

/** Statuses in which secrets can be read and changed. Mirrors the platform's table. */
const running: readonly ClusterStatusValue[] = ['active', 'healthy', 'updating'];

/** Whether the secrets of a cluster with this status can be read. */
export function isReadable(status: ClusterStatusValue): boolean {
  return running.includes(status);
}

/** Whether secrets of the cluster can be created and deleted now. */
export async function secretAction(clusterId: string, ctx: GatewayContext): Promise<ActionStateShape> {
  const refusal = await contentRefusal(ctx, clusterId, {
    area: 'cluster_secrets',
    forbidden: messageOf('ROLE_FOR_CLUSTER_SECRETS'),
    notActive: messageOf('SECRETS_CLUSTER_NOT_ACTIVE'),
    statuses: running,
  });
  return refusal ?? allow();
}
