import type { DeploymentCondition, DeploymentStatus } from 'kubernetes-types/apps/v1.d.ts';
import type { StoredMetadata } from '../../../api/objects.ts';
import type { ControllerContext } from '../controller.ts';
import { conditionOf, withCondition, type NewCondition } from '../shared/conditions.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { after } from '../shared/time.ts';
import { limitsOf, sumOf, wanted, type Deployment, type ReplicaSet } from './rollout.ts';

const DEADLINE_SECONDS = 600;
/** Times in objects have whole seconds, however much time is compressed. */
const SHORTEST_DEADLINE_MS = 5_000;
const REVISION = 'deployment.kubernetes.io/revision';

type Counts = Required<
  Pick<
    DeploymentStatus,
    'replicas' | 'updatedReplicas' | 'readyReplicas' | 'availableReplicas' | 'unavailableReplicas'
  >
>;

function countsOf(
  deployment: Deployment,
  current: ReplicaSet | undefined,
  sets: readonly ReplicaSet[],
): Counts {
  const availableReplicas = sumOf(sets, ({ status }) => status?.availableReplicas);
  const total = Math.max(wanted(deployment), sumOf(sets, wanted));
  return {
    replicas: sumOf(sets, ({ status }) => status?.replicas),
    updatedReplicas: current?.status?.replicas ?? 0,
    readyReplicas: sumOf(sets, ({ status }) => status?.readyReplicas),
    availableReplicas,
    unavailableReplicas: Math.max(0, total - availableReplicas),
  };
}

function availableCondition(deployment: Deployment, { availableReplicas }: Counts): NewCondition {
  const isAvailable = availableReplicas >= wanted(deployment) - limitsOf(deployment).unavailable;
  return isAvailable
    ? {
        type: 'Available',
        status: 'True',
        reason: 'MinimumReplicasAvailable',
        message: 'Deployment has minimum availability.',
      }
    : {
        type: 'Available',
        status: 'False',
        reason: 'MinimumReplicasUnavailable',
        message: 'Deployment does not have minimum availability.',
      };
}

function isComplete(
  deployment: Deployment,
  { replicas, updatedReplicas, availableReplicas }: Counts,
): boolean {
  return [replicas, updatedReplicas, availableReplicas].every((count) => count === wanted(deployment));
}

/** More new or available pods, or fewer old ones, than in the last status. */
function hasProgressed({ status = {} }: Deployment, counts: Counts): boolean {
  const old = (from: DeploymentStatus): number => (from.replicas ?? 0) - (from.updatedReplicas ?? 0);
  return (
    counts.updatedReplicas > (status.updatedReplicas ?? 0) ||
    counts.readyReplicas > (status.readyReplicas ?? 0) ||
    counts.availableReplicas > (status.availableReplicas ?? 0) ||
    old(counts) < old(status)
  );
}

function progressing(reason: string, words: string, status = 'True'): NewCondition {
  return { type: 'Progressing', status, reason, message: words };
}

function progressOf(
  deployment: Deployment,
  current: string | undefined,
  counts: Counts,
  deadline: Date | null,
  now: Date,
): NewCondition {
  if (deployment.spec?.paused) return progressing('DeploymentPaused', 'Deployment is paused', 'Unknown');
  const name = `ReplicaSet "${current ?? ''}"`;
  const before = conditionOf<DeploymentCondition>(deployment, 'Progressing');
  if (isComplete(deployment, counts))
    return progressing('NewReplicaSetAvailable', `${name} has successfully progressed.`);
  const isSame = before?.message?.includes(name) === true;
  // Losing pods of a finished rollout is no new rollout.
  if (isSame && before.reason === 'NewReplicaSetAvailable' && counts.updatedReplicas === counts.replicas)
    return progressing('NewReplicaSetAvailable', `${name} has successfully progressed.`);
  const timedOut = progressing('ProgressDeadlineExceeded', `${name} has timed out progressing.`, 'False');
  if (hasProgressed(deployment, counts) || !isSame)
    return progressing('ReplicaSetUpdated', `${name} is progressing.`);
  if (before.reason === 'ProgressDeadlineExceeded') return timedOut;
  return deadline && now >= deadline ? timedOut : progressing('ReplicaSetUpdated', `${name} is progressing.`);
}

/** Sets a condition; `lastUpdateTime` changes with its reason, and with `isNews`. */
function withUpdate(deployment: Deployment, next: NewCondition, isNews: boolean, now: Date): Deployment {
  const before = conditionOf<DeploymentCondition>(deployment, next.type);
  const isSame = !isNews && before?.reason === next.reason && before?.message === next.message;
  const lastUpdateTime = isSame ? before?.lastUpdateTime : kubernetesTime(now);
  const conditions = withCondition(deployment.status?.conditions, next, now).map((one) =>
    one.type === next.type ? { ...one, lastUpdateTime } : one,
  );
  return { ...deployment, status: { ...deployment.status, conditions } };
}

/** The deployment with the counts of its sets, its conditions and its revision. */
function withStatus(deployment: Deployment, counts: Counts, progress: NewCondition, now: Date): Deployment {
  const isNews = hasProgressed(deployment, counts);
  const available = withUpdate(deployment, availableCondition(deployment, counts), false, now);
  const { status, ...updated } = withUpdate(available, progress, isNews, now);
  const observedGeneration = deployment.metadata.generation ?? 1;
  return { ...updated, status: { ...status, ...counts, observedGeneration } };
}

/** Writes the status from the replica sets, and wakes the deployment at its progress deadline. */
export function updateDeploymentStatus(
  { name, namespace }: StoredMetadata,
  current: string | undefined,
  { state, infrastructure }: ControllerContext,
): void {
  const deployment = state.get('deployments.apps', name, namespace);
  if (!deployment) return;
  const sets = state.owned('replicasets.apps', deployment);
  const set = sets.find((one) => one.metadata.name === current);
  const counts = countsOf(deployment, set, sets);
  const deadlineMs = (deployment.spec?.progressDeadlineSeconds ?? DEADLINE_SECONDS) * 1_000;
  const limit = Math.max(SHORTEST_DEADLINE_MS, infrastructure.simulated(deadlineMs));
  const deadlineOf = (one: Deployment): Date | null => {
    const since = conditionOf<DeploymentCondition>(one, 'Progressing')?.lastUpdateTime;
    return since === undefined ? null : after(since, limit);
  };
  const progress = progressOf(deployment, current, counts, deadlineOf(deployment), state.now);
  const next = withStatus(deployment, counts, progress, state.now);
  const revision = set?.metadata.annotations?.[REVISION];
  const annotations = {
    ...next.metadata.annotations,
    ...(revision !== undefined && { [REVISION]: revision }),
  };
  const updated = state.update('deployments.apps', { ...next, metadata: { ...next.metadata, annotations } });
  state.wakeAt(
    'deployments.apps',
    updated,
    progress.reason === 'ReplicaSetUpdated' ? deadlineOf(updated) : null,
  );
}
