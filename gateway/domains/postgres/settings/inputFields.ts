import type { FieldNames } from '../../../graphql/failures.ts';

/** Input fields by the platform's names, where the names differ. */
const names = {
  cluster_name: 'name',
  postgres_version: 'version',
  instances_count: 'instanceCount',
  storage_size: 'storageGib',
  init_database: 'databaseName',
  init_username: 'username',
  init_password: 'password',
  superuser_username: 'superuserName',
  pooler_enabled: 'pooler.isEnabled',
  pooler_mode: 'pooler.mode',
  pooler_instances: 'pooler.instanceCount',
  ferretdb_enabled: 'ferretdb.isEnabled',
  ferretdb_version: 'ferretdb.version',
  expose_enabled: 'exposure.isEnabled',
  expose_port: 'exposure.port',
  backup_enabled: 'backup.isEnabled',
  backup_provider: 'backup.provider',
  backup_retention_period: 'backup.retentionDays',
  backup_s3_bucket: 'backup.bucket',
  backup_gcs_bucket: 'backup.bucket',
  access_key_id: 'backup.accessKeyId',
  access_secret_key: 'backup.secretAccessKey',
  s3_compatible_enabled: 'backup.endpointUrl',
  s3_endpoint_url: 'backup.endpointUrl',
  backup_gcs_credentials_json: 'backup.credentialsJson',
  new_cluster_name: 'name',
  restore_target_time: 'targetTime',
  restore_specific_time: 'targetTime',
  source_app_id: 'sourceId',
} as const;

interface Named {
  name: string;
}

interface Lists {
  users?: readonly Named[] | null | undefined;
  databases?: readonly Named[] | null | undefined;
  extensions?: readonly string[] | null | undefined;
  parameters?: readonly Named[] | null | undefined;
}

const lists = ['users', 'databases', 'extensions', 'parameters'];

/**
 * Input fields by the platform's names. Issues are about `configuration.<field>`: there parameters and passwords have
 * names, and positions in the input. Changes are about fields without that prefix; members of lists keep their names.
 */
export function fieldsFor({ users, databases, extensions, parameters }: Lists = {}): FieldNames {
  const same = (name: string) => [name, name] as const;
  const issues: (readonly [from: string, to: string])[] = [
    ...Object.entries(names),
    ...lists.map(same),
    ...(parameters ?? []).map(({ name }, at) => [`parameters.${name}`, `parameters.${at}.value`] as const),
    ...(users ?? []).map(({ name }, at) => [`user_passwords.${name}`, `users.${at}.password`] as const),
    ...(extensions ?? []).map((_, at) => same(`extensions.${at}`)),
    ...(users ?? []).flatMap((_, at) => [same(`users.${at}.name`), same(`users.${at}.access`)]),
    ...(databases ?? []).flatMap((_, at) => [same(`databases.${at}.name`), same(`databases.${at}.owner`)]),
  ];
  return Object.fromEntries([
    ...Object.entries(names),
    ...lists.map((name) => [`${name}.*`, name] as const),
    ...(users ?? []).map(({ name }) => [`user_passwords.${name}`, `users.${name}.password`] as const),
    ...issues.map(([from, to]) => [`configuration.${from}`, to] as const),
  ]);
}
