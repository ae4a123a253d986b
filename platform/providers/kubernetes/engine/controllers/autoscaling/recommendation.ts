import type { MetricSpec } from 'kubernetes-types/autoscaling/v2.d.ts';
import { parseQuantity } from '../../../api/quantities.ts';
import { podUsage } from '../../computed/usage.ts';
import { requestsOf, isReady, type Pod } from '../shared/pods.ts';

/** Deviations up to this share of the target are left alone. */
const TOLERANCE = 0.1;

/** What a metric says at a moment. */
export interface Recommendation {
  replicas: number;
  /** Of the requests, in percent; null for targets that are no utilisation. */
  utilization: number | null;
  /** Average of a pod: thousandths of a core, or bytes. */
  average: number;
}

export class MetricError extends Error {
  override name = 'MetricError';
}

function used(pods: readonly Pod[], resource: string, at: Date): number {
  const usages = pods.flatMap((pod) => podUsage(pod, pods, at)).map(({ usage }) => usage);
  return usages.reduce(
    (sum, { cpuMillis, memoryBytes }) => sum + (resource === 'cpu' ? cpuMillis : memoryBytes),
    0,
  );
}

function requested(pods: readonly Pod[], resource: string): number {
  return pods.reduce((sum, pod) => {
    const { cpuMillis, memoryBytes } = requestsOf(pod.spec);
    const amount = resource === 'cpu' ? cpuMillis : memoryBytes;
    if (amount > 0) return sum + amount;
    const container = pod.spec?.containers[0]?.name ?? '';
    throw new MetricError(
      `missing request for ${resource} in container ${container} of Pod ${pod.metadata.name}`,
    );
  }, 0);
}

/**
 * The documented formula: replicas × current value / target, rounded up, if it deviates by more than the tolerance. Pods
 * that are not ready count as idle, so that starting pods cause no further ones.
 */
export function recommend(
  metric: MetricSpec,
  pods: readonly Pod[],
  replicas: number,
  at: Date,
): Recommendation {
  const { name: resource = '', target } = metric.resource ?? {};
  const ready = pods.filter(isReady);
  if (ready.length === 0) throw new MetricError('no metrics returned from resource metrics API');
  const total = used(ready, resource, at);
  const average = total / ready.length;
  const percent = target?.averageUtilization;
  const request = percent === undefined ? null : requested(ready, resource) / ready.length;
  const value = (parseQuantity(target?.averageValue ?? '') ?? 1) * (resource === 'cpu' ? 1_000 : 1);
  const wanted = request === null ? value : (request * (percent ?? 100)) / 100;
  const ratio = total / (wanted * replicas);
  return {
    replicas: Math.abs(ratio - 1) <= TOLERANCE ? replicas : Math.ceil(replicas * ratio),
    utilization: request === null ? null : Math.round((100 * average) / request),
    average,
  };
}
