import { z } from 'zod';
import { isoDate } from '../../http/envelope.ts';
import type { Amount } from '../../providers/kubernetes/port.ts';
import type {
  Condition,
  KubernetesEvent,
  Pod,
  PodContainer,
  PodDetail,
  VolumeClaim,
  Workload,
} from '../../providers/kubernetes/workloadsPort.ts';
import { measuredQuantities } from '../nodes/nodes.quantity.ts';

const named = { name: z.string(), namespace: z.string(), created_at: isoDate };

export const workloadJson = z.object({
  ...named,
  kind: z.enum(['deployment', 'statefulset', 'daemonset', 'job']),
  state: z.enum(['running', 'progressing', 'failing', 'stopped', 'completed']),
  message: z.string(),
  ready: z.int(),
  wanted: z.int(),
  images: z.array(z.string()),
});

const containerJson = z.object({
  name: z.string(),
  image: z.string(),
  ready: z.boolean(),
  restart_count: z.int(),
  state: z.enum(['running', 'waiting', 'terminated']),
  reason: z.string(),
  message: z.string(),
  started_at: isoDate.nullable(),
});

export const podJson = z.object({
  ...named,
  state: z.enum(['running', 'completed', 'pending', 'failed', 'error', 'crashing']),
  message: z.string(),
  node: z.string().nullable(),
  ip: z.string().nullable(),
  owner: z.object({ kind: z.string(), name: z.string() }).nullable(),
  usage: z.object({ cpu: z.string(), memory: z.string() }).nullable(),
  containers: z.array(containerJson),
});

export const conditionJson = z.object({
  type: z.string(),
  status: z.enum(['True', 'False', 'Unknown']),
  reason: z.string(),
  message: z.string(),
  changed_at: isoDate.nullable(),
});

export const eventJson = z.object({
  uid: z.string(),
  type: z.enum(['normal', 'warning']),
  reason: z.string(),
  message: z.string(),
  namespace: z.string(),
  object: z.object({ kind: z.string(), name: z.string() }),
  count: z.int(),
  last_seen_at: isoDate,
});

export const podDetailJson = podJson.extend({
  conditions: z.array(conditionJson),
  events: z.array(eventJson),
  yaml: z.string(),
});

export const serviceJson = z.object({
  ...named,
  type: z.string(),
  cluster_ip: z.string().nullable(),
  addresses: z.array(z.string()),
  ports: z.array(z.object({ name: z.string(), port: z.int(), target: z.string(), protocol: z.string() })),
});

export const ingressJson = z.object({
  ...named,
  class_name: z.string(),
  hosts: z.array(z.string()),
  addresses: z.array(z.string()),
  has_tls: z.boolean(),
});

export const volumeClaimJson = z.object({
  ...named,
  phase: z.string(),
  size_gb: z.number(),
  storage_class: z.string(),
  volume: z.string().nullable(),
});

/** Dates as in JSON, and the name that all share. */
export function dated<T extends { createdAt: Date }>({ createdAt, ...rest }: T) {
  return { ...rest, created_at: createdAt.toISOString() };
}

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

export function workloadToJson({ images, ...workload }: Workload): z.output<typeof workloadJson> {
  return { ...dated(workload), images: [...images] };
}

function containerToJson({
  restartCount,
  startedAt,
  ...container
}: PodContainer): z.output<typeof containerJson> {
  return { ...container, restart_count: restartCount, started_at: time(startedAt) };
}

const used = (usage: Amount | null) => usage && measuredQuantities(usage);

export function podToJson({ containers, usage, ...pod }: Pod): z.output<typeof podJson> {
  return { ...dated(pod), usage: used(usage), containers: containers.map(containerToJson) };
}

export function conditionToJson({ changedAt, ...condition }: Condition): z.output<typeof conditionJson> {
  return { ...condition, changed_at: time(changedAt) };
}

export function eventToJson({ lastSeenAt, ...event }: KubernetesEvent): z.output<typeof eventJson> {
  return { ...event, last_seen_at: lastSeenAt.toISOString() };
}

export function podDetailToJson({
  pod,
  conditions,
  events,
  yaml,
}: PodDetail): z.output<typeof podDetailJson> {
  return {
    ...podToJson(pod),
    conditions: conditions.map(conditionToJson),
    events: events.map(eventToJson),
    yaml,
  };
}

export function volumeClaimToJson({
  sizeGb,
  storageClass,
  ...claim
}: VolumeClaim): z.output<typeof volumeClaimJson> {
  return { ...dated(claim), size_gb: sizeGb, storage_class: storageClass };
}
