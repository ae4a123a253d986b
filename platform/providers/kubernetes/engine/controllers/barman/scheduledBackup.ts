import type { Stored } from '../../../api/objects.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { CLUSTERS } from '../postgres/clusterParts.ts';
import { nextScheduled } from './schedule.ts';

type ScheduledBackup = Stored<'scheduledbackups.postgresql.cnpg.io'>;

const RESOURCE = 'scheduledbackups.postgresql.cnpg.io';
/** Backups that were missed longer ago have ended by their retention. */
const LONGEST_RETENTION_MS = 35 * 86_400_000;

/**
 * | ScheduledBackup                  | Then                                                              |
 * | -------------------------------- | ----------------------------------------------------------------- |
 * | new and immediate                | a Backup once its Cluster has a primary, then by schedule         |
 * | its time has come                | a Backup; missed ones are made up for, up to 35 days          |
 * | suspended                        | none                                                              |
 *
 * People chose the schedule, so it passes in real time.
 */
export const scheduledBackupController = defineController({
  resource: RESOURCE,
  reconcile: (scheduled, context) => {
    const { state } = context;
    if (scheduled.metadata.deletionTimestamp || scheduled.spec?.suspend) return;
    const cluster = state.get(CLUSTERS, scheduled.spec?.cluster.name ?? '', scheduled.metadata.namespace);
    if (!cluster?.status?.currentPrimary) return;
    const next = scheduled.status?.nextScheduleTime;
    const isFirst = next === undefined;
    const isDue = isFirst ? scheduled.spec?.immediate === true : new Date(next) <= state.now;
    if (!isFirst && !isDue) return state.wakeAt(RESOURCE, scheduled, new Date(next));
    const missedMs = context.infrastructure.present.getTime() - state.now.getTime();
    if (isDue && missedMs < LONGEST_RETENTION_MS) createBackup(scheduled, context);
    plan(scheduled, isDue, context);
  },
  triggers: {
    [CLUSTERS]: ({ metadata }, { state }) =>
      state
        .list(RESOURCE, { namespace: metadata.namespace })
        .filter(({ spec, status }) => spec?.cluster.name === metadata.name && !status?.nextScheduleTime),
  },
});

function createBackup(scheduled: ScheduledBackup, { state }: ControllerContext): void {
  const { metadata, spec } = scheduled;
  if (!spec) return;
  const stamp = state.now.toISOString().replace(/[-:T]/g, '').slice(0, 14);
  const name = `${metadata.name}-${stamp}`;
  if (state.get('backups.postgresql.cnpg.io', name, metadata.namespace)) return;
  const labels = { 'cnpg.io/cluster': spec.cluster.name, 'cnpg.io/scheduled-backup': metadata.name };
  const { cluster, method, pluginConfiguration } = spec;
  const owner = spec.backupOwnerReference === 'self' ? scheduled : undefined;
  const backup = {
    metadata: { name, namespace: metadata.namespace, labels },
    spec: { cluster, method, ...(pluginConfiguration && { pluginConfiguration }) },
  };
  state.create('backups.postgresql.cnpg.io', backup, owner);
}

function plan(scheduled: ScheduledBackup, isDue: boolean, { state }: ControllerContext): void {
  const next = nextScheduled(scheduled.spec?.schedule ?? '', state.now);
  const updated = state.update(RESOURCE, {
    ...scheduled,
    status: {
      ...scheduled.status,
      lastCheckTime: kubernetesTime(state.now),
      ...(isDue && { lastScheduleTime: kubernetesTime(state.now) }),
      ...(next && { nextScheduleTime: kubernetesTime(next) }),
    },
  });
  state.wakeAt(RESOURCE, updated, next);
}
