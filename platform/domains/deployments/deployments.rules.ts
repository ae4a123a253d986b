/** Which actions a deployment allows in which status, and how its status follows the cluster. Pure. */
import { text, type Message } from '../../messages/messages.ts';
import type { DeploymentConfig } from '../../providers/deployments/config.ts';
import type { ObservedDeployment } from '../../providers/deployments/port.ts';
import { changeBlocker } from '../nodes/nodes.rules.ts';

export const deploymentStatuses = [
  'pending',
  'deploying',
  'deployed',
  'failed',
  'updating',
  'scaling',
  'restarting',
  'exposing',
  'deleting',
] as const;
export type DeploymentStatus = (typeof deploymentStatuses)[number];

export type DeploymentAction = 'update' | 'scale' | 'restart' | 'restoreVersion' | 'delete';

const settled = ['deployed', 'failed'] as const satisfies readonly DeploymentStatus[];
/** Everything is in the cluster, which brings it about. */
const applied = [
  ...settled,
  'deploying',
  'scaling',
  'restarting',
  'exposing',
] as const satisfies readonly DeploymentStatus[];

/** Action → statuses in which it may start. What does not come about can be corrected before it times out. */
export const deploymentCan = {
  update: applied,
  scale: applied,
  restart: settled,
  restoreVersion: applied,
  delete: ['pending', 'updating', ...applied],
} as const satisfies Record<DeploymentAction, readonly DeploymentStatus[]>;

export type DeploymentBlocker =
  | 'archived'
  | 'cluster_not_active'
  | 'busy'
  | 'deleting'
  | 'autoscaled'
  | 'volume_single';

/** Why the action cannot start now; null if it can. The cluster's status comes before the deployment's. */
export function deploymentBlocker(
  action: DeploymentAction,
  now: { status: DeploymentStatus; clusterStatus: string },
): DeploymentBlocker | null {
  const onCluster = changeBlocker(now.clusterStatus);
  if (onCluster) return onCluster;
  if (deploymentCan[action].some((one) => one === now.status)) return null;
  return now.status === 'deleting' ? 'deleting' : 'busy';
}

/** Why a deployment cannot have that number of replicas; null if it can. */
export function scalingBlocker(
  config: DeploymentConfig,
  replicas: number,
): 'autoscaled' | 'volume_single' | null {
  if (config.volumes.length > 0 && replicas > 1) return 'volume_single';
  // Zero pauses an autoscaler; anything else starts it again.
  const isPausing = replicas === 0 || config.replicas === 0;
  return config.autoscale_enabled && !isPausing ? 'autoscaled' : null;
}

export const progressOf = { accepted: 5, applied: 15, rolledOut: 90, exposed: 95, done: 100 } as const;

/** The status of a row as it follows from the cluster. */
export interface Outcome {
  status: DeploymentStatus;
  progress: number;
  message: Message | null;
}

const tagOf = (image: string): string => image.slice(image.lastIndexOf(':') + 1);

/** What is left to do when all pods run; null if nothing is. */
function exposure(config: DeploymentConfig, seen: ObservedDeployment): Outcome | null {
  if (!config.expose_via_ingress) return null;
  const host = config.hostname ?? '';
  const waiting = (message: Message): Outcome => ({
    status: 'exposing',
    progress: progressOf.exposed,
    message,
  });
  if (seen.addresses.length === 0) return waiting(text('deployment_waits_for_address'));
  const { certificate } = seen;
  if (certificate?.status === 'pending') return waiting(text('deployment_waits_for_certificate', { host }));
  return null;
}

/** What is wrong with a deployment whose pods run; null if nothing is. */
function remark(config: DeploymentConfig, { certificate }: ObservedDeployment): Message | null {
  if (certificate?.status !== 'failed') return null;
  const reason = certificate.message;
  return text('deployment_certificate_failed', { host: config.hostname ?? '', reason });
}

/** Why a rollout failed, and what serves meanwhile. */
function failure(seen: ObservedDeployment): Message {
  const problem = seen.worstPod?.problem ?? text('deployment_timed_out');
  if (seen.runningImage === null) return problem;
  const params = { ...problem.params, problem: problem.code, tag: tagOf(seen.runningImage) };
  return text('deployment_still_serves', params);
}

/**
 * | In the cluster                          | Row that moves       | Row that is deployed           | Failed row           |
 * | --------------------------------------- | -------------------- | ------------------------------ | -------------------- |
 * | gone                                    | as before            | failed                         | failed               |
 * | all pods run, address or certificate not | exposing, 95 %      | stays                          | exposing             |
 * | all pods run                            | deployed             | deployed                       | deployed             |
 * | a pod cannot run without a change       | failed               | deployed, with the problem     | failed               |
 * | pods start                              | progress by ready pods | deployed, with the problem   | deploying again      |
 */
export function outcomeOf(
  row: Outcome & { config: DeploymentConfig },
  seen: ObservedDeployment | undefined,
): Outcome {
  const { status, config } = row;
  if (!seen) {
    const isLost = status === 'deployed' || status === 'failed';
    return isLost ? { status: 'failed', progress: 100, message: text('deployment_gone') } : row;
  }
  if (seen.isComplete) {
    const waiting = status === 'deployed' ? null : exposure(config, seen);
    return waiting ?? { status: 'deployed', progress: 100, message: remark(config, seen) };
  }
  const problem = seen.worstPod?.problem ?? null;
  if (status === 'deployed') return { status, progress: 100, message: problem };
  if (seen.worstPod?.isFatal === true || seen.hasTimedOut)
    return { status: 'failed', progress: row.progress, message: failure(seen) };
  const share = seen.replicas === 0 ? 1 : Math.min(1, seen.updated / seen.replicas);
  const progress = progressOf.applied + Math.round(share * (progressOf.rolledOut - progressOf.applied));
  const counted = text('pods_ready', { ready: seen.updated, count: seen.replicas });
  return { status: status === 'failed' ? 'deploying' : status, progress, message: problem ?? counted };
}
