import { allow, refuse, scopeRefusal, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { hasCode } from '../../graphql/errors.ts';
import { messageOf, type Message } from '../../graphql/messages.ts';
import type { RefusalCodeValue } from '../../graphql/types/RefusalCode.ts';
import { loadAccountUsage, loadUser, type PermissionValue } from '../account/account.upstream.ts';
import { isInProgress, type ClusterRecord, type ClusterStatusValue } from './clusters.upstream.ts';

export type ClusterAction =
  | 'archive'
  | 'unarchive'
  | 'delete'
  | 'protect'
  | 'unprotect'
  | 'update'
  | 'retry'
  | 'editNodePools'
  | 'syncNodePools'
  | 'manageNodes'
  | 'editManifests'
  | 'openTerminal';

const settledStatuses: readonly ClusterStatusValue[] = [
  'active',
  'healthy',
  'inactive',
  'failed',
  'archived',
];
/** Protection only affects the next action, so it can change while one is running. */
const guardable: readonly ClusterStatusValue[] = [...settledStatuses, 'pending', 'creating', 'updating'];

/** Action → statuses in which it is allowed. Mirrors the platform's table; a contract test compares them. */
const clusterCan: Record<ClusterAction, readonly ClusterStatusValue[]> = {
  archive: ['active', 'healthy', 'inactive'],
  unarchive: ['archived'],
  delete: settledStatuses,
  protect: guardable,
  unprotect: guardable,
  // Allowed for a failed cluster only when an update was started.
  update: ['active', 'healthy', 'failed'],
  retry: ['failed'],
  editNodePools: ['active', 'healthy'],
  syncNodePools: ['active', 'healthy'],
  manageNodes: ['active', 'healthy'],
  editManifests: ['active', 'healthy'],
  openTerminal: ['active', 'healthy'],
};

/** Roles that manage clusters. */
const managers: readonly PermissionValue[] = ['master', 'owner', 'admin'];

/** Whether the action is allowed on the cluster now. */
export async function clusterAction(
  action: ClusterAction,
  cluster: ClusterRecord,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  // While an operation is running no platform call is needed, unless the action is allowed even then.
  if (isBusy(action, cluster.status)) return refuse('BUSY', reasons.BUSY);
  const user = await loadUser(ctx);
  const noScope = scopeRefusal(user, 'clusters');
  if (noScope) return noScope;
  const code = blocker(action, cluster, user.permission);
  if (code !== null) return refuse(code, reasonOf(code, action));
  return action === 'update' ? openClusterAction(ctx) : allow();
}

/** Whether the result depends on this status alone; false for what is no action of a cluster. */
export function isBusy(action: string, status: ClusterStatusValue): boolean {
  const allowed = Object.entries(clusterCan).find(([name]) => name === action)?.[1];
  return allowed !== undefined && isInProgress(status) && !allowed.includes(status);
}

/** Whether the caller can create a cluster now. */
export async function createClusterAction(ctx: GatewayContext): Promise<ActionStateShape> {
  const user = await loadUser(ctx);
  const noScope = scopeRefusal(user, 'clusters');
  if (noScope) return noScope;
  if (!managers.includes(user.permission)) return refuse('FORBIDDEN', reasons.FORBIDDEN);
  const usage = await loadAccountUsage(ctx);
  if (usage.active_clusters < usage.max_clusters) return allow();
  const { active_clusters: current, max_clusters: count } = usage;
  if (current === 0) return refuse('PLAN_LIMIT', messageOf('LIMIT_ACTIVE_FIRST'));
  const isArchiveFull = usage.archived_clusters >= usage.max_archived;
  const why = messageOf(isArchiveFull ? 'LIMIT_ACTIVE_DELETE' : 'LIMIT_ACTIVE', { count, current });
  return refuse('PLAN_LIMIT', why);
}

/** Whether the cluster can be opened: not while the account uses more than its plan allows. */
export async function openClusterAction(ctx: GatewayContext): Promise<ActionStateShape> {
  try {
    const usage = await loadAccountUsage(ctx);
    return usage.over_limit ? refuse('OVER_LIMIT', reasons.OVER_LIMIT) : allow();
  } catch (error) {
    // A failure to load the usage must not fail the cluster; the platform checks it anyway.
    if (hasCode(error, 'UPSTREAM_UNAVAILABLE') || hasCode(error, 'UPSTREAM_INVALID')) return allow();
    throw error;
  }
}

type Blocker =
  | 'FORBIDDEN'
  | 'BUSY'
  | 'ARCHIVED'
  | 'NOT_ARCHIVED'
  | 'NOT_FAILED'
  | 'PROTECTED'
  | 'NOT_PROTECTED'
  | 'CLUSTER_NOT_ACTIVE';

function blocker(action: ClusterAction, cluster: ClusterRecord, permission: PermissionValue): Blocker | null {
  if (!managers.includes(permission)) return 'FORBIDDEN';
  if (!clusterCan[action].includes(cluster.status)) {
    if (action === 'unarchive') return 'NOT_ARCHIVED';
    if (cluster.status === 'archived') return 'ARCHIVED';
    return action === 'retry' ? 'NOT_FAILED' : 'CLUSTER_NOT_ACTIVE';
  }
  switch (action) {
    case 'archive':
    case 'delete':
    case 'protect':
      return cluster.protected ? 'PROTECTED' : null;
    case 'unprotect':
      return cluster.protected ? null : 'NOT_PROTECTED';
    case 'update':
      return cluster.status === 'failed' && !cluster.pending_update ? 'CLUSTER_NOT_ACTIVE' : null;
    case 'retry':
      // It may have been protected since its deletion failed.
      return cluster.protected && cluster.failed_work === 'delete' ? 'PROTECTED' : null;
    case 'unarchive':
    case 'editNodePools':
    case 'syncNodePools':
    case 'manageNodes':
    case 'editManifests':
    case 'openTerminal':
      return null;
  }
}

function reasonOf(code: Blocker, action: ClusterAction): Message {
  if (code === 'FORBIDDEN' && action === 'openTerminal') return messageOf('ROLE_FOR_TERMINALS');
  if (code === 'PROTECTED' && action === 'protect') return messageOf('ALREADY_PROTECTED');
  if (code === 'ARCHIVED' && action === 'archive') return messageOf('ALREADY_ARCHIVED');
  return reasons[code];
}

const reasons = {
  FORBIDDEN: messageOf('ROLE_FOR_CLUSTERS'),
  BUSY: messageOf('BUSY'),
  ARCHIVED: messageOf('ARCHIVED'),
  NOT_ARCHIVED: messageOf('NOT_ARCHIVED'),
  NOT_FAILED: messageOf('NOT_FAILED'),
  PROTECTED: messageOf('PROTECTED'),
  NOT_PROTECTED: messageOf('NOT_PROTECTED'),
  CLUSTER_NOT_ACTIVE: messageOf('CLUSTER_NOT_ACTIVE'),
  OVER_LIMIT: messageOf('OVER_LIMIT'),
} as const satisfies Partial<Record<RefusalCodeValue, Message>>;
