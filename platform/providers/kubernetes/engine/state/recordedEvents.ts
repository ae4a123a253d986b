import type { Event } from 'kubernetes-types/core/v1.d.ts';
import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import type { KubeObject } from '../../api/objects.ts';
import { kubernetesTime } from './kubernetesTime.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Which component reports about objects of a kind. */
const components: Readonly<Record<string, string>> = {
  Backup: 'cloudnative-pg-backup',
  Cluster: 'cloudnative-pg',
  Deployment: 'deployment-controller',
  HelmChart: 'helm-controller',
  HorizontalPodAutoscaler: 'horizontal-pod-autoscaler',
  Job: 'job-controller',
  Node: 'node-controller',
  PersistentVolumeClaim: 'persistentvolume-controller',
  Pod: 'kubelet',
  ReplicaSet: 'replicaset-controller',
  Service: 'service-controller',
  StatefulSet: 'statefulset-controller',
  DaemonSet: 'daemonset-controller',
};
const SCHEDULING = new Set(['Scheduled', 'FailedScheduling']);

/** When an event is deleted: after an hour, rounded up to minutes so that those of one moment go together. */
export function eventEnd(at: Date): Date {
  return new Date(Math.ceil((at.getTime() + HOUR_MS) / MINUTE_MS) * MINUTE_MS);
}

/** The Event of an object; its name is the same for equal events. */
export function eventObject(
  { apiVersion, kind, metadata }: KubeObject,
  { type, reason, message }: { type: 'Normal' | 'Warning'; reason: string; message: string },
  suffix: string,
  now: Date,
): Event & { metadata: ObjectMeta & { name: string } } {
  const { name, namespace, uid, resourceVersion } = metadata;
  const component = SCHEDULING.has(reason) ? 'default-scheduler' : (components[kind] ?? 'controller');
  const at = kubernetesTime(now);
  return {
    metadata: { name: `${name}.${suffix}`, namespace: namespace ?? 'default' },
    involvedObject: { apiVersion, kind, name, namespace, uid, resourceVersion },
    type,
    reason,
    message,
    count: 1,
    firstTimestamp: at,
    lastTimestamp: at,
    source: { component },
    reportingComponent: component,
    reportingInstance: '',
  };
}
