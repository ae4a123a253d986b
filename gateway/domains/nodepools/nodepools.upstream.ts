import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import type { FieldNames } from '../../graphql/failures.ts';
import { path } from '../../upstream/path.ts';
import { nodePoolRecord } from '../clusters/clusters.upstream.ts';
import { previewChange, type PreviewRecord } from '../clusters/preview/preview.upstream.ts';

const instanceTypeRecord = z.object({
  name: z.string(),
  description: z.string(),
  cores: z.number().int(),
  memory: z.number(),
  disk: z.number(),
  cpu_type: z.enum(['shared', 'dedicated']),
  architecture: z.enum(['x86', 'arm']),
  price_monthly: z.number(),
  price_hourly: z.number(),
  location_unavailable_after: z.string().nullish(),
  location_deprecation_announced: z.string().nullish(),
  available: z.boolean().nullish(),
});
export const instanceTypeRecords = z.array(instanceTypeRecord);

/** A Hetzner server type in one location. */
export type InstanceTypeRecord = z.output<typeof instanceTypeRecord> & { location: string };

/** The server types of a location, cheapest first; one call per request and location. */
export function loadInstanceTypes(ctx: GatewayContext, location: string): Promise<InstanceTypeRecord[]> {
  ctx.requireToken();
  // Sorted once, because every cluster of a list uses the types.
  return ctx.load(`instance types ${location}`, async () => {
    const types = await ctx.upstream.get(path`/api/instance-types/${location}`, instanceTypeRecords);
    return types
      .map((type) => ({ ...type, location }))
      .sort((a, b) => a.price_monthly - b.price_monthly || a.name.localeCompare(b.name));
  });
}

/** A server type of a location; null when it is not listed. */
export async function loadInstanceType(
  ctx: GatewayContext,
  location: string,
  name: string,
): Promise<InstanceTypeRecord | null> {
  return (await loadInstanceTypes(ctx, location)).find((type) => type.name === name) ?? null;
}

const instanceRecord = z.object({
  name: z.string(),
  status: z.enum(['initializing', 'running', 'off']),
  instance_type: z.string().nullish(),
  public_ipv4: z.string().nullish(),
  private_ip: z.string().nullish(),
});
export type InstanceRecord = z.output<typeof instanceRecord>;

const poolStateRecord = nodePoolRecord
  .extend({
    /** Some platforms send the wanted number under this name only. */
    instance_count: z.number().int().nullish(),
    desired_count: z.number().int(),
    actual_count: z.number().int().nullish(),
    instances: z.array(instanceRecord).nullish(),
    in_sync: z.boolean().nullish(),
    created_at: z.string().nullish(),
    updated_at: z.string().nullish(),
  })
  .transform((pool) => ({ ...pool, instance_count: pool.instance_count ?? pool.desired_count }));
const poolStateRecords = z.array(poolStateRecord);
/** Wanted and actual state of a pool. */
export type PoolStateRecord = z.output<typeof poolStateRecord>;

/** Pools with their state at Hetzner, including those that are being removed; one call per request and cluster. */
export function loadPoolStates(ctx: GatewayContext, clusterId: string): Promise<PoolStateRecord[]> {
  return ctx.load(`node pools of ${clusterId}`, async () => {
    ctx.requireToken();
    return ctx.upstream.get(path`/api/clusters/${clusterId}/nodepools`, poolStateRecords);
  });
}

/** Fields of a pool by the platform's names, where the graph's names differ. */
export const poolFieldNames: FieldNames = {
  desired_count: 'instanceCount',
  autoscaling_enabled: 'isAutoscaling',
  autoscaling_min_instances: 'minInstances',
  autoscaling_max_instances: 'maxInstances',
};

/** What storing the pools would change. */
export function previewNodePools(
  ctx: GatewayContext,
  clusterId: string,
  body: Record<string, unknown>,
): Promise<PreviewRecord> {
  return previewChange(ctx, 'PUT', path`/api/clusters/${clusterId}/nodepools`, body, poolFieldNames);
}

const scaledPool = z.object({
  pool: z.string(),
  instance_type: z.string().nullish(),
  count: z.number().int(),
  servers: z.array(z.string()).default([]),
});
export type ScaledPoolRecord = z.output<typeof scaledPool>;

const syncRecord = z.object({
  actions_needed: z.object({ scale_up: z.array(scaledPool), scale_down: z.array(scaledPool) }),
  started: z.boolean().default(true),
});
export type SyncRecord = z.output<typeof syncRecord>;

/** Returns what has to be scaled and starts it, unless it is a dry run. `token` replaces the saved Hetzner token. */
export async function postSync(
  ctx: GatewayContext,
  clusterId: string,
  isDryRun: boolean,
  token?: string | null,
): Promise<SyncRecord> {
  ctx.requireToken();
  const body = {
    ...(isDryRun ? { dry_run: true } : {}),
    ...(token ? { temporary_hetzner_token: token } : {}),
  };
  const fields = { temporary_hetzner_token: 'temporaryToken' };
  return ctx.upstream.post(path`/api/clusters/${clusterId}/sync-node-pools`, syncRecord, body, { fields });
}
