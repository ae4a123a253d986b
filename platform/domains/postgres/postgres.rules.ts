/** Which actions a database allows in which status, and how its status follows the cluster. Pure. */
import { text, type Message } from '../../messages/messages.ts';
import type { PostgresConfig } from '../../providers/postgres/config.ts';
import type { ObservedPostgres } from '../../providers/postgres/port.ts';
import { changeBlocker } from '../nodes/nodes.rules.ts';

export const postgresStatuses = [
  'pending',
  'installing_addons',
  'installing_dependencies',
  'configuring',
  'installed',
  'upgrading',
  'rollback',
  'failed',
  'uninstalling',
  'uninstall_failed',
  /** Deleted; its backups can be restored until retention ends. */
  'uninstalled',
] as const;
export type PostgresStatus = (typeof postgresStatuses)[number];

export type PostgresAction =
  | 'update'
  | 'delete'
  | 'restore'
  | 'changePassword'
  | 'failover'
  | 'backUp'
  | 'forget';

/** Action → statuses in which it may start. A database can be deleted while it is being made. */
export const postgresCan = {
  update: ['installed', 'failed'],
  delete: [
    'pending',
    'installing_addons',
    'installing_dependencies',
    'configuring',
    'installed',
    'upgrading',
    'rollback',
    'failed',
    'uninstall_failed',
  ],
  restore: ['installed', 'upgrading', 'failed', 'uninstalling', 'uninstall_failed', 'uninstalled'],
  changePassword: ['installed'],
  failover: ['installed'],
  backUp: ['installed'],
  /** Of a deleted one: its backups are given up. */
  forget: ['uninstalled'],
} as const satisfies Record<PostgresAction, readonly PostgresStatus[]>;

export type PostgresBlocker =
  | 'archived'
  | 'cluster_not_active'
  | 'busy'
  | 'uninstalling'
  | 'uninstalled'
  | 'backups_off'
  | 'deletes_backups'
  | 'no_replica';

/** Why the action cannot start now; null if it can. The cluster's status comes before the database's. */
export function postgresBlocker(
  action: PostgresAction,
  now: {
    status: PostgresStatus;
    clusterStatus: string;
    config: Pick<PostgresConfig, 'backup_enabled'>;
    observed: Pick<ObservedPostgres, 'instances'> | null;
    deletesBackups: boolean;
  },
): PostgresBlocker | null {
  const onCluster = changeBlocker(now.clusterStatus);
  if (onCluster) return onCluster;
  const { status } = now;
  if (!postgresCan[action].some((one) => one === status)) {
    return status === 'uninstalling' || status === 'uninstalled' ? status : 'busy';
  }
  if ((action === 'backUp' || action === 'restore') && !now.config.backup_enabled) return 'backups_off';
  if (action === 'restore' && now.deletesBackups) return 'deletes_backups';
  const hasReplica = now.observed?.instances.some(({ role, ready }) => role === 'replica' && ready) ?? false;
  return action === 'failover' && !hasReplica ? 'no_replica' : null;
}

export const progressOf = {
  accepted: 5,
  addons: 10,
  applied: 15,
  ready: 90,
  exposed: 95,
  done: 100,
} as const;

/** The status of a row as it follows from the cluster. */
export interface Outcome {
  status: PostgresStatus;
  progress: number;
  message: Message | null;
}

interface Settling extends Outcome {
  name: string;
  config: PostgresConfig;
  /** It is made from the backups of this database. */
  source: { name: string } | null;
  /** It has been ready at least once. */
  wasReady: boolean;
}

/** What is wrong with a database that serves; null if nothing is. */
function remark({ name }: Settling, seen: ObservedPostgres): Message | null {
  if (seen.archiving === 'failing') {
    const reason = seen.archivingError;
    return /expected empty archive/i.test(reason)
      ? text('postgres_archive_not_empty', { name })
      : text('postgres_archiving_failed', { reason });
  }
  return seen.backupError === null ? null : text('postgres_backup_failed', { reason: seen.backupError });
}

/** Why a database does not serve. */
function failure({ config, source, wasReady }: Settling, seen: ObservedPostgres): Message {
  const reason = seen.phaseReason || seen.phase;
  if (/disk space/i.test(seen.phase)) return text('postgres_storage_full', { size: config.storage_size });
  if (source && !wasReady) return text('postgres_restore_failed', { source: source.name, reason });
  return seen.problem ?? text('postgres_phase_failed', { reason });
}

/** What is left to do when all instances run; null if nothing is. */
function waiting({ config }: Settling, seen: ObservedPostgres): Message | null {
  if (seen.ferretdbReady === 0) return text('postgres_waits_for_ferretdb');
  return config.expose_enabled && seen.externalHost === null ? text('postgres_waits_for_address') : null;
}

function movingMessage({ source, wasReady, config }: Settling, seen: ObservedPostgres): Message {
  if (seen.problem) return seen.problem;
  if (seen.state === 'failing_over') return text('postgres_failing_over');
  if (seen.state === 'creating' && !wasReady)
    return source ? text('postgres_restoring', { source: source.name }) : text('postgres_first_instance');
  const ready = seen.instances.filter((one) => one.ready).length;
  return text('postgres_instances_ready', { ready, count: config.instances_count });
}

/**
 * | In the cluster                 | Row that moves           | Installed row               | Failed row      |
 * | ------------------------------ | ------------------------ | --------------------------- | --------------- |
 * | gone                           | as before                | failed                      | failed          |
 * | healthy, all instances ready   | installed                | installed                   | installed       |
 * | healthy, no address or FerretDB | stays, 95 %             | stays, with what is awaited | configuring     |
 * | changes or fails over          | progress by instances    | stays, with what happens    | upgrading       |
 * | failed                         | failed                   | failed                      | failed          |
 */
export function outcomeOf(row: Settling, seen: ObservedPostgres | undefined): Outcome {
  const { status, progress, message } = row;
  const isSettled = status === 'installed' || status === 'failed';
  if (!seen)
    return isSettled
      ? { status: 'failed', progress: 100, message: text('postgres_gone') }
      : { status, progress, message };
  if (seen.state === 'failed') return { status: 'failed', progress, message: failure(row, seen) };
  const ready = seen.instances.filter((one) => one.ready).length;
  const isComplete = seen.state === 'healthy' && ready >= row.config.instances_count;
  const awaited = isComplete ? waiting(row, seen) : movingMessage(row, seen);
  if (awaited === null) return { status: 'installed', progress: 100, message: remark(row, seen) };
  if (status === 'installed') return { status, progress: 100, message: remark(row, seen) ?? awaited };
  const share = Math.min(1, ready / row.config.instances_count);
  const reached = isComplete
    ? progressOf.exposed
    : progressOf.applied + Math.round(share * (progressOf.ready - progressOf.applied));
  const moving = row.wasReady ? 'upgrading' : 'configuring';
  return { status: moving, progress: reached, message: awaited };
}

/** Days and dates of a deleted database's backups. */
export function restorableUntil(config: PostgresConfig, deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + config.backup_retention_period * 24 * 3_600_000);
}

/** The operator manages extensions of databases since 1.26, which is in this version of its chart. */
export const OPERATOR = { addon: 'cloudnative-pg', leastVersion: '0.25.0' } as const;

/** Why the installed operator cannot manage databases; null if it can, or if none is installed. */
export function operatorProblem(version: string | null): Message | null {
  const { leastVersion: least } = OPERATOR;
  if (version === null || version.localeCompare(least, 'en', { numeric: true }) >= 0) return null;
  return text('postgres_operator_old', { version, least });
}

/** Add-ons that the configuration needs, in order. */
export function requiredAddons({
  backup_enabled: hasBackups,
}: Pick<PostgresConfig, 'backup_enabled'>): string[] {
  return [OPERATOR.addon, ...(hasBackups ? ['plugin-barman-cloud'] : [])];
}
