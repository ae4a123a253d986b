import type { Stored } from '../../kubernetes/api/objects.ts';
import type { AutoscaleStatus, ScalingReason } from '../port.ts';

type Autoscaler = Stored<'horizontalpodautoscalers.autoscaling'>;

function utilization({ status }: Autoscaler, resource: string): number | null {
  const metric = status?.currentMetrics?.find((one) => one.resource?.name === resource);
  return metric?.resource?.current.averageUtilization ?? null;
}

/** Why the autoscaler scales or stands still. */
function reasonOf({ status }: Autoscaler): ScalingReason {
  const condition = (type: string) => status?.conditions?.find((one) => one.type === type);
  const active = condition('ScalingActive');
  if (!active) return 'unknown';
  if (active.reason === 'ScalingDisabled') return 'paused';
  if (active.status === 'False')
    return active.message?.includes('missing request') ? 'no_requests' : 'no_metrics';
  const limited = condition('ScalingLimited');
  if (limited?.status === 'True') return limited.reason === 'TooManyReplicas' ? 'at_maximum' : 'at_minimum';
  return condition('AbleToScale')?.reason === 'SucceededRescale' ? 'scaled' : 'steady';
}

/** What an autoscaler does with a deployment of that many pods. */
export function autoscaleOf(autoscaler: Autoscaler, replicas: number): AutoscaleStatus {
  return {
    current_replicas: autoscaler.status?.currentReplicas ?? replicas,
    cpu_percentage: utilization(autoscaler, 'cpu'),
    memory_percentage: utilization(autoscaler, 'memory'),
    reason: reasonOf(autoscaler),
  };
}
