import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import type { FieldNames } from '../../graphql/failures.ts';
import { wireMessage } from '../../upstream/messages.ts';
import { path } from '../../upstream/path.ts';
import { previewRecord } from './preview/ChangePreview.ts';
import { settingNames, settingRecords } from './settings/settingFields.ts';

type PreviewAnswer = z.output<typeof previewRecord>;

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
export type ClusterStatusWord = (typeof clusterStatuses)[number];

const moving: readonly ClusterStatusWord[] = ['pending', 'creating', 'updating', 'deleting'];

/** Is work going on that will end by itself? */
export function isMoving(status: ClusterStatusWord): boolean {
  return moving.includes(status);
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
  date_created: z.string(),
  date_updated: z.string(),
});
export const clusterRecords = z.array(clusterRecord);

/** A cluster as the platform answers it, with the live fields of a newer event and its rev. */
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
  // Whoever asks for one of them later in this request is answered from the list.
  for (const record of records) void ctx.load(`cluster ${record.id}`, () => Promise.resolve(record));
  return records;
}

const clusterOptionsRecord = z.object({
  egress_networks: z.array(z.string()),
  caller_network: z.string().nullish(),
});
export type ClusterOptionsRecord = z.output<typeof clusterOptionsRecord>;

/** What only the platform knows about new clusters; one call per request. */
export function loadClusterOptions(ctx: GatewayContext): Promise<ClusterOptionsRecord> {
  return ctx.load('cluster options', async () => {
    ctx.requireToken();
    return (await ctx.upstream.read(path`/api/cluster-options`, clusterOptionsRecord)).data;
  });
}

/** The platform's names of what `createCluster` and `updateCluster` take under another name. */
export const fields: FieldNames = {
  ...settingNames,
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

/** Creates a cluster and answers it, status pending. */
export async function postCluster(
  ctx: GatewayContext,
  body: Record<string, unknown>,
): Promise<ClusterRecord> {
  return change(ctx, () =>
    ctx.upstream.send('POST', path`/api/clusters`, clusterRecord, body, { envelope: 'data[0]', fields }),
  );
}

/** What creating it would do; nothing is created. */
export async function previewCreation(
  ctx: GatewayContext,
  body: Record<string, unknown>,
): Promise<PreviewAnswer> {
  ctx.requireToken();
  const asked = { ...body, dry_run: true };
  const options = { fields };
  return (await ctx.upstream.send('POST', path`/api/clusters`, previewRecord, asked, options)).data;
}

/** Stores new settings of a cluster. */
export async function putCluster(
  ctx: GatewayContext,
  id: string,
  body: Record<string, unknown>,
): Promise<ClusterRecord> {
  return change(ctx, () =>
    ctx.upstream.send('PUT', path`/api/clusters/${id}`, clusterRecord, body, { envelope: 'data[0]', fields }),
  );
}

/** What storing them and updating the cluster would do; nothing is changed. */
export async function previewUpdate(
  ctx: GatewayContext,
  id: string,
  body: Record<string, unknown>,
): Promise<PreviewAnswer> {
  ctx.requireToken();
  const asked = { ...body, dry_run: true };
  return (await ctx.upstream.send('PUT', path`/api/clusters/${id}`, previewRecord, asked, { fields })).data;
}

/** Begins the update that puts stored settings into effect: POST without a body. */
export async function postUpdate(ctx: GatewayContext, id: string): Promise<ClusterRecord> {
  return change(ctx, () =>
    ctx.upstream.send('POST', path`/api/clusters/${id}/update`, clusterRecord, undefined, {
      envelope: 'data[0]',
      fields,
    }),
  );
}

/** Begins the deletion. `token` stands in for the saved one. */
export async function deleteClusterById(
  ctx: GatewayContext,
  id: string,
  token?: string | null,
): Promise<ClusterRecord> {
  const body = token ? { temporary_hetzner_token: token } : undefined;
  return change(ctx, () =>
    ctx.upstream.send('DELETE', path`/api/clusters/${id}`, clusterRecord, body, {
      envelope: 'data[0]',
      fields,
    }),
  );
}

/** Stores what the node pools shall be and answers the cluster with its new revision. */
export async function putNodePools(
  ctx: GatewayContext,
  id: string,
  body: Record<string, unknown>,
  names: FieldNames,
): Promise<ClusterRecord> {
  return change(ctx, () =>
    ctx.upstream.send('PUT', path`/api/clusters/${id}/nodepools`, clusterRecord, body, {
      envelope: 'data[0]',
      fields: names,
    }),
  );
}

/** Begins the work that failed once more. `token` stands in for the saved one. */
export async function postRetry(
  ctx: GatewayContext,
  id: string,
  token?: string | null,
): Promise<ClusterRecord> {
  const body = token ? { temporary_hetzner_token: token } : {};
  return change(ctx, () =>
    ctx.upstream.send('POST', path`/api/clusters/${id}/retry`, clusterRecord, body, {
      envelope: 'data[0]',
      fields,
    }),
  );
}

/** archive, unarchive: PATCH without a body. */
export async function patchCluster(
  ctx: GatewayContext,
  id: string,
  verb: 'archive' | 'unarchive',
): Promise<ClusterRecord> {
  return change(ctx, () =>
    ctx.upstream.send('PATCH', path`/api/clusters/${id}/${verb}`, clusterRecord, undefined, {
      envelope: 'data[0]',
      fields,
    }),
  );
}

/** protect, unprotect: POST without a body. */
export async function postProtection(
  ctx: GatewayContext,
  id: string,
  verb: 'protect' | 'unprotect',
): Promise<ClusterRecord> {
  return change(ctx, () =>
    ctx.upstream.send('POST', path`/api/clusters/${id}/${verb}`, clusterRecord, undefined, {
      envelope: 'data[0]',
    }),
  );
}

async function change(
  ctx: GatewayContext,
  send: () => Promise<{ data: z.output<typeof clusterRecord>; startedAt: number }>,
): Promise<ClusterRecord> {
  ctx.requireToken();
  const { data, startedAt } = await send();
  return ctx.live.overlay('Cluster', data.id, data, startedAt);
}
