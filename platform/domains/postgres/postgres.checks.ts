import { Secret } from '../../crypto/secret.ts';
import type { Queryable } from '../../db/database.ts';
import { DomainError, invalid, invalidMany, refused, type FieldIssue } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import type { ClusterRuntime } from '../../providers/kubernetes/port.ts';
import { ObjectStoreError, type Bucket, type ObjectStoreChecker } from '../../providers/objectstore/port.ts';
import {
  backupPath,
  bucketOf,
  type PostgresConfig,
  type PostgresSecrets,
} from '../../providers/postgres/config.ts';
import type { ClusterPostgres, PostgresTarget } from '../../providers/postgres/port.ts';
import type { AddonsService } from '../addons/addons.service.ts';
import { OPERATOR, operatorProblem, requiredAddons } from './postgres.rules.ts';
import { postgresOf } from './postgres.store.ts';
import { PUBLIC_PASSWORD } from './settings/settings.validation.ts';

export interface CheckDeps {
  clusterPostgres: Pick<ClusterPostgres, 'exists' | 'bucketSecret' | 'shortPasswords' | 'timeline'>;
  objectStores: ObjectStoreChecker;
  kubernetes: Pick<ClusterRuntime, 'storageClasses' | 'nodes'>;
  addons: Pick<AddonsService, 'chainFor' | 'versionOf'>;
}

/** Issues of the form, with the name of the member of the body. */
export function configurationIssues(issues: readonly FieldIssue[]): void {
  if (issues.length === 0) return;
  throw invalidMany(issues.map(({ field, ...why }) => ({ field: `configuration.${field}`, ...why })));
}

/** Add-ons to install for the configuration, in order. Throws 409 `missing_dependencies` unless they may be, or if the operator is too old. */
export async function checkAddons(
  { addons }: CheckDeps,
  db: Queryable,
  clusterId: string,
  config: PostgresConfig,
  mayInstall: boolean,
): Promise<CatalogueAddon[]> {
  const tooOld = operatorProblem(await addons.versionOf(db, clusterId, OPERATOR.addon));
  if (tooOld) throw refused(tooOld, { error: 'missing_dependencies' });
  const chain = await addons.chainFor(db, clusterId, requiredAddons(config));
  if (chain.length === 0 || mayInstall) return chain;
  const params = { others: chain.map(({ title }) => title).join(', '), count: chain.length };
  throw refused(text('postgres_missing_dependencies', params), { error: 'missing_dependencies' });
}

/** `name-restored`, `name-restored-2`, …: free names that are like a taken one. */
function suggestionsFor(name: string, taken: ReadonlySet<string>): string[] {
  const stem = name.slice(0, 40).replace(/-+$/, '') || 'postgres';
  const restored = stem.endsWith('-restored') ? [] : [`${stem}-restored`];
  const all = [...restored, ...Array.from({ length: 12 }, (_, i) => `${stem}-${i + 2}`)];
  return all.filter((one) => !taken.has(one)).slice(0, 3);
}

export interface NameState {
  available: boolean;
  suggestions: string[];
  /** The name is that of a deleted database whose backups are kept. */
  isDeleted: boolean;
}

/** Whether a name is free in our rows and in the cluster. */
export async function nameState(
  { clusterPostgres }: CheckDeps,
  db: Queryable,
  clusterId: string,
  name: string,
): Promise<NameState> {
  const rows = await postgresOf(db, clusterId);
  const row = rows.find((one) => one.name === name);
  const available = !row && !(await clusterPostgres.exists(clusterId, name));
  const taken = new Set([name, ...rows.map((one) => one.name)]);
  return {
    available,
    suggestions: available ? [] : suggestionsFor(name, taken),
    isDeleted: row?.status === 'uninstalled',
  };
}

/** 409 `name_taken`, with suggestions. */
export function nameTaken(name: string, { suggestions, isDeleted }: NameState): DomainError {
  const params = { name, suggestion: suggestions[0] ?? '' };
  const why = isDeleted ? text('postgres_name_of_deleted', params) : text('postgres_name_taken', params);
  return new DomainError({ status: 409, text: why, error: 'name_taken', extra: { suggestions } });
}

/** Fields of the port of object storage → fields of the form. */
function bucketField(config: PostgresConfig, field: string | undefined): string {
  const isS3 = config.backup_provider === 'aws-s3';
  switch (field) {
    case 'accessKeyId':
      return 'access_key_id';
    case 'serviceAccountKey':
      return 'backup_gcs_credentials_json';
    case 'endpointUrl':
      return 's3_endpoint_url';
    default:
      return isS3 ? 'backup_s3_bucket' : 'backup_gcs_bucket';
  }
}

async function bucketWithKeys(
  { clusterPostgres }: CheckDeps,
  clusterId: string,
  keysOf: PostgresTarget | null,
  config: PostgresConfig,
  secrets: PostgresSecrets,
): Promise<Bucket> {
  const kept = keysOf ? await clusterPostgres.bucketSecret(clusterId, keysOf) : {};
  if (config.backup_provider === 'gcp-gcs') {
    const key = secrets.backup_gcs_credentials_json ?? kept.googleCredentials ?? '';
    return {
      provider: 'gcp-gcs',
      bucket: config.backup_gcs_bucket ?? '',
      serviceAccountKey: new Secret(key),
    };
  }
  return {
    provider: 'aws-s3',
    bucket: config.backup_s3_bucket ?? '',
    endpointUrl: config.s3_endpoint_url,
    accessKeyId: config.access_key_id ?? '',
    secretAccessKey: new Secret(secrets.access_secret_key ?? kept.secretAccessKey ?? ''),
  };
}

/**
 * Tries the bucket and the keys before anything is built. `keysOf` is the database whose Secret has the keys that were
 * not sent. Throws 422 `bucket_unreachable` with the field, 409 `archive_not_empty` if the prefix has files.
 */
export async function checkBucket(
  deps: CheckDeps,
  clusterId: string,
  id: string,
  config: PostgresConfig,
  {
    keysOf,
    secrets,
    isNewPlace,
  }: { keysOf: PostgresTarget | null; secrets: PostgresSecrets; isNewPlace: boolean },
): Promise<void> {
  const path = backupPath(config, id);
  if (path === null) return;
  const bucket = await bucketWithKeys(deps, clusterId, keysOf, config, secrets);
  try {
    await deps.objectStores.verify(bucket, id);
    const isOccupied = isNewPlace && (await deps.objectStores.list(bucket, id)).length > 0;
    if (isOccupied)
      throw refused(text('postgres_archive_occupied', { bucket: bucketOf(config) ?? '', path }), {
        error: 'archive_not_empty',
      });
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    throw invalid(`configuration.${bucketField(config, error.field)}`, error.text, 'bucket_unreachable');
  }
}

/** What only the cluster knows about the form. */
export async function clusterIssues(
  { kubernetes, clusterPostgres }: CheckDeps,
  clusterId: string,
  config: PostgresConfig,
  before: PostgresConfig | null,
  secrets: PostgresSecrets,
): Promise<FieldIssue[]> {
  const { storage_class: name } = config;
  const isOtherClass = name !== null && name !== before?.storage_class;
  const classes = isOtherClass ? await kubernetes.storageClasses(clusterId) : [];
  const isUnknown = isOtherClass && !classes.some((one) => one.name === name);
  const becomesPublic = before !== null && config.expose_enabled && !before.expose_enabled;
  const short = becomesPublic
    ? await clusterPostgres.shortPasswords(clusterId, { name: config.cluster_name, config }, PUBLIC_PASSWORD)
    : [];
  const { user_passwords: users = {}, ...single } = secrets;
  const sent = [...Object.keys(single), ...Object.keys(users).map((user) => `user_passwords.${user}`)];
  return [
    ...(isUnknown ? [{ field: 'storage_class', ...text('postgres_class_unknown', { name }) }] : []),
    ...short
      .filter((field) => !sent.includes(field))
      .map((field) => ({ field, ...text('postgres_password_public', { min: PUBLIC_PASSWORD }) })),
  ];
}

/** Nodes that instances can be placed on. */
export async function countNodes({ kubernetes }: CheckDeps, clusterId: string): Promise<number> {
  const nodes = await kubernetes.nodes(clusterId);
  const workers = nodes.filter(({ type }) => type === 'worker');
  return workers.length > 0 ? workers.length : nodes.length;
}
