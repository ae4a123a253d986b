import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts, users } from './account.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import type { Message } from '../../messages/messages.ts';

/** Health of a running cluster, with its reasons, worst first. */
export interface ClusterHealth {
  level: 'healthy' | 'warning' | 'critical';
  reasons: Message[];
  /** ISO time since which its API does not respond; absent while it does. */
  unreachableSince?: string;
}

/** What a cluster itself has ordered; `claim` and `service` are namespace and name. */
export interface ClusterAttachments {
  volumes: { name: string; claim: string | null; sizeGb: number }[];
  loadBalancers: { service: string; type: string }[];
  /** Of its autoscaler, unless the platform orders them for it; deleted with the cluster's own servers. */
  servers?: BuiltServer[];
}

/** A server that no row of a node pool counts: of a creation that has not finished, or of the autoscaler. */
export interface BuiltServer {
  name: string;
  role: 'control_plane' | 'workers';
  type: string;
  location: string;
  /** EUR per month with its IPv4 address. */
  monthlyPrice: number;
}

/** A cluster's definition and the status of its jobs; deleted ones stay with status `deleted`. */
export const clusters = pgTable(
  'clusters',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    status: text('status', {
      enum: [
        'pending',
        'creating',
        'updating',
        'deleting',
        'active',
        'archived',
        'deleted',
        'inactive',
        'failed',
      ],
    }).notNull(),
    progress: integer('progress'),
    message: jsonb('message').$type<Message>(),
    /** From the last reading of a running cluster; null before the first one. */
    health: jsonb('health').$type<ClusterHealth>(),
    /** As last observed in the running cluster; null before that. */
    attachments: jsonb('attachments').$type<ClusterAttachments>(),
    location: text('location').notNull(),
    apiEndpoint: text('api_endpoint'),
    k3sVersion: text('k3s_version').notNull(),
    osImage: text('os_image', { enum: ['ubuntu-24.04', 'debian-13', 'rocky-10'] }).notNull(),
    masterInstanceType: text('master_instance_type').notNull(),
    masterHa: boolean('master_ha').notNull(),
    masterLocations: text('master_locations').array().notNull(),
    scheduleWorkloadsOnMasters: boolean('schedule_workloads_on_masters').notNull(),
    datastoreMode: text('datastore_mode', { enum: ['etcd', 'external'] }).notNull(),
    externalDatastoreEndpoint: text('external_datastore_endpoint'),
    embeddedRegistryMirrorEnabled: boolean('embedded_registry_mirror_enabled').notNull(),
    cniEnabled: boolean('cni_enabled').notNull(),
    cni: text('cni', { enum: ['flannel', 'cilium'] }).notNull(),
    cniEncryption: boolean('cni_encryption').notNull(),
    sshAllowedNetworks: text('ssh_allowed_networks').array().notNull(),
    apiAllowedNetworks: text('api_allowed_networks').array().notNull(),
    publicNetworkIpV4: boolean('public_network_ip_v4').notNull(),
    publicNetworkIpV6: boolean('public_network_ip_v6').notNull(),
    privateNetworkEnabled: boolean('private_network_enabled').notNull(),
    privateNetworkSubnet: text('private_network_subnet'),
    protected: boolean('protected').notNull(),
    notes: text('notes'),
    /** As `key=value`, sorted by key. */
    labels: text('labels').array().notNull().default([]),
    /** Increases with every change of the definition or the node pools; writers send the one they read. */
    revision: integer('revision').notNull().default(1),
    /** Settings by REST field that the next update applies; null if none is pending. */
    wanted: jsonb('wanted').$type<Record<string, string | boolean | string[] | null>>(),
    /** EUR per month for servers, their IPv4 addresses and the load balancer of the API. */
    monthlyPrice: doublePrecision('monthly_price').notNull(),
    /** Servers that a creation has ordered so far; null once it has finished. */
    builtServers: jsonb('built_servers').$type<BuiltServer[]>(),
    /** The work whose failure made it `failed`, which a retry repeats; null before the first failure. */
    failedWork: text('failed_work', { enum: ['provision', 'update', 'delete'] }),
    /** An encrypted token for this cluster only; deleted when the job that needs it ends. */
    temporaryToken: text('temporary_token'),
    /** SHA-256 of the cloud token that last created servers; null until the first one exists. */
    cloudTokenHash: text('cloud_token_hash'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('clusters_account').on(t.accountId, t.createdAt),
    // A name can be reused once its cluster is deleted.
    uniqueIndex('clusters_account_name')
      .on(t.accountId, t.name)
      .where(sql`${t.status} <> 'deleted'`),
  ],
);

/** Clusters that a user has marked as favorites. */
export const favoriteClusters = pgTable(
  'favorite_clusters',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clusterId] })],
);

/** A cluster's credentials, encrypted; each can be downloaded once. */
export const clusterCredentials = pgTable('cluster_credentials', {
  clusterId: uuid('cluster_id')
    .primaryKey()
    .references(() => clusters.id, { onDelete: 'cascade' }),
  kubeconfig: text('kubeconfig').notNull(),
  sshPrivateKey: text('ssh_private_key').notNull(),
  sshPublicKey: text('ssh_public_key').notNull(),
  kubeconfigDownloadedAt: moment('kubeconfig_downloaded_at'),
  sshKeyDownloadedAt: moment('ssh_key_downloaded_at'),
  /** Name of the downloader at that time, because users can be removed. */
  kubeconfigDownloadedBy: text('kubeconfig_downloaded_by'),
  sshKeyDownloadedBy: text('ssh_key_downloaded_by'),
  /** A download in progress; null once it ended. The time identifies those of a process that died. */
  kubeconfigTransfer: uuid('kubeconfig_transfer'),
  kubeconfigTransferAt: moment('kubeconfig_transfer_at'),
  sshKeyTransfer: uuid('ssh_key_transfer'),
  sshKeyTransferAt: moment('ssh_key_transfer_at'),
  createdAt: createdAt(),
});

/** Timeline of a cluster. */
export const clusterEvents = pgTable(
  'cluster_events',
  {
    id: id(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    status: text('status'),
    progress: integer('progress'),
    message: jsonb('message').$type<Message>().notNull(),
    actorId: uuid('actor_id'),
    data: jsonb('data').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [index('cluster_events_cluster').on(t.clusterId, t.position)],
);
