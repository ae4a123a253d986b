import { builder } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';
import { PostgresBackupProvider } from './PostgresBackupSettings.ts';
import { groupRule } from './PostgresNetworkInput.ts';

type Provider = PostgresRecord['backup_provider'];

const backupInput = (kind: 'Create' | 'Update') => {
  const onCreate = <Value>(value: Value) => (kind === 'Create' ? { defaultValue: value } : {});
  const secretRule = 'Stored in a secret of the cluster only';
  return builder.inputType(`${kind}PostgresBackupInput`, {
    description: `Backups in object storage. The bucket and the keys are tried before anything is changed.${groupRule(kind)}`,
    fields: (t) => ({
      isEnabled: t.boolean({ ...onCreate(true), description: 'Whether backups are made.' }),
      provider: t.field({
        type: PostgresBackupProvider,
        ...onCreate('aws-s3' as const),
        description: 'Kind of object storage.',
      }),
      retentionDays: t.int({
        ...onCreate(7),
        description: 'Days for which backups are kept, 1 to 35.',
      }),
      bucket: t.string({ description: 'Name of an existing bucket; required when enabled.' }),
      endpointUrl: t.string({
        description: 'Address of S3-compatible storage, beginning with https://; null for Amazon S3.',
      }),
      accessKeyId: t.string({ description: 'Id of the access key; required for S3.' }),
      secretAccessKey: t.string({
        description: `Secret of the access key; required for S3. ${secretRule}.`,
      }),
      credentialsJson: t.string({
        description: `Key of a service account as JSON; required for Google Cloud Storage. ${secretRule}.`,
      }),
    }),
  });
};

export const backupInputs = { onCreate: backupInput('Create'), onUpdate: backupInput('Update') };
export type BackupInput = typeof backupInputs.onCreate.$inferInput;

/** Backups under the platform's names; `provider` is the present one for an input without it. */
export function backupBody(backup: BackupInput, provider: Provider): Record<string, unknown> {
  const common = {
    backup_enabled: backup.isEnabled ?? undefined,
    backup_provider: backup.provider ?? undefined,
    backup_retention_period: backup.retentionDays ?? undefined,
  };
  if ((backup.provider ?? provider) === 'gcp-gcs') {
    return {
      ...common,
      backup_gcs_bucket: backup.bucket ?? undefined,
      backup_gcs_credentials_json: backup.credentialsJson ?? undefined,
    };
  }
  const { endpointUrl } = backup;
  return {
    ...common,
    backup_s3_bucket: backup.bucket ?? undefined,
    ...(endpointUrl === undefined
      ? {}
      : { s3_compatible_enabled: endpointUrl !== null, s3_endpoint_url: endpointUrl }),
    access_key_id: backup.accessKeyId ?? undefined,
    access_secret_key: backup.secretAccessKey ?? undefined,
  };
}
