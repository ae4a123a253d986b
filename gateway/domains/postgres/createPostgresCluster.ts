import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { previewChange } from '../clusters/preview/preview.upstream.ts';
import { fieldsFor } from './settings/inputFields.ts';
import { changePostgres, type PostgresRecord } from './postgres.upstream.ts';
import { PostgresClusterRef } from './PostgresCluster.ts';
import { settingFields, settingsBody } from './settings/PostgresInput.ts';
import { PostgresFerretdbInput } from './settings/PostgresNetworkInput.ts';

const CreatePostgresClusterInput = builder.inputType('CreatePostgresClusterInput', {
  description: 'Settings of a new database cluster. `clusterId` is enough.',
  fields: (t) => ({
    clusterId: t.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    name: t.string({
      defaultValue: 'postgres',
      description:
        'Lowercase letters, digits and hyphens, at most 50, beginning with a letter. Cannot be changed.',
    }),
    version: t.string({
      defaultValue: '17.5',
      description: 'Version of PostgreSQL, one of `PostgresOptions.versions`. Cannot be changed.',
    }),
    storageClass: t.string({
      description: 'Storage class; the default one of the cluster when omitted. Cannot be changed.',
    }),
    databaseName: t.string({
      defaultValue: 'app',
      description: 'Name of the first database. Cannot be changed.',
    }),
    username: t.string({
      defaultValue: 'app',
      description: 'Name of the first user, who owns the first database. Cannot be changed.',
    }),
    superuserName: t.string({
      defaultValue: 'postgres',
      description: 'Name of the superuser. Cannot be changed.',
    }),
    ferretdb: t.field({
      type: PostgresFerretdbInput,
      description: 'FerretDB, for clients of MongoDB; none when omitted. Cannot be changed.',
    }),
    ...settingFields(t, 'onCreate'),
    withDependencies: t.boolean({
      description: 'If true, missing required add-ons are installed first, in order.',
    }),
    dryRun: t.boolean({
      description:
        'If true, nothing is created; the result is a ChangePreview with the price. The bucket and its keys are tried.',
    }),
  }),
});

const CreatePostgresClusterPayload = builder
  .objectRef<{ postgresCluster: PostgresRecord }>('CreatePostgresClusterPayload')
  .implement({
    description: 'The database cluster is accepted. `postgresClusterChanged` reports the progress.',
    fields: (t) => ({
      postgresCluster: t.expose('postgresCluster', {
        type: PostgresClusterRef,
        description: 'The database cluster, status PENDING.',
      }),
    }),
  });

const CreatePostgresClusterResult = builder.errorUnion('CreatePostgresClusterResult', {
  types: [InputError, RefusedError, PlanLimitError, CreatePostgresClusterPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : CreatePostgresClusterPayload),
});

builder.mutationField('createPostgresCluster', (t) =>
  t.field({
    type: CreatePostgresClusterResult,
    description:
      'Creates a managed PostgreSQL cluster. `postgresClusterChanged` reports the progress. Scope: APPS_WRITE.',
    args: {
      input: t.arg({
        type: CreatePostgresClusterInput,
        required: true,
        description: 'Settings of the database cluster.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { ferretdb } = input;
      const target = path`/api/clusters/${input.clusterId.id}/apps`;
      const configuration = {
        cluster_name: input.name ?? undefined,
        postgres_version: input.version ?? undefined,
        storage_class: input.storageClass ?? undefined,
        init_database: input.databaseName ?? undefined,
        init_username: input.username ?? undefined,
        superuser_username: input.superuserName ?? undefined,
        ...(ferretdb
          ? {
              ferretdb_enabled: ferretdb.isEnabled ?? undefined,
              ferretdb_version: ferretdb.version ?? undefined,
            }
          : {}),
        ...settingsBody(input),
      };
      const body = {
        appName: 'PostgreSQL',
        configuration,
        ...(input.withDependencies ? { with_dependencies: true } : {}),
      };
      const fields = fieldsFor(input);
      if (input.dryRun) return previewChange(ctx, 'POST', target, body, fields);
      return { postgresCluster: await changePostgres(ctx, 'POST', target, body, fields) };
    },
  }),
);
