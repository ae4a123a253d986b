import { seededHex } from '../../../../simulation/chance.ts';
import { isBackupInterrupted } from '../../../../simulation/sentinels.ts';
import { CLUSTER_LABEL } from '../../../api/postgres.ts';
import type { Stored } from '../../../api/objects.ts';
import { growthOf, sizeAt } from '../../computed/postgres/size.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { conditionOf, withCondition } from '../shared/conditions.ts';
import { after } from '../shared/time.ts';
import {
  archiveOf,
  CLUSTERS,
  imageOf,
  instancesOf,
  majorVersionOf,
  type Cluster,
} from '../postgres/clusterParts.ts';
import { STORES, writeFailure } from './objectStores.ts';
import { isServing } from '../postgres/primary.ts';

type Backup = Stored<'backups.postgresql.cnpg.io'>;
type Status = NonNullable<Backup['status']>;

export const BACKUPS = 'backups.postgresql.cnpg.io';
const BASE_MS = 5_000;
const BYTES_PER_MS = 50_000;
/** Compressed by gzip. */
const COMPRESSION = 0.35;

/**
 * | Backup     | Phase     | Then                                                                            |
 * | ---------- | --------- | ------------------------------------------------------------------------------- |
 * | new        | pending   | until an instance of its Cluster serves; a replica is preferred                 |
 * | started    | running   | as long as the size of the data takes                                           |
 * | running    | failed    | at once, when its instance is lost; at its end, when the store refuses          |
 * | running    | completed | the store's window follows                                                      |
 */
export const backupController = defineController({
  resource: BACKUPS,
  reconcile: (backup, context) => {
    const { phase = 'pending' } = backup.status ?? {};
    if (backup.metadata.deletionTimestamp || phase === 'completed' || phase === 'failed') return;
    const cluster = clusterOf(backup, context);
    if (!cluster) return fail(backup, undefined, `cluster ${backup.spec?.cluster.name} not found`, context);
    if (phase === 'pending') start(backup, cluster, context);
    else work(backup, cluster, context);
  },
  triggers: {
    [CLUSTERS]: ({ metadata }, { state }) =>
      state
        .list(BACKUPS, { namespace: metadata.namespace })
        .filter(({ spec, status }) => spec?.cluster.name === metadata.name && !hasEnded(status)),
    pods: ({ metadata }, { state }) =>
      metadata.labels?.[CLUSTER_LABEL] === undefined
        ? []
        : state
            .list(BACKUPS, { namespace: metadata.namespace })
            .filter(({ status }) => !hasEnded(status) && status?.instanceID?.podName === metadata.name),
  },
});

function hasEnded(status: Status | undefined): boolean {
  return status?.phase === 'completed' || status?.phase === 'failed';
}

function clusterOf({ metadata, spec }: Backup, { state }: ControllerContext): Cluster | undefined {
  return state.get(CLUSTERS, spec?.cluster.name ?? '', metadata.namespace);
}

function start(backup: Backup, cluster: Cluster, context: ControllerContext): void {
  const { state } = context;
  if (!archiveOf(cluster)) {
    const message = `cannot proceed with the backup as the cluster has no backup section`;
    return fail(backup, cluster, message, context);
  }
  const serving = instancesOf(cluster, state).filter(isServing);
  const replica = serving.findLast(({ name }) => name !== cluster.status?.currentPrimary);
  const podName = (replica ?? serving[0])?.name;
  if (podName === undefined) {
    if (backup.status?.phase === undefined)
      state.update(BACKUPS, { ...backup, status: { phase: 'pending', method: 'plugin' } });
    return;
  }
  const started = state.update(BACKUPS, {
    ...backup,
    status: {
      phase: 'running',
      method: 'plugin',
      instanceID: { podName },
      startedAt: state.now.toISOString(),
    },
  });
  state.wakeAt(BACKUPS, started, endOf(started, cluster, context));
}

function bytesOf({ status }: Backup, cluster: Cluster): number {
  return sizeAt(growthOf(cluster), new Date(status?.startedAt ?? 0));
}

function endOf(backup: Backup, cluster: Cluster, { infrastructure }: ControllerContext): Date {
  const ms = BASE_MS + bytesOf(backup, cluster) / BYTES_PER_MS;
  return after(backup.status?.startedAt ?? '', infrastructure.simulated(Math.round(ms)));
}

function work(backup: Backup, cluster: Cluster, context: ControllerContext): void {
  const { state } = context;
  const podName = backup.status?.instanceID?.podName ?? '';
  const instance = instancesOf(cluster, state).find(({ name }) => name === podName);
  const endsAt = endOf(backup, cluster, context);
  if (!instance || !isServing(instance))
    return fail(backup, cluster, `the instance ${podName} was lost while it was backed up`, context);
  if (state.now < endsAt) return state.wakeAt(BACKUPS, backup, endsAt);
  if (isBackupInterrupted(cluster.metadata.name) && instance.pod) {
    state.remove('pods', instance.pod);
    return fail(backup, cluster, `the instance ${podName} was lost while it was backed up`, context);
  }
  const failure = refusalOf(cluster, context);
  if (failure === null) complete(backup, cluster, context);
  else fail(backup, cluster, failure, context);
}

function refusalOf(cluster: Cluster, { state }: ControllerContext): string | null {
  const target = archiveOf(cluster);
  const store = state.get(STORES, target?.store ?? '', cluster.metadata.namespace);
  if (!store) return `ObjectStore.barmancloud.cnpg.io "${target?.store}" not found`;
  const failure = writeFailure(store, state);
  if (failure !== null) return failure;
  // A backup without the WAL that was written meanwhile cannot be restored.
  const archiving = conditionOf(cluster, 'ContinuousArchiving');
  return archiving?.status === 'False' ? (archiving.message ?? '') : null;
}

function complete(backup: Backup, cluster: Cluster, context: ControllerContext): void {
  const { state } = context;
  const { uid } = backup.metadata;
  const timeline = String(cluster.status?.timelineID ?? 1).padStart(8, '0');
  const segment = seededHex(`${uid}/wal`, 8).toUpperCase();
  const stoppedAt = state.now.toISOString();
  const backupId = (backup.status?.startedAt ?? stoppedAt).replace(/[-:]/g, '').slice(0, 15);
  const wal = `${timeline}00000000${segment}`;
  const completed = state.update(BACKUPS, {
    ...backup,
    status: {
      ...backup.status,
      phase: 'completed',
      stoppedAt,
      backupId,
      backupName: `backup-${backupId.replace(/\D/g, '')}`,
      beginWal: wal,
      endWal: wal,
      majorVersion: majorVersionOf(imageOf(cluster)),
      pluginMetadata: { sizeBytes: String(Math.round(bytesOf(backup, cluster) * COMPRESSION)) },
    },
  });
  setCondition(cluster, null, context);
  state.recordEvent(completed, { type: 'Normal', reason: 'Completed', message: 'Backup completed' });
}

function fail(backup: Backup, cluster: Cluster | undefined, error: string, context: ControllerContext): void {
  const { state } = context;
  const at = state.now.toISOString();
  const failed = state.update(BACKUPS, {
    ...backup,
    status: { startedAt: at, ...backup.status, phase: 'failed', error, stoppedAt: at },
  });
  if (cluster) setCondition(cluster, error, context);
  state.recordEvent(failed, { type: 'Warning', reason: 'Failed', message: error });
}

function setCondition(cluster: Cluster, error: string | null, { state }: ControllerContext): void {
  const current = state.get(CLUSTERS, cluster.metadata.name, cluster.metadata.namespace);
  if (!current) return;
  const outcome =
    error === null
      ? { status: 'True', reason: 'BackupSucceeded', message: 'Backup was successful' }
      : { status: 'False', reason: 'LastBackupFailed', message: error };
  const conditions = withCondition(
    current.status?.conditions,
    { type: 'LastBackupSucceeded', ...outcome },
    state.now,
  ).map((one) => ({ ...one, reason: one.reason ?? '', message: one.message ?? '' }));
  state.update(CLUSTERS, { ...current, status: { ...current.status, conditions } });
}
