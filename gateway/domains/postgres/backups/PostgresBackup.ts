import { builder } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connections.ts';
import { PostgresClusterRef } from '../PostgresCluster.ts';
import { loadTimeline, type BackupRecord, type TimelineRecord } from './timeline.upstream.ts';

const PostgresBackupStatus = builder.enumType('PostgresBackupStatus', {
  description: 'Status of a backup.',
  values: {
    RUNNING: { value: 'running', description: 'It is being made.' },
    COMPLETED: { value: 'completed', description: 'It can be restored.' },
    FAILED: { value: 'failed', description: 'It could not be made.' },
  } as const,
});

export const PostgresBackupRef = builder.objectRef<BackupRecord>('PostgresBackup').implement({
  description: 'A base backup of a database cluster.',
  fields: (t) => ({
    name: t.exposeString('id', { description: 'Name of its object in the cluster.' }),
    status: t.expose('status', { type: PostgresBackupStatus, description: 'Status.' }),
    startedAt: t.expose('started_at', { type: 'DateTime', description: 'When it was started.' }),
    finishedAt: t.expose('finished_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it is running.',
    }),
    sizeBytes: t.exposeFloat('size_bytes', {
      nullable: true,
      description: 'Size in the storage in bytes; null when it is unknown.',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why it failed, in the words of the operator; null when it did not.',
    }),
  }),
});

const RecoveryWindow = builder
  .objectRef<NonNullable<TimelineRecord['backup_window']>>('RecoveryWindow')
  .implement({
    description: 'Points in time to which a database cluster can be restored.',
    fields: (t) => ({
      earliest: t.expose('earliest', {
        type: 'DateTime',
        description: 'End of the oldest backup that is kept.',
      }),
      latest: t.expose('latest', {
        type: 'DateTime',
        description: 'The last archived change: a few minutes ago while archiving works.',
      }),
    }),
  });

const PostgresBackupConnection = builder.connectionObject({
  type: PostgresBackupRef,
  name: 'PostgresBackupConnection',
});

builder.objectFields(PostgresClusterRef, (t) => ({
  recoveryWindow: t.field({
    type: RecoveryWindow,
    nullable: true,
    description:
      'Points in time to which it can be restored; null without a complete backup and when it could not be loaded. Costs one call of the platform per database cluster, together with `backups`.',
    resolve: async (postgres, _args, ctx) => (await loadTimeline(ctx, postgres))?.backup_window ?? null,
  }),
  backups: t.connection(
    {
      type: PostgresBackupRef,
      nullable: true,
      description:
        'Its backups, newest first; empty without backups, null when they could not be loaded. Costs one call of the platform per database cluster, together with `recoveryWindow`.',
      resolve: async (postgres, args, ctx) => {
        const timeline = await loadTimeline(ctx, postgres);
        return connectionOf(timeline?.backups ?? [], args, (one) => [one.started_at, one.id], [-1, -1]);
      },
    },
    PostgresBackupConnection,
  ),
}));
