import { z } from 'zod';

export const postgresVersions = ['17.5', '16.9', '15.13'] as const;
export const ferretdbVersions = ['2.5.0', '2.6.0'] as const;
/** FerretDB's extension exists for one version of PostgreSQL only. */
export const FERRETDB_POSTGRES_VERSION = '17.5';
const backupProviders = ['aws-s3', 'gcp-gcs'] as const;
const poolerModes = ['session', 'transaction'] as const;
const userAccesses = ['none', 'read', 'write'] as const;

/** The namespace of all databases of a cluster. */
export const POSTGRES_NAMESPACE = 'databases';

/** What a database cluster is configured to be, as in the contract and in the database; without secrets. */
export const postgresConfig = z.object({
  cluster_name: z.string(),
  postgres_version: z.enum(postgresVersions),
  instances_count: z.int(),
  /** In Gi. */
  storage_size: z.int(),
  /** Null: the default class of the cluster. */
  storage_class: z.string().nullable(),
  init_database: z.string(),
  init_username: z.string(),
  superuser_username: z.string(),
  /** Databases beside the first one. */
  databases: z.array(z.object({ name: z.string(), owner: z.string() })),
  /** Roles that log in, beside the first one; `access` covers all databases. */
  users: z.array(z.object({ name: z.string(), access: z.enum(userAccesses) })),
  /** Extensions of the first database. */
  extensions: z.array(z.string()),
  /** Settings of the server that differ from the defaults. */
  parameters: z.record(z.string(), z.string()),
  pooler_enabled: z.boolean(),
  pooler_mode: z.enum(poolerModes),
  pooler_instances: z.int(),
  ferretdb_enabled: z.boolean(),
  ferretdb_version: z.enum(ferretdbVersions),
  backup_enabled: z.boolean(),
  backup_provider: z.enum(backupProviders),
  /** Days. */
  backup_retention_period: z.int(),
  backup_s3_bucket: z.string().nullable(),
  access_key_id: z.string().nullable(),
  s3_compatible_enabled: z.boolean(),
  /** Null: AWS. */
  s3_endpoint_url: z.string().nullable(),
  backup_gcs_bucket: z.string().nullable(),
  expose_enabled: z.boolean(),
  expose_port: z.int(),
});
export type PostgresConfig = z.output<typeof postgresConfig>;

/** Secrets of a database cluster. They are written and never read. */
export const postgresSecrets = z.object({
  init_password: z.string().optional(),
  superuser_password: z.string().optional(),
  /** By name of a role in `users`. */
  user_passwords: z.record(z.string(), z.string()).optional(),
  access_secret_key: z.string().optional(),
  backup_gcs_credentials_json: z.string().optional(),
});
export type PostgresSecrets = z.output<typeof postgresSecrets>;

/** The defaults of the contract. */
export const defaultPostgresConfig: PostgresConfig = {
  cluster_name: 'postgres',
  postgres_version: '17.5',
  instances_count: 1,
  storage_size: 10,
  storage_class: null,
  init_database: 'app',
  init_username: 'app',
  superuser_username: 'postgres',
  databases: [],
  users: [],
  extensions: [],
  parameters: {},
  pooler_enabled: false,
  pooler_mode: 'transaction',
  pooler_instances: 1,
  ferretdb_enabled: false,
  ferretdb_version: '2.5.0',
  backup_enabled: false,
  backup_provider: 'aws-s3',
  backup_retention_period: 7,
  backup_s3_bucket: null,
  access_key_id: null,
  s3_compatible_enabled: false,
  s3_endpoint_url: null,
  backup_gcs_bucket: null,
  expose_enabled: false,
  expose_port: 5432,
};

/** The bucket of the backups; null without backups. */
export function bucketOf(config: PostgresConfig): string | null {
  if (!config.backup_enabled) return null;
  return config.backup_provider === 'aws-s3' ? config.backup_s3_bucket : config.backup_gcs_bucket;
}

/** `s3://bucket/id`: no two databases share a prefix, so that none meets an archive that is not empty. */
export function backupPath(config: PostgresConfig, id: string): string | null {
  const bucket = bucketOf(config);
  if (bucket === null) return null;
  return `${config.backup_provider === 'aws-s3' ? 's3' : 'gs'}://${bucket}/${id}`;
}
