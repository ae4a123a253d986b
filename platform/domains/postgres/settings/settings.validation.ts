/** The rules of a database's form that need neither the rows nor the cluster. Pure. */
import type { FieldIssue } from '../../../http/errors.ts';
import { text, type Message } from '../../../messages/messages.ts';
import {
  FERRETDB_POSTGRES_VERSION,
  type PostgresConfig,
  type PostgresSecrets,
} from '../../../providers/postgres/config.ts';
import { extensions, parameterProblem, walSizeProblem, walStorageProblem } from './settings.parameters.ts';

/** The specified limit of all names, and the operator's for this one. */
const MAX_KUBERNETES_NAME = 253;
const MAX_NAME = 50;
export const MAX_STORAGE = 1000;
/** Least number of characters of a password of a public database. */
export const PUBLIC_PASSWORD = 16;
const MAX_PASSWORD = 256;
const MAX_IDENTIFIER = 63;

const NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
/** Part of the names of Kubernetes objects, where an underscore becomes a dot, which needs a letter or digit on both sides. */
const IDENTIFIER = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const BUCKET = /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/;
const RESERVED_DATABASES: readonly string[] = ['postgres', 'template0', 'template1'];
const RESERVED_ROLES: readonly string[] = ['streaming_replica', 'public', 'none'];
/** Of PostgreSQL and of the operator. */
const RESERVED_PREFIX = /^(pg|cnpg)_/;
const SUPERUSER = 'postgres';

const issue = (field: string, why: Message): FieldIssue => ({ field, ...why });
const when = (isWrong: boolean, field: string, why: Message): FieldIssue[] =>
  isWrong ? [issue(field, why)] : [];
const outside = (value: number, min: number, max: number): boolean =>
  !Number.isInteger(value) || value < min || value > max;

/** What is wrong with the name of a database cluster. */
export function nameIssues(name: string, field = 'cluster_name'): FieldIssue[] {
  if (name === '') return [issue(field, text('postgres_name_required'))];
  if (name.length > MAX_KUBERNETES_NAME)
    return [issue(field, text('postgres_name_length', { max: MAX_KUBERNETES_NAME }))];
  if (!NAME.test(name)) return [issue(field, text('postgres_name_characters'))];
  if (name.length > MAX_NAME) return [issue(field, text('postgres_name_length', { max: MAX_NAME }))];
  if (!/^[a-z]/.test(name)) return [issue(field, text('postgres_name_letter'))];
  // `shop-role-app` is the Secret of the user `app` of `shop`, and that of the first user of `shop-role`.
  return when(name.endsWith('-role'), field, text('postgres_name_role'));
}

function identifierProblem(name: string, reserved: readonly string[]): Message | null {
  if (!IDENTIFIER.test(name) || name.length > MAX_IDENTIFIER) return text('postgres_identifier');
  if (reserved.includes(name) || RESERVED_PREFIX.test(name)) return text('postgres_reserved', { name });
  return null;
}

function identityIssues(config: PostgresConfig): FieldIssue[] {
  const { init_database: database, init_username: user, superuser_username: superuser } = config;
  const problems = [
    ['init_database', identifierProblem(database, RESERVED_DATABASES)],
    ['init_username', identifierProblem(user, [...RESERVED_ROLES, SUPERUSER])],
    ['superuser_username', identifierProblem(superuser, RESERVED_ROLES)],
  ] as const;
  return [
    ...problems.flatMap(([field, why]) => (why ? [issue(field, why)] : [])),
    ...when(user === superuser, 'superuser_username', text('postgres_role_twice', { name: user })),
  ];
}

/** Further databases and users. Owners are the first user, the superuser or one of `users`. */
function memberIssues({ databases, users, ...config }: PostgresConfig): FieldIssue[] {
  const roles = [config.init_username, config.superuser_username, ...users.map(({ name }) => name)];
  const names = [config.init_database, ...databases.map(({ name }) => name)];
  const twice = (all: readonly string[], name: string, i: number): boolean => all.indexOf(name) < i;
  return [
    ...users.flatMap(({ name }, i) => {
      const why = identifierProblem(name, [...RESERVED_ROLES, SUPERUSER]);
      if (why) return [issue(`users.${i}.name`, why)];
      return when(twice(roles, name, i + 2), `users.${i}.name`, text('postgres_role_twice', { name }));
    }),
    ...databases.flatMap(({ name, owner }, i) => {
      const why = identifierProblem(name, RESERVED_DATABASES);
      if (why) return [issue(`databases.${i}.name`, why)];
      return [
        ...when(twice(names, name, i + 1), `databases.${i}.name`, text('postgres_database_twice', { name })),
        ...when(
          !roles.includes(owner),
          `databases.${i}.owner`,
          text('postgres_owner_unknown', { name: owner }),
        ),
      ];
    }),
  ];
}

function sizeIssues(config: PostgresConfig, before: PostgresConfig | null): FieldIssue[] {
  const { storage_size: size, instances_count: instances, pooler_instances: poolers } = config;
  const isShrinking = before !== null && size < before.storage_size;
  return [
    ...when(outside(instances, 1, 3), 'instances_count', text('postgres_instances_range')),
    ...when(outside(poolers, 1, 3), 'pooler_instances', text('postgres_instances_range')),
    ...(isShrinking
      ? [issue('storage_size', text('postgres_storage_shrinks', { size: before.storage_size }))]
      : when(
          outside(size, 1, MAX_STORAGE),
          'storage_size',
          text('postgres_storage_range', { max: MAX_STORAGE }),
        )),
    ...when(outside(config.expose_port, 1024, 65_535), 'expose_port', text('postgres_port_range')),
  ];
}

function extensionIssues(
  { extensions: chosen, parameters, storage_size: storage }: PostgresConfig,
  before: PostgresConfig | null,
): FieldIssue[] {
  const known: readonly string[] = extensions.map(({ name }) => name);
  const walSizes = walSizeProblem(parameters);
  // The storage only grows, so a value that was accepted stays acceptable.
  const isNewSize = parameters['max_wal_size'] !== before?.parameters['max_wal_size'];
  const walStorage = isNewSize ? walStorageProblem(parameters, storage) : null;
  return [
    ...chosen.flatMap((name, i) =>
      when(!known.includes(name), `extensions.${i}`, text('postgres_extension_unknown', { name })),
    ),
    ...Object.entries(parameters).flatMap(([name, value]) => {
      const why = parameterProblem(name, value);
      return why ? [issue(`parameters.${name}`, why)] : [];
    }),
    ...(walSizes ? [issue('parameters.min_wal_size', walSizes)] : []),
    ...(walStorage ? [issue('parameters.max_wal_size', walStorage)] : []),
  ];
}

/** An endpoint must be public https; the check of the bucket resolves it. */
function isEndpoint(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** `hasKeys`: the cluster has the secret part of the keys already. */
function backupIssues(config: PostgresConfig, secrets: PostgresSecrets, hasKeys: boolean): FieldIssue[] {
  if (!config.backup_enabled) return [];
  const required = text('postgres_required');
  const { backup_retention_period: days, backup_s3_bucket: s3, backup_gcs_bucket: gcs } = config;
  const retention = when(outside(days, 1, 35), 'backup_retention_period', text('postgres_retention_range'));
  const bucket = (field: string, name: string | null): FieldIssue[] =>
    name ? when(!BUCKET.test(name), field, text('postgres_bucket_name')) : [issue(field, required)];
  if (config.backup_provider === 'gcp-gcs')
    return [
      ...retention,
      ...bucket('backup_gcs_bucket', gcs),
      ...when(!hasKeys && !secrets.backup_gcs_credentials_json, 'backup_gcs_credentials_json', required),
    ];
  const endpoint = config.s3_compatible_enabled ? (config.s3_endpoint_url ?? '') : null;
  return [
    ...retention,
    ...bucket('backup_s3_bucket', s3),
    ...when(!config.access_key_id, 'access_key_id', required),
    ...when(!hasKeys && !secrets.access_secret_key, 'access_secret_key', required),
    ...when(endpoint === '', 's3_endpoint_url', required),
    ...when(
      endpoint !== null && endpoint !== '' && !isEndpoint(endpoint),
      's3_endpoint_url',
      text('objectstore_endpoint'),
    ),
  ];
}

/** What is wrong with a new password; null if nothing is. Every character is allowed but line ends and NUL. */
export function passwordProblem(password: string, isPublic: boolean): Message | null {
  if (password.length > MAX_PASSWORD) return text('postgres_password_length', { max: MAX_PASSWORD });
  // A .pgpass file and basic-auth Secrets end at a line break, and PostgreSQL refuses NUL.
  if (/[\0\r\n]/.test(password)) return text('postgres_password_lines');
  const isShort = isPublic && password.length < PUBLIC_PASSWORD;
  return isShort ? text('postgres_password_public', { min: PUBLIC_PASSWORD }) : null;
}

/** Passwords that are sent. `clusterIssues` checks those in the cluster when a database becomes public. */
function passwordIssues(config: PostgresConfig, secrets: PostgresSecrets): FieldIssue[] {
  const { init_password: app, superuser_password: superuser, user_passwords: users = {} } = secrets;
  const sent = [
    ['init_password', app],
    ['superuser_password', superuser],
    ...Object.entries(users).map(([name, password]) => [`user_passwords.${name}`, password] as const),
  ] as const;
  const known = config.users.map(({ name }) => name);
  const others = known.join(', ') || '–';
  return [
    ...Object.keys(users).flatMap((name) =>
      when(!known.includes(name), `user_passwords.${name}`, text('postgres_user_unknown', { name, others })),
    ),
    ...sent.flatMap(([field, password]) => {
      const why = password === undefined ? null : passwordProblem(password, config.expose_enabled);
      return why ? [issue(field, why)] : [];
    }),
  ];
}

/** Fields that are fixed after the creation. */
const fixed = [
  'cluster_name',
  'postgres_version',
  'init_database',
  'init_username',
  'superuser_username',
  'storage_class',
  'ferretdb_enabled',
  'ferretdb_version',
] as const satisfies readonly (keyof PostgresConfig)[];

/** The first field that a change must not touch; undefined if there is none. */
export function lockedField(config: PostgresConfig, before: PostgresConfig): string | undefined {
  return fixed.find((field) => config[field] !== before[field]);
}

/** All issues of a form; `before` is null for a new database. */
export function configIssues(
  config: PostgresConfig,
  secrets: PostgresSecrets,
  before: PostgresConfig | null,
  hasKeys = false,
): FieldIssue[] {
  const isOtherVersion = config.ferretdb_enabled && config.postgres_version !== FERRETDB_POSTGRES_VERSION;
  return [
    // Names are fixed after the creation; those of older databases may break newer rules.
    ...(before ? [] : nameIssues(config.cluster_name)),
    ...when(
      isOtherVersion,
      'postgres_version',
      text('postgres_ferretdb_version', { version: FERRETDB_POSTGRES_VERSION }),
    ),
    ...sizeIssues(config, before),
    ...(before ? [] : identityIssues(config)),
    ...memberIssues(config),
    ...passwordIssues(config, secrets),
    ...extensionIssues(config, before),
    ...backupIssues(config, secrets, hasKeys),
  ];
}
