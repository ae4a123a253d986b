import {
  mayRead,
  refuse,
  scopeRefusal,
  type ActionStateShape,
  type Area,
} from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf, type Message } from '../../graphql/messages.ts';
import { loadUser, type PermissionValue } from '../account/account.upstream.ts';
import { loadCluster, type ClusterStatusValue } from './clusters.upstream.ts';

/** Roles that change what is inside clusters. */
const managers: readonly PermissionValue[] = ['master', 'owner', 'admin', 'developer'];

/** A part of a cluster's contents, such as its deployments. */
interface ContentPart {
  area: Area;
  /** Refusal for other roles. */
  forbidden: Message;
  /** Refusal in a status in which the part cannot be changed. */
  notActive: Message;
  /** Statuses of the cluster in which it can; only `active` by default. */
  statuses?: readonly ClusterStatusValue[];
}

/**
 * Why the caller may not change a part of the cluster's contents now; null if they may. The cluster's status counts only
 * for callers who may read clusters.
 */
export async function contentRefusal(
  ctx: GatewayContext,
  clusterId: string,
  { area, forbidden, notActive, statuses = ['active'] }: ContentPart,
): Promise<ActionStateShape | null> {
  const user = await loadUser(ctx);
  const noScope = scopeRefusal(user, area);
  if (noScope) return noScope;
  if (!managers.includes(user.permission)) return refuse('FORBIDDEN', forbidden);
  if (!mayRead(user, 'clusters')) return null;
  const { status } = await loadCluster(ctx, clusterId);
  if (status === 'archived') return refuse('ARCHIVED', messageOf('ARCHIVED'));
  return statuses.includes(status) ? null : refuse('CLUSTER_NOT_ACTIVE', notActive);
}
