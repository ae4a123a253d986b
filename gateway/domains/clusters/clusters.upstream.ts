import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import type { FieldNames } from '../../graphql/failures.ts';
import { wireDetail, wireMessage } from '../../upstream/messages.ts';
import { path, type Path } from '../../upstream/path.ts';
import { previewChange, type PreviewRecord } from './preview/preview.upstream.ts';
import { settingNames, settingRecords } from './settings/settingFields.ts';

type Body = Record<string, unknown>;

export const clusterStatuses = [
  'pending',
  'creating',
  'updating',
  'deleting',
  'active',
  'archived',
  'deleted',
  'inactive',
  'failed',
  'healthy',
] as const;
export type ClusterStatusValue = (typeof clusterStatuses)[number];

const inProgress: readonly ClusterStatusValue[] = ['pending', 'creating', 'updating', 'deleting'];

/** Whether an operation is running that ends by itself. */
export function isInProgress(status: ClusterStatusValue): boolean {
  return inProgress.includes(status);
}

export const nodePoolRecord = z.object({
  id: z.string(),
  name: z.string(),
  instance_type: z.string(),
  location: z.string(),
  instance_count: z.number().int(),
  autoscaling_enabled: z.boolean(),
  autoscaling_min_instances: z.number().int().nullish(),
  autoscaling_max_instances: z.number().int().nullish(),
  status: z.string().nullish(),
});
export type NodePoolRecord = z.output<typeof nodePoolRecord>;

export const clusterRecord = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(clusterStatuses),
  progress: z.number().nullish(),
  ...wireMessage,
  failed_work: z.enum(['provision', 'update', 'delete']).nullish(),
  health: z
    .object({
      level: z.enum(['healthy', 'warning', 'critical']),
      reasons: z.array(wireDetail.extend({ message: z.string() })),
      unreachable_since: z.string().nullish(),
    })
    .nullish(),
  location: z.string(),
  apiEndpoint: z.string().nullish(),
  ...settingRecords,
  os_image: z.enum(['ubuntu-24.04', 'debian-13', 'rocky-10']),
  master_instance_type: z.string(),
  master_locations: z.array(z.string()),
  datastore: z.object({
    mode: z.enum(['etcd', 'external']),
    external_datastore_endpoint: z.string().nullish(),
  }),
  cni_enabled: z.boolean(),
  cni: z.enum(['flannel', 'cilium']).nullish(),
  public_network_ip_v4: z.boolean(),
  public_network_ip_v6: z.boolean(),
  private_network_enabled: z.boolean(),
  private_network_subnet: z.string().nullish(),
  worker_node_pools: z.array(nodePoolRecord),
  wanted_settings: z.object(settingRecords).optional(),
  protected: z.boolean(),
  revision: z.number().int().default(1),
  k3s_upgrades: z.array(z.string()).default([]),
  pending_update: z
    .array(z.object({ field: z.string(), before: z.string().nullish(), after: z.string().nullish() }))
    .nullish(),
  monthly_price: z.number(),
  infrastructure_price: z.number().nullish(),
  cost_lines: z
    .array(
      z.object({
        kind: z.enum(['servers', 'ipv4_addresses', 'load_balancers', 'volumes']),
        count: z.number().int(),
        monthly_price: z.number(),
      }),
    )
    .default([]),
  servers: z
    .array(
      z.object({
        role: z.enum(['control_plane', 'workers']),
        instance_type: z.string(),
        location: z.string(),
        count: z.number().int(),
      }),
    )
    .nullish(),
  attachments: z
    .object({
      volumes: z.array(
        z.object({
          name: z.string(),
          claim: z.string().nullable(),
          size_gb: z.number(),
          monthly_price: z.number(),
        }),
      ),
      load_balancers: z.array(z.object({ service: z.string(), type: z.string(), monthly_price: z.number() })),
      monthly_price: z.number(),
    })
    .optional(),
  date_created: z.string(),
  date_updated: z.string(),
});
export const clusterRecords = z.array(clusterRecord);

/** A cluster as the platform returns it, with the live fields of newer events and its rev. */
export type ClusterRecord = z.output<typeof clusterRecord> & { rev: string };

/** One cluster; one call per request. Throws NOT_FOUND for one that the caller may not see. */
export function loadCluster(ctx: GatewayContext, id: string): Promise<ClusterRecord> {
  return ctx.load(`cluster ${id}`, () => readCluster(ctx, id));
}

async function readCluster(ctx: GatewayContext, id: string): Promise<ClusterRecord> {
  ctx.requireToken();
  const { data, startedAt } = await ctx.upstream.read(path`/api/clusters/${id}`, clusterRecord, {
    envelope: 'data[0]',
  });
  return ctx.live.overlay('Cluster', id, data, startedAt);
}

/** All clusters of the account, newest first; one call per request. */
export function loadClusters(ctx: GatewayContext): Promise<ClusterRecord[]> {
  return ctx.load('clusters', () => readClusters(ctx));
}

async function readClusters(ctx: GatewayContext): Promise<ClusterRecord[]> {
  ctx.requireToken();
  const { data, startedAt } = await ctx.upstream.read(path`/api/clusters`, clusterRecords, {
    envelope: 'data.data',
  });
  const records = data.map((cluster) => ctx.live.overlay('Cluster', cluster.id, cluster, startedAt));
  // Later lookups of one of them in this request use the list.
  for (const record of records) void ctx.load(`cluster ${record.id}`, () => Promise.resolve(record));
  return records;
}

const clusterOptionsRecord = z.object({
  egress_networks: z.array(z.string()),
  caller_network: z.string().nullish(),
  api_balancer_price: z.number().nullish(),
  ipv4_price: z.number().nullish(),
});
export type ClusterOptionsRecord = z.output<typeof clusterOptionsRecord>;

/** Options for new clusters that only the platform knows; one call per request. */
export function loadClusterOptions(ctx: GatewayContext): Promise<ClusterOptionsRecord> {
  return ctx.load('cluster options', async () => {
    ctx.requireToken();
    return (await ctx.upstream.read(path`/api/cluster-options`, clusterOptionsRecord)).data;
  });
}

/** Input fields of `createCluster` and `updateCluster` by the platform's names, where the names differ. */
export const fields: FieldNames = {
  ...settingNames,
  master_instance_type: 'controlPlaneInstanceType',
  master_locations: 'controlPlaneLocations',
  temporary_hetzner_token: 'temporaryToken',
  worker_node_pools: 'nodePools',
  private_network_subnet: 'privateSubnet',
  'datastore.external_datastore_endpoint': 'externalDatastoreEndpoint',
  'datastore.mode': 'datastoreMode',
  autoscaling_min_instances: 'minInstances',
  autoscaling_max_instances: 'maxInstances',
  autoscaling_enabled: 'isAutoscaling',
  public_network_ip_v4: 'hasPublicIpv4',
  public_network_ip_v6: 'hasPublicIpv6',
  private_network_enabled: 'privateSubnet',
  protected: 'isProtected',
  cni_enabled: 'cni',
  datastore: 'datastoreMode',
};

/** Creates a cluster, status pending. */
export function postCluster(ctx: GatewayContext, body: Body): Promise<ClusterRecord> {
  return change(ctx, 'POST', path`/api/clusters`, body);
}

/** What creating the cluster would change. */
export function previewCreation(ctx: GatewayContext, body: Body): Promise<PreviewRecord> {
  return previewChange(ctx, 'POST', path`/api/clusters`, body, fields);
}

/** Stores new settings of a cluster. */
export function putCluster(ctx: GatewayContext, id: string, body: Body): Promise<ClusterRecord> {
  return change(ctx, 'PUT', path`/api/clusters/${id}`, body);
}

/** What storing the settings and updating the cluster would change. */
export function previewUpdate(ctx: GatewayContext, id: string, body: Body): Promise<PreviewRecord> {
  return previewChange(ctx, 'PUT', path`/api/clusters/${id}`, body, fields);
}

/** Starts the update that applies stored settings. `token` replaces the saved Hetzner token. */
export function postUpdate(ctx: GatewayContext, id: string, token?: string | null): Promise<ClusterRecord> {
  return change(
    ctx,
    'POST',
    path`/api/clusters/${id}/update`,
    token ? { temporary_hetzner_token: token } : undefined,
  );
}

/** Starts the deletion. `token` replaces the saved Hetzner token. */
export function deleteClusterById(
  ctx: GatewayContext,
  id: string,
  token?: string | null,
): Promise<ClusterRecord> {
  const body = token ? { temporary_hetzner_token: token } : undefined;
  return change(ctx, 'DELETE', path`/api/clusters/${id}`, body);
}

/** Stores the wanted node pools. Returns the cluster with its new revision. */
export function putNodePools(
  ctx: GatewayContext,
  id: string,
  body: Body,
  names: FieldNames,
): Promise<ClusterRecord> {
  return change(ctx, 'PUT', path`/api/clusters/${id}/nodepools`, body, names);
}

/** Retries a failed operation. `token` replaces the saved Hetzner token. */
export function postRetry(ctx: GatewayContext, id: string, token?: string | null): Promise<ClusterRecord> {
  const body = token ? { temporary_hetzner_token: token } : {};
  return change(ctx, 'POST', path`/api/clusters/${id}/retry`, body);
}

/** Archives or unarchives a cluster. */
export function patchCluster(
  ctx: GatewayContext,
  id: string,
  action: 'archive' | 'unarchive',
  token?: string | null,
): Promise<ClusterRecord> {
  const body = token ? { temporary_hetzner_token: token } : undefined;
  return change(ctx, 'PATCH', path`/api/clusters/${id}/${action}`, body);
}

/** Sets or removes the protection of a cluster. */
export function postProtection(
  ctx: GatewayContext,
  id: string,
  action: 'protect' | 'unprotect',
): Promise<ClusterRecord> {
  return change(ctx, 'POST', path`/api/clusters/${id}/${action}`);
}

async function change(
  ctx: GatewayContext,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  target: Path,
  body?: Body,
  names = fields,
): Promise<ClusterRecord> {
  ctx.requireToken();
  const options = { envelope: 'data[0]', fields: names } as const;
  const { data, startedAt } = await ctx.upstream.send(method, target, clusterRecord, body, options);
  return ctx.live.overlay('Cluster', data.id, data, startedAt);
}
