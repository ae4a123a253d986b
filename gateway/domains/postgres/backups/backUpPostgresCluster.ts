import { builder } from '../../../graphql/builder.ts';
import { RefusedError } from '../../../graphql/errors.ts';
import { path } from '../../../upstream/path.ts';
import { requirePostgres, type PostgresRecord } from '../postgres.upstream.ts';
import { PostgresBackupRef } from './PostgresBackup.ts';
import { PostgresCluster, PostgresClusterRef } from '../PostgresCluster.ts';
import { backupRecord, type BackupRecord } from './timeline.upstream.ts';

const BackUpPostgresClusterPayload = builder
  .objectRef<{ backup: BackupRecord; postgresCluster: PostgresRecord }>('BackUpPostgresClusterPayload')
  .implement({
    description: 'The backup has started.',
    fields: (t) => ({
      backup: t.expose('backup', { type: PostgresBackupRef, description: 'The backup, status RUNNING.' }),
      postgresCluster: t.expose('postgresCluster', {
        type: PostgresClusterRef,
        description: 'The database cluster; its `backups` are loaded after the start.',
      }),
    }),
  });

builder.mutationField('backUpPostgresCluster', (t) =>
  t.fieldWithInput({
    type: BackUpPostgresClusterPayload,
    errors: { types: [RefusedError] },
    description:
      'Makes a backup now. `postgresClusterChanged` reports when it is complete. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: PostgresCluster, required: true, description: 'The database cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const postgresCluster = await requirePostgres(ctx, input.id.id);
      const { clusterId, cluster_name: name } = postgresCluster;
      const target = path`/api/clusters/${clusterId}/apps/postgres/${name}/backups`;
      const { data } = await ctx.upstream.send('POST', target, backupRecord);
      return { backup: data, postgresCluster };
    },
  }),
);
