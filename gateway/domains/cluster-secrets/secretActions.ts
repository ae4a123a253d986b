import { allow, refuse, scopeRefusal, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import { loadUser, type PermissionValue } from '../account/account.upstream.ts';
import { loadCluster, type ClusterStatusValue } from '../clusters/clusters.upstream.ts';

/** Roles that manage secrets in clusters. */
const builders: readonly PermissionValue[] = ['master', 'owner', 'admin', 'developer'];

/** Statuses in which secrets can be read and changed. Mirrors the platform's table. */
const running: readonly ClusterStatusValue[] = ['active', 'healthy', 'updating'];

/** Whether the secrets of a cluster with this status can be read. */
export function isReadable(status: ClusterStatusValue): boolean {
  return running.includes(status);
}

/** Whether secrets of the cluster can be created and deleted now. */
export async function secretAction(clusterId: string, ctx: GatewayContext): Promise<ActionStateShape> {
  const user = await loadUser(ctx);
  const noScope = scopeRefusal(user, 'cluster_secrets');
  if (noScope) return noScope;
  if (!builders.includes(user.permission)) return refuse('FORBIDDEN', messageOf('ROLE_FOR_CLUSTER_SECRETS'));
  const { status } = await loadCluster(ctx, clusterId);
  if (status === 'archived') return refuse('ARCHIVED', messageOf('ARCHIVED'));
  if (isReadable(status)) return allow();
  return refuse('CLUSTER_NOT_ACTIVE', messageOf('SECRETS_CLUSTER_NOT_ACTIVE'));
}
