import type { Stored } from '../../kubernetes/api/objects.ts';
import type { ArchivingState, BackupWindow, PostgresBackup, PostgresTarget } from '../port.ts';
import { storeName } from './names.ts';

export type Cluster = Stored<'clusters.postgresql.cnpg.io'>;
export type Backup = Stored<'backups.postgresql.cnpg.io'>;
export type Store = Stored<'objectstores.barmancloud.cnpg.io'>;

/** `archive_timeout` of the operator: no archived WAL is older while archiving works. */
const WAL_MS = 5 * 60_000;

const dateOf = (at: string | undefined): Date | null => (at === undefined ? null : new Date(at));

/** The state of continuous archiving, and the operator's words while it fails. */
export function archivingOf(cluster: Cluster | null): {
  archiving: ArchivingState;
  error: string;
  failingSince: Date | null;
} {
  const isOn = cluster?.spec?.plugins?.some(({ isWALArchiver }) => isWALArchiver) ?? false;
  const condition = cluster?.status?.conditions?.find(({ type }) => type === 'ContinuousArchiving');
  if (!isOn || !condition) return { archiving: 'off', error: '', failingSince: null };
  if (condition.status === 'True') return { archiving: 'ok', error: '', failingSince: null };
  const failingSince = dateOf(condition.lastTransitionTime);
  return { archiving: 'failing', error: condition.message ?? condition.reason ?? '', failingSince };
}

/** The first moment that a restore can reach; null before the first backup. */
export function recoverableSince(target: PostgresTarget, store: Store | undefined): string | null {
  return store?.status?.serverRecoveryWindow?.[target.name]?.firstRecoverabilityPoint ?? null;
}

/**
 * The moments that a restore can reach: until the last archived WAL, because a restore to a later one fails. Barman Cloud
 * does not report it, but the instance does; without an answer it is at most five minutes old while archiving works.
 */
export function windowOf(
  target: PostgresTarget,
  store: Store | undefined,
  cluster: Cluster | null,
  { now, lastWal }: { now: Date; lastWal: Date | null },
): BackupWindow | null {
  const known = store?.status?.serverRecoveryWindow?.[target.name];
  const earliest = dateOf(known?.firstRecoverabilityPoint);
  if (!earliest) return null;
  const { failingSince } = archivingOf(cluster);
  const lastBackup = dateOf(known?.lastSuccessfulBackupTime) ?? earliest;
  const archived = lastWal ?? new Date((failingSince ?? now).getTime() - WAL_MS);
  // A deleted database archives nothing: its last backup is what is certain.
  const latest = cluster && archived > lastBackup ? archived : lastBackup;
  return { earliest, latest: latest > earliest ? latest : earliest };
}

function statusOf({ status }: Backup): PostgresBackup['status'] {
  if (status?.phase === 'completed') return 'completed';
  return status?.phase === 'failed' || status?.phase === 'walArchivingFailing' ? 'failed' : 'running';
}

export function toBackup(backup: Backup): PostgresBackup {
  const { metadata, status } = backup;
  const size = Number(status?.pluginMetadata?.['sizeBytes']);
  const outcome = statusOf(backup);
  return {
    id: metadata.name,
    startedAt: new Date(status?.startedAt ?? metadata.creationTimestamp),
    finishedAt: dateOf(status?.stoppedAt),
    status: outcome,
    sizeBytes: Number.isFinite(size) && size > 0 ? Math.round(size) : null,
    error: outcome === 'failed' ? (status?.error ?? status?.phase ?? '') : null,
  };
}

/** Backups of a database, newest first. */
export function backupsOf(target: PostgresTarget, backups: readonly Backup[]): PostgresBackup[] {
  return backups
    .filter(({ spec }) => spec?.cluster.name === target.name)
    .map(toBackup)
    .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
}

export function storeOf(target: PostgresTarget, stores: readonly Store[]): Store | undefined {
  return stores.find(({ metadata }) => metadata.name === storeName(target));
}
