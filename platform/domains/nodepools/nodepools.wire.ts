import { z } from 'zod';
import type { InstanceType } from '../../providers/cloud/port.ts';
import type { CloudServer } from '../../providers/cloud/port.ts';
import type { PoolPlan } from './nodepools.plan.ts';
import { poolStatuses } from './nodepools.rules.ts';
import type { NodePoolRow } from './nodepools.store.ts';

/** A node pool in a response. */
export const nodePoolJson = z.object({
  id: z.string(),
  name: z.string(),
  instance_type: z.string(),
  location: z.string(),
  instance_count: z.int(),
  autoscaling_enabled: z.boolean(),
  autoscaling_min_instances: z.int().nullable(),
  autoscaling_max_instances: z.int().nullable(),
  status: z.enum(poolStatuses),
  cluster_id: z.string(),
});
export type NodePoolJson = z.output<typeof nodePoolJson>;

/** Row → response. */
export function nodePoolToJson(row: NodePoolRow): NodePoolJson {
  return {
    id: row.id,
    name: row.name,
    instance_type: row.instanceType,
    location: row.location,
    instance_count: row.instanceCount,
    autoscaling_enabled: row.autoscalingEnabled,
    autoscaling_min_instances: row.autoscalingMinInstances,
    autoscaling_max_instances: row.autoscalingMaxInstances,
    status: row.status,
    cluster_id: row.clusterId,
  };
}

/** A server of a pool. */
const instanceJson = z.object({
  name: z.string(),
  status: z.enum(['initializing', 'running', 'off']),
  instance_type: z.string(),
  public_ipv4: z.string().nullable(),
  private_ip: z.string().nullable(),
  created_at: z.string(),
});

/**
 * Desired and actual state of a pool; `actual_count`, `instances` and `in_sync` are null if the cloud cannot be
 * reached.
 */
export const nodePoolStateJson = nodePoolJson.extend({
  /** 0 for a pool that waits to be removed. */
  desired_count: z.int(),
  actual_count: z.int().nullable(),
  instances: z.array(instanceJson).nullable(),
  in_sync: z.boolean().nullable(),
  account_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type NodePoolStateJson = z.output<typeof nodePoolStateJson>;

function instanceToJson(server: CloudServer): z.output<typeof instanceJson> {
  const { name, status, type, publicIpv4, privateIp, createdAt } = server;
  const addresses = { public_ipv4: publicIpv4, private_ip: privateIp };
  return { name, status, instance_type: type, ...addresses, created_at: createdAt.toISOString() };
}

/** Row and servers → response. */
export function poolStateToJson(
  accountId: string,
  state: { pool: NodePoolRow; servers: CloudServer[] | null; isInSync: boolean | null },
): NodePoolStateJson {
  const { pool, servers, isInSync } = state;
  return {
    ...nodePoolToJson(pool),
    desired_count: pool.status === 'removing' ? 0 : pool.instanceCount,
    actual_count: servers?.length ?? null,
    instances: servers?.map(instanceToJson) ?? null,
    in_sync: isInSync,
    account_id: accountId,
    created_at: pool.createdAt.toISOString(),
    updated_at: pool.updatedAt.toISOString(),
  };
}

const scaledPool = z.object({
  pool: z.string(),
  instance_type: z.string(),
  count: z.int(),
  /** Names of the servers. */
  servers: z.array(z.string()),
});

/** The response to a sync: what has to be scaled, and whether it was started. */
export const syncJson = z.object({
  actions_needed: z.object({ scale_up: z.array(scaledPool), scale_down: z.array(scaledPool) }),
  started: z.boolean(),
});
export type SyncJson = z.output<typeof syncJson>;

/** Plans → response. */
export function actionsNeeded(plans: readonly PoolPlan[]): SyncJson['actions_needed'] {
  const scaled = (of: (plan: PoolPlan) => string[]) =>
    plans
      .filter((plan) => of(plan).length > 0)
      .map((plan) => ({
        pool: plan.pool,
        instance_type: plan.instanceType,
        count: of(plan).length,
        servers: of(plan),
      }));
  return { scale_up: scaled(({ add }) => add), scale_down: scaled(({ drop }) => drop) };
}

/** An instance type in a response; `available` distinguishes sold out from deprecated. */
export const instanceTypeJson = z.object({
  name: z.string(),
  description: z.string(),
  cores: z.number(),
  memory: z.number(),
  disk: z.number(),
  cpu_type: z.enum(['shared', 'dedicated']),
  architecture: z.enum(['x86', 'arm']),
  price_monthly: z.number(),
  price_hourly: z.number(),
  location_unavailable_after: z.string().nullable(),
  location_deprecation_announced: z.string().nullable(),
  available: z.boolean(),
});
export type InstanceTypeJson = z.output<typeof instanceTypeJson>;

/** Provider's type → response. */
export function instanceTypeToJson(type: InstanceType): InstanceTypeJson {
  return {
    name: type.name,
    description: type.description,
    cores: type.cores,
    memory: type.memory,
    disk: type.disk,
    cpu_type: type.cpuType,
    architecture: type.architecture,
    price_monthly: type.priceMonthly,
    price_hourly: type.priceHourly,
    location_unavailable_after: type.unavailableAfter?.toISOString() ?? null,
    location_deprecation_announced: type.deprecationAnnounced?.toISOString() ?? null,
    available: type.available,
  };
}

/** Types by architecture and cpu kind; empty groups are omitted. */
export const groupedTypesJson = z.record(z.string(), z.record(z.string(), z.array(instanceTypeJson)));

/** Groups types for GET /api/instance-types-grouped. */
export function groupTypes(types: readonly InstanceType[]): z.output<typeof groupedTypesJson> {
  const groups: z.output<typeof groupedTypesJson> = {};
  for (const type of types) {
    const group = (groups[type.architecture] ??= {});
    (group[type.cpuType] ??= []).push(instanceTypeToJson(type));
  }
  return groups;
}
