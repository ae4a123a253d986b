import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { path } from '../../upstream/path.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { previewChange } from '../clusters/preview/preview.upstream.ts';
import { changePostgres, type PostgresRecord } from './postgres.upstream.ts';
import { PostgresCluster, PostgresClusterRef } from './PostgresCluster.ts';

const DeletePostgresClusterPayload = builder
  .objectRef<{ postgresCluster: PostgresRecord }>('DeletePostgresClusterPayload')
  .implement({
    description: 'The deletion has started.',
    fields: (t) => ({
      postgresCluster: t.expose('postgresCluster', {
        type: PostgresClusterRef,
        description: 'The database cluster, status UNINSTALLING.',
      }),
    }),
  });

const DeletePostgresClusterResult = builder.errorUnion('DeletePostgresClusterResult', {
  types: [RefusedError, DeletePostgresClusterPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : DeletePostgresClusterPayload),
});

builder.mutationField('deletePostgresCluster', (t) =>
  t.fieldWithInput({
    type: DeletePostgresClusterResult,
    description:
      'Deletes a database cluster with its volumes. With a complete backup it stays restorable until `restorableUntil`. `postgresClusterChanged` reports the end. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: PostgresCluster, required: true, description: 'The database cluster.' }),
      forgetBackups: t.input.boolean({
        defaultValue: false,
        description:
          'If true, it can no longer be restored; the files in the bucket stay. Of a deleted one: it leaves `restorablePostgresClusters`.',
      }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is deleted; the result is a ChangePreview that says what happens to the backups.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { owner: clusterId, rest: appId } = splitOwnId(input.id.id, PostgresCluster.name);
      const target = path`/api/clusters/${clusterId}/apps`;
      const body = { appId, appName: 'PostgreSQL', delete_data: input.forgetBackups ?? undefined };
      if (input.dryRun) return previewChange(ctx, 'DELETE', target, body, {});
      return { postgresCluster: await changePostgres(ctx, 'DELETE', target, body) };
    },
  }),
);
