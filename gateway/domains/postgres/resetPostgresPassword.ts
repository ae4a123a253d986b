import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { changePostgres, requirePostgres, type PostgresRecord } from './postgres.upstream.ts';
import { PostgresCluster, PostgresClusterRef } from './PostgresCluster.ts';

const ResetPostgresPasswordPayload = builder
  .objectRef<{ postgresCluster: PostgresRecord }>('ResetPostgresPasswordPayload')
  .implement({
    description: 'The password is being changed. Nothing restarts; open connections stay.',
    fields: (t) => ({
      postgresCluster: t.expose('postgresCluster', {
        type: PostgresClusterRef,
        description: 'The database cluster.',
      }),
    }),
  });

builder.mutationField('resetPostgresPassword', (t) =>
  t.fieldWithInput({
    type: ResetPostgresPasswordPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Gives a user of a database cluster a new password. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: PostgresCluster, required: true, description: 'The database cluster.' }),
      username: t.input.string({
        description: 'Name of the user, the superuser included; the first user when omitted.',
      }),
      password: t.input.string({
        required: true,
        description: 'The new password, which is stored in a secret of the cluster only.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, cluster_name: name } = await requirePostgres(ctx, input.id.id);
      const target = path`/api/clusters/${clusterId}/apps/postgres/${name}/password`;
      const body = { username: input.username ?? undefined, password: input.password };
      return { postgresCluster: await changePostgres(ctx, 'POST', target, body) };
    },
  }),
);
