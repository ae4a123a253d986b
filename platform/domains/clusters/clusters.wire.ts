import { z } from 'zod';
import { isoDate } from '../../http/envelope.ts';
import { nodePoolJson, nodePoolToJson } from '../nodepools/nodepools.wire.ts';
import type { NodePoolRow } from '../nodepools/nodepools.store.ts';
import { english, messageFields, messageFieldsJson, messageJson } from '../../messages/messages.ts';
import { isRunning } from '../nodes/nodes.rules.ts';
import { attachmentsJson, attachmentsToJson } from './attachments/attachments.wire.ts';
import { existingMachines } from './clusters.machines.ts';
import { clusterPrice, costKinds, costLines, infrastructurePrice } from './clusters.price.ts';
import { clusterStatuses, osImages } from './clusters.rules.ts';
import type { ClusterRow } from './clusters.store.ts';
import { settingOutputs, settingsOf } from './settings/settings.fields.rules.ts';
import { pendingUpdate, wantedSettings } from './settings/settings.rows.ts';
import { k3sUpgrades } from './settings/settings.rules.ts';

const healthJson = z.object({
  level: z.enum(['healthy', 'warning', 'critical']),
  /** Worst first. */
  reasons: z.array(z.object({ message: z.string(), ...messageJson.shape })),
  /** Since when its Kubernetes API does not respond; null while it does. What is known of workloads is as of then. */
  unreachable_since: isoDate.nullable(),
});

/** A cluster in a response. */
export const clusterJson = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(clusterStatuses),
  progress: z.int().nullable(),
  ...messageFieldsJson,
  /** What failed and a retry repeats; null unless the status is failed. */
  failed_work: z.enum(['provision', 'update', 'delete']).nullable(),
  /** The worst of nodes, pods and add-ons; null while the cluster does not run or was not read yet. */
  health: healthJson.nullable(),
  location: z.string(),
  apiEndpoint: z.string().nullable(),
  ...settingOutputs,
  os_image: z.enum(osImages),
  master_instance_type: z.string(),
  master_locations: z.array(z.string()),
  datastore: z.object({
    mode: z.enum(['etcd', 'external']),
    external_datastore_endpoint: z.string().nullable(),
  }),
  cni_enabled: z.boolean(),
  cni: z.enum(['flannel', 'cilium']),
  public_network_ip_v4: z.boolean(),
  public_network_ip_v6: z.boolean(),
  private_network_enabled: z.boolean(),
  private_network_subnet: z.string().nullable(),
  worker_node_pools: z.array(nodePoolJson),
  /** The settings after the pending update. */
  wanted_settings: z.object(settingOutputs),
  protected: z.boolean(),
  /** Increases with every change of the definition or the pools. */
  revision: z.int(),
  /** Versions it can be updated to, newest first. */
  k3s_upgrades: z.array(z.string()),
  /** Pending settings with current and new value; null if none. */
  pending_update: z
    .array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
    .nullable(),
  /** EUR net per month of everything that is billed; of an archived cluster after unarchiving. The sum of `cost_lines`. */
  monthly_price: z.number(),
  /** The part of it that ends when the cluster is archived or deleted. */
  infrastructure_price: z.number(),
  cost_lines: z.array(z.object({ kind: z.enum(costKinds), count: z.int(), monthly_price: z.number() })),
  /** Servers that exist now. */
  servers: z.array(
    z.object({
      role: z.enum(['control_plane', 'workers']),
      instance_type: z.string(),
      location: z.string(),
      count: z.int(),
    }),
  ),
  attachments: attachmentsJson,
  date_created: z.string(),
  date_updated: z.string(),
});
export type ClusterJson = z.output<typeof clusterJson>;

/** A cluster with its pools. */
export interface ClusterView {
  row: ClusterRow;
  pools: readonly NodePoolRow[];
}

function healthToJson(row: ClusterRow): z.output<typeof healthJson> | null {
  if (!row.health || !isRunning(row)) return null;
  const { level, reasons, unreachableSince = null } = row.health;
  return {
    level,
    unreachable_since: unreachableSince,
    reasons: reasons.map((reason) => ({ message: english(reason), ...reason })),
  };
}

/** Rows → response. */
export function clusterToJson({ row, pools }: ClusterView): ClusterJson {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    progress: row.progress,
    ...messageFields(row.message),
    failed_work: row.status === 'failed' ? row.failedWork : null,
    health: healthToJson(row),
    location: row.location,
    apiEndpoint: row.apiEndpoint,
    ...settingsOf(row),
    os_image: row.osImage,
    master_instance_type: row.masterInstanceType,
    master_locations: row.masterLocations,
    datastore: { mode: row.datastoreMode, external_datastore_endpoint: row.externalDatastoreEndpoint },
    cni_enabled: row.cniEnabled,
    cni: row.cni,
    public_network_ip_v4: row.publicNetworkIpV4,
    public_network_ip_v6: row.publicNetworkIpV6,
    private_network_enabled: row.privateNetworkEnabled,
    private_network_subnet: row.privateNetworkSubnet,
    worker_node_pools: pools.map(nodePoolToJson),
    wanted_settings: wantedSettings(row),
    protected: row.protected,
    revision: row.revision,
    k3s_upgrades: k3sUpgrades(row.k3sVersion),
    pending_update: pendingUpdate(row),
    monthly_price: clusterPrice(row),
    infrastructure_price: infrastructurePrice(row),
    cost_lines: costLines(row, pools).map(({ monthlyPrice, ...line }) => ({
      ...line,
      monthly_price: monthlyPrice,
    })),
    servers: existingMachines(row, pools).map(({ type, ...machine }) => ({
      ...machine,
      instance_type: type,
    })),
    attachments: attachmentsToJson(row.attachments),
    date_created: row.createdAt.toISOString(),
    date_updated: row.updatedAt.toISOString(),
  };
}
