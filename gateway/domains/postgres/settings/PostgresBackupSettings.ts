import { builder } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

export const PostgresBackupProvider = builder.enumType('PostgresBackupProvider', {
  description: 'Kind of object storage for backups.',
  values: {
    AWS_S3: {
      value: 'aws-s3',
      description: 'Amazon S3, or compatible storage such as that of Hetzner, with its endpoint.',
    },
    GCP_GCS: { value: 'gcp-gcs', description: 'Google Cloud Storage.' },
  } as const,
});

const PostgresArchiving = builder.enumType('PostgresArchiving', {
  description: 'State of the archive of changes, which restores to a point in time need.',
  values: {
    OFF: { value: 'off', description: 'There are no backups.' },
    OK: { value: 'ok', description: 'Changes are archived within five minutes.' },
    FAILING: {
      value: 'failing',
      description: 'Changes are not archived: the recovery window no longer grows, and storage fills up.',
    },
  } as const,
});

export const PostgresBackupSettings = builder.objectRef<PostgresRecord>('PostgresBackupSettings').implement({
  description: 'Backups of a database cluster: where they go, and how they are doing.',
  fields: (t) => ({
    isEnabled: t.exposeBoolean('backup_enabled', { description: 'Whether backups are made.' }),
    provider: t.expose('backup_provider', {
      type: PostgresBackupProvider,
      nullable: true,
      description: 'Kind of object storage; null without backups.',
    }),
    bucket: t.string({
      nullable: true,
      description: 'Name of the bucket; null without backups.',
      resolve: ({ backup_provider: provider, configuration: config }) =>
        provider === 'gcp-gcs' ? config.backup_gcs_bucket : config.backup_s3_bucket,
    }),
    endpointUrl: t.string({
      nullable: true,
      description: 'Address of S3-compatible storage; null for Amazon S3 and Google Cloud Storage.',
      resolve: ({ configuration: config }) =>
        config.s3_compatible_enabled ? (config.s3_endpoint_url ?? null) : null,
    }),
    accessKeyId: t.string({
      nullable: true,
      description: 'Id of the access key of S3; null for Google Cloud Storage and without backups.',
      resolve: ({ configuration: config }) => config.access_key_id,
    }),
    retentionDays: t.int({
      description: 'Days for which backups are kept.',
      resolve: ({ configuration: config }) => config.backup_retention_period,
    }),
    path: t.exposeString('backup_path', {
      nullable: true,
      description: 'Where in the storage they are, such as s3://bucket/id; null without backups.',
    }),
    archiving: t.expose('archiving', { type: PostgresArchiving, description: 'State of the archive.' }),
    archivingError: t.exposeString('archiving_error', {
      nullable: true,
      description: 'Why archiving fails, in the words of the operator; null when it does not.',
    }),
    lastBackupAt: t.expose('last_backup_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last backup was complete; null before the first one.',
    }),
    lastBackupError: t.exposeString('last_backup_error', {
      nullable: true,
      description: 'Why the last backup failed, in the words of the operator; null when it did not.',
    }),
  }),
});
