import type { PostgresValues } from './postgresValues.ts';

const orUndefined = (text: string) => (text === '' ? undefined : text);

function backup(values: PostgresValues) {
  if (!values.hasBackups) return { isEnabled: false };
  const common = {
    isEnabled: true,
    provider: values.backupProvider,
    retentionDays: values.retentionDays,
  };
  if (values.backupProvider === 'GCP_GCS') {
    return {
      ...common,
      bucket: values.gcsBucket.trim(),
      credentialsJson: orUndefined(values.gcsCredentials.trim()),
    };
  }
  return {
    ...common,
    bucket: values.s3Bucket.trim(),
    endpointUrl: values.isS3Compatible ? values.s3EndpointUrl.trim() : undefined,
    accessKeyId: values.accessKeyId.trim(),
    secretAccessKey: orUndefined(values.accessSecretKey),
  };
}

/** The settings of the input that creation and update share; empty secrets are left out. */
export function toSettings(values: PostgresValues) {
  return {
    instanceCount: Number(values.instances),
    storageGib: values.storageGb,
    password: orUndefined(values.password),
    superuserPassword: orUndefined(values.superuserPassword),
    pooler: { isEnabled: values.hasPooler },
    exposure: values.isExposed ? { isEnabled: true, port: values.exposePort } : { isEnabled: false },
    backup: backup(values),
    users: values.users.map(({ name, access, password }) => ({
      ...{ name: name.trim(), access },
      password: orUndefined(password),
    })),
    databases: values.databases.map(({ name, owner }) => ({ name: name.trim(), owner })),
    extensions: values.extensions,
    parameters: values.parameters.map(({ name, value }) => ({ name, value: value.trim() })),
  };
}

export type SettingsInput = ReturnType<typeof toSettings>;

/** The input of a new database. */
export function toCreateInput(clusterId: string, values: PostgresValues) {
  return {
    clusterId,
    name: values.name.trim(),
    version: values.version,
    databaseName: values.database.trim(),
    username: values.username.trim(),
    superuserName: values.superuserName.trim(),
    ferretdb: values.hasFerretdb ? { isEnabled: true, version: values.ferretdbVersion } : undefined,
    ...toSettings(values),
    // The page lists what is missing before anything is created.
    withDependencies: true,
  };
}

const backupFields = [
  'hasBackups',
  'backupProvider',
  'retentionDays',
  's3Bucket',
  'accessKeyId',
  'accessSecretKey',
  'isS3Compatible',
  's3EndpointUrl',
  'gcsBucket',
  'gcsCredentials',
] as const;

/** The part of the input that each field belongs to. */
const partOf: Readonly<Partial<Record<keyof PostgresValues, keyof SettingsInput>>> = {
  instances: 'instanceCount',
  storageGb: 'storageGib',
  password: 'password',
  superuserPassword: 'superuserPassword',
  hasPooler: 'pooler',
  isExposed: 'exposure',
  exposePort: 'exposure',
  users: 'users',
  databases: 'databases',
  extensions: 'extensions',
  parameters: 'parameters',
  ...Object.fromEntries(backupFields.map((field) => [field, 'backup' as const])),
};

/** The edited parts of the input. */
export function editedParts(
  edited: readonly (keyof PostgresValues)[],
  settings: SettingsInput,
): Partial<SettingsInput> {
  const parts = new Set(edited.map((field) => partOf[field]));
  return Object.fromEntries(
    Object.entries(settings).filter(([part]) => parts.has(part as keyof SettingsInput)),
  );
}

/** Fields of the form by the server's path, where the names differ. */
const fieldByPath: Readonly<Record<string, keyof PostgresValues>> = {
  instanceCount: 'instances',
  storageGib: 'storageGb',
  databaseName: 'database',
  pooler: 'hasPooler',
  'pooler.isEnabled': 'hasPooler',
  exposure: 'isExposed',
  'exposure.isEnabled': 'isExposed',
  'exposure.port': 'exposePort',
  ferretdb: 'hasFerretdb',
  'ferretdb.isEnabled': 'hasFerretdb',
  'ferretdb.version': 'ferretdbVersion',
  backup: 'hasBackups',
  'backup.isEnabled': 'hasBackups',
  'backup.provider': 'backupProvider',
  'backup.retentionDays': 'retentionDays',
  'backup.accessKeyId': 'accessKeyId',
  'backup.secretAccessKey': 'accessSecretKey',
  'backup.endpointUrl': 's3EndpointUrl',
  'backup.credentialsJson': 'gcsCredentials',
};

/** The form's field of a path of the server. */
export function fieldOfPath(path: string, values: Pick<PostgresValues, 'backupProvider'>): string {
  if (path === 'backup.bucket') return values.backupProvider === 'GCP_GCS' ? 'gcsBucket' : 's3Bucket';
  // The choice of extensions is one field.
  if (path.startsWith('extensions.')) return 'extensions';
  return fieldByPath[path] ?? path;
}

/** The field that a refusal is about. */
export function fieldOfRefusal(code: string, values: PostgresValues): keyof PostgresValues | undefined {
  const isGcs = values.backupProvider === 'GCP_GCS';
  switch (code) {
    case 'NAME_TAKEN':
      return 'name';
    case 'ARCHIVE_NOT_EMPTY':
      return isGcs ? 'gcsBucket' : 's3Bucket';
    case 'BUCKET_UNREACHABLE':
      return isGcs ? 'gcsBucket' : values.isS3Compatible ? 's3EndpointUrl' : 's3Bucket';
    default:
      return undefined;
  }
}
