import { allow, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import { contentRefusal } from '../clusters/contentActions.ts';
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
  const refusal = await contentRefusal(ctx, clusterId, {
    area: 'deployments',
    forbidden: messageOf('ROLE_FOR_DEPLOYMENTS'),
    notActive: messageOf('DEPLOYMENT_CLUSTER_NOT_ACTIVE'),
  });
  return refusal ?? allow();
}
