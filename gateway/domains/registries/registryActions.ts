import { allow, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import { contentRefusal } from '../clusters/contentActions.ts';
import type { ClusterRegistryStatusValue } from './registries.upstream.ts';

export type ClusterRegistryAction = 'apply' | 'reapply' | 'remove' | 'setDefault';

/** Action → statuses in which it is allowed; null: not on the cluster. Mirrors the platform's table. */
const registryCan: Record<ClusterRegistryAction, readonly (ClusterRegistryStatusValue | null)[]> = {
  apply: [null, 'failed', 'applied'],
  reapply: ['failed', 'applied'],
  remove: ['failed', 'applied', 'applying'],
  setDefault: ['failed', 'applied', 'applying'],
};

/** Whether the action is allowed on the cluster now. `status` is null when the registry is not on the cluster. */
export async function registryAction(
  action: ClusterRegistryAction,
  clusterId: string,
  name: string,
  status: ClusterRegistryStatusValue | null,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const refusal = await contentRefusal(ctx, clusterId, {
    area: 'registries',
    forbidden: messageOf('ROLE_FOR_REGISTRIES'),
    notActive: messageOf('REGISTRY_CLUSTER_NOT_ACTIVE'),
    statuses: ['active', 'healthy'],
  });
  if (refusal) return refusal;
  return registryCan[action].includes(status)
    ? allow()
    : refuse('BUSY', messageOf('REGISTRY_BUSY', { name }));
}
