import { allow, mayRead, refuse, scopeRefusal, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf, type Message } from '../../graphql/messages.ts';
import type { RefusalCodeValue } from '../../graphql/types/RefusalCode.ts';
import { loadUser, type PermissionValue } from '../account/account.upstream.ts';
import { isRunning } from '../addons/addonActions.ts';
import { loadAddon } from '../addons/addons.upstream.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { isInProgress, type GitopsRecord } from './gitops.upstream.ts';

export type GitopsAction = 'enable' | 'disable';

const OPERATOR = 'flux-operator';
/** Roles that enable and disable GitOps. */
const managers: readonly PermissionValue[] = ['master', 'owner', 'admin', 'developer'];

const reasons = {
  FORBIDDEN: messageOf('ROLE_FOR_GITOPS'),
  ARCHIVED: messageOf('ARCHIVED'),
  CLUSTER_NOT_ACTIVE: messageOf('GITOPS_CLUSTER_NOT_ACTIVE'),
  BUSY: messageOf('GITOPS_BUSY'),
  ALREADY_ENABLED: messageOf('ALREADY_ENABLED'),
  NOT_ENABLED: messageOf('NOT_ENABLED'),
} as const satisfies Partial<Record<RefusalCodeValue, Message>>;

/**
 * Whether GitOps can be enabled or disabled now, checked in the platform's order. Needs no platform call while it is
 * being changed.
 */
export async function gitopsAction(
  action: GitopsAction,
  gitops: GitopsRecord,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  if (isInProgress(gitops.status)) return refuse('BUSY', reasons.BUSY);
  const user = await loadUser(ctx);
  const noScope = scopeRefusal(user, 'gitops');
  if (noScope) return noScope;
  const cluster = mayRead(user, 'clusters') ? await loadCluster(ctx, gitops.clusterId) : undefined;
  const code = blocker(action, gitops, user.permission, cluster?.status);
  if (code !== null) return refuse(code, reasons[code]);
  if (action === 'disable' || !mayRead(user, 'addons')) return allow();
  const operator = await loadAddon(ctx, gitops.clusterId, OPERATOR);
  return operator && isRunning(operator.status) ? refuse('BUSY', reasons.BUSY) : allow();
}

function blocker(
  action: GitopsAction,
  { isEnabled }: GitopsRecord,
  permission: PermissionValue,
  clusterStatus: string | undefined,
): keyof typeof reasons | null {
  if (!managers.includes(permission)) return 'FORBIDDEN';
  if (clusterStatus === 'archived') return 'ARCHIVED';
  if (clusterStatus !== undefined && clusterStatus !== 'active') return 'CLUSTER_NOT_ACTIVE';
  if (action === 'disable') return isEnabled ? null : 'NOT_ENABLED';
  return isEnabled ? 'ALREADY_ENABLED' : null;
}
