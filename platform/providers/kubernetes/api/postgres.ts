import type { ResourceRequirements, ServiceSpec, Toleration } from 'kubernetes-types/core/v1.d.ts';
import type { Condition, ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';

/** Name of the plugin of Barman Cloud, in `plugins` of Clusters and `pluginConfiguration` of Backups. */
export const BARMAN_PLUGIN = 'barman-cloud.cloudnative-pg.io';
/** On pods, claims and services of a Cluster: its name. */
export const CLUSTER_LABEL = 'cnpg.io/cluster';
/** On pods of a Cluster: primary or replica. */
export const ROLE_LABEL = 'cnpg.io/instanceRole';
/** On Secrets with a password: the operator reads them again when they change. */
export const RELOAD_LABEL = 'cnpg.io/reload';
/** On a Cluster: a new moment in it restarts the instances one by one, as `kubectl cnpg restart` does. */
export const RESTART_ANNOTATION = 'kubectl.kubernetes.io/restartedAt';

interface SecretKey {
  name: string;
  key: string;
}

interface PluginConfiguration {
  name: string;
  enabled?: boolean;
  isWALArchiver?: boolean;
  /** `barmanObjectName` names the ObjectStore, `serverName` the folder in it (the Cluster's name if left out). */
  parameters?: Readonly<Record<string, string>>;
}

interface DatabaseAndOwner {
  database: string;
  owner: string;
  /** Of the type basic-auth. Without it the operator makes `<cluster>-app`. */
  secret?: { name: string };
}

/** A role that the operator keeps as described. */
export interface ManagedRole {
  name: string;
  ensure?: 'present' | 'absent';
  login?: boolean;
  superuser?: boolean;
  createdb?: boolean;
  createrole?: boolean;
  inRoles?: string[];
  comment?: string;
  passwordSecret?: { name: string };
}

/** A Service besides the default ones. */
export interface AdditionalService {
  selectorType: 'rw' | 'ro' | 'r';
  serviceTemplate: { metadata: ObjectMeta & { name: string }; spec?: ServiceSpec };
}

/** postgresql.cnpg.io/v1: a PostgreSQL server with its replicas. */
export interface PostgresCluster {
  metadata?: ObjectMeta;
  spec?: {
    instances: number;
    enablePDB?: boolean;
    imageName?: string;
    storage: { size: string; storageClass?: string; resizeInUseVolumes?: boolean };
    enableSuperuserAccess?: boolean;
    superuserSecret?: { name: string };
    postgresUID?: number;
    postgresGID?: number;
    resources?: ResourceRequirements;
    postgresql?: {
      parameters?: Readonly<Record<string, string>>;
      shared_preload_libraries?: string[];
      pg_hba?: string[];
    };
    bootstrap?: {
      initdb?: DatabaseAndOwner & { postInitSQL?: string[]; postInitApplicationSQL?: string[] };
      /** Without `recoveryTarget`, to the end of the archive. */
      recovery?: Partial<DatabaseAndOwner> & { source: string; recoveryTarget?: { targetTime?: string } };
    };
    externalClusters?: { name: string; plugin?: PluginConfiguration }[];
    plugins?: PluginConfiguration[];
    managed?: { roles?: ManagedRole[]; services?: { additional?: AdditionalService[] } };
    affinity?: {
      enablePodAntiAffinity?: boolean;
      topologyKey?: string;
      podAntiAffinityType?: 'preferred' | 'required';
      nodeSelector?: Readonly<Record<string, string>>;
      tolerations?: Toleration[];
    };
    primaryUpdateStrategy?: 'unsupervised' | 'supervised';
    primaryUpdateMethod?: 'switchover' | 'restart';
  };
  status?: {
    /** Of the list in `CLUSTER_PHASES`, among others. */
    phase?: string;
    phaseReason?: string;
    instances?: number;
    readyInstances?: number;
    instanceNames?: string[];
    instancesStatus?: { healthy?: string[]; replicating?: string[]; failed?: string[] };
    currentPrimary?: string;
    currentPrimaryTimestamp?: string;
    /** Writing another instance into it moves the primary there, as `kubectl cnpg promote` does. */
    targetPrimary?: string;
    targetPrimaryTimestamp?: string;
    latestGeneratedNode?: number;
    timelineID?: number;
    image?: string;
    pgDataImageInfo?: { image: string; majorVersion: number };
    writeService?: string;
    readService?: string;
    pvcCount?: number;
    healthyPVC?: string[];
    managedRolesStatus?: { byStatus?: Readonly<Record<string, string[]>> };
    /** Ready, ContinuousArchiving, LastBackupSucceeded. */
    conditions?: Condition[];
  };
}

/** Phases of a Cluster, in the operator's words. */
export const CLUSTER_PHASES = {
  firstPrimary: 'Setting up primary',
  newReplica: 'Creating a new replica',
  healthy: 'Cluster in healthy state',
  failingOver: 'Failing over',
  switchover: 'Switchover in progress',
  upgrading: 'Upgrading cluster',
  majorUpgrade: 'Upgrading Postgres major version',
  restartingPrimary: 'Primary instance is being restarted in-place',
  waitingForInstances: 'Waiting for the instances to become active',
  notEnoughDisk: 'Not enough disk space',
  cannotCreate: 'Unable to create required cluster objects',
  unrecoverable: 'Cluster is unrecoverable and needs manual intervention',
  waitingForUser: 'Waiting for user action',
} as const;

/** postgresql.cnpg.io/v1: one base backup. */
export interface PostgresBackup {
  metadata?: ObjectMeta;
  spec?: {
    cluster: { name: string };
    method: 'plugin';
    pluginConfiguration?: { name: string; parameters?: Readonly<Record<string, string>> };
  };
  status?: {
    phase?: 'pending' | 'started' | 'running' | 'completed' | 'failed' | 'walArchivingFailing';
    error?: string;
    startedAt?: string;
    stoppedAt?: string;
    backupId?: string;
    backupName?: string;
    beginWal?: string;
    endWal?: string;
    beginLSN?: string;
    endLSN?: string;
    method?: string;
    instanceID?: { podName?: string };
    majorVersion?: number;
    /** `sizeBytes` in the embedded cluster; the plugin does not report the size of a backup. */
    pluginMetadata?: Readonly<Record<string, string>>;
  };
}

/** postgresql.cnpg.io/v1: base backups at times of a six-field cron schedule, seconds first. */
export interface PostgresScheduledBackup {
  metadata?: ObjectMeta;
  spec?: {
    schedule: string;
    cluster: { name: string };
    method: 'plugin';
    pluginConfiguration?: { name: string; parameters?: Readonly<Record<string, string>> };
    /** The first one is made at once. */
    immediate?: boolean;
    suspend?: boolean;
    backupOwnerReference?: 'none' | 'self' | 'cluster';
  };
  status?: { lastCheckTime?: string; lastScheduleTime?: string; nextScheduleTime?: string };
}

/** postgresql.cnpg.io/v1: PgBouncer before a Cluster; its Service has the Pooler's name. */
export interface PostgresPooler {
  metadata?: ObjectMeta;
  spec?: {
    cluster: { name: string };
    instances?: number;
    type?: 'rw' | 'ro';
    pgbouncer: { poolMode?: 'session' | 'transaction'; parameters?: Readonly<Record<string, string>> };
  };
  status?: { instances?: number };
}

/** postgresql.cnpg.io/v1: a further database in a Cluster, with its extensions. */
export interface PostgresDatabase {
  metadata?: ObjectMeta;
  spec?: {
    name: string;
    owner: string;
    cluster: { name: string };
    ensure?: 'present' | 'absent';
    databaseReclaimPolicy?: 'retain' | 'delete';
    extensions?: { name: string; ensure?: 'present' | 'absent'; version?: string }[];
  };
  status?: {
    applied?: boolean;
    message?: string;
    observedGeneration?: number;
    extensions?: { name: string; applied?: boolean; message?: string }[];
  };
}

/** barmancloud.cnpg.io/v1: where backups go. */
export interface ObjectStore {
  metadata?: ObjectMeta;
  spec?: {
    configuration: {
      /** `s3://bucket/path` or `gs://bucket/path`. */
      destinationPath: string;
      /** Of an S3-compatible service. */
      endpointURL?: string;
      s3Credentials?: { accessKeyId: SecretKey; secretAccessKey: SecretKey; region?: SecretKey };
      googleCredentials?: { applicationCredentials: SecretKey };
      wal?: { compression?: string; maxParallel?: number };
      data?: { compression?: string; jobs?: number };
    };
    /** Such as 7d. */
    retentionPolicy?: string;
  };
  status?: {
    /** By server name. */
    serverRecoveryWindow?: Readonly<
      Record<
        string,
        {
          firstRecoverabilityPoint?: string;
          lastSuccessfulBackupTime?: string;
          lastFailedBackupTime?: string;
        }
      >
    >;
  };
}
