import type { NewObject } from '../../kubernetes/api/objects.ts';
import { BARMAN_PLUGIN } from '../../kubernetes/api/postgres.ts';
import { backupPath } from '../config.ts';
import type { PostgresSpec, PostgresTarget } from '../port.ts';
import { inNamespace, keysSecret, metadataOf, storeName } from './names.ts';

/** Keys of the Secret for a bucket. */
export const bucketKeys = {
  accessKeyId: 'ACCESS_KEY_ID',
  secretAccessKey: 'SECRET_ACCESS_KEY',
  googleCredentials: 'credentials.json',
} as const;

/** Every night at two, seconds first. */
const SCHEDULE = '0 0 2 * * *';

/** Where backups go; null without backups. */
export function objectStore(spec: PostgresSpec): NewObject<'objectstores.barmancloud.cnpg.io'> | null {
  const { id, config } = spec;
  const destinationPath = backupPath(config, id);
  if (destinationPath === null) return null;
  const key = (name: string) => ({ name: keysSecret(spec), key: name });
  const endpointURL = config.s3_compatible_enabled ? config.s3_endpoint_url : null;
  return {
    metadata: metadataOf(spec, storeName(spec)),
    spec: {
      configuration: {
        destinationPath,
        ...(endpointURL !== null && { endpointURL }),
        ...(config.backup_provider === 'aws-s3'
          ? {
              s3Credentials: {
                accessKeyId: key(bucketKeys.accessKeyId),
                secretAccessKey: key(bucketKeys.secretAccessKey),
              },
            }
          : { googleCredentials: { applicationCredentials: key(bucketKeys.googleCredentials) } }),
        wal: { compression: 'gzip' },
        data: { compression: 'gzip' },
      },
      retentionPolicy: `${config.backup_retention_period}d`,
    },
  };
}

export const scheduleName = ({ name }: PostgresTarget): string => `${name}-nightly`;

/** Nightly base backups, the first one at once; null without backups. */
export function scheduledBackup(spec: PostgresSpec): NewObject<'scheduledbackups.postgresql.cnpg.io'> | null {
  if (!spec.config.backup_enabled) return null;
  return {
    metadata: metadataOf(spec, scheduleName(spec)),
    spec: {
      schedule: SCHEDULE,
      immediate: true,
      cluster: { name: spec.name },
      method: 'plugin',
      pluginConfiguration: { name: BARMAN_PLUGIN },
      // Backups of a deleted database are still listed.
      backupOwnerReference: 'none',
    },
  };
}

/** A base backup that was asked for. */
export function backupObject(target: PostgresTarget, at: Date): NewObject<'backups.postgresql.cnpg.io'> {
  const stamp = at.toISOString().replace(/\D/g, '').slice(0, 14);
  return {
    metadata: { ...metadataOf(target, `${target.name}-${stamp}`), ...inNamespace(`${target.name}-${stamp}`) },
    spec: {
      cluster: { name: target.name },
      method: 'plugin',
      pluginConfiguration: { name: BARMAN_PLUGIN },
    },
  };
}
