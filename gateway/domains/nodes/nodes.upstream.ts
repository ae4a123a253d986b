import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import type { ClusterRecord } from '../clusters/clusters.upstream.ts';
import { coresOf, gigabytesOf, secondsOf } from './quantity.ts';

const quantity = (toNumber: (text: string) => number | null) =>
  z.string().transform((text, ctx) => {
    const number = toNumber(text);
    if (number !== null) return number;
    ctx.addIssue({ code: 'custom', message: `"${text.slice(0, 30)}" is no quantity` });
    return z.NEVER;
  });

const resources = z
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

export const nodesAnswer = z.object({ allNodes: z.array(nodeRecord), podStatus: podStatus.optional() });

/** The nodes of a cluster and the moment they were read. */
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
/** A pod in trouble. `createdAt` is null where its age cannot be understood. */
export type PodRecord = z.output<typeof podRecord> & { clusterId: string; createdAt: string | null };

export const podsAnswer = z.object({ pods: z.array(podRecord) });
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

/** A cluster of which at least the id is known. */
export type Host = Pick<ClusterRecord, 'id'> & Partial<Pick<ClusterRecord, 'status' | 'pending_update'>>;

/** No call for clusters that cannot answer. One that changes may, and says so itself. */
const mayAnswer = ({ status, pending_update: owed }: Host) =>
  status === undefined ||
  status === 'active' ||
  status === 'updating' ||
  // A failed update leaves a cluster that runs on.
  (status === 'failed' && Boolean(owed));

/** Null for a cluster that does not run: that it has nothing to tell is no failure. */
async function ask<T>(
  ctx: GatewayContext,
  host: Host,
  what: string,
  read: () => Promise<T>,
): Promise<T | null> {
  ctx.requireToken();
  if (!mayAnswer(host)) return null;
  try {
    return await ctx.load(`${what} ${host.id}`, read);
  } catch (error) {
    if (error instanceof RefusedError) return null;
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

/** The nodes; one call per request. Null while the cluster does not run. */
export function loadNodes(ctx: GatewayContext, host: Host): Promise<NodesReading | null> {
  return ask(ctx, host, 'nodes', async () => {
    const answer = await ctx.upstream.get(path`/api/clusters/${host.id}/nodes`, nodesAnswer);
    const nodes = answer.allNodes.map((node) => ({ ...node, clusterId: host.id }));
    return { nodes, pods: answer.podStatus ?? sumOf(nodes), readAt: new Date().toISOString() };
  });
}

/** When a pod began, from its moment or from its age. */
function beginningOf({ created_at, age }: z.output<typeof podRecord>): string | null {
  if (created_at !== undefined) return created_at;
  const seconds = secondsOf(age);
  return seconds === null ? null : new Date(Date.now() - seconds * 1_000).toISOString();
}

/** Pods in trouble; one call per request. Null while the cluster does not run. */
export function loadProblematicPods(ctx: GatewayContext, host: Host): Promise<PodRecord[] | null> {
  return ask(ctx, host, 'problematic pods', async () => {
    const { pods } = await ctx.upstream.get(path`/api/clusters/${host.id}/pods/problematic`, podsAnswer);
    return pods.map((pod) => ({ ...pod, clusterId: host.id, createdAt: beginningOf(pod) }));
  });
}

/** Namespaces that can be used: those that go away are left out. Null while the cluster does not run. */
export async function loadNamespaces(ctx: GatewayContext, host: Host): Promise<NamespaceRecord[] | null> {
  const all = await ask(ctx, host, 'namespaces', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/namespaces`, namespaces),
  );
  return all?.filter(({ status }) => status === 'Active') ?? null;
}

/** Null while the cluster does not run. */
export function loadIngressClasses(ctx: GatewayContext, host: Host): Promise<IngressClassRecord[] | null> {
  return ask(ctx, host, 'ingress classes', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/ingress-classes`, ingressClasses),
  );
}

/** Null while the cluster does not run. */
export function loadStorageClasses(ctx: GatewayContext, host: Host): Promise<StorageClassRecord[] | null> {
  return ask(ctx, host, 'storage classes', () =>
    ctx.upstream.get(path`/api/clusters/${host.id}/storage-classes`, storageClasses),
  );
}

/** What a watcher of a cluster's health reads at once; null parts while the cluster does not run. */
export interface HealthReading {
  nodes: NodesReading | null;
  pods: PodRecord[] | null;
}

/** Reads nodes and pods anew. */
export async function readHealth(ctx: GatewayContext, clusterId: string): Promise<HealthReading> {
  ctx.upstream.forget();
  const host = { id: clusterId };
  const nodes = await loadNodes(ctx, host);
  // A cluster that does not run has said so already.
  return { nodes, pods: nodes && (await loadProblematicPods(ctx, host)) };
}

/** Whoever asks for nodes or pods of the cluster from now on is answered from this reading. */
export function tellHealth(ctx: GatewayContext, clusterId: string, { nodes, pods }: HealthReading): void {
  ctx.upstream.forget();
  if (nodes) void ctx.load(`nodes ${clusterId}`, () => Promise.resolve(nodes));
  if (pods) void ctx.load(`problematic pods ${clusterId}`, () => Promise.resolve(pods));
}
