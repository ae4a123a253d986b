import type { Message } from '../../messages/messages.ts';
import type { PostgresConfig, PostgresSecrets } from './config.ts';

/** Where a restored database comes from. */
export interface RestoreSource {
  /** Id and name of the source: its backups lie under them. */
  id: string;
  name: string;
  config: PostgresConfig;
  /** Null: everything that is archived. */
  targetTime: Date | null;
}

/** What is applied to a cluster. */
export interface PostgresSpec {
  id: string;
  name: string;
  config: PostgresConfig;
  /** New values; the others keep theirs. */
  secrets: PostgresSecrets;
  source: RestoreSource | null;
}

export interface PostgresTarget {
  id: string;
  name: string;
}

export interface PostgresInstance {
  name: string;
  role: 'primary' | 'replica';
  ready: boolean;
  restartCount: number;
  node: string | null;
}

export type ArchivingState = 'off' | 'ok' | 'failing';

export interface BackupWindow {
  earliest: Date;
  /** The end of the last archived WAL: a recovery to a later moment fails. */
  latest: Date;
}

/** What the operator does with a cluster. */
export type PostgresState =
  /** The first instance is being made, or a backup restored. */
  | 'creating'
  | 'healthy'
  /** It serves, and something changes: a replica is made, storage grows, instances restart. */
  | 'changing'
  | 'failing_over'
  /** It will not recover without a change. */
  | 'failed';

/** The state of a database in its cluster. */
export interface ObservedPostgres extends PostgresTarget {
  state: PostgresState;
  /** The operator's phase and its reason. */
  phase: string;
  phaseReason: string;
  instances: readonly PostgresInstance[];
  /** What the worst pod lacks; null if all run. */
  problem: Message | null;
  primary: string | null;
  archiving: ArchivingState;
  /** The operator's words; empty unless archiving fails. */
  archivingError: string;
  /** Times are ISO 8601. */
  lastBackupAt: string | null;
  /** Why the last backup failed; null if it did not. */
  backupError: string | null;
  /** A backup is being made. */
  isBackingUp: boolean;
  /** The first moment that a restore can reach; null before the first backup. */
  recoverableSince: string | null;
  /** Address of the load balancer; null while there is none. */
  externalHost: string | null;
  /** Pods of FerretDB that serve; null without FerretDB. */
  ferretdbReady: number | null;
}

export interface PostgresBackup {
  /** Name of the Backup object. */
  id: string;
  startedAt: Date;
  finishedAt: Date | null;
  status: 'running' | 'completed' | 'failed';
  sizeBytes: number | null;
  error: string | null;
}

export interface BackupTimeline {
  window: BackupWindow | null;
  /** Newest first. */
  backups: readonly PostgresBackup[];
  archiving: ArchivingState;
  archivingError: string;
}

/** Measured at one moment by the exporters of the instances; null where nothing was measured. */
export interface PostgresSample {
  connections: number | null;
  maxConnections: number | null;
  /** Committed and rolled back, since the server started. */
  transactions: number | null;
  sizeBytes: number | null;
  replicationLagSeconds: number | null;
  walBytes: number | null;
  /** Blocks found in memory and read from disk, since the server started. */
  blocksHit: number | null;
  blocksRead: number | null;
  /** The longest transaction that runs. */
  longestTransactionSeconds: number | null;
}

/** Database clusters of the platform in a running cluster, in one namespace. All methods reject with KubernetesError. */
export interface ClusterPostgres {
  /** Makes or changes all objects of a database. Repeating it changes nothing. */
  apply(clusterId: string, spec: PostgresSpec, signal?: AbortSignal): Promise<void>;
  /** Deletes the database with its volumes; what leads to its backups stays. */
  remove(clusterId: string, target: PostgresTarget, signal?: AbortSignal): Promise<void>;
  /** Deletes what leads to the backups; the bucket keeps them. */
  removeBackups(clusterId: string, target: PostgresTarget, signal?: AbortSignal): Promise<void>;
  /** True if the namespace has a database of that name, including those that were not created here. */
  exists(clusterId: string, name: string): Promise<boolean>;
  /** Every database of the platform that is in the cluster. */
  observe(clusterId: string): Promise<ObservedPostgres[]>;
  /** Backups of a database; of a deleted one too, while what leads to them is there. */
  timeline(clusterId: string, target: PostgresTarget): Promise<BackupTimeline>;
  /** The password of the first user; null while there is none. */
  appPassword(clusterId: string, target: PostgresTarget): Promise<string | null>;
  startBackup(clusterId: string, target: PostgresTarget): Promise<PostgresBackup>;
  /** Makes another instance the primary. */
  promote(clusterId: string, target: PostgresTarget, instance: string): Promise<void>;
  /** Fields of the form whose passwords, as they are in the cluster, have fewer characters. */
  shortPasswords(
    clusterId: string,
    spec: Pick<PostgresSpec, 'name' | 'config'>,
    min: number,
  ): Promise<string[]>;
  /** Null if no exporter answers. */
  sample(clusterId: string, target: PostgresTarget): Promise<PostgresSample | null>;
  /** The secret part of the keys of the bucket, to try them; members are undefined where there is none. */
  bucketSecret(
    clusterId: string,
    target: PostgresTarget,
  ): Promise<{ secretAccessKey?: string | undefined; googleCredentials?: string | undefined }>;
}
