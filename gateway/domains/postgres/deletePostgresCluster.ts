import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { path } from '../../upstream/path.ts';
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

builder.mutationField('deletePostgresCluster', (t) =>
  t.fieldWithInput({
    type: DeletePostgresClusterPayload,
    errors: { types: [RefusedError] },
    description:
      'Deletes a database cluster with its volumes. With backups it stays restorable until `restorableUntil`. `postgresClusterChanged` reports the end. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: PostgresCluster, required: true, description: 'The database cluster.' }),
      forgetBackups: t.input.boolean({
        defaultValue: false,
        description:
          'If true, it can no longer be restored; the files in the bucket stay. Of a deleted one: it leaves `restorablePostgresClusters`.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { owner: clusterId, rest: appId } = splitOwnId(input.id.id, PostgresCluster.name);
      const target = path`/api/clusters/${clusterId}/apps`;
      const body = { appId, appName: 'PostgreSQL', delete_data: input.forgetBackups ?? undefined };
      return { postgresCluster: await changePostgres(ctx, 'DELETE', target, body) };
    },
  }),
);
