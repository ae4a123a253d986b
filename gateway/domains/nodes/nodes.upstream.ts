import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import type { RefusalCodeValue } from '../../graphql/types/RefusalCode.ts';
import { path } from '../../upstream/path.ts';
import type { ClusterRecord } from '../clusters/clusters.upstream.ts';
import { conditionRecord } from '../workloads/condition.upstream.ts';
import { coresOf, gigabytesOf, secondsOf } from './quantity.ts';

const quantity = (toNumber: (text: string) => number | null) =>
  z.string().transform((text, ctx) => {
    const number = toNumber(text);
    if (number !== null) return number;
    ctx.addIssue({ code: 'custom', message: `"${text.slice(0, 30)}" is no quantity` });
    return z.NEVER;
  });

export const resources = z
  .object({ cpu: quantity(coresOf), memory: quantity(gigabytesOf) })
  .transform(({ cpu, memory }) => ({ cores: cpu, memoryGb: memory }));
/** CPU in cores, memory in GB. */
export type Compute = z.output<typeof resources>;

const podStatus = z.object({
  total: z.number(),
  running: z.number(),
  completed: z.number(),
  pending: z.number(),
  failed: z.number(),
  crashing: z.number(),
});
export type PodStatus = z.output<typeof podStatus>;

const nodeRecord = z.object({
  name: z.string(),
  type: z.enum(['master', 'worker']),
  pool: z.string().nullish(),
  status: z.enum(['ready', 'notready']),
  unschedulable: z.boolean().default(false),
  draining: z.boolean().default(false),
  evictable_pods: z.number().int().default(0),
  conditions: z.array(conditionRecord).default([]),
  kubelet_version: z.string().nullish(),
  internal_ip: z.string().nullish(),
  external_ip: z.string().nullish(),
  created_at: z.string().nullish(),
  resources: z.object({
    capacity: resources,
    allocatable: resources,
    usage: resources.nullish(),
    requests: resources,
    limits: resources,
  }),
  podStatus,
});
export type NodeRecord = z.output<typeof nodeRecord> & { clusterId: string };

const nodesAnswer = z.object({ allNodes: z.array(nodeRecord), podStatus: podStatus.optional() });

/** The nodes of a cluster and the time at which they were read. */
export interface NodesReading {
  nodes: readonly NodeRecord[];
  pods: PodStatus;
  readAt: string;
}

const podRecord = z.object({
  name: z.string(),
  namespace: z.string(),
  node: z.string().nullish(),
  age: z.string(),
  created_at: z.string().optional(),
  problemType: z.enum(['crashing', 'failed', 'error', 'pending']),
  message: z.string().nullish(),
  restartCount: z.number().int(),
  containers: z.array(z.object({ name: z.string(), ready: z.boolean(), restartCount: z.number().int() })),
});
/** A pod with a problem. `createdAt` is null when the age cannot be parsed. */
export type PodRecord = z.output<typeof podRecord> & { clusterId: string; createdAt: string | null };

const podsAnswer = z.object({ pods: z.array(podRecord) });
const namespaces = z.array(z.object({ name: z.string(), status: z.string() }));
const ingressClasses = z.array(
  z.object({ name: z.string(), controller: z.string(), isDefault: z.boolean() }),
);
const storageClasses = z.array(
  z.object({ name: z.string(), provisioner: z.string(), isDefault: z.boolean() }),
);
export type NamespaceRecord = z.output<typeof namespaces>[number];
export type IngressClassRecord = z.output<typeof ingressClasses>[number];
export type StorageClassRecord = z.output<typeof storageClasses>[number];

/** A cluster of which only the id may be known. */
export type Host = Pick<ClusterRecord, 'id'> & Partial<Pick<ClusterRecord, 'status' | 'pending_update'>>;

/** Clusters that are not running are not called. A cluster that is being changed may respond. */
const mayRespond = ({ status, pending_update: pendingUpdate }: Host) =>
  status === undefined ||
  status === 'active' ||
  status === 'updating' ||
  // After a failed update the cluster is still running.
  (status === 'failed' && Boolean(pendingUpdate));

/** Codes with which the platform refuses to read from a cluster that is not running. */
const notRunning: readonly RefusalCodeValue[] = ['ARCHIVED', 'CLUSTER_NOT_ACTIVE'];

/** Loads something from inside a cluster, once per request; null for a cluster that is not running. */
export async function loadIfRunning<T>(
  ctx: GatewayContext,
  host: Host,
  what: string,
  read: () => Promise<T>,
): Promise<T | null> {
  ctx.requireToken();
  if (!mayRespond(host)) return null;
  try {
    return await ctx.load(`${what} ${host.id}`, read);
  } catch (error) {
    if (error instanceof RefusedError && notRunning.includes(error.code)) return null;
    throw error;
  }
}

function sumOf(nodes: readonly { podStatus: PodStatus }[]): PodStatus {
  const sum = { total: 0, running: 0, completed: 0, pending: 0, failed: 0, crashing: 0 };
  for (const { podStatus: pods } of nodes) {
    for (const key of Object.keys(sum) as (keyof PodStatus)[]) sum[key] += pods[key];
  }
  return sum;
}

/** The nodes; one call per request. Null while the cluster is not running. */
export function loadNodes(ctx: GatewayContext, host: Host): Promise<NodesReading | null> {
  return loadIfRunning(ctx, host, 'nodes', async () => {
    const answer = await ctx.upstream.get(path`/api/clusters/${host.id}/nodes`, nodesAnswer);
    const nodes = answer.allNodes.map((node) => ({ ...node, clusterId: host.id }));
    return { nodes, pods: answer.podStatus ?? sumOf(nodes), readAt: new Date().toISOString() };
  });
}

/** Cordons, uncordons or drains a node by its own id, and returns it. */
export async function postNodeAction(
  ctx: GatewayContext,
  ownId: string,
  action: 'cordon' | 'uncordon' | 'drain',
): Promise<NodeRecord> {
  ctx.requireToken();
  const { owner: clusterId, rest: name } = splitOwnId(ownId, 'ClusterNode');
  const target = path`/api/clusters/${clusterId}/nodes/${name}/${action}`;
  const { data } = await ctx.upstream.send('POST', target, nodeRecord);
  return { ...data, clusterId };
}

/** Time of creation of a pod, from its timestamp or its age. */
function beginningOf({ created_at, age }: z.output<typeof podRecord>): string | null {
  if (created_at !== undefined) return created_at;
  const seconds = secondsOf(age);
  return seconds === null ? null : new Date(Date.now() - seconds * 1_000).toISOString();
}

/** Pods with problems; one call per request. Null while the cluster is not running. */
export function loadProblematicPods(ctx: GatewayContext, host: Host): Promise<PodRecord[] | null> {
  return loadIfRunning(ctx, host, 'problematic pods', async () => {
    const { pods } = await ctx.upstream.get(path`/api/clusters/${host.id}/pods/problematic`, podsAnswer);
    return pods.map((pod) => ({ ...pod, clusterId: host.id, createdAt: beginningOf(pod) }));
  });
}

/** Namespaces, without those being deleted. Null while the cluster is not running. */
export async function loadNamespaces(ctx: GatewayContext, host: Host): Promise<NamespaceRecord[] | null> {
  const all = await loadIfRunning(ctx, host, 'namespaces', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/namespaces`, namespaces),
  );
  return all?.filter(({ status }) => status === 'Active') ?? null;
}

/** Null while the cluster is not running. */
export function loadIngressClasses(ctx: GatewayContext, host: Host): Promise<IngressClassRecord[] | null> {
  return loadIfRunning(ctx, host, 'ingress classes', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/ingress-classes`, ingressClasses),
  );
}

/** Null while the cluster is not running. */
export function loadStorageClasses(ctx: GatewayContext, host: Host): Promise<StorageClassRecord[] | null> {
  return loadIfRunning(ctx, host, 'storage classes', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/storage-classes`, storageClasses),
  );
}

/** Nodes and pods of one poll; null while the cluster is not running. */
export interface HealthReading {
  nodes: NodesReading | null;
  pods: PodRecord[] | null;
}

/** Loads nodes and pods. */
export async function readHealth(ctx: GatewayContext, clusterId: string): Promise<HealthReading> {
  ctx.upstream.forget();
  const host = { id: clusterId };
  const nodes = await loadNodes(ctx, host);
  // An empty result means that the cluster is not running.
  return { nodes, pods: nodes && (await loadProblematicPods(ctx, host)) };
}

/** Later lookups of the cluster's nodes and pods in this request use the polled data. */
export function cacheHealth(ctx: GatewayContext, clusterId: string, { nodes, pods }: HealthReading): void {
  ctx.upstream.forget();
  if (nodes) void ctx.load(`nodes ${clusterId}`, () => Promise.resolve(nodes));
  if (pods) void ctx.load(`problematic pods ${clusterId}`, () => Promise.resolve(pods));
}
