import { builder } from '../../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../../graphql/errors.ts';
import { splitOwnId } from '../../../graphql/globalId.ts';
import { path } from '../../../upstream/path.ts';
import { ChangePreview } from '../../clusters/preview/ChangePreview.ts';
import { previewChange } from '../../clusters/preview/preview.upstream.ts';
import { fieldsFor } from '../settings/inputFields.ts';
import { changePostgres, type PostgresRecord } from '../postgres.upstream.ts';
import { PostgresCluster, PostgresClusterRef } from '../PostgresCluster.ts';

const RestorePostgresClusterInput = builder.inputType('RestorePostgresClusterInput', {
  description: 'What is restored, to which point in time, and the name of the new database cluster.',
  fields: (t) => ({
    sourceId: t.globalID({
      for: PostgresCluster,
      required: true,
      description: 'The source, one of `Cluster.restorablePostgresClusters`; it is not changed.',
    }),
    name: t.string({
      required: true,
      description: 'Name of the new database cluster; `postgresNameAvailable` checks it.',
    }),
    targetTime: t.field({
      type: 'DateTime',
      description:
        'Point in time within `PostgresCluster.recoveryWindow`, with offset; the latest one when omitted.',
    }),
    instanceCount: t.int({ description: 'Number of instances, 1 to 3; that of the source when omitted.' }),
    storageGib: t.int({
      description: 'Storage of each instance in GiB, at least that of the source, which is the default.',
    }),
    dryRun: t.boolean({
      description: 'If true, nothing is restored; the result is a ChangePreview with the price.',
    }),
  }),
});

const RestorePostgresClusterPayload = builder
  .objectRef<{ postgresCluster: PostgresRecord }>('RestorePostgresClusterPayload')
  .implement({
    description: 'The restore has started. `postgresClusterChanged` reports the progress.',
    fields: (t) => ({
      postgresCluster: t.expose('postgresCluster', {
        type: PostgresClusterRef,
        description: 'The new database cluster, status PENDING.',
      }),
    }),
  });

const RestorePostgresClusterResult = builder.errorUnion('RestorePostgresClusterResult', {
  types: [InputError, RefusedError, PlanLimitError, RestorePostgresClusterPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : RestorePostgresClusterPayload),
});

builder.mutationField('restorePostgresCluster', (t) =>
  t.field({
    type: RestorePostgresClusterResult,
    description:
      'Restores a database cluster to a point in time, as a new one next to it. `postgresClusterChanged` reports the progress. Scope: APPS_WRITE.',
    args: {
      input: t.arg({
        type: RestorePostgresClusterInput,
        required: true,
        description: 'The source and the new database cluster.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { owner: clusterId, rest: sourceId } = splitOwnId(input.sourceId.id, PostgresCluster.name);
      const { targetTime } = input;
      const target = path`/api/clusters/${clusterId}/apps`;
      const body = {
        appName: 'Postgres Restore',
        configuration: {
          source_app_id: sourceId,
          new_cluster_name: input.name,
          restore_target_time: targetTime == null ? 'latest' : 'specific',
          restore_specific_time: targetTime ?? undefined,
          instances_count: input.instanceCount ?? undefined,
          storage_size: input.storageGib ?? undefined,
        },
      };
      const fields = fieldsFor();
      if (input.dryRun) return previewChange(ctx, 'POST', target, body, fields);
      return { postgresCluster: await changePostgres(ctx, 'POST', target, body, fields) };
    },
  }),
);
