import { allow, refuse, scopeRefusal, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf, type Message } from '../../graphql/messages.ts';
import type { RefusalCodeValue } from '../../graphql/types/RefusalCode.ts';
import { loadUser, type PermissionValue } from '../account/account.upstream.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import {
  deploymentStatuses,
  isInProgress,
  settledStatuses,
  type DeploymentStatusValue,
} from './deployments.upstream.ts';

export type DeploymentAction = 'update' | 'scale' | 'restart' | 'restoreVersion' | 'delete';

/** Everything is in the cluster: what does not come about can be corrected before it times out. */
const applied: readonly DeploymentStatusValue[] = [
  ...settledStatuses,
  'deploying',
  'scaling',
  'restarting',
  'exposing',
];

/** Action → statuses in which it is allowed. Mirrors the platform's table; a contract test compares them. */
const deploymentCan: Record<DeploymentAction, readonly DeploymentStatusValue[]> = {
  update: applied,
  scale: applied,
  restart: settledStatuses,
  restoreVersion: applied,
  delete: deploymentStatuses.filter((status) => status !== 'deleting'),
};

/** Roles that manage deployments. */
const managers: readonly PermissionValue[] = ['master', 'owner', 'admin', 'developer'];

const reasons = {
  FORBIDDEN: messageOf('ROLE_FOR_DEPLOYMENTS'),
  ARCHIVED: messageOf('ARCHIVED'),
  CLUSTER_NOT_ACTIVE: messageOf('DEPLOYMENT_CLUSTER_NOT_ACTIVE'),
} as const satisfies Partial<Record<RefusalCodeValue, Message>>;

/** Whether the result depends on this status alone; false for what is no action of a deployment. */
export function isBusy(action: string, status: DeploymentStatusValue): boolean {
  const allowed = Object.entries(deploymentCan).find(([name]) => name === action)?.[1];
  return allowed !== undefined && isInProgress(status) && !allowed.includes(status);
}

/** Whether the action is allowed now. Needs no platform call while another operation is running. */
export async function deploymentAction(
  action: DeploymentAction,
  { clusterId, status }: { clusterId: string; status: DeploymentStatusValue },
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  if (isBusy(action, status)) {
    const why = status === 'deleting' ? messageOf('DEPLOYMENT_DELETING') : messageOf('DEPLOYMENT_BUSY');
    return refuse('BUSY', why);
  }
  return changeAction(clusterId, ctx);
}

/** Whether the caller may create and change deployments of the cluster now. */
export async function changeAction(clusterId: string, ctx: GatewayContext): Promise<ActionStateShape> {
  const user = await loadUser(ctx);
  const noScope = scopeRefusal(user, 'deployments');
  if (noScope) return noScope;
  if (!managers.includes(user.permission)) return refuse('FORBIDDEN', reasons.FORBIDDEN);
  const cluster = await loadCluster(ctx, clusterId);
  if (cluster.status === 'archived') return refuse('ARCHIVED', reasons.ARCHIVED);
  if (cluster.status !== 'active') return refuse('CLUSTER_NOT_ACTIVE', reasons.CLUSTER_NOT_ACTIVE);
  return allow();
}
