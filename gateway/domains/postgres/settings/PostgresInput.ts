import { builder, type InputFields } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';
import { backupBody, backupInputs, type BackupInput } from './PostgresBackupInput.ts';
import { PostgresUserAccess } from './PostgresUser.ts';
import {
  exposureInputs,
  networkBody,
  poolerInputs,
  type ExposureInput,
  type PoolerInput,
} from './PostgresNetworkInput.ts';

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
      type: poolerInputs[kind],
      description: 'The connection pooler; a new database cluster has none when omitted.',
    }),
    exposure: t.field({
      type: exposureInputs[kind],
      description: 'Access from the internet; a new database cluster has none when omitted.',
    }),
    backup: t.field({
      type: backupInputs[kind],
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
  pooler?: PoolerInput | null | undefined;
  exposure?: ExposureInput | null | undefined;
  backup?: BackupInput | null | undefined;
}

/**
 * The settings under the platform's names; omitted fields stay omitted. `provider` is the present one of the backups.
 */
export function settingsBody(
  input: Settings,
  provider?: PostgresRecord['backup_provider'],
): Record<string, unknown> {
  const { users, parameters, pooler, exposure, backup } = input;
  return {
    instances_count: input.instanceCount ?? undefined,
    storage_size: input.storageGib ?? undefined,
    init_password: input.password ?? undefined,
    superuser_password: input.superuserPassword ?? undefined,
    databases: input.databases ?? undefined,
    ...(users ? usersBody(users) : {}),
    extensions: input.extensions ?? undefined,
    parameters: parameters
      ? Object.fromEntries(parameters.map(({ name, value }) => [name, value]))
      : undefined,
    ...networkBody(pooler, exposure),
    ...(backup ? backupBody(backup, provider) : {}),
  };
}

function usersBody(users: readonly (typeof PostgresUserInput.$inferInput)[]) {
  const passwords = users.flatMap(({ name, password }) =>
    password == null ? [] : [[name, password] as const],
  );
  return {
    users: users.map(({ name, access }) => ({ name, access: access ?? undefined })),
    ...(passwords.length > 0 ? { user_passwords: Object.fromEntries(passwords) } : {}),
  };
}
