import { z } from 'zod';
import type { InstanceType } from '../../providers/cloud/port.ts';
import type { NodePoolRow } from './nodepools.store.ts';

/** NodePool as it goes over the wire. */
export const nodePoolJson = z.object({
  id: z.string(),
  name: z.string(),
  instance_type: z.string(),
  location: z.string(),
  instance_count: z.int(),
  autoscaling_enabled: z.boolean(),
  autoscaling_min_instances: z.int().nullable(),
  autoscaling_max_instances: z.int().nullable(),
  status: z.string(),
  cluster_id: z.string(),
});
export type NodePoolJson = z.output<typeof nodePoolJson>;

/** Row → wire. */
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

/** InstanceType as it goes over the wire; `available` tells sold out from deprecated. */
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

/** Provider's type → wire. */
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

/** Types by architecture and cpu kind; groups without a type are absent. */
export const groupedTypesJson = z.record(z.string(), z.record(z.string(), z.array(instanceTypeJson)));

/** Groups types as GET /api/instance-types-grouped answers them. */
export function groupTypes(types: readonly InstanceType[]): z.output<typeof groupedTypesJson> {
  const groups: z.output<typeof groupedTypesJson> = {};
  for (const type of types) {
    const group = (groups[type.architecture] ??= {});
    (group[type.cpuType] ??= []).push(instanceTypeToJson(type));
  }
  return groups;
}
