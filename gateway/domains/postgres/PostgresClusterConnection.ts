import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { ClusterPermissions } from '../clusters/ClusterPermissions.ts';
import { loadClusters } from '../clusters/clusters.upstream.ts';
import { loadAllPostgres, loadPostgres, type PostgresRecord } from './postgres.upstream.ts';
import { createAction, keepsBackups, restoreAction } from './postgresActions.ts';
import { PostgresClusterRef } from './PostgresCluster.ts';
import { PostgresClusterStatus } from './PostgresClusterStatus.ts';
import { isInProgress } from './postgresStatuses.ts';

const PostgresClusterFilter = builder.inputType('PostgresClusterFilter', {
  description: 'Filter of database clusters; all given conditions must match.',
  fields: (t) => ({
    statuses: t.field({
      type: [PostgresClusterStatus],
      description: 'Database clusters with one of these statuses.',
    }),
    hasBackups: t.boolean({ description: 'Database clusters with backups, or those without.' }),
    search: t.string({ description: 'Text in the name or in the name of the first database, in any case.' }),
  }),
});
type Filter = typeof PostgresClusterFilter.$inferInput | null | undefined;

function fits(postgres: PostgresRecord, filter: Filter): boolean {
  if (filter?.statuses && !filter.statuses.includes(postgres.status)) return false;
  if (filter?.hasBackups != null && postgres.backup_enabled !== filter.hasBackups) return false;
  const wanted = filter?.search?.trim().toLowerCase() ?? '';
  const texts = [postgres.cluster_name, postgres.configuration.init_database];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

const PostgresClusterCounts = builder.objectRef<PostgresRecord[]>('PostgresClusterCounts').implement({
  description: 'Numbers of database clusters by what they do.',
  fields: (t) => {
    const count = (description: string, counts: (postgres: PostgresRecord) => boolean) =>
      t.int({ description, resolve: (all) => all.filter(counts).length });
    return {
      total: count('All database clusters that are not deleted.', () => true),
      running: count('Database clusters that run.', ({ status }) => status === 'installed'),
      inProgress: count('Database clusters with a running operation.', ({ status }) => isInProgress(status)),
      failed: count(
        'Database clusters that failed.',
        ({ status }) => status === 'failed' || status === 'uninstall_failed',
      ),
      archivingFailed: count(
        'Database clusters whose changes are not archived.',
        ({ archiving }) => archiving === 'failing',
      ),
    };
  },
});

const PostgresClusterConnection = builder.connectionObject({
  type: PostgresClusterRef,
  name: 'PostgresClusterConnection',
});
const filterArg = {
  type: PostgresClusterFilter,
  description: 'Filter; all database clusters when omitted.',
} as const;

builder.objectFields(ClusterRef, (t) => ({
  postgresClusters: t.connection(
    {
      type: PostgresClusterRef,
      nullable: true,
      description:
        'Database clusters by name, without deleted ones. Those of an archived cluster have their last status. Null when they could not be loaded.',
      args: { filter: t.arg(filterArg) },
      resolve: async ({ id }, { filter, ...args }, ctx) => {
        const all = await loadPostgres(ctx, id);
        const found = all.filter((one) => fits(one, filter));
        return connectionOf(found, args, (one) => [one.cluster_name, one.id]);
      },
    },
    PostgresClusterConnection,
  ),
  postgresClusterCounts: t.field({
    type: PostgresClusterCounts,
    nullable: true,
    description: 'Numbers of database clusters; null when they could not be loaded.',
    resolve: ({ id }, _args, ctx) => loadPostgres(ctx, id),
  }),
  postgresCluster: t.field({
    type: PostgresClusterRef,
    nullable: true,
    description: 'A database cluster that is not deleted, by its name; null when there is none.',
    args: { name: t.arg.string({ required: true, description: 'Name.' }) },
    resolve: async ({ id }, { name }, ctx) => {
      const all = await loadPostgres(ctx, id);
      return all.find((one) => one.cluster_name === name) ?? null;
    },
  }),
  restorablePostgresClusters: t.field({
    type: [PostgresClusterRef],
    nullable: true,
    description:
      'Database clusters with backups that are not being deleted, the sources of `restorePostgresCluster`: by name, deleted ones last. Null when they could not be loaded.',
    resolve: async ({ id }, _args, ctx) =>
      (await loadAllPostgres(ctx, id))
        .filter(keepsBackups)
        .sort(
          (a, b) =>
            Number(a.status === 'uninstalled') - Number(b.status === 'uninstalled') ||
            a.cluster_name.localeCompare(b.cluster_name),
        ),
  }),
}));

builder.objectFields(AccountRef, (t) => ({
  postgresClusters: t.connection(
    {
      type: PostgresClusterRef,
      nullable: true,
      description:
        'Database clusters of all clusters, the ones changed last first. Costs one call of the platform per cluster. Null when those of any cluster could not be loaded.',
      args: { filter: t.arg(filterArg) },
      resolve: async (_account, { filter, ...args }, ctx) => {
        const clusters = await loadClusters(ctx);
        const all = (await Promise.all(clusters.map(({ id }) => loadPostgres(ctx, id)))).flat();
        const found = all.filter((one) => fits(one, filter));
        return connectionOf(found, args, ({ updated_at: at, id }) => [at, id], [-1, -1]);
      },
    },
    PostgresClusterConnection,
  ),
}));

builder.objectFields(ClusterPermissions, (t) => ({
  createPostgresCluster: t.field({
    type: ActionState,
    nullable: true,
    description:
      'Whether `createPostgresCluster` is allowed now, and if not, why. Null when it could not be loaded.',
    resolve: ({ id }, _args, ctx) => createAction(id, ctx),
  }),
  restorePostgresCluster: t.field({
    type: ActionState,
    nullable: true,
    description:
      'Whether `restorePostgresCluster` is allowed now, and if not, why: it needs a database cluster that allows `restore`. Null when it could not be loaded.',
    resolve: ({ id }, _args, ctx) => restoreAction(id, ctx),
  }),
}));
