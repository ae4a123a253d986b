import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { path, withQuery } from '../../upstream/path.ts';
import { conditionRecord } from './condition.upstream.ts';
import { loadIfRunning, resources, type Host } from '../nodes/nodes.upstream.ts';

const named = { name: z.string(), namespace: z.string(), created_at: z.string() };

const workload = z.object({
  ...named,
  kind: z.enum(['deployment', 'statefulset', 'daemonset', 'job']),
  state: z.enum(['running', 'progressing', 'failing', 'stopped', 'completed']),
  message: z.string(),
  ready: z.number().int(),
  wanted: z.number().int(),
  images: z.array(z.string()),
});
export type WorkloadRecord = z.output<typeof workload> & { clusterId: string };

const container = z.object({
  name: z.string(),
  image: z.string(),
  ready: z.boolean(),
  restart_count: z.number().int(),
  state: z.enum(['running', 'waiting', 'terminated']),
  reason: z.string(),
  message: z.string(),
  started_at: z.string().nullable(),
});
export type ContainerRecord = z.output<typeof container>;

const pod = z.object({
  ...named,
  state: z.enum(['running', 'completed', 'pending', 'failed', 'error', 'crashing']),
  message: z.string(),
  node: z.string().nullable(),
  ip: z.string().nullable(),
  owner: z.object({ kind: z.string(), name: z.string() }).nullable(),
  usage: resources.nullable(),
  containers: z.array(container),
});
export type PodRecord = z.output<typeof pod> & { clusterId: string };

export const eventRecord = z.object({
  uid: z.string(),
  type: z.enum(['normal', 'warning']),
  reason: z.string(),
  message: z.string(),
  namespace: z.string(),
  object: z.object({ kind: z.string(), name: z.string() }),
  count: z.number().int(),
  last_seen_at: z.string(),
});
export type EventRecord = z.output<typeof eventRecord>;

const podDetail = pod.extend({
  conditions: z.array(conditionRecord),
  events: z.array(eventRecord),
  yaml: z.string(),
});
/** A pod with its conditions, events and YAML. */
export type PodDetailRecord = z.output<typeof podDetail>;

const service = z.object({
  ...named,
  type: z.string(),
  cluster_ip: z.string().nullable(),
  addresses: z.array(z.string()),
  ports: z.array(
    z.object({ name: z.string(), port: z.number().int(), target: z.string(), protocol: z.string() }),
  ),
});
export type ServiceRecord = z.output<typeof service>;

const ingress = z.object({
  ...named,
  class_name: z.string(),
  hosts: z.array(z.string()),
  addresses: z.array(z.string()),
  has_tls: z.boolean(),
});
export type IngressRecord = z.output<typeof ingress>;

const volumeClaim = z.object({
  ...named,
  phase: z.string(),
  size_gb: z.number(),
  storage_class: z.string(),
  volume: z.string().nullable(),
});
export type VolumeClaimRecord = z.output<typeof volumeClaim>;

const log = z.object({ logs: z.string() });

/** Workloads by namespace and name; null while the cluster is not running. */
export function loadWorkloads(ctx: GatewayContext, host: Host): Promise<WorkloadRecord[] | null> {
  return loadIfRunning(ctx, host, 'workloads', async () => {
    const found = await ctx.upstream.get(path`/api/clusters/${host.id}/workloads`, z.array(workload));
    return found.map((one) => ({ ...one, clusterId: host.id }));
  });
}

/** Pods by namespace and name; null while the cluster is not running. */
export function loadPods(ctx: GatewayContext, host: Host): Promise<PodRecord[] | null> {
  return loadIfRunning(ctx, host, 'pods', async () => {
    const found = await ctx.upstream.get(path`/api/clusters/${host.id}/pods`, z.array(pod));
    return found.map((one) => ({ ...one, clusterId: host.id }));
  });
}

/** The place of a pod. */
export type PodPlace = Pick<PodRecord, 'clusterId' | 'namespace' | 'name'>;

/** One pod; one call per pod and request. Null while the cluster is not running, and when there is none. */
export function loadPod(
  ctx: GatewayContext,
  { clusterId, namespace, name }: PodPlace,
): Promise<PodDetailRecord | null> {
  const found = loadIfRunning(ctx, { id: clusterId }, `pod ${namespace}/${name} of`, () =>
    ctx.upstream.get(path`/api/clusters/${clusterId}/pods/${namespace}/${name}`, podDetail),
  );
  return nullWhenMissing(found);
}

interface LogOptions {
  container: string;
  tail: number;
  previous: boolean;
}

/** The log of a container; null when there is none. */
export async function loadPodLog(
  ctx: GatewayContext,
  { clusterId, namespace, name }: PodPlace,
  options: LogOptions,
): Promise<string | null> {
  const { container, tail, previous } = options;
  const query = { container, tailLines: tail, previous: String(previous) };
  const url = withQuery(path`/api/clusters/${clusterId}/pods/${namespace}/${name}/logs`, query);
  const found = loadIfRunning(ctx, { id: clusterId }, url.value, () =>
    ctx.upstream.get(url, log, { envelope: 'none' }),
  );
  return (await nullWhenMissing(found))?.logs || null;
}

/** Services by namespace and name; null while the cluster is not running. */
export function loadServices(ctx: GatewayContext, host: Host): Promise<ServiceRecord[] | null> {
  return loadIfRunning(ctx, host, 'services', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/services`, z.array(service)),
  );
}

/** Ingresses by namespace and name; null while the cluster is not running. */
export function loadIngresses(ctx: GatewayContext, host: Host): Promise<IngressRecord[] | null> {
  return loadIfRunning(ctx, host, 'ingresses', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/ingresses`, z.array(ingress)),
  );
}

/** Volume claims by namespace and name; null while the cluster is not running. */
export function loadVolumeClaims(ctx: GatewayContext, host: Host): Promise<VolumeClaimRecord[] | null> {
  return loadIfRunning(ctx, host, 'volume claims', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/volume-claims`, z.array(volumeClaim)),
  );
}

/** Events of the last hour, newest first; null while the cluster is not running. */
export function loadEvents(ctx: GatewayContext, host: Host): Promise<EventRecord[] | null> {
  return loadIfRunning(ctx, host, 'events', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/kubernetes-events`, z.array(eventRecord)),
  );
}
