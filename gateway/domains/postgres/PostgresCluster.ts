import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { progressDetail } from '../../graphql/Message.ts';
import { clusterField } from '../clusters/Cluster.ts';
import { findPostgres, ownIdOf, type PostgresRecord } from './postgres.upstream.ts';
import { postgresAction, type PostgresAction } from './postgresActions.ts';
import { PostgresClusterStatus } from './PostgresClusterStatus.ts';
import { PostgresBackupSettings } from './settings/PostgresBackupSettings.ts';
import { PostgresDatabase } from './settings/PostgresDatabase.ts';
import { PostgresEndpoint, PostgresPasswordSecret } from './settings/PostgresEndpoint.ts';
import { PostgresExposure } from './settings/PostgresExposure.ts';
import { PostgresFerretdb } from './settings/PostgresFerretdb.ts';
import { PostgresInstance } from './settings/PostgresInstance.ts';
import { parametersOf, PostgresParameter } from './settings/PostgresParameter.ts';
import { PostgresPlaygroundState } from './settings/PostgresPlaygroundState.ts';
import { PostgresPooler } from './settings/PostgresPooler.ts';
import { PostgresRestoredFrom } from './settings/PostgresRestoredFrom.ts';
import { PostgresUser } from './settings/PostgresUser.ts';

const PostgresPermissions = builder.objectRef<PostgresRecord>('PostgresPermissions').implement({
  description: 'What the caller may do with a database cluster now.',
  fields: (t) => {
    const action = (name: PostgresAction, mutation: string) =>
      t.field({
        type: ActionState,
        description: `Whether \`${mutation}\` is allowed now, and if not, why.`,
        resolve: (postgres, _args, ctx) => postgresAction(name, postgres, ctx),
      });
    return {
      update: action('update', 'updatePostgresCluster'),
      delete: action('delete', 'deletePostgresCluster'),
      restore: action('restore', 'restorePostgresCluster'),
      backUp: action('backUp', 'backUpPostgresCluster'),
      failOver: action('failOver', 'failOverPostgresCluster'),
      resetPassword: action('resetPassword', 'resetPostgresPassword'),
    };
  },
});

export const PostgresClusterRef = builder.objectRef<PostgresRecord>('PostgresCluster');

/** A database cluster; other files add its backups and its usage. */
export const PostgresCluster = builder.node(PostgresClusterRef, {
  description:
    'A managed PostgreSQL cluster: one to three instances with the same databases. `backups`, `recoveryWindow` and `metrics` cost calls of the platform per database cluster.',
  id: { resolve: ownIdOf },
  loadOne: (id, ctx) => findPostgres(ctx, id),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Identifier in the REST API, there `appId`.' }),
    cluster: t.field(clusterField),
    name: t.exposeString('cluster_name', {
      description: 'Name, unique among the databases of the cluster, deleted ones included; used in URLs.',
    }),
    status: t.expose('status', { type: PostgresClusterStatus, description: 'Current status.' }),
    progress: t.exposeInt('progress', {
      nullable: true,
      description: 'Percentage, 0 to 100, of the running operation; null when it is unknown.',
    }),
    progressMessage: t.exposeString('message', {
      nullable: true,
      description: 'Current step, or reason of the failure, in English; null when there is none.',
    }),
    detail: t.field(progressDetail),
    revision: t.exposeInt('revision', {
      description:
        'Revision of the settings, the input of `updatePostgresCluster` that detects concurrent changes.',
    }),
    version: t.string({
      description: 'Version of PostgreSQL, such as 17.5.',
      resolve: ({ configuration: config }) => config.postgres_version,
    }),
    instanceCount: t.int({
      description: 'Configured number of instances, 1 to 3.',
      resolve: ({ configuration: config }) => config.instances_count,
    }),
    readyInstanceCount: t.exposeInt('ready_instances', {
      description: 'Number of instances that accept connections.',
    }),
    instances: t.expose('instances', {
      type: [PostgresInstance],
      description: 'Its instances when they were last observed; empty before the first one starts.',
    }),
    primary: t.exposeString('primary', {
      nullable: true,
      description: 'Name of the instance that takes writes; null before there is one.',
    }),
    storageGib: t.int({
      description: 'Storage of each instance in GiB; it can only grow.',
      resolve: ({ configuration: config }) => config.storage_size,
    }),
    storageClass: t.string({
      nullable: true,
      description: 'Storage class; null for the default one of the cluster.',
      resolve: ({ configuration: config }) => config.storage_class,
    }),
    databaseName: t.string({
      description: 'Name of the first database.',
      resolve: ({ configuration: config }) => config.init_database,
    }),
    username: t.string({
      description: 'Name of the first user, who owns the first database.',
      resolve: ({ configuration: config }) => config.init_username,
    }),
    superuserName: t.string({
      description: 'Name of the superuser.',
      resolve: ({ configuration: config }) => config.superuser_username,
    }),
    databases: t.field({
      type: [PostgresDatabase],
      description: 'Databases beside the first one.',
      resolve: ({ configuration: config }) => config.databases,
    }),
    users: t.field({
      type: [PostgresUser],
      description: 'Users beside the first one and the superuser.',
      resolve: ({ configuration: config }) => config.users,
    }),
    extensions: t.stringList({
      description: 'Extensions of the first database.',
      resolve: ({ configuration: config }) => config.extensions,
    }),
    parameters: t.field({
      type: [PostgresParameter],
      description: 'Settings of the server that differ from their defaults, by name.',
      resolve: ({ configuration: config }) => parametersOf(config),
    }),
    pooler: t.field({
      type: PostgresPooler,
      description: 'The connection pooler.',
      resolve: ({ configuration: config }) => config,
    }),
    ferretdb: t.field({
      type: PostgresFerretdb,
      description: 'FerretDB, for clients of MongoDB.',
      resolve: ({ configuration: config }) => config,
    }),
    exposure: t.field({
      type: PostgresExposure,
      description: 'How it is reached from the internet.',
      resolve: ({ configuration: config }) => config,
    }),
    endpoints: t.expose('connections', {
      type: [PostgresEndpoint],
      description:
        'Ways to connect. READ_ONLY needs two instances; PUBLIC is missing until the load balancer has an address.',
    }),
    playground: t.expose('playground', {
      type: PostgresPlaygroundState,
      nullable: true,
      description:
        'State of its real PostgreSQL on the machine of the console; null on real clusters, while it does not serve, and unless the platform runs with POSTGRES_PLAYGROUND=1.',
    }),
    passwordSecret: t.expose('password_secret', {
      type: PostgresPasswordSecret,
      nullable: true,
      description: 'Where the cluster keeps the password of the first user; null when it is unknown.',
    }),
    backup: t.field({
      type: PostgresBackupSettings,
      description: 'Its backups: where they go, and how they are doing.',
      resolve: (postgres) => postgres,
    }),
    restoredFrom: t.expose('restored_from', {
      type: PostgresRestoredFrom,
      nullable: true,
      description: 'What it was restored from; null for one that was created empty.',
    }),
    deletedAt: t.expose('deleted_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was deleted; null when it was not.',
    }),
    restorableUntil: t.expose('restorable_until', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the last backup of a deleted one expires; null when it is not deleted or has no backups.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updated_at', {
      type: 'DateTime',
      description: 'Time of the last change of its configuration or status.',
    }),
    updatedByName: t.exposeString('updated_by_name', {
      nullable: true,
      description: 'Name of who changed it last; null for a change by the system.',
    }),
    viewerCan: t.field({
      type: PostgresPermissions,
      description: 'What the caller may do with the database cluster now.',
      resolve: (postgres) => postgres,
    }),
  }),
});
