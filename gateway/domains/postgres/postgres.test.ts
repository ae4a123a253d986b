import { afterEach, describe, expect, it } from 'vitest';
import { answer, type UpstreamTable } from '../../testing.ts';
import { clusterJson, userJson, wire } from '../testing.ts';
import { ID, LIST, postgresJson, postgresListJson, startWorld, timelineJson } from './postgres.testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function world(table: UpstreamTable = {}) {
  const made = startWorld(table);
  stops.push(made.stop);
  return made;
}

const TIMELINE = 'GET /api/clusters/c1/apps/postgres/app-db/backup-timeline';
const deleted = postgresJson('old', {
  status: 'uninstalled',
  deleted_at: '2026-11-02T10:00:00.000Z',
  restorable_until: '2026-11-09T10:00:00.000Z',
});

describe('database clusters of a cluster', () => {
  const rows = `postgresClusters { totalCount nodes { name status version readyInstanceCount primary
    instances { name role nodeName isReady } endpoints { kind url } backup { archiving lastBackupAt path }
    restoredFrom { name } cluster { name } viewerCan { update { code } backUp { code } delete { code } } } }
    postgresClusterCounts { total running } restorablePostgresClusters { name }
    viewerCan { createPostgresCluster { allowed } restorePostgresCluster { allowed } }`;
  const listOf = (count: number) =>
    postgresListJson(...Array.from({ length: count }, (_, at) => postgresJson(`db-${at}`)));

  it('cost as many calls for 200 as for one', async () => {
    const query = `{ cluster(id: "c1") { ${rows} } }`;
    const few = await world({ [LIST]: listOf(1) }).execute(query);
    const many = await world({ [LIST]: listOf(200) }).execute(query);
    expect(many.errors).toBeUndefined();
    expect(many.data).toMatchObject({ cluster: { postgresClusters: { totalCount: 200 } } });
    expect(wire(many.calls).sort()).toEqual(wire(few.calls).sort());
    expect(wire(few.calls).sort()).toEqual(['GET /api/clusters/c1', LIST, 'GET /api/user']);
  });

  it('are filtered, counted, and without deleted ones', async () => {
    const { data, errors } = await world({
      [LIST]: postgresListJson(
        postgresJson('zoo', { status: 'failed', backup_enabled: false }),
        postgresJson('shop', { status: 'configuring', archiving: 'failing' }),
        postgresJson('api'),
        deleted,
      ),
    }).execute(`{ cluster(id: "c1") {
      postgresClusterCounts { total running inProgress failed archivingFailed }
      all: postgresClusters { nodes { name status } }
      some: postgresClusters(filter: { statuses: [CONFIGURING, FAILED], hasBackups: true, search: "SHO" }) { nodes { name } }
      restorablePostgresClusters { name deletedAt restorableUntil }
      one: postgresCluster(name: "shop") { name }
      gone: postgresCluster(name: "old") { name }
    } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      cluster: {
        postgresClusterCounts: { total: 3, running: 1, inProgress: 1, failed: 1, archivingFailed: 1 },
        all: {
          nodes: [
            { name: 'api', status: 'INSTALLED' },
            { name: 'shop', status: 'CONFIGURING' },
            { name: 'zoo', status: 'FAILED' },
          ],
        },
        some: { nodes: [{ name: 'shop' }] },
        restorablePostgresClusters: [
          { name: 'api', deletedAt: null, restorableUntil: null },
          { name: 'shop', deletedAt: null, restorableUntil: null },
          { name: 'old', deletedAt: deleted.deleted_at, restorableUntil: deleted.restorable_until },
        ],
        one: { name: 'shop' },
        gone: null,
      },
    });
  });

  it('cannot be created, changed or restored with an operator that is too old', async () => {
    const params = { version: '0.23.2', least: '0.25.0' };
    const problem = { code: 'postgres_operator_old', params, message: 'Too old' };
    const refused = {
      allowed: false,
      code: 'MISSING_DEPENDENCIES',
      detail: { code: 'POSTGRES_OPERATOR_OLD' },
    };
    const { data } = await world({
      [LIST]: { ...postgresListJson(postgresJson('shop')), operator_problem: problem },
    }).execute(`{ cluster(id: "c1") {
      viewerCan { createPostgresCluster { ...why } restorePostgresCluster { ...why } }
      postgresCluster(name: "shop") { viewerCan { update { ...why } restore { ...why } delete { allowed } } } } }
      fragment why on ActionState { allowed code detail { code } }`);
    expect(data).toEqual({
      cluster: {
        viewerCan: { createPostgresCluster: refused, restorePostgresCluster: refused },
        postgresCluster: { viewerCan: { update: refused, restore: refused, delete: { allowed: true } } },
      },
    });
  });

  it('of all clusters are read with one call per cluster', async () => {
    const { data, calls } = await world().execute(
      '{ viewer { account { postgresClusters { nodes { name cluster { name } } } } } }',
    );
    expect(data).toMatchObject({
      viewer: { account: { postgresClusters: { nodes: [{ name: 'app-db' }] } } },
    });
    expect(wire(calls).sort()).toEqual(['GET /api/clusters', LIST, 'GET /api/user']);
  });
});

describe('a database cluster', () => {
  it('has its settings, instances and ways to connect', async () => {
    const full = postgresListJson(postgresJson('app-db', { playground: 'full' }));
    const { data, errors } = await world({ [LIST]: full }).execute(
      `query ($id: ID!) { node(id: $id) { ... on PostgresCluster { uuid instanceCount storageGib databaseName
        databases { name owner } users { name access } extensions parameters { name value }
        pooler { isEnabled mode } ferretdb { isEnabled } exposure { isEnabled port }
        endpoints { kind host port database username url command env jdbc } playground passwordSecret { name key }
        backup { isEnabled provider bucket endpointUrl accessKeyId retentionDays path archiving } } } }`,
      { id: ID },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      node: {
        uuid: 'pg-app-db',
        instanceCount: 2,
        storageGib: 20,
        users: [{ name: 'reader', access: 'READ' }],
        parameters: [
          { name: 'max_connections', value: '200' },
          { name: 'work_mem', value: '8MB' },
        ],
        pooler: { isEnabled: false, mode: 'TRANSACTION' },
        exposure: { isEnabled: false, port: 5432 },
        endpoints: [{ kind: 'READ_WRITE', port: 5432 }],
        playground: 'FULL',
        passwordSecret: { name: 'app-db-app', key: 'password' },
        backup: {
          isEnabled: true,
          provider: 'AWS_S3',
          bucket: 'acme-backups',
          endpointUrl: 'https://fsn1.your-objectstorage.com',
          retentionDays: 7,
          archiving: 'OK',
        },
      },
    });
  });

  const timeline = `{ cluster(id: "c1") { postgresCluster(name: "app-db") { name recoveryWindow { earliest latest }
    backups { totalCount nodes { name status sizeBytes error } } } } }`;

  it('has its recovery window and backups for one call', async () => {
    const { data, calls } = await world({ [TIMELINE]: timelineJson() }).execute(timeline);
    expect(data).toEqual({
      cluster: {
        postgresCluster: {
          name: 'app-db',
          recoveryWindow: timelineJson().timeline.backup_window,
          backups: {
            totalCount: 2,
            nodes: [
              { name: 'b2', status: 'FAILED', sizeBytes: null, error: 'AccessDenied' },
              { name: 'b1', status: 'COMPLETED', sizeBytes: 5_000_000_000, error: null },
            ],
          },
        },
      },
    });
    expect(wire(calls).filter((call) => call === TIMELINE)).toHaveLength(1);
  });

  it('stays when its backups cannot be loaded', async () => {
    const { data, errors } = await world({ [TIMELINE]: answer(500, {}) }).execute(timeline);
    expect(errors).toHaveLength(2);
    expect(data).toEqual({
      cluster: { postgresCluster: { name: 'app-db', recoveryWindow: null, backups: null } },
    });
  });

  it('has no recovery window without backups, and costs no call for it', async () => {
    const { data, calls } = await world({
      [LIST]: postgresListJson(postgresJson('app-db', { backup_enabled: false })),
    }).execute(timeline);
    expect(data).toMatchObject({
      cluster: { postgresCluster: { recoveryWindow: null, backups: { totalCount: 0 } } },
    });
    expect(wire(calls)).not.toContain(TIMELINE);
  });

  it('has measurements over time', async () => {
    const { data, errors } = await world({
      'GET /api/clusters/c1/apps/postgres/app-db/metrics?range=1h': {
        data: {
          range: '1h',
          step_seconds: 60,
          times: ['2026-11-02T10:00:00.000Z', '2026-11-02T10:01:00.000Z'],
          series: [{ metric: 'connections', limit: 200, values: [7, null] }],
        },
      },
    }).execute(
      '{ cluster(id: "c1") { postgresCluster(name: "app-db") { metrics(range: HOUR) { stepSeconds times series { metric limit values } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      cluster: {
        postgresCluster: {
          metrics: { stepSeconds: 60, series: [{ metric: 'CONNECTIONS', limit: 200, values: [7, null] }] },
        },
      },
    });
  });
});

describe('the permissions of a database cluster', () => {
  const names = ['update', 'delete', 'restore', 'backUp', 'failOver', 'resetPassword'] as const;
  const none = {
    update: null,
    delete: null,
    restore: null,
    backUp: null,
    failOver: null,
    resetPassword: null,
  };
  const all = (code: string) => Object.fromEntries(names.map((name) => [name, code]));
  const busy = { ...all('BUSY'), delete: null };

  it.each([
    [{}, {}, {}, none],
    [{ status: 'configuring' }, {}, {}, busy],
    [{ status: 'upgrading' }, {}, {}, { ...busy, restore: null }],
    [{ status: 'failed' }, {}, {}, { ...none, backUp: 'BUSY', failOver: 'BUSY', resetPassword: 'BUSY' }],
    [{ status: 'uninstalling' }, {}, {}, { ...all('BUSY'), restore: null }],
    [{ status: 'uninstalled' }, {}, {}, { ...all('NOT_INSTALLED'), delete: null, restore: null }],
    [{ status: 'uninstall_failed', deletes_backups: true }, {}, {}, { ...all('BUSY'), delete: null }],
    [{ backup_enabled: false }, {}, {}, { ...none, restore: 'BACKUPS_OFF', backUp: 'BACKUPS_OFF' }],
    [{ instances: [] }, {}, {}, { ...none, failOver: 'NO_REPLICA' }],
    [{}, { permission: 'user' }, {}, all('FORBIDDEN')],
    [{}, {}, { status: 'archived' }, all('ARCHIVED')],
    [{}, {}, { status: 'updating' }, all('CLUSTER_NOT_ACTIVE')],
  ])('that is %j for %j on %j are %j', async (postgres, user, cluster, codes) => {
    const { data } = await world({
      'GET /api/user': { data: userJson(user) },
      'GET /api/clusters/c1': { data: [clusterJson(cluster)] },
      [LIST]: postgresListJson(postgresJson('app-db', postgres)),
    }).execute<{ node: { viewerCan: Record<string, { code: string | null }> } }>(
      `query ($id: ID!) { node(id: $id) { ... on PostgresCluster { viewerCan { ${names.map((name) => `${name} { code }`).join(' ')} } } } }`,
      { id: ID },
    );
    const can = data?.node.viewerCan ?? {};
    expect(Object.fromEntries(names.map((name) => [name, can[name]?.code]))).toEqual(codes);
  });

  const forgotten = { status: 'uninstall_failed', deletes_backups: true };
  it.each([
    [[{ backup_enabled: false }], 'BACKUPS_OFF', []],
    [[forgotten], 'BUSY', []],
    [[{ status: 'configuring' }], 'BUSY', ['db-0']],
    [[forgotten, { backup_enabled: false }, {}], null, ['db-2']],
  ])('to restore with databases that are %j: %s', async (databases, code, names) => {
    const { data } = await world({
      [LIST]: postgresListJson(...databases.map((one, at) => postgresJson(`db-${at}`, one))),
    }).execute(`{ cluster(id: "c1") {
      restorablePostgresClusters { name } viewerCan { restorePostgresCluster { code } }
    } }`);
    expect(data).toEqual({
      cluster: {
        restorablePostgresClusters: names.map((name) => ({ name })),
        viewerCan: { restorePostgresCluster: { code } },
      },
    });
  });
});
