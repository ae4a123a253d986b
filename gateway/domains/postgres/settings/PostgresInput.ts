import { builder, type InputFields } from '../../../graphql/builder.ts';
import { PostgresBackupProvider } from './PostgresBackupSettings.ts';
import { PostgresUserAccess } from './PostgresContents.ts';
import { PoolerMode } from './PostgresNetwork.ts';

const PostgresDatabaseInput = builder.inputType('PostgresDatabaseInput', {
  description: 'A database beside the first one.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name.' }),
    owner: t.string({ required: true, description: 'Name of the user who owns it.' }),
  }),
});

const PostgresUserInput = builder.inputType('PostgresUserInput', {
  description: 'A user beside the first one and the superuser.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name.' }),
    access: t.field({
      type: PostgresUserAccess,
      defaultValue: 'read',
      description: 'What the user may do in all databases.',
    }),
    password: t.string({
      description:
        'Password, which is stored in a secret of the cluster only; omitted to keep the present one. A new user without one gets a generated one.',
    }),
  }),
});

const PostgresParameterInput = builder.inputType('PostgresParameterInput', {
  description: 'A setting of the server; `PostgresOptions.parameters` has the bounds.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name, such as max_connections.' }),
    value: t.string({ required: true, description: 'Value in the notation of PostgreSQL, such as 256MB.' }),
  }),
});

const PostgresPoolerInput = builder.inputType('PostgresPoolerInput', {
  description: 'PgBouncer in front of the primary.',
  fields: (t) => ({
    isEnabled: t.boolean({ defaultValue: true, description: 'Whether it is on.' }),
    mode: t.field({
      type: PoolerMode,
      defaultValue: 'transaction',
      description: 'When connections are reused.',
    }),
    instanceCount: t.int({ defaultValue: 1, description: 'Number of its pods, 1 to 3.' }),
  }),
});

export const PostgresFerretdbInput = builder.inputType('PostgresFerretdbInput', {
  description: 'FerretDB, which serves clients of MongoDB. It needs PostgreSQL 17.5.',
  fields: (t) => ({
    isEnabled: t.boolean({ defaultValue: true, description: 'Whether it is on.' }),
    version: t.string({ defaultValue: '2.5.0', description: 'Version.' }),
  }),
});

const PostgresExposureInput = builder.inputType('PostgresExposureInput', {
  description: 'A load balancer for access from the internet. Passwords then need 16 characters.',
  fields: (t) => ({
    isEnabled: t.boolean({ defaultValue: true, description: 'Whether it has one.' }),
    port: t.int({ defaultValue: 5432, description: 'Port of the load balancer, 1024 to 65535.' }),
  }),
});

const PostgresBackupInput = builder.inputType('PostgresBackupInput', {
  description: 'Backups in object storage. The bucket and the keys are tried before anything is changed.',
  fields: (t) => ({
    isEnabled: t.boolean({ defaultValue: true, description: 'Whether backups are made.' }),
    provider: t.field({
      type: PostgresBackupProvider,
      defaultValue: 'aws-s3',
      description: 'Kind of object storage.',
    }),
    retentionDays: t.int({ defaultValue: 7, description: 'Days for which backups are kept, 1 to 35.' }),
    bucket: t.string({ description: 'Name of an existing bucket; required when enabled.' }),
    endpointUrl: t.string({
      description: 'Address of S3-compatible storage; Amazon S3 when omitted.',
    }),
    accessKeyId: t.string({ description: 'Id of the access key; required for S3.' }),
    secretAccessKey: t.string({
      description:
        'Secret of the access key, which is stored in a secret of the cluster only; required for S3, omitted to keep the present one.',
    }),
    credentialsJson: t.string({
      description:
        'Key of a service account as JSON, which is stored in a secret of the cluster only; required for Google Cloud Storage, omitted to keep the present one.',
    }),
  }),
});

/** Fields that `createPostgresCluster` and `updatePostgresCluster` have in common; with their defaults on creation. */
export function settingFields(t: InputFields, kind: 'onCreate' | 'onUpdate') {
  const byDefault = <Value>(value: Value) => (kind === 'onCreate' ? { defaultValue: value } : {});
  const passwordRule =
    kind === 'onCreate' ? 'a generated one when omitted' : 'omitted to keep the present one';
  return {
    instanceCount: t.int({
      ...byDefault(1),
      description: 'Number of instances, 1 to 3, on different nodes.',
    }),
    storageGib: t.int({
      ...byDefault(10),
      description: 'Storage of each instance in GiB, 1 to 1000; it can only grow.',
    }),
    password: t.string({ description: `Password of the first user; ${passwordRule}.` }),
    superuserPassword: t.string({ description: `Password of the superuser; ${passwordRule}.` }),
    databases: t.field({
      type: [PostgresDatabaseInput],
      description: 'All databases beside the first one. Omitted ones stay in the server with their data.',
    }),
    users: t.field({
      type: [PostgresUserInput],
      description: 'All users beside the first one and the superuser; omitted ones can no longer sign in.',
    }),
    extensions: t.stringList({
      description: 'All extensions of the first database; omitted ones are removed.',
    }),
    parameters: t.field({
      type: [PostgresParameterInput],
      description: 'All settings of the server that differ from their defaults.',
    }),
    pooler: t.field({
      type: PostgresPoolerInput,
      description: 'The connection pooler; a new database cluster has none when omitted.',
    }),
    exposure: t.field({
      type: PostgresExposureInput,
      description: 'Access from the internet; a new database cluster has none when omitted.',
    }),
    backup: t.field({
      type: PostgresBackupInput,
      description: 'Backups; a new database cluster has none when omitted.',
    }),
  };
}

interface Settings {
  instanceCount?: number | null | undefined;
  storageGib?: number | null | undefined;
  password?: string | null | undefined;
  superuserPassword?: string | null | undefined;
  databases?: (typeof PostgresDatabaseInput.$inferInput)[] | null | undefined;
  users?: (typeof PostgresUserInput.$inferInput)[] | null | undefined;
  extensions?: string[] | null | undefined;
  parameters?: (typeof PostgresParameterInput.$inferInput)[] | null | undefined;
  pooler?: typeof PostgresPoolerInput.$inferInput | null | undefined;
  exposure?: typeof PostgresExposureInput.$inferInput | null | undefined;
  backup?: typeof PostgresBackupInput.$inferInput | null | undefined;
}

/** The settings under the platform's names; omitted fields stay omitted. */
export function settingsBody(input: Settings): Record<string, unknown> {
  const { users, parameters, pooler, exposure, backup } = input;
  return {
    instances_count: input.instanceCount ?? undefined,
    storage_size: input.storageGib ?? undefined,
    init_password: input.password ?? undefined,
    superuser_password: input.superuserPassword ?? undefined,
    databases: input.databases ?? undefined,
    ...(users ? usersBody(users) : {}),
    extensions: input.extensions ?? undefined,
    ...(parameters
      ? { parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])) }
      : {}),
    ...(pooler
      ? {
          pooler_enabled: pooler.isEnabled ?? undefined,
          pooler_mode: pooler.mode ?? undefined,
          pooler_instances: pooler.instanceCount ?? undefined,
        }
      : {}),
    ...(exposure
      ? { expose_enabled: exposure.isEnabled ?? undefined, expose_port: exposure.port ?? undefined }
      : {}),
    ...(backup ? backupBody(backup) : {}),
  };
}

function usersBody(users: readonly (typeof PostgresUserInput.$inferInput)[]) {
  const passwords = users.flatMap(({ name, password }) => (password == null ? [] : [[name, password]]));
  return {
    users: users.map(({ name, access }) => ({ name, access: access ?? undefined })),
    ...(passwords.length > 0 ? { user_passwords: Object.fromEntries(passwords) as object } : {}),
  };
}

function backupBody(backup: typeof PostgresBackupInput.$inferInput) {
  const { isEnabled, provider, retentionDays } = backup;
  const common = {
    backup_enabled: isEnabled ?? undefined,
    backup_provider: provider ?? undefined,
    backup_retention_period: retentionDays ?? undefined,
  };
  if (provider === 'gcp-gcs') {
    return {
      ...common,
      backup_gcs_bucket: backup.bucket ?? undefined,
      backup_gcs_credentials_json: backup.credentialsJson ?? undefined,
    };
  }
  return {
    ...common,
    backup_s3_bucket: backup.bucket ?? undefined,
    s3_compatible_enabled: backup.endpointUrl != null,
    s3_endpoint_url: backup.endpointUrl ?? null,
    access_key_id: backup.accessKeyId ?? undefined,
    access_secret_key: backup.secretAccessKey ?? undefined,
  };
}
