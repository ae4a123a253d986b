import { allow, refuse, scopeRefusal, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf, type Message } from '../../graphql/messages.ts';
import type { RefusalCodeValue } from '../../graphql/types/RefusalCode.ts';
import { loadUser, type PermissionValue } from '../account/account.upstream.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import type { ClusterRegistryStatusValue } from './registries.upstream.ts';

export type ClusterRegistryAction = 'apply' | 'reapply' | 'remove' | 'setDefault';

/** Action → statuses in which it is allowed; null: not on the cluster. Mirrors the platform's table. */
const registryCan: Record<ClusterRegistryAction, readonly (ClusterRegistryStatusValue | null)[]> = {
  apply: [null, 'failed', 'applied'],
  reapply: ['failed', 'applied'],
  remove: ['failed', 'applied', 'applying'],
  setDefault: ['failed', 'applied', 'applying'],
};

/** Roles that manage registries on clusters. */
const builders: readonly PermissionValue[] = ['master', 'owner', 'admin', 'developer'];

const reasons = {
  FORBIDDEN: messageOf('ROLE_FOR_REGISTRIES'),
  ARCHIVED: messageOf('ARCHIVED'),
  CLUSTER_NOT_ACTIVE: messageOf('REGISTRY_CLUSTER_NOT_ACTIVE'),
} as const satisfies Partial<Record<RefusalCodeValue, Message>>;

/** Whether the action is allowed on the cluster now. `status` is null when the registry is not on the cluster. */
export async function registryAction(
  action: ClusterRegistryAction,
  clusterId: string,
  name: string,
  status: ClusterRegistryStatusValue | null,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const user = await loadUser(ctx);
  const noScope = scopeRefusal(user, 'registries');
  if (noScope) return noScope;
  if (!builders.includes(user.permission)) return refuse('FORBIDDEN', reasons.FORBIDDEN);
  const cluster = await loadCluster(ctx, clusterId);
  if (cluster.status === 'archived') return refuse('ARCHIVED', reasons.ARCHIVED);
  if (cluster.status !== 'active' && cluster.status !== 'healthy')
    return refuse('CLUSTER_NOT_ACTIVE', reasons.CLUSTER_NOT_ACTIVE);
  return registryCan[action].includes(status)
    ? allow()
    : refuse('BUSY', messageOf('REGISTRY_BUSY', { name }));
}
