import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { codedError, nullWhenMissing } from '../../graphql/errors.ts';
import type { FieldNames } from '../../graphql/failures.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { messageOf } from '../../graphql/messages.ts';
import { wireDetail, wireMessage } from '../../upstream/messages.ts';
import { path, type Path } from '../../upstream/path.ts';
import { statusFrom, type PostgresStatusValue } from './postgresStatuses.ts';

export const userAccesses = ['none', 'read', 'write'] as const;
export const poolerModes = ['session', 'transaction'] as const;
export const backupProviders = ['aws-s3', 'gcp-gcs'] as const;
export const archivingStates = ['off', 'ok', 'failing'] as const;
export const instanceRoles = ['primary', 'replica'] as const;
export const playgroundStates = ['starting', 'running', 'failed', 'full'] as const;
export const endpointKinds = [
  'read_write',
  'read_only',
  'pooler',
  'public',
  'ferretdb',
  'playground',
] as const;

const configuration = z.object({
  postgres_version: z.string(),
  instances_count: z.number().int(),
  storage_size: z.number().int(),
  storage_class: z.string().nullish(),
  init_database: z.string(),
  init_username: z.string(),
  superuser_username: z.string(),
  databases: z.array(z.object({ name: z.string(), owner: z.string() })).default([]),
  users: z.array(z.object({ name: z.string(), access: z.enum(userAccesses) })).default([]),
  extensions: z.array(z.string()).default([]),
  parameters: z.record(z.string(), z.string()).default({}),
  pooler_enabled: z.boolean().default(false),
  pooler_mode: z.enum(poolerModes).default('transaction'),
  pooler_instances: z.number().int().default(1),
  ferretdb_enabled: z.boolean().default(false),
  ferretdb_version: z.string().nullish(),
  backup_retention_period: z.number().int().default(7),
  backup_s3_bucket: z.string().nullish(),
  access_key_id: z.string().nullish(),
  s3_compatible_enabled: z.boolean().default(false),
  s3_endpoint_url: z.string().nullish(),
  backup_gcs_bucket: z.string().nullish(),
  expose_enabled: z.boolean().default(false),
  expose_port: z.number().int().default(5432),
});

const endpoint = z.object({
  kind: z.enum(endpointKinds),
  host: z.string(),
  port: z.number().int(),
  database: z.string(),
  username: z.string(),
  url: z.string(),
  command: z.string(),
  env: z.string(),
  jdbc: z.string().nullish(),
});
export type EndpointRecord = z.output<typeof endpoint>;

const instance = z.object({
  name: z.string(),
  role: z.enum(instanceRoles),
  ready: z.boolean(),
  restart_count: z.number().int().default(0),
  node: z.string().nullish(),
});
export type InstanceRecord = z.output<typeof instance>;

const postgresRecord = z.object({
  id: z.string(),
  instance_id: z.string(),
  cluster_id: z.string(),
  cluster_name: z.string(),
  status: z.string(),
  progress: z.number().nullish(),
  ...wireMessage,
  configuration,
  backup_enabled: z.boolean(),
  backup_provider: z.enum(backupProviders).nullish(),
  backup_path: z.string().nullish(),
  ready_instances: z.number().int().default(0),
  primary: z.string().nullish(),
  instances: z.array(instance).default([]),
  connections: z.array(endpoint).default([]),
  playground: z.enum(playgroundStates).nullish(),
  password_secret: z.object({ namespace: z.string(), name: z.string(), key: z.string() }).nullish(),
  archiving: z.enum(archivingStates).default('off'),
  archiving_error: z.string().nullish(),
  last_backup_at: z.string().nullish(),
  last_backup_error: z.string().nullish(),
  restored_from: z
    .object({
      app_id: z.string().nullish(),
      cluster_name: z.string(),
      target_time: z.string().nullish(),
      restored_at: z.string().nullish(),
    })
    .nullish(),
  deleted_at: z.string().nullish(),
  restorable_until: z.string().nullish(),
  deletes_backups: z.boolean().default(false),
  revision: z.number().int().default(1),
  created_at: z.string(),
  updated_at: z.string(),
  updated_by_name: z.string().nullish(),
});
type WirePostgres = z.output<typeof postgresRecord>;

/** A database with the live fields of newer events and its rev. */
export interface PostgresRecord extends Omit<WirePostgres, 'cluster_id' | 'status'> {
  clusterId: string;
  status: PostgresStatusValue;
  rev: string;
}

/** Own id of the node: one database cannot be read by its id alone, so the id has that of its cluster. */
export const ownIdOf = ({ clusterId, id }: Pick<PostgresRecord, 'clusterId' | 'id'>): string =>
  `${clusterId}:${id}`;

const answer = z.object({
  clusters: z.array(postgresRecord),
  data: z.object({ allPostgresClusters: z.array(postgresRecord) }).optional(),
  operator_problem: wireDetail.extend({ message: z.string() }).nullish(),
});
type OperatorProblem = NonNullable<z.output<typeof answer>['operator_problem']>;

/** The list of databases; one call per request. */
function loadList(
  ctx: GatewayContext,
  clusterId: string,
): Promise<{ all: PostgresRecord[]; problem: OperatorProblem | null }> {
  return ctx.load(`postgres ${clusterId}`, async () => {
    ctx.requireToken();
    const target = path`/api/clusters/${clusterId}/apps/postgres/clusters`;
    const { data, startedAt } = await ctx.upstream.read(target, answer, { envelope: 'none' });
    const all = data.data?.allPostgresClusters ?? data.clusters;
    return {
      all: all.map((one) => recordFrom(ctx, one, startedAt)),
      problem: data.operator_problem ?? null,
    };
  });
}

/** Databases of a cluster, also deleted ones that can still be restored. */
export async function loadAllPostgres(ctx: GatewayContext, clusterId: string): Promise<PostgresRecord[]> {
  return (await loadList(ctx, clusterId)).all;
}

/** Why the operator of a cluster cannot create, change or restore databases; null if it can, or is not installed. */
export async function loadOperatorProblem(
  ctx: GatewayContext,
  clusterId: string,
): Promise<OperatorProblem | null> {
  return (await loadList(ctx, clusterId)).problem;
}

/** Databases of a cluster that are not deleted. */
export async function loadPostgres(ctx: GatewayContext, clusterId: string): Promise<PostgresRecord[]> {
  return (await loadAllPostgres(ctx, clusterId)).filter(({ status }) => status !== 'uninstalled');
}

/** One database by the own id of its node; null when there is none that the caller may see. */
export async function findPostgres(ctx: GatewayContext, ownId: string): Promise<PostgresRecord | null> {
  const { owner, rest } = splitOwnId(ownId, 'PostgresCluster');
  const all = await nullWhenMissing(loadAllPostgres(ctx, owner));
  return all?.find(({ id }) => id === rest) ?? null;
}

/** One database by the own id of its node; throws NOT_FOUND when there is none that the caller may see. */
export async function requirePostgres(ctx: GatewayContext, ownId: string): Promise<PostgresRecord> {
  const found = await findPostgres(ctx, ownId);
  if (found === null) throw codedError('NOT_FOUND', messageOf('NOT_FOUND'));
  return found;
}

/** Sends a change; returns the database after it. */
export async function changePostgres(
  ctx: GatewayContext,
  method: 'POST' | 'PUT' | 'DELETE',
  target: Path,
  body: Record<string, unknown>,
  fields: FieldNames = {},
): Promise<PostgresRecord> {
  ctx.requireToken();
  const { data, startedAt } = await ctx.upstream.send(method, target, postgresRecord, body, { fields });
  return recordFrom(ctx, data, startedAt);
}

function recordFrom(ctx: GatewayContext, record: WirePostgres, startedAt: number): PostgresRecord {
  const live = ctx.live.overlay('Postgres', record.id, record, startedAt);
  const { cluster_id: clusterId, ...rest } = live;
  return { ...rest, clusterId, status: statusFrom(rest.status) ?? 'configuring' };
}
