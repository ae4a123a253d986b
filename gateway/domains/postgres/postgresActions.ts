import { allow, refuse, scopeRefusal, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf, type Message } from '../../graphql/messages.ts';
import type { RefusalCodeValue } from '../../graphql/types/RefusalCode.ts';
import { loadUser, type PermissionValue } from '../account/account.upstream.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { loadAllPostgres, type PostgresRecord } from './postgres.upstream.ts';
import { isMoving, type PostgresStatusValue } from './postgresStatuses.ts';

export type PostgresAction = 'update' | 'delete' | 'restore' | 'backUp' | 'failOver' | 'resetPassword';

const settled: readonly PostgresStatusValue[] = ['installed', 'failed'];

/** Action → statuses in which it is allowed. Mirrors the platform's table; a contract test compares them. */
const postgresCan: Record<PostgresAction, readonly PostgresStatusValue[]> = {
  update: settled,
  delete: [...settled, 'pending', 'uninstall_failed', 'uninstalled'],
  restore: [...settled, 'uninstalled'],
  backUp: ['installed'],
  failOver: ['installed'],
  resetPassword: ['installed'],
};

/** Roles that manage apps and databases. */
const managers: readonly PermissionValue[] = ['master', 'owner', 'admin', 'developer'];

const reasons = {
  FORBIDDEN: messageOf('FORBIDDEN'),
  ARCHIVED: messageOf('ARCHIVED'),
  CLUSTER_NOT_ACTIVE: messageOf('CLUSTER_NOT_ACTIVE'),
  BUSY: messageOf('BUSY'),
} as const satisfies Partial<Record<RefusalCodeValue, Message>>;

/** Whether the result depends on this status alone; false for what is no action of a database. */
export function isBusy(action: string, status: PostgresStatusValue): boolean {
  const allowed = Object.entries(postgresCan).find(([name]) => name === action)?.[1];
  return allowed !== undefined && isMoving(status) && !allowed.includes(status);
}

/** Whether the action is allowed now. Needs no platform call while another operation is running. */
export async function postgresAction(
  action: PostgresAction,
  { clusterId, status }: Pick<PostgresRecord, 'clusterId' | 'status'>,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  if (!postgresCan[action].includes(status)) return refuse('BUSY', reasons.BUSY);
  return changeAction(clusterId, ctx);
}

/** Whether the caller may create and change databases of the cluster now. */
export async function changeAction(clusterId: string, ctx: GatewayContext): Promise<ActionStateShape> {
  const [user, cluster] = await Promise.all([loadUser(ctx), loadCluster(ctx, clusterId)]);
  const noScope = scopeRefusal(user, 'apps');
  if (noScope) return noScope;
  if (!managers.includes(user.permission)) return refuse('FORBIDDEN', reasons.FORBIDDEN);
  if (cluster.status === 'archived') return refuse('ARCHIVED', reasons.ARCHIVED);
  if (cluster.status !== 'active') return refuse('CLUSTER_NOT_ACTIVE', reasons.CLUSTER_NOT_ACTIVE);
  return allow();
}

/** Whether the caller may restore a database of the cluster now: one with backups is needed. */
export async function restoreAction(clusterId: string, ctx: GatewayContext): Promise<ActionStateShape> {
  const state = await changeAction(clusterId, ctx);
  if (!state.allowed) return state;
  const all = await loadAllPostgres(ctx, clusterId);
  const hasSource = all.some(({ backup_enabled: hasBackups }) => hasBackups);
  return hasSource ? state : refuse('BACKUPS_OFF', messageOf('NOT_FOUND'));
}
