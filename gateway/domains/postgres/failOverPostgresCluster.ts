import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { changePostgres, requirePostgres, type PostgresRecord } from './postgres.upstream.ts';
import { PostgresCluster, PostgresClusterRef } from './PostgresCluster.ts';

const FailOverPostgresClusterPayload = builder
  .objectRef<{ postgresCluster: PostgresRecord }>('FailOverPostgresClusterPayload')
  .implement({
    description: 'The failover has started. Connections to the old primary are closed.',
    fields: (t) => ({
      postgresCluster: t.expose('postgresCluster', {
        type: PostgresClusterRef,
        description: 'The database cluster; its `primary` changes once the failover is complete.',
      }),
    }),
  });

builder.mutationField('failOverPostgresCluster', (t) =>
  t.fieldWithInput({
    type: FailOverPostgresClusterPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Makes a replica the primary. `postgresClusterChanged` reports the progress. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: PostgresCluster, required: true, description: 'The database cluster.' }),
      instance: t.input.string({
        description: 'Name of the replica that becomes the primary; the first ready one when omitted.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, cluster_name: name } = await requirePostgres(ctx, input.id.id);
      const target = path`/api/clusters/${clusterId}/apps/postgres/${name}/failover`;
      const body = { instance: input.instance ?? undefined };
      return { postgresCluster: await changePostgres(ctx, 'POST', target, body) };
    },
  }),
);
