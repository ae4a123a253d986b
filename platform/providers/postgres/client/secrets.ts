import { randomInt } from 'node:crypto';
import { sha256 } from '../../../crypto/hash.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import { RELOAD_LABEL } from '../../kubernetes/api/postgres.ts';
import { secretData, secretValues } from '../../kubernetes/api/secretData.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import type { PostgresSpec, PostgresTarget } from '../port.ts';
import { FERRETDB_URL } from './accessObjects.ts';
import { bucketKeys } from './backupObjects.ts';
import { needsSuperuser } from './clusterObject.ts';
import {
  APP_PORT,
  appSecret,
  ferretdbName,
  inNamespace,
  keysSecret,
  labelsOf,
  roleSecret,
  SUPERUSER,
  superuserSecret,
} from './names.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 24;

/** A random password of letters and digits. */
function randomPassword(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

type Values = Readonly<Record<string, string | undefined>>;

/** The values of a Secret; none if there is no such Secret. */
async function valuesOf(client: KubernetesClient, name: string): Promise<Record<string, string>> {
  const secret = await orNull(client.get('secrets', inNamespace(name)));
  return secretValues(secret?.data);
}

/** Sets the values that are defined; the others stay. */
async function writeValues(
  client: KubernetesClient,
  target: PostgresTarget,
  { name, type }: { name: string; type: string },
  values: Values,
): Promise<Stored<'secrets'>> {
  const defined = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  const data = secretData(Object.fromEntries(defined));
  if (await orNull(client.get('secrets', inNamespace(name))))
    return client.mergePatch('secrets', inNamespace(name), { data });
  const metadata = { ...inNamespace(name), labels: { ...labelsOf(target), [RELOAD_LABEL]: 'true' } };
  return client.create('secrets', { metadata, type, data });
}

/** A user's Secret. Without a new password it keeps its own, or that of the source, or gets a random one. */
async function writeUser(
  client: KubernetesClient,
  spec: PostgresSpec,
  user: { username: string; secret: (name: string) => string; password: string | undefined },
): Promise<string> {
  const name = user.secret(spec.name);
  const kept = (await valuesOf(client, name))['password'];
  const inherited = spec.source && (await valuesOf(client, user.secret(spec.source.name)))['password'];
  const password = user.password ?? kept ?? inherited ?? randomPassword();
  const { username } = user;
  await writeValues(client, spec, { name, type: 'kubernetes.io/basic-auth' }, { username, password });
  return password;
}

async function writeKeys(client: KubernetesClient, spec: PostgresSpec): Promise<void> {
  const { config, secrets, source } = spec;
  if (!config.backup_enabled) return;
  const isNew = secrets.access_secret_key === undefined && secrets.backup_gcs_credentials_json === undefined;
  const name = keysSecret(spec);
  // A restored database archives into the bucket of its source, with the same keys.
  const inherited = source && isNew ? await valuesOf(client, keysSecret(source)) : {};
  const kept = await valuesOf(client, name);
  const values = {
    ...inherited,
    ...kept,
    [bucketKeys.accessKeyId]: config.access_key_id ?? undefined,
    ...(secrets.access_secret_key !== undefined && {
      [bucketKeys.secretAccessKey]: secrets.access_secret_key,
    }),
    ...(secrets.backup_gcs_credentials_json !== undefined && {
      [bucketKeys.googleCredentials]: secrets.backup_gcs_credentials_json,
    }),
  };
  await writeValues(client, spec, { name, type: 'Opaque' }, values);
}

/** Writes all Secrets of a database; returns a checksum of what FerretDB reads. */
export async function writeSecrets(client: KubernetesClient, spec: PostgresSpec): Promise<string> {
  const { name, config, secrets } = spec;
  const { init_username: username, superuser_username: superuser } = config;
  await writeUser(client, spec, { username, secret: appSecret, password: secrets.init_password });
  const passwords = new Map(Object.entries(secrets.user_passwords ?? {}));
  for (const user of config.users) {
    const secret = (owner: string): string => roleSecret(owner, user.name);
    await writeUser(client, spec, {
      ...{ username: user.name, secret },
      password: passwords.get(user.name),
    });
  }
  const password = secrets.superuser_password;
  if (superuser !== SUPERUSER) {
    const secret = (owner: string): string => roleSecret(owner, superuser);
    await writeUser(client, spec, { username: superuser, secret, password });
  }
  await writeKeys(client, spec);
  if (!needsSuperuser(config)) return '';
  const own = await writeUser(client, spec, { username: SUPERUSER, secret: superuserSecret, password });
  if (!config.ferretdb_enabled) return '';
  const url = `postgres://${SUPERUSER}:${encodeURIComponent(own)}@${name}-rw:${APP_PORT}/postgres`;
  await writeValues(client, spec, { name: ferretdbName(name), type: 'Opaque' }, { [FERRETDB_URL]: url });
  return sha256(url);
}

/** Keys of the bucket, to try them again; undefined without them. */
export async function bucketSecretOf(
  client: KubernetesClient,
  target: PostgresTarget,
): Promise<{ secretAccessKey?: string | undefined; googleCredentials?: string | undefined }> {
  const values = await valuesOf(client, keysSecret(target));
  return {
    secretAccessKey: values[bucketKeys.secretAccessKey],
    googleCredentials: values[bucketKeys.googleCredentials],
  };
}

/** The password of the first user; null while there is none. */
export async function appPassword(
  client: KubernetesClient,
  { name }: Pick<PostgresTarget, 'name'>,
): Promise<string | null> {
  return (await valuesOf(client, appSecret(name)))['password'] ?? null;
}

/** Fields of the form whose passwords have fewer characters. */
export async function shortPasswords(
  client: KubernetesClient,
  { name, config }: Pick<PostgresSpec, 'name' | 'config'>,
  min: number,
): Promise<string[]> {
  const { superuser_username: superuser } = config;
  const all = [
    ['init_password', appSecret(name)],
    ['superuser_password', superuser === SUPERUSER ? superuserSecret(name) : roleSecret(name, superuser)],
    ...config.users.map((user) => [`user_passwords.${user.name}`, roleSecret(name, user.name)] as const),
  ] as const;
  const fields: string[] = [];
  for (const [field, secret] of all) {
    const { password } = await valuesOf(client, secret);
    if (password !== undefined && password.length < min) fields.push(field);
  }
  return fields;
}
