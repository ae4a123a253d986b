import { testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, userJson } from '../testing.ts';

/** A database cluster as the platform returns it. */
export function postgresJson(name: string, changes: Record<string, unknown> = {}) {
  const { configuration = {}, ...rest } = changes;
  const host = `${name}-rw.databases.svc.cluster.local`;
  return {
    id: `pg-${name}`,
    app_id: `pg-${name}`,
    instance_id: `pg-${name}`,
    cluster_id: 'c1',
    cluster_name: name,
    status: 'installed',
    progress: 100,
    message: null,
    detail: null,
    configuration: {
      cluster_name: name,
      postgres_version: '17.5',
      instances_count: 2,
      storage_size: 20,
      storage_class: null,
      init_database: 'app',
      init_username: 'app',
      superuser_username: 'postgres',
      databases: [{ name: 'reports', owner: 'app' }],
      users: [{ name: 'reader', access: 'read' }],
      extensions: ['pg_trgm'],
      parameters: { work_mem: '8MB', max_connections: '200' },
      pooler_enabled: false,
      pooler_mode: 'transaction',
      pooler_instances: 1,
      ferretdb_enabled: false,
      ferretdb_version: '2.5.0',
      backup_enabled: true,
      backup_provider: 'aws-s3',
      backup_retention_period: 7,
      backup_s3_bucket: 'acme-backups',
      access_key_id: 'AKIA1',
      s3_compatible_enabled: true,
      s3_endpoint_url: 'https://fsn1.your-objectstorage.com',
      backup_gcs_bucket: null,
      expose_enabled: false,
      expose_port: 5432,
      ...(configuration as object),
    },
    secret_fields: ['init_password', 'superuser_password', 'access_secret_key'],
    backup_enabled: true,
    backup_provider: 'aws-s3',
    backup_path: `s3://acme-backups/pg-${name}`,
    ready_instances: 2,
    primary: `${name}-1`,
    instances: [
      { name: `${name}-1`, role: 'primary', ready: true, restart_count: 0, node: 'w1' },
      { name: `${name}-2`, role: 'replica', ready: true, restart_count: 1, node: 'w2' },
    ],
    endpoints: { rw: { host, port: 5432 } },
    connections: [
      {
        kind: 'read_write',
        host,
        port: 5432,
        database: 'app',
        username: 'app',
        url: `postgresql://app:********@${host}:5432/app`,
        command: `psql -h ${host} -U app app`,
        env: `PGHOST=${host}`,
        jdbc: `jdbc:postgresql://${host}:5432/app`,
      },
    ],
    playground: null,
    password_secret: { namespace: 'databases', name: `${name}-app`, key: 'password' },
    archiving: 'ok',
    archiving_error: null,
    last_backup_at: '2026-11-02T03:00:00.000Z',
    last_backup_error: null,
    restored_from: null,
    deleted_at: null,
    restorable_until: null,
    deletes_backups: false,
    revision: 3,
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-02T10:00:00.000Z',
    updated_by: 'user-1',
    updated_by_name: 'Ada',
    observed_at: '2026-11-02T10:00:00.000Z',
    ...rest,
  };
}

/** The list of database clusters as the platform returns it. */
export function postgresListJson(...all: { status: string }[]) {
  const clusters = all.filter(({ status }) => status !== 'uninstalled');
  return { clusters, data: { allPostgresClusters: all }, operator_problem: null };
}

/** Backups of a database cluster as the platform returns them. */
export function timelineJson() {
  const backup = (id: string, day: number, changes: object = {}) => ({
    id,
    started_at: `2026-11-0${day}T03:00:00.000Z`,
    finished_at: `2026-11-0${day}T03:05:00.000Z`,
    status: 'completed',
    size_bytes: 5_000_000_000,
    error: null,
    ...changes,
  });
  return {
    timeline: {
      backup_window: { earliest: '2026-11-01T03:05:00.000Z', latest: '2026-11-02T09:55:00.000Z' },
      backups: [
        backup('b2', 2, { status: 'failed', size_bytes: null, error: 'AccessDenied' }),
        backup('b1', 1),
      ],
      archiving: 'ok',
      archiving_error: null,
    },
  };
}

export const LIST = 'GET /api/clusters/c1/apps/postgres/clusters';
/** Id of the database cluster in `startWorld`. */
export const ID = idOf('PostgresCluster', 'c1:pg-app-db');

/** A gateway before a platform with the database cluster `app-db`. */
export function startWorld(table: UpstreamTable = {}) {
  const upstream: UpstreamTable = {
    'GET /api/user': { data: userJson() },
    'GET /api/clusters': { data: { data: [clusterJson()] } },
    'GET /api/clusters/c1': { data: [clusterJson()] },
    [LIST]: postgresListJson(postgresJson('app-db')),
    ...table,
  };
  return testGateway({ upstream });
}
