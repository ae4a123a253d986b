import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { wireDetail, wireMessage } from '../../upstream/messages.ts';
import { path } from '../../upstream/path.ts';
import { loadIfRunning } from '../nodes/nodes.upstream.ts';
import { eventRecord, type EventRecord } from '../workloads/workloads.upstream.ts';
import { versionRecord } from './versions.upstream.ts';

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
export type DeploymentStatusValue = (typeof deploymentStatuses)[number];

/** Other statuses that a platform may send, and what they mean. */
const synonyms: Record<string, DeploymentStatusValue> = {
  active: 'deployed',
  successful: 'deployed',
  creating: 'pending',
  in_progress: 'deploying',
  error: 'failed',
};

/** A status of the platform; null for one that is not known, such as `deleted`. */
export function statusFrom(text: string): DeploymentStatusValue | null {
  return deploymentStatuses.find((one) => one === text) ?? synonyms[text] ?? null;
}

/** Statuses in which no operation is running. */
export const settledStatuses: readonly DeploymentStatusValue[] = ['deployed', 'failed'];

/** Whether an operation is running that ends by itself. */
export function isInProgress(status: DeploymentStatusValue): boolean {
  return !settledStatuses.includes(status);
}

export const autoUpdatePolicies = ['all', 'major', 'minor', 'patch', 'latest', 'custom'] as const;
export const autoUpdateFrequencies = ['1m', '5m', '10m', '30m', '1h', '6h', '24h'] as const;

const config = z.object({
  image_repository: z.string(),
  image_tag: z.string(),
  port: z.number().int(),
  service_port: z.number().int(),
  replicas: z.number().int(),
  env_variables: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  secrets: z
    .array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]))
    .default([]),
  volumes: z
    .array(
      z.object({
        mountPath: z.string(),
        size: z.string(),
        storageClass: z.string().nullish(),
        accessModes: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  expose_via_ingress: z.boolean().default(false),
  hostname: z.string().nullish(),
  ingress_class: z.string().nullish(),
  tls: z.boolean().default(false),
  resources: z
    .object({
      cpu_request: z.string().nullish(),
      memory_request: z.string().nullish(),
      cpu_limit: z.string().nullish(),
      memory_limit: z.string().nullish(),
    })
    .nullish(),
  health_check: z
    .object({
      path: z.string().nullish(),
      port: z.number().int().nullish(),
      initial_delay_seconds: z.number().int().nullish(),
    })
    .nullish(),
});

const autoscaleStatus = z.object({
  current_replicas: z.number().int(),
  cpu_percentage: z.number().int().nullish(),
  memory_percentage: z.number().int().nullish(),
  reason: z.string().nullish(),
  detail: wireDetail.nullish(),
});

const deploymentRecord = z.object({
  id: z.string(),
  cluster_id: z.string(),
  name: z.string(),
  namespace: z.string(),
  status: z.string(),
  progress: z.number().nullish(),
  ...wireMessage,
  config,
  auto_update_enabled: z.boolean().default(false),
  auto_update_pattern: z.enum(autoUpdatePolicies).default('minor'),
  auto_update_custom_pattern: z.string().nullish(),
  auto_update_frequency: z.enum(autoUpdateFrequencies).default('5m'),
  autoscale_enabled: z.boolean().default(false),
  min_replicas: z.number().int().default(1),
  max_replicas: z.number().int().default(10),
  target_cpu_percentage: z.number().int().nullish(),
  target_memory_percentage: z.number().int().nullish(),
  scale_down_stabilization: z.number().int().default(300),
  scale_up_stabilization: z.number().int().default(0),
  autoscale_status: autoscaleStatus.nullish(),
  ready_replicas: z.number().int().nullish(),
  wanted_replicas: z.number().int().nullish(),
  url: z.string().nullish(),
  certificate: z.enum(['pending', 'ready', 'failed']).nullish(),
  kept_volumes: z
    .array(z.object({ name: z.string(), size: z.string(), monthly_price: z.number() }))
    .default([]),
  previous_image_tag: z.string().nullish(),
  recent_versions: z.array(versionRecord).default([]),
  revision: z.number().int().default(1),
  created_at: z.string(),
  updated_at: z.string(),
  updated_by_name: z.string().nullish(),
});
type WireDeployment = z.output<typeof deploymentRecord>;

/** A deployment with the live fields of newer events and its rev. */
export interface DeploymentRecord extends Omit<WireDeployment, 'cluster_id' | 'status'> {
  clusterId: string;
  status: DeploymentStatusValue;
  rev: string;
}

/** Deployments of a cluster; one call per request. */
export function loadDeployments(ctx: GatewayContext, clusterId: string): Promise<DeploymentRecord[]> {
  return ctx.load(`deployments ${clusterId}`, async () => {
    ctx.requireToken();
    const target = path`/api/clusters/${clusterId}/deployments`;
    const { data, startedAt } = await ctx.upstream.read(target, z.array(deploymentRecord));
    const records = data.flatMap((one) => deploymentFrom(ctx, one, startedAt) ?? []);
    for (const record of records) void ctx.load(`deployment ${record.id}`, () => Promise.resolve(record));
    return records;
  });
}

/** One deployment; one call per request. Throws NOT_FOUND for one that the caller may not see. */
export function loadDeployment(ctx: GatewayContext, id: string): Promise<DeploymentRecord | null> {
  return ctx.load(`deployment ${id}`, async () => {
    ctx.requireToken();
    const { data, startedAt } = await ctx.upstream.read(path`/api/deployments/${id}`, deploymentRecord);
    return deploymentFrom(ctx, data, startedAt);
  });
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends a change; returns the deployment after it. */
export async function changeDeployment(
  ctx: GatewayContext,
  method: Method,
  target: ReturnType<typeof path>,
  body?: Record<string, unknown>,
): Promise<DeploymentRecord> {
  ctx.requireToken();
  const { data, startedAt } = await ctx.upstream.send(method, target, deploymentRecord, body, { fields });
  return recordFrom(ctx, data, startedAt);
}

/** Input fields by the platform's names, where the names differ. */
export const fields = {
  env_variables: 'variables',
  secret_values: 'secrets',
  expose_via_ingress: 'exposure.isEnabled',
  hostname: 'exposure.hostname',
  ingress_class: 'exposure.ingressClass',
  tls: 'exposure.hasTls',
  auto_update_enabled: 'autoUpdate.isEnabled',
  auto_update_pattern: 'autoUpdate.policy',
  auto_update_custom_pattern: 'autoUpdate.customPattern',
  auto_update_frequency: 'autoUpdate.frequency',
  autoscale_enabled: 'autoscaling.isEnabled',
  min_replicas: 'autoscaling.minReplicas',
  max_replicas: 'autoscaling.maxReplicas',
  target_cpu_percentage: 'autoscaling.targetCpuPercentage',
  target_memory_percentage: 'autoscaling.targetMemoryPercentage',
  scale_down_stabilization: 'autoscaling.scaleDownStabilizationSeconds',
  scale_up_stabilization: 'autoscaling.scaleUpStabilizationSeconds',
} as const;

const statusRecord = z.object({
  deployment_id: z.string(),
  running_version: z.string().nullish(),
  configured_version: z.string().nullish(),
  version_mismatch: z.boolean().default(false),
  keel_info: z.object({ updated_by_keel: z.boolean() }).nullish(),
  pods: z.array(z.object({ name: z.string(), ready: z.boolean(), reason: z.string().nullish() })).default([]),
});
export type DeploymentStatusRecord = z.output<typeof statusRecord>;

/** What runs of a deployment. One call for all of its cluster; null while the cluster is not running. */
export async function loadStatus(
  ctx: GatewayContext,
  { id, clusterId }: Pick<DeploymentRecord, 'id' | 'clusterId'>,
): Promise<DeploymentStatusRecord | null> {
  const all = await loadIfRunning(ctx, { id: clusterId }, 'deployment statuses', () =>
    ctx.upstream.get(path`/api/clusters/${clusterId}/deployments/status`, z.array(statusRecord)),
  );
  return all?.find((one) => one.deployment_id === id) ?? null;
}

/** Events of the last hour about the objects of a deployment, newest first. */
export function loadDeploymentEvents(
  ctx: GatewayContext,
  { id, clusterId }: Pick<DeploymentRecord, 'id' | 'clusterId'>,
): Promise<EventRecord[] | null> {
  return loadIfRunning(ctx, { id: clusterId }, `events of ${id} in`, () =>
    ctx.upstream.get(path`/api/deployments/${id}/events`, z.array(eventRecord)),
  );
}

function recordFrom(ctx: GatewayContext, record: WireDeployment, startedAt: number): DeploymentRecord {
  const { cluster_id: clusterId, ...rest } = ctx.live.overlay('Deployment', record.id, record, startedAt);
  // A newer event may report it as deleted, which is no status of the graph: it is still being deleted.
  return { ...rest, clusterId, status: statusFrom(rest.status) ?? 'deleting' };
}

/** The deployment; null when it was deleted. */
function deploymentFrom(
  ctx: GatewayContext,
  record: WireDeployment,
  startedAt: number,
): DeploymentRecord | null {
  const { status } = ctx.live.overlay('Deployment', record.id, record, startedAt);
  return status === 'deleted' ? null : recordFrom(ctx, record, startedAt);
}
