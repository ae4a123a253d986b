import { z } from 'zod';
import { isoDate } from '../../http/envelope.ts';
import { messageFields, messageFieldsJson, messageJson } from '../../messages/messages.ts';
import { backupPath, postgresConfig, POSTGRES_NAMESPACE } from '../../providers/postgres/config.ts';
import { playgroundStates, type PlaygroundStatus } from './playground/playground.service.ts';
import type { BackupTimeline, PostgresBackup } from '../../providers/postgres/port.ts';
import { logsJson } from '../workloads/logs/logs.wire.ts';
import { metricsRanges } from './postgres.input.ts';
import { connectionJson, connectionsOf, endpointsJson, endpointsOf } from './postgres.connections.ts';
import { postgresStatuses } from './postgres.rules.ts';
import type { PostgresRow } from './postgres.store.ts';

/*
 * | Call below /api/clusters/{id}/apps       | Takes                     | Answers                                          |
 * | ---------------------------------------- | ------------------------- | ------------------------------------------------ |
 * | POST (Postgres, PostgreSQL)              | createInput               | 202 {data: postgresJson} or 200 {data: {dry_run}} |
 * | POST (Postgres Restore)                  | restoreInput              | same                                             |
 * | PUT, PUT /{appId}                        | updateInput               | same                                             |
 * | DELETE                                   | appId, deleteInput        | 202 {data: postgresJson}                         |
 * | GET /postgres/clusters                   |                           | postgresListJson, bare                           |
 * | GET /postgres/options                    |                           | {data: optionsJson}                              |
 * | GET /postgres/{name}/logs, /logs/stream  | as of deployments         | postgresLogsJson, bare; JSON lines               |
 * | GET /postgres/{name}/backup-timeline     |                           | timelineJson, bare                               |
 * | POST /postgres/check-restore-name        | checkNameBody             | checkNameJson, bare                              |
 * | POST /postgres/{name}/password           | passwordBody              | 202 {data: postgresJson}                         |
 * | POST /postgres/{name}/failover           | failoverBody              | 202 {data: postgresJson}                         |
 * | POST /postgres/{name}/backups            |                           | 202 {data: backupJson}                           |
 * | GET /postgres/{name}/metrics             | range                     | {data: metricsJson}                              |
 *
 * 409 codes: archived, cluster_not_active, busy, name_taken (with `suggestions`), missing_dependencies, archive_not_empty,
 * backups_off, no_backup_yet, no_replica, locked_field, changed_meanwhile, not_installed. 422: bucket_unreachable (the code of
 * the issue says why), outside_window, invalid.
 * 422 fields: `configuration.<field>`; of a restore `configuration.restore_specific_time`, `configuration.new_cluster_name`.
 */

const archiving = z.enum(['off', 'ok', 'failing']);

/** A database in a response. */
export const postgresJson = z.object({
  id: z.string(),
  app_id: z.string(),
  instance_id: z.string(),
  cluster_id: z.string(),
  cluster_name: z.string(),
  status: z.enum(postgresStatuses),
  progress: z.int(),
  ...messageFieldsJson,
  configuration: postgresConfig,
  /** Fields that are stored as secrets; a user's password as `user_passwords.<name>`. */
  secret_fields: z.array(z.string()),
  backup_enabled: z.boolean(),
  backup_provider: z.enum(['aws-s3', 'gcp-gcs']).nullable(),
  /** Such as s3://bucket/id. */
  backup_path: z.string().nullable(),
  ready_instances: z.int(),
  /** Name of the instance that takes writes; null before there is one. */
  primary: z.string().nullable(),
  instances: z.array(
    z.object({
      name: z.string(),
      role: z.enum(['primary', 'replica']),
      ready: z.boolean(),
      restart_count: z.int(),
      node: z.string().nullable(),
    }),
  ),
  endpoints: endpointsJson,
  connections: z.array(connectionJson),
  /** What the playground does for it; null without a playground, and while the database does not serve. */
  playground: z.enum(playgroundStates).nullable(),
  /** Where the cluster keeps the password of the first user. */
  password_secret: z.object({ namespace: z.string(), name: z.string(), key: z.string() }),
  archiving,
  /** The operator's words while archiving fails. */
  archiving_error: z.string().nullable(),
  last_backup_at: isoDate.nullable(),
  /** Why the last backup failed. */
  last_backup_error: z.string().nullable(),
  restored_from: z
    .object({
      app_id: z.string(),
      cluster_name: z.string(),
      /** Null: the latest that was archived. */
      target_time: isoDate.nullable(),
      restored_at: isoDate.nullable(),
    })
    .nullable(),
  deleted_at: isoDate.nullable(),
  /** When the last backup of a deleted database expires; null if it is not deleted or has no backups. */
  restorable_until: isoDate.nullable(),
  /** Its backups are being deleted with it, or because they have expired. */
  deletes_backups: z.boolean(),
  revision: z.int(),
  created_at: isoDate,
  updated_at: isoDate,
  updated_by: z.string().nullable(),
  updated_by_name: z.string(),
  /** When the state in the cluster was last seen to change; null before the first time. */
  observed_at: isoDate.nullable(),
});
export type PostgresJson = z.output<typeof postgresJson>;

/** Stored secrets by field; a database always has passwords, also those that nobody chose. */
function secretFields({ config }: PostgresRow): string[] {
  const keys = config.backup_provider === 'aws-s3' ? 'access_secret_key' : 'backup_gcs_credentials_json';
  return [
    'init_password',
    'superuser_password',
    ...config.users.map(({ name }) => `user_passwords.${name}`),
    ...(config.backup_enabled ? [keys] : []),
  ];
}

function restoredFrom({ source, readyAt }: PostgresRow): PostgresJson['restored_from'] {
  if (!source) return null;
  const { id, name, targetTime } = source;
  const restored_at = readyAt?.toISOString() ?? null;
  return { app_id: id, cluster_name: name, target_time: targetTime, restored_at };
}

/** Row → response. */
export function postgresToJson(row: PostgresRow, playground: PlaygroundStatus | null): PostgresJson {
  const { id, name, config, observed } = row;
  const instances = row.deletedAt ? [] : (observed?.instances ?? []);
  return {
    ...{ id, app_id: id, instance_id: id, cluster_id: row.clusterId, cluster_name: name },
    ...{ status: row.status, progress: row.progress, ...messageFields(row.message) },
    configuration: config,
    secret_fields: secretFields(row),
    backup_enabled: config.backup_enabled,
    backup_provider: config.backup_enabled ? config.backup_provider : null,
    backup_path: backupPath(config, id),
    ready_instances: instances.filter(({ ready }) => ready).length,
    primary: row.deletedAt ? null : (observed?.primary ?? null),
    instances: instances.map(({ restartCount, ...one }) => ({ ...one, restart_count: restartCount })),
    endpoints: endpointsOf(row),
    connections: connectionsOf(row, playground?.address),
    playground: playground?.state ?? null,
    password_secret: { namespace: POSTGRES_NAMESPACE, name: `${name}-app`, key: 'password' },
    archiving: observed?.archiving ?? 'off',
    archiving_error: observed?.archivingError || null,
    last_backup_at: observed?.lastBackupAt ?? null,
    last_backup_error: observed?.backupError ?? null,
    restored_from: restoredFrom(row),
    deleted_at: row.deletedAt?.toISOString() ?? null,
    restorable_until: row.restorableUntil?.toISOString() ?? null,
    deletes_backups: row.deletesBackups,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    updated_by_name: row.updatedByName,
    observed_at: row.observedAt?.toISOString() ?? null,
  };
}

/** By name; deleted ones that can be restored come last. */
export const postgresListJson = z.object({
  clusters: z.array(postgresJson),
  data: z.object({ allPostgresClusters: z.array(postgresJson) }),
  /** Why the installed operator cannot create, change or restore databases; null if it can, or none is installed. */
  operator_problem: messageJson.extend({ message: z.string() }).nullable(),
});

export const backupJson = z.object({
  id: z.string(),
  started_at: isoDate,
  finished_at: isoDate.nullable(),
  status: z.enum(['running', 'completed', 'failed']),
  size_bytes: z.int().nullable(),
  error: z.string().nullable(),
});
export type BackupJson = z.output<typeof backupJson>;

/** Backup → response. */
export function backupToJson(backup: PostgresBackup): BackupJson {
  return {
    ...{ id: backup.id, status: backup.status, error: backup.error },
    started_at: backup.startedAt.toISOString(),
    finished_at: backup.finishedAt?.toISOString() ?? null,
    size_bytes: backup.sizeBytes,
  };
}

/** Backups are newest first. */
export const timelineJson = z.object({
  timeline: z.object({
    /** Null before the first backup is complete. */
    backup_window: z.object({ earliest: isoDate, latest: isoDate }).nullable(),
    backups: z.array(backupJson),
    archiving,
    archiving_error: z.string().nullable(),
  }),
});

/** Timeline → response. */
export function timelineToJson(found: BackupTimeline): z.output<typeof timelineJson> {
  const { window, backups, archiving: state, archivingError } = found;
  return {
    timeline: {
      backup_window: window && {
        earliest: window.earliest.toISOString(),
        latest: window.latest.toISOString(),
      },
      backups: backups.map(backupToJson),
      archiving: state,
      archiving_error: archivingError || null,
    },
  };
}

export const checkNameJson = z.object({ available: z.boolean(), suggestions: z.array(z.string()).max(3) });

export const postgresLogsJson = logsJson.extend({
  availablePods: z.array(
    logsJson.shape.availablePods.element.extend({ role: z.enum(['primary', 'replica']).nullable() }),
  ),
});

/** `values` belong to `times`; null where nothing was measured. */
const seriesJson = z.object({
  metric: z.enum([
    'connections',
    'transactions_per_second',
    'size_bytes',
    'replication_lag_seconds',
    'wal_bytes',
    'cache_hit_ratio',
    'longest_transaction_seconds',
  ]),
  /** The highest possible value, such as max_connections or the size of the volume; null without one. */
  limit: z.number().nullable(),
  values: z.array(z.number().nullable()),
});

export const metricsJson = z.object({
  range: z.enum(metricsRanges),
  step_seconds: z.int(),
  times: z.array(isoDate),
  series: z.array(seriesJson),
});
export type MetricsJson = z.output<typeof metricsJson>;

/** What the forms offer. */
export const optionsJson = z.object({
  postgres_versions: z.array(z.string()),
  ferretdb_versions: z.array(z.string()),
  extensions: z.array(z.object({ name: z.string(), requires_restart: z.boolean() })),
  parameters: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['integer', 'number', 'memory', 'duration', 'boolean', 'choice']),
      /** PostgreSQL's unit of numbers without one, such as ms or MB; null if it has none. */
      unit: z.string().nullable(),
      default: z.string(),
      /** Bounds in the same notation as values; null for switches and choices. */
      min: z.string().nullable(),
      max: z.string().nullable(),
      /** Of a choice. */
      options: z.array(z.string()),
      requires_restart: z.boolean(),
    }),
  ),
  /** EUR net per month. */
  load_balancer_price: z.number(),
  volume_price_per_gb: z.number(),
  max_storage_size: z.int(),
});
export type OptionsJson = z.output<typeof optionsJson>;
