import type {
  HorizontalPodAutoscalerCondition,
  MetricSpec,
  MetricStatus,
} from 'kubernetes-types/autoscaling/v2.d.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { withCondition, type NewCondition } from '../shared/conditions.ts';
import { isActive, type Pod } from '../shared/pods.ts';
import { after } from '../shared/time.ts';
import { MetricError, recommend, type Recommendation } from './recommendation.ts';

type Autoscaler = Stored<'horizontalpodautoscalers.autoscaling'>;
type Target = Stored<'deployments.apps'> | Stored<'statefulsets.apps'>;

const RESOURCE = 'horizontalpodautoscalers.autoscaling';
const EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
const SCALE_DOWN_SECONDS = 300;
/** Smaller changes of the utilisation are not worth a write. */
const NOTABLE_PERCENT = 5;

/**
 * | Target                           | Conditions                              | Then                                          |
 * | -------------------------------- | --------------------------------------- | --------------------------------------------- |
 * | no metrics, or no requests       | ScalingActive False                     | none                                          |
 * | scaled to zero                   | ScalingActive False, ScalingDisabled    | none                                          |
 * | load deviates by more than 10 %  | AbleToScale True, SucceededRescale      | scaled up at once, down after the window      |
 * | beyond minimum or maximum        | ScalingLimited True                     | scaled to the limit                           |
 *
 * Evaluated each minute; after a gap hourly.
 */
export const horizontalPodAutoscalerController = defineController({
  resource: RESOURCE,
  reconcile: (autoscaler, context) => {
    const { state, infrastructure } = context;
    const isBehind = infrastructure.present.getTime() - state.now.getTime() > HOUR_MS;
    evaluate(autoscaler, context);
    const latest = state.get(RESOURCE, autoscaler.metadata.name, autoscaler.metadata.namespace);
    if (latest) state.wakeAt(RESOURCE, latest, after(state.now, isBehind ? HOUR_MS : EVERY_MS));
  },
});

function targetOf({ metadata, spec }: Autoscaler, state: ClusterState): Target | undefined {
  const { kind, name = '' } = spec?.scaleTargetRef ?? {};
  const resource = kind === 'StatefulSet' ? 'statefulsets.apps' : 'deployments.apps';
  return state.get(resource, name, metadata.namespace);
}

function podsOf(target: Target, state: ClusterState): Pod[] {
  const labels = target.spec?.selector.matchLabels ?? {};
  return state.list('pods', { namespace: target.metadata.namespace, labels }).filter(isActive);
}

function isMeasured(state: ClusterState): boolean {
  return (state.get('deployments.apps', 'metrics-server', 'kube-system')?.status?.availableReplicas ?? 0) > 0;
}

function inactive(reason: string, message: string): NewCondition {
  return { type: 'ScalingActive', status: 'False', reason, message };
}

function evaluate(autoscaler: Autoscaler, context: ControllerContext): void {
  const { state } = context;
  const target = targetOf(autoscaler, state);
  if (!target)
    return fail(
      autoscaler,
      inactive('FailedGetScale', 'the HPA controller was unable to get the target'),
      state,
    );
  const replicas = target.spec?.replicas ?? 1;
  const disabled = inactive(
    'ScalingDisabled',
    'scaling is disabled since the replica count of the target is zero',
  );
  if (replicas === 0) return fail(autoscaler, disabled, state);
  const metrics = (autoscaler.spec?.metrics ?? []).filter(({ resource }) => resource !== undefined);
  const name = metrics[0]?.resource?.name ?? 'cpu';
  try {
    if (!isMeasured(state))
      throw new MetricError('the server could not find the requested resource (get pods.metrics.k8s.io)');
    const pods = podsOf(target, state);
    const current = metrics.map((metric) => recommend(metric, pods, replicas, state.now));
    scale(autoscaler, { target, pods, metrics, current, replicas }, context);
  } catch (error) {
    if (!(error instanceof MetricError)) throw error;
    const message = `the HPA was unable to compute the replica count: failed to get ${name} utilization: ${error.message}`;
    fail(autoscaler, inactive('FailedGetResourceMetric', message), state);
  }
}

function fail(autoscaler: Autoscaler, condition: NewCondition, state: ClusterState): void {
  const before = autoscaler.status?.conditions?.find(({ type }) => type === condition.type);
  const conditions = withCondition(autoscaler.status?.conditions, condition, state.now);
  const desiredReplicas = autoscaler.status?.desiredReplicas ?? 0;
  const updated = state.update(RESOURCE, {
    ...autoscaler,
    status: { ...autoscaler.status, desiredReplicas, conditions },
  });
  if (before?.reason === condition.reason) return;
  state.recordEvent(updated, {
    type: 'Warning',
    reason: condition.reason ?? '',
    message: condition.message ?? '',
  });
}

interface Situation {
  target: Target;
  pods: readonly Pod[];
  metrics: readonly MetricSpec[];
  current: readonly Recommendation[];
  replicas: number;
}

/** The load follows from the clock, so recommendations within the window can be computed again. */
function stabilized(
  autoscaler: Autoscaler,
  { pods, metrics, current, replicas }: Situation,
  now: Date,
): number {
  const wanted = Math.max(...current.map((one) => one.replicas));
  const { scaleUp, scaleDown } = autoscaler.spec?.behavior ?? {};
  const isDown = wanted < replicas;
  const seconds = isDown
    ? (scaleDown?.stabilizationWindowSeconds ?? SCALE_DOWN_SECONDS)
    : (scaleUp?.stabilizationWindowSeconds ?? 0);
  const moments = Array.from({ length: Math.floor((seconds * 1_000) / EVERY_MS) }, (_, n) =>
    after(now, -(n + 1) * EVERY_MS),
  );
  const earlier = moments.map((at) =>
    Math.max(...metrics.map((metric) => recommend(metric, pods, replicas, at).replicas)),
  );
  if (isDown) return Math.min(replicas, Math.max(wanted, ...earlier));
  // At most twice as many, or four more, at a time.
  return Math.min(Math.max(2 * replicas, replicas + 4), Math.max(replicas, Math.min(wanted, ...earlier)));
}

function scale(autoscaler: Autoscaler, situation: Situation, { state }: ControllerContext): void {
  const { target, replicas } = situation;
  const { minReplicas = 1, maxReplicas = 1 } = autoscaler.spec ?? {};
  const wanted = stabilized(autoscaler, situation, state.now);
  const desired = Math.min(maxReplicas, Math.max(minReplicas, wanted));
  updateStatus(autoscaler, situation, { desired, wanted }, state);
  if (desired === replicas) return;
  if (target.kind === 'StatefulSet') {
    const found = state.get('statefulsets.apps', target.metadata.name, target.metadata.namespace);
    if (found?.spec)
      state.update('statefulsets.apps', { ...found, spec: { ...found.spec, replicas: desired } });
  } else {
    const found = state.get('deployments.apps', target.metadata.name, target.metadata.namespace);
    if (found?.spec)
      state.update('deployments.apps', { ...found, spec: { ...found.spec, replicas: desired } });
  }
  const resource = situation.metrics[0]?.resource?.name ?? 'cpu';
  const cause =
    desired > replicas
      ? `${resource} resource utilization (percentage of request) above target`
      : 'All metrics below target';
  const message = `New size: ${desired}; reason: ${cause}`;
  state.recordEvent(autoscaler, { type: 'Normal', reason: 'SuccessfulRescale', message });
}

function metricStatus({ resource }: MetricSpec, { utilization, average }: Recommendation): MetricStatus {
  const name = resource?.name ?? '';
  const averageValue = name === 'cpu' ? `${Math.round(average)}m` : String(Math.round(average));
  const current = { averageValue, ...(utilization !== null && { averageUtilization: utilization }) };
  return { type: 'Resource', resource: { name, current } };
}

function conditionsOf(replicas: number, desired: number, wanted: number): NewCondition[] {
  const rescaled = `the HPA controller was able to update the target scale to ${desired}`;
  const limit = wanted > desired ? 'TooManyReplicas' : 'TooFewReplicas';
  const limited = `the desired replica count is ${wanted > desired ? 'more than the maximum' : 'less than the minimum'} replica count`;
  return [
    desired === replicas
      ? {
          type: 'AbleToScale',
          status: 'True',
          reason: 'ReadyForNewScale',
          message: 'recommended size matches current size',
        }
      : { type: 'AbleToScale', status: 'True', reason: 'SucceededRescale', message: rescaled },
    {
      type: 'ScalingActive',
      status: 'True',
      reason: 'ValidMetricFound',
      message: 'the HPA was able to successfully calculate a replica count',
    },
    wanted === desired
      ? {
          type: 'ScalingLimited',
          status: 'False',
          reason: 'DesiredWithinRange',
          message: 'the desired count is within the acceptable range',
        }
      : { type: 'ScalingLimited', status: 'True', reason: limit, message: limited },
  ];
}

function isNotable(autoscaler: Autoscaler, { current, replicas }: Situation, desired: number): boolean {
  const { status } = autoscaler;
  const before = status?.currentMetrics?.[0]?.resource?.current.averageUtilization;
  const now = current[0]?.utilization ?? null;
  const isSteady = before !== undefined && now !== null && Math.abs(now - before) < NOTABLE_PERCENT;
  const isActiveNow = status?.conditions?.some(
    ({ type, status: is }) => type === 'ScalingActive' && is === 'True',
  );
  return (
    !isSteady || !isActiveNow || status?.currentReplicas !== replicas || status.desiredReplicas !== desired
  );
}

function updateStatus(
  autoscaler: Autoscaler,
  situation: Situation,
  { desired, wanted }: { desired: number; wanted: number },
  state: ClusterState,
): void {
  const { replicas, metrics, current } = situation;
  if (!isNotable(autoscaler, situation, desired)) return;
  let conditions: HorizontalPodAutoscalerCondition[] = autoscaler.status?.conditions ?? [];
  for (const condition of conditionsOf(replicas, desired, wanted))
    conditions = withCondition(conditions, condition, state.now);
  const lastScaleTime = desired === replicas ? autoscaler.status?.lastScaleTime : kubernetesTime(state.now);
  const currentMetrics = metrics.flatMap((metric, index) => {
    const found = current[index];
    return found ? [metricStatus(metric, found)] : [];
  });
  state.update(RESOURCE, {
    ...autoscaler,
    status: {
      observedGeneration: autoscaler.metadata.generation ?? 1,
      ...(lastScaleTime !== undefined && { lastScaleTime }),
      currentReplicas: replicas,
      desiredReplicas: desired,
      currentMetrics,
      conditions,
    },
  });
}
