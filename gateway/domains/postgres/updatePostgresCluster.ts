import { builder } from '../../graphql/builder.ts';
import { ConflictError, InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { path } from '../../upstream/path.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { previewChange } from '../clusters/preview/preview.upstream.ts';
import { fieldsFor } from './settings/inputFields.ts';
import { changePostgres, findPostgres, requirePostgres, type PostgresRecord } from './postgres.upstream.ts';
import { PostgresCluster, PostgresClusterRef } from './PostgresCluster.ts';
import { settingFields, settingsBody } from './settings/PostgresInput.ts';

const UpdatePostgresClusterInput = builder.inputType('UpdatePostgresClusterInput', {
  description: 'New settings of a database cluster; omitted fields stay unchanged.',
  fields: (t) => ({
    id: t.globalID({ for: PostgresCluster, required: true, description: 'The database cluster.' }),
    revision: t.int({
      description:
        'The PostgresCluster.revision the changes are based on. If it has changed since, nothing is saved and the result is a ConflictError.',
    }),
    ...settingFields(t, 'onUpdate'),
    dryRun: t.boolean({
      description:
        'If true, nothing is changed; the result is a ChangePreview with the price and what restarts.',
    }),
  }),
});

const UpdatePostgresClusterPayload = builder
  .objectRef<{ postgresCluster: PostgresRecord }>('UpdatePostgresClusterPayload')
  .implement({
    description: 'The settings are saved and being applied.',
    fields: (t) => ({
      postgresCluster: t.expose('postgresCluster', {
        type: PostgresClusterRef,
        description: 'The database cluster with its new revision.',
      }),
    }),
  });

const UpdatePostgresClusterResult = builder.errorUnion('UpdatePostgresClusterResult', {
  types: [
    InputError,
    RefusedError,
    PlanLimitError,
    ConflictError,
    UpdatePostgresClusterPayload,
    ChangePreview,
  ],
  resolveType: (result) => ('changes' in result ? ChangePreview : UpdatePostgresClusterPayload),
});

builder.mutationField('updatePostgresCluster', (t) =>
  t.field({
    type: UpdatePostgresClusterResult,
    description:
      'Changes the settings of a database cluster. `postgresClusterChanged` reports the progress. Scope: APPS_WRITE.',
    args: {
      input: t.arg({
        type: UpdatePostgresClusterInput,
        required: true,
        description: 'The database cluster and its settings.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { owner: clusterId, rest: appId } = splitOwnId(input.id.id, PostgresCluster.name);
      const target = path`/api/clusters/${clusterId}/apps`;
      // The fields of the bucket and its keys depend on the provider.
      const provider =
        input.backup && input.backup.provider == null
          ? (await requirePostgres(ctx, input.id.id)).backup_provider
          : null;
      const body = {
        appId,
        appName: 'PostgreSQL',
        revision: input.revision ?? undefined,
        configuration: settingsBody(input, provider),
      };
      const fields = fieldsFor(input);
      if (input.dryRun) return previewChange(ctx, 'PUT', target, body, fields);
      return { postgresCluster: await changePostgres(ctx, 'PUT', target, body, fields) };
    },
  }),
);

builder.objectField(ConflictError, 'currentPostgresCluster', (t) =>
  t.field({
    type: PostgresClusterRef,
    nullable: true,
    description: 'The current database cluster, with its new revision; null when something else was changed.',
    resolve: ({ clusterId, appId }, _args, ctx) =>
      appId === null ? null : findPostgres(ctx, `${clusterId}:${appId}`),
  }),
);
