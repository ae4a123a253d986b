import { allow, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageFrom, messageOf } from '../../graphql/messages.ts';
import { contentRefusal } from '../clusters/contentActions.ts';
import { loadAllPostgres, loadOperatorProblem, type PostgresRecord } from './postgres.upstream.ts';
import { isInProgress, postgresStatuses, type PostgresStatusValue } from './postgresStatuses.ts';

export type PostgresAction = 'update' | 'delete' | 'restore' | 'backUp' | 'failOver' | 'resetPassword';

/** Action → statuses in which it is allowed. Mirrors the platform's table; a contract test compares them. */
const postgresCan: Record<PostgresAction, readonly PostgresStatusValue[]> = {
  update: ['installed', 'failed'],
  // Deleting a deleted one forgets its backups.
  delete: postgresStatuses.filter((status) => status !== 'uninstalling'),
  restore: ['installed', 'upgrading', 'failed', 'uninstalling', 'uninstall_failed', 'uninstalled'],
  backUp: ['installed'],
  failOver: ['installed'],
  resetPassword: ['installed'],
};

/** Whether the result depends on this status alone; false for what is no action of a database. */
export function isBusy(action: string, status: PostgresStatusValue): boolean {
  const allowed = Object.entries(postgresCan).find(([name]) => name === action)?.[1];
  return allowed !== undefined && isInProgress(status) && !allowed.includes(status);
}

function refusalInStatus(status: PostgresStatusValue): ActionStateShape {
  if (status === 'uninstalled') return refuse('NOT_INSTALLED', messageOf('POSTGRES_DELETED'));
  const why = status === 'uninstalling' ? messageOf('POSTGRES_DELETING') : messageOf('POSTGRES_BUSY');
  return refuse('BUSY', why);
}

/** What the action needs of the database itself; null if it has it. */
function missing(action: PostgresAction, postgres: PostgresRecord): ActionStateShape | null {
  const needsBackups = action === 'backUp' || action === 'restore';
  if (needsBackups && !postgres.backup_enabled)
    return refuse('BACKUPS_OFF', messageOf('POSTGRES_BACKUPS_OFF'));
  if (action === 'restore' && postgres.deletes_backups)
    return refuse('BUSY', messageOf('POSTGRES_BACKUPS_DELETING'));
  const hasReplica = postgres.instances.some(({ role, ready }) => role === 'replica' && ready);
  return action === 'failOver' && !hasReplica ? refuse('NO_REPLICA', messageOf('POSTGRES_NO_REPLICA')) : null;
}

/** Whether the action is allowed now. Needs no platform call while another operation is running. */
export async function postgresAction(
  action: PostgresAction,
  postgres: PostgresRecord,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const { status, clusterId } = postgres;
  if (isBusy(action, status)) return refusalInStatus(status);
  const state = await changeAction(clusterId, ctx);
  if (!state.allowed) return state;
  if (!postgresCan[action].includes(status)) return refusalInStatus(status);
  const needsOperator = action === 'update' || action === 'restore';
  const refused = needsOperator ? await refusalByOperator(clusterId, ctx) : null;
  return refused ?? missing(action, postgres) ?? state;
}

/** Whether the installed operator is new enough; null if it is. A missing one is installed on the way. */
async function refusalByOperator(clusterId: string, ctx: GatewayContext): Promise<ActionStateShape | null> {
  const problem = await loadOperatorProblem(ctx, clusterId);
  return problem && refuse('MISSING_DEPENDENCIES', messageFrom(problem.message, problem));
}

/** Whether the caller may change databases of the cluster now. */
async function changeAction(clusterId: string, ctx: GatewayContext): Promise<ActionStateShape> {
  const refusal = await contentRefusal(ctx, clusterId, {
    area: 'apps',
    forbidden: messageOf('ROLE_FOR_APPS'),
    notActive: messageOf('POSTGRES_CLUSTER_NOT_ACTIVE'),
  });
  return refusal ?? allow();
}

/** Whether the caller may create a database on the cluster now. */
export async function createAction(clusterId: string, ctx: GatewayContext): Promise<ActionStateShape> {
  const state = await changeAction(clusterId, ctx);
  return (state.allowed && (await refusalByOperator(clusterId, ctx))) || state;
}

/** Whether the database has backups that are not being deleted. */
export const keepsBackups = (postgres: PostgresRecord) => missing('restore', postgres) === null;

const sourceRefusal = (postgres: PostgresRecord) =>
  postgresCan.restore.includes(postgres.status)
    ? missing('restore', postgres)
    : refusalInStatus(postgres.status);

/** Whether the caller may restore a database of the cluster now: one that can be its source is needed. */
export async function restoreAction(clusterId: string, ctx: GatewayContext): Promise<ActionStateShape> {
  const state = await createAction(clusterId, ctx);
  if (!state.allowed) return state;
  const sources = (await loadAllPostgres(ctx, clusterId)).filter(({ backup_enabled: isOn }) => isOn);
  const refusals = sources.map(sourceRefusal);
  if (refusals.includes(null)) return state;
  return refusals[0] ?? refuse('BACKUPS_OFF', messageOf('POSTGRES_BACKUPS_OFF'));
}
