import { z } from 'zod';
import {
  defaultPostgresConfig,
  FERRETDB_POSTGRES_VERSION,
  postgresConfig,
  postgresSecrets,
  type PostgresConfig,
  type PostgresSecrets,
} from '../../providers/postgres/config.ts';

/** The forms of a database: types only. `settings/settings.validation.ts` has the rules. */

/** A number of Gi, or `10Gi`. */
const gibibytes = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^\d+(Gi)?$/)
    .transform((size) => Number.parseInt(size, 10)),
]);

const trimmed = z.string().trim();
const MAX_ROWS = 50;

/** A field left out keeps its value, or takes the default. An empty secret counts as left out. */
export const postgresFields = postgresConfig
  .extend({
    storage_size: gibibytes,
    instances_count: z.number(),
    pooler_instances: z.number(),
    backup_retention_period: z.number(),
    expose_port: z.number(),
    cluster_name: trimmed,
    init_database: trimmed,
    init_username: trimmed,
    superuser_username: trimmed,
    databases: postgresConfig.shape.databases.max(MAX_ROWS),
    users: postgresConfig.shape.users.max(MAX_ROWS),
    backup_s3_bucket: trimmed.nullable(),
    access_key_id: trimmed.nullable(),
    s3_endpoint_url: trimmed.nullable(),
    backup_gcs_bucket: trimmed.nullable(),
    ...postgresSecrets.shape,
  })
  .partial();
export type PostgresFields = z.output<typeof postgresFields>;

/** The fields of a body: those inside of `configuration` win over those spread beside it. */
export function fieldsOf(body: Readonly<Record<string, unknown>>): unknown {
  const { configuration, ...outer } = body;
  return typeof configuration === 'object' ? { ...outer, ...configuration } : outer;
}

/** The secrets of a form; empty ones are left out. */
export function secretsOf(fields: PostgresFields): PostgresSecrets {
  const { user_passwords: users, ...single } = postgresSecrets.parse(fields);
  const given = Object.entries(single).filter(([, value]) => value !== '');
  const passwords = Object.entries(users ?? {}).filter(([, value]) => value !== '');
  return {
    ...(Object.fromEntries(given) as Omit<PostgresSecrets, 'user_passwords'>),
    ...(passwords.length > 0 && { user_passwords: Object.fromEntries(passwords) }),
  };
}

/** Without secrets. */
function picked(fields: PostgresConfig): PostgresConfig {
  const names = Object.keys(postgresConfig.shape);
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => names.includes(name)),
  ) as PostgresConfig;
}

const orNull = (value: string | null): string | null => value || null;

/** The configuration after a change; fields left out stay, and a new database takes the defaults. */
export function configAfter(before: PostgresConfig | null, fields: PostgresFields): PostgresConfig {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const next = { ...(before ?? defaultPostgresConfig), ...Object.fromEntries(known) };
  // FerretDB fixes the version, so a form that only switches it on is complete.
  const isFixed = next.ferretdb_enabled && before === null && fields.postgres_version === undefined;
  const { extensions } = next;
  return {
    ...picked(next),
    postgres_version: isFixed ? FERRETDB_POSTGRES_VERSION : next.postgres_version,
    extensions: extensions.filter((name, i) => extensions.indexOf(name) === i),
    storage_class: orNull(next.storage_class),
    backup_s3_bucket: orNull(next.backup_s3_bucket),
    access_key_id: orNull(next.access_key_id),
    s3_endpoint_url: next.s3_compatible_enabled ? orNull(next.s3_endpoint_url) : null,
    backup_gcs_bucket: orNull(next.backup_gcs_bucket),
  };
}

/** POST /api/clusters/{id}/apps with app name Postgres or PostgreSQL: the fields are in `configuration`, or spread. */
export const createInput = z.object({
  configuration: postgresFields,
  /** Installs missing add-ons first. */
  with_dependencies: z.boolean().default(false),
  dry_run: z.boolean().default(false),
});
export type CreateInput = z.output<typeof createInput>;

/** PUT /api/clusters/{id}/apps/{appId}. */
export const updateInput = createInput.omit({ with_dependencies: true }).extend({
  /** Throws 409 `changed_meanwhile` if the database has another one. */
  revision: z.int().nullish(),
});
export type UpdateInput = z.output<typeof updateInput>;

/** `configuration` of POST /api/clusters/{id}/apps with app name Postgres Restore. Other `source_*` fields are ignored. */
export const restoreFields = z.object({
  /** Id of the source, which may be deleted; `app_id` is an alias. */
  source_app_id: z.string().optional(),
  app_id: z.string().optional(),
  source_cluster_name: z.string().optional(),
  new_cluster_name: z.string().trim(),
  restore_target_time: z.enum(['latest', 'specific']).default('latest'),
  /** With offset; required for `specific`. */
  restore_specific_time: z.iso.datetime({ offset: true }).nullish(),
  /** Left out: as the source. */
  instances_count: z.int().optional(),
  /** At least that of the source. */
  storage_size: gibibytes.optional(),
});
export const restoreInput = z.object({ configuration: restoreFields, dry_run: z.boolean().default(false) });
export type RestoreInput = z.output<typeof restoreInput>;

/** DELETE /api/clusters/{id}/apps. */
export const deleteInput = z.object({
  /** Forgets the backups too; the files in the bucket stay. Of a deleted database: it leaves the list. */
  delete_data: z.boolean().default(false),
});
export type DeleteInput = z.output<typeof deleteInput>;

/** POST …/apps/postgres/{name}/password. */
export const passwordBody = z.object({
  /** Left out: the first user. The superuser, or one of `users`. */
  username: z.string().trim().optional(),
  password: z.string(),
});
export type PasswordBody = z.output<typeof passwordBody>;

/** POST …/apps/postgres/{name}/failover. */
export const failoverBody = z.object({
  /** Name of a ready replica; left out: the first one. */
  instance: z.string().optional(),
});

/** POST …/apps/postgres/check-restore-name. */
export const checkNameBody = z.object({
  cluster_id: z.string().optional(),
  proposed_name: z.string().trim(),
});

export const metricsRanges = ['1h', '24h', '7d'] as const;
/** GET …/apps/postgres/{name}/metrics. */
export const metricsQuery = z.object({ range: z.enum(metricsRanges).default('24h') });
