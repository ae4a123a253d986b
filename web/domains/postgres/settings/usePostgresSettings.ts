import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import {
  DEFAULT_FERRETDB_VERSION,
  DEFAULT_PORT,
  type PostgresValues,
  type UserAccess,
} from '../form/postgresValues.ts';
import type {
  usePostgresSettings_postgres$data,
  usePostgresSettings_postgres$key,
} from './__generated__/usePostgresSettings_postgres.graphql.ts';

/** Newer servers may know more than the form. */
const accessOf = (access: string): UserAccess => (access === 'READ' || access === 'WRITE' ? access : 'NONE');

/** The saved settings as values of the form; secrets are unknown and empty. */
function valuesOf(data: usePostgresSettings_postgres$data): PostgresValues {
  const { backup, ferretdb, exposure } = data;
  const isGcs = backup.provider === 'GCP_GCS';
  return {
    name: data.name,
    version: data.version,
    instances: String(data.instanceCount),
    storageGb: data.storageGib,
    database: data.databaseName,
    username: data.username,
    password: '',
    superuserName: data.superuserName,
    superuserPassword: '',
    hasPooler: data.pooler.isEnabled,
    isExposed: exposure.isEnabled,
    exposePort: exposure.port || DEFAULT_PORT,
    hasFerretdb: ferretdb.isEnabled,
    ferretdbVersion: ferretdb.version ?? DEFAULT_FERRETDB_VERSION,
    hasBackups: backup.isEnabled,
    backupProvider: isGcs ? 'GCP_GCS' : 'AWS_S3',
    retentionDays: backup.retentionDays,
    s3Bucket: isGcs ? '' : (backup.bucket ?? ''),
    accessKeyId: backup.accessKeyId ?? '',
    accessSecretKey: '',
    isS3Compatible: backup.endpointUrl != null,
    s3EndpointUrl: backup.endpointUrl ?? '',
    gcsBucket: isGcs ? (backup.bucket ?? '') : '',
    gcsCredentials: '',
    users: data.users.map(({ name, access }) => ({
      name,
      access: accessOf(access),
      password: '',
      isStored: true,
    })),
    databases: data.databases.map(({ name, owner }) => ({ name, owner, isStored: true })),
    extensions: [...data.extensions],
    parameters: data.parameters.map(({ name, value }) => ({ name, value })),
  };
}

/** The settings of a database, its revision, and the values of its form. */
export function usePostgresSettings(postgres: usePostgresSettings_postgres$key) {
  const data = useFragment(
    graphql`
      fragment usePostgresSettings_postgres on PostgresCluster {
        id
        revision
        name
        version
        instanceCount
        storageGib
        databaseName
        username
        superuserName
        users {
          name
          access
        }
        databases {
          name
          owner
        }
        extensions
        parameters {
          name
          value
        }
        pooler {
          isEnabled
        }
        exposure {
          isEnabled
          port
        }
        ferretdb {
          isEnabled
          version
        }
        backup {
          isEnabled
          provider
          bucket
          endpointUrl
          accessKeyId
          retentionDays
        }
      }
    `,
    postgres,
  );
  return { id: data.id, revision: data.revision, values: valuesOf(data) };
}
