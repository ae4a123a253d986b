import { afterEach, describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, invalidFields, refusedWith, userJson, wire } from '../testing.ts';
import { postgresJson, postgresListJson, timelineJson } from './postgres.testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const LIST = 'GET /api/clusters/c1/apps/postgres/clusters';
const TIMELINE = 'GET /api/clusters/c1/apps/postgres/app-db/backup-timeline';
const base: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters': { data: { data: [clusterJson()] } },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  [LIST]: postgresListJson(postgresJson('app-db')),
};

function world(table: UpstreamTable = {}) {
  const made = testGateway({ upstream: { ...base, ...table } });
  stops.push(made.stop);
  return made;
}

const ID = idOf('PostgresCluster', 'c1:pg-app-db');
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
    const { data, errors } = await world().execute(
      `query ($id: ID!) { node(id: $id) { ... on PostgresCluster { uuid instanceCount storageGib databaseName
        databases { name owner } users { name access } extensions parameters { name value }
        pooler { isEnabled mode } ferretdb { isEnabled } exposure { isEnabled port }
        endpoints { kind host port database username url command env jdbc } passwordSecret { name key }
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

describe('createPostgresCluster', () => {
  const create = `mutation ($input: CreatePostgresClusterInput!) { createPostgresCluster(input: $input) { __typename
    ... on CreatePostgresClusterPayload { postgresCluster { status } } ... on RefusedError { code suggestions }
    ... on InputError { issues { path code } } ... on ChangePreview { monthlyPriceAfter { amount } } } }`;
  const POST = 'POST /api/clusters/c1/apps';
  const clusterId = idOf('Cluster', 'c1');
  const accepted = answer(202, { data: postgresJson('postgres', { status: 'pending', progress: 5 }) });

  it('needs the cluster only', async () => {
    const { data, errors, calls } = await world({ [POST]: accepted }).execute(create, {
      input: { clusterId },
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      createPostgresCluster: {
        __typename: 'CreatePostgresClusterPayload',
        postgresCluster: { status: 'PENDING' },
      },
    });
    expect(calls[0]?.body).toEqual({
      appName: 'PostgreSQL',
      configuration: {
        cluster_name: 'postgres',
        postgres_version: '17.5',
        instances_count: 1,
        storage_size: 10,
        init_database: 'app',
        init_username: 'app',
        superuser_username: 'postgres',
      },
    });
  });

  it("sends everything under the platform's names", async () => {
    const { calls } = await world({ [POST]: accepted }).execute(create, {
      input: {
        clusterId,
        name: 'shop',
        instanceCount: 3,
        password: 's3cret',
        superuserPassword: 'r00t',
        databases: [{ name: 'reports', owner: 'app' }],
        users: [
          { name: 'reader', password: 'p' },
          { name: 'writer', access: 'WRITE' },
        ],
        extensions: ['vector'],
        parameters: [{ name: 'work_mem', value: '8MB' }],
        pooler: {},
        ferretdb: {},
        exposure: {},
        backup: {
          bucket: 'acme-backups',
          endpointUrl: 'https://s3.example.com',
          accessKeyId: 'AKIA1',
          secretAccessKey: 'k',
        },
        withDependencies: true,
      },
    });
    expect(calls[0]?.body).toMatchObject({
      with_dependencies: true,
      configuration: {
        cluster_name: 'shop',
        instances_count: 3,
        init_password: 's3cret',
        superuser_password: 'r00t',
        databases: [{ name: 'reports', owner: 'app' }],
        users: [
          { name: 'reader', access: 'read' },
          { name: 'writer', access: 'write' },
        ],
        user_passwords: { reader: 'p' },
        extensions: ['vector'],
        parameters: { work_mem: '8MB' },
        pooler_enabled: true,
        pooler_mode: 'transaction',
        pooler_instances: 1,
        ferretdb_enabled: true,
        ferretdb_version: '2.5.0',
        expose_enabled: true,
        expose_port: 5432,
        backup_enabled: true,
        backup_provider: 'aws-s3',
        backup_retention_period: 7,
        backup_s3_bucket: 'acme-backups',
        s3_compatible_enabled: true,
        s3_endpoint_url: 'https://s3.example.com',
        access_key_id: 'AKIA1',
        access_secret_key: 'k',
      },
    });
  });

  it('sends the bucket and credentials of Google Cloud Storage', async () => {
    const { calls } = await world({ [POST]: accepted }).execute(create, {
      input: { clusterId, backup: { provider: 'GCP_GCS', bucket: 'acme', credentialsJson: '{}' } },
    });
    expect(calls[0]?.body).toMatchObject({
      configuration: {
        backup_provider: 'gcp-gcs',
        backup_gcs_bucket: 'acme',
        backup_gcs_credentials_json: '{}',
      },
    });
  });

  it('names the fields of the input that are invalid', async () => {
    const field = (name: string): [string, string, string] => [
      `configuration.${name}`,
      'value_invalid',
      'No.',
    ];
    const { data } = await world({
      [POST]: invalidFields(
        field('storage_size'),
        field('backup_s3_bucket'),
        field('parameters.work_mem'),
        field('user_passwords.my_reader'),
        field('users.0.name'),
      ),
    }).execute(create, {
      input: {
        clusterId,
        users: [{ name: 'other' }, { name: 'my_reader' }],
        parameters: [{ name: 'work_mem', value: '1' }],
      },
    });
    const paths = ['storageGib', 'backup.bucket', 'parameters.0.value', 'users.1.password', 'users.0.name'];
    expect(data).toMatchObject({ createPostgresCluster: { issues: paths.map((path) => ({ path })) } });
  });

  it.each(['missing_dependencies', 'archive_not_empty', 'cluster_not_active'])(
    'is refused with the code %s',
    async (code) => {
      const { data } = await world({ [POST]: refusedWith(code) }).execute(create, { input: { clusterId } });
      expect(data).toMatchObject({ createPostgresCluster: { code: code.toUpperCase() } });
    },
  );

  it('names free names when its name is taken', async () => {
    const taken = { error: 'name_taken', message: 'Taken.', suggestions: ['postgres-2'] };
    const { data } = await world({ [POST]: answer(409, taken) }).execute(create, { input: { clusterId } });
    expect(data).toMatchObject({
      createPostgresCluster: { code: 'NAME_TAKEN', suggestions: ['postgres-2'] },
    });
  });

  it('as a dry run returns the price', async () => {
    const preview = {
      dry_run: { changes: [], warnings: [], monthly_price_before: 0, monthly_price_after: 5.83 },
    };
    const { data, calls } = await world({ [POST]: { data: preview } }).execute(create, {
      input: { clusterId, dryRun: true },
    });
    expect(data).toMatchObject({ createPostgresCluster: { monthlyPriceAfter: { amount: '5.83' } } });
    expect(calls[0]?.body).toMatchObject({ dry_run: true });
  });
});

describe('changes of a database cluster', () => {
  const UPDATE = 'PUT /api/clusters/c1/apps';
  const moving = answer(202, { data: postgresJson('app-db', { status: 'upgrading' }) });
  const backup = { ...timelineJson().timeline.backups[1], status: 'running', finished_at: null };

  it.each([
    [
      'deletePostgresCluster',
      'forgetBackups: true',
      'DELETE /api/clusters/c1/apps',
      { appId: 'pg-app-db', appName: 'PostgreSQL', delete_data: true },
      moving,
    ],
    [
      'failOverPostgresCluster',
      'instance: "app-db-2"',
      'POST /api/clusters/c1/apps/postgres/app-db/failover',
      { instance: 'app-db-2' },
      moving,
    ],
    [
      'resetPostgresPassword',
      'username: "reader", password: "p\'w$d"',
      'POST /api/clusters/c1/apps/postgres/app-db/password',
      { username: 'reader', password: "p'w$d" },
      moving,
    ],
    [
      'backUpPostgresCluster',
      '',
      'POST /api/clusters/c1/apps/postgres/app-db/backups',
      undefined,
      answer(202, { data: backup }),
    ],
  ])('%s sends its call and returns the database cluster', async (field, more, call, body, response) => {
    const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}Payload`;
    const { data, errors, calls } = await world({ [call]: response }).execute(
      `mutation ($id: ID!) { it: ${field}(input: { id: $id ${more} }) { ... on ${name} { postgresCluster { name } } } }`,
      { id: ID },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ it: { postgresCluster: { name: 'app-db' } } });
    expect(calls.find(({ method }) => method !== 'GET')?.body).toEqual(body);
    expect(wire(calls)).toContain(call);
  });

  it('of the settings send only what was given', async () => {
    const { data, calls } = await world({ [UPDATE]: moving }).execute(
      `mutation ($input: UpdatePostgresClusterInput!) { updatePostgresCluster(input: $input) {
         ... on UpdatePostgresClusterPayload { postgresCluster { status } } } }`,
      { input: { id: ID, revision: 3, storageGib: 40, exposure: { isEnabled: false } } },
    );
    expect(data).toEqual({ updatePostgresCluster: { postgresCluster: { status: 'UPGRADING' } } });
    expect(calls[0]?.body).toEqual({
      appId: 'pg-app-db',
      appName: 'PostgreSQL',
      revision: 3,
      configuration: { storage_size: 40, expose_enabled: false },
    });
  });

  it.each([
    [{ provider: 'GCP_GCS', bucket: 'b' }, [], { backup_provider: 'gcp-gcs', backup_gcs_bucket: 'b' }],
    [{ bucket: 'b' }, [LIST], { backup_s3_bucket: 'b' }],
    [{ retentionDays: 14 }, [LIST], { backup_retention_period: 14 }],
    [{ endpointUrl: null }, [LIST], { s3_compatible_enabled: false, s3_endpoint_url: null }],
  ])('of the backups %j keep what is omitted', async (backup, before, configuration) => {
    const { calls } = await world({ [UPDATE]: moving }).execute(
      'mutation ($input: UpdatePostgresClusterInput!) { updatePostgresCluster(input: $input) { __typename } }',
      { input: { id: ID, backup } },
    );
    expect(wire(calls)).toEqual([...before, UPDATE]);
    expect(calls.at(-1)?.body).toEqual({ appId: 'pg-app-db', appName: 'PostgreSQL', configuration });
  });

  it('return the change of another user with the current database cluster', async () => {
    const { data } = await world({
      [UPDATE]: answer(409, {
        error: 'changed_meanwhile',
        message: 'Grace changed this database in the meantime.',
        cluster_id: 'c1',
        app_id: 'pg-app-db',
        changed_by: 'Grace',
        changed_at: '2026-11-02T10:00:00.000Z',
        changes: [
          { field: 'instances_count', before: '2', after: '3' },
          { field: 'parameters.work_mem', before: null, after: '8MB' },
        ],
      }),
      [LIST]: postgresListJson(postgresJson('app-db', { revision: 4 })),
    }).execute(
      `mutation ($input: UpdatePostgresClusterInput!) { updatePostgresCluster(input: $input) { __typename
         ... on ConflictError { changedBy changes { path } currentPostgresCluster { revision } } } }`,
      { input: { id: ID, revision: 3, storageGib: 40 } },
    );
    expect(data).toEqual({
      updatePostgresCluster: {
        __typename: 'ConflictError',
        changedBy: 'Grace',
        changes: [{ path: 'instanceCount' }, { path: 'parameters.work_mem' }],
        currentPostgresCluster: { revision: 4 },
      },
    });
  });

  it.each([
    [{}, { restore_target_time: 'latest' }],
    [
      { targetTime: '2026-11-02T10:05:10+01:00' },
      { restore_target_time: 'specific', restore_specific_time: '2026-11-02T09:05:10.000Z' },
    ],
  ])('restore %j as %j', async (more, configuration) => {
    const call = 'POST /api/clusters/c1/apps';
    const { data, calls } = await world({
      [call]: answer(202, { data: postgresJson('again', { status: 'pending' }) }),
    }).execute(
      `mutation ($input: RestorePostgresClusterInput!) { restorePostgresCluster(input: $input) {
         ... on RestorePostgresClusterPayload { postgresCluster { name status } } } }`,
      { input: { sourceId: ID, name: 'again', ...more } },
    );
    expect(data).toEqual({
      restorePostgresCluster: { postgresCluster: { name: 'again', status: 'PENDING' } },
    });
    expect(calls[0]?.body).toEqual({
      appName: 'Postgres Restore',
      configuration: { source_app_id: 'pg-app-db', new_cluster_name: 'again', ...configuration },
    });
  });

  it('to a time outside the window name the field', async () => {
    const { data } = await world({
      'POST /api/clusters/c1/apps': invalidFields([
        'configuration.restore_specific_time',
        'value_invalid',
        'No.',
      ]),
    }).execute(
      `mutation ($input: RestorePostgresClusterInput!) { restorePostgresCluster(input: $input) { ... on InputError { issues { path } } } }`,
      { input: { sourceId: ID, name: 'again', targetTime: '2020-01-01T00:00:00Z' } },
    );
    expect(data).toEqual({ restorePostgresCluster: { issues: [{ path: 'targetTime' }] } });
  });
});

describe('the name of a database cluster', () => {
  it('is checked with suggestions', async () => {
    const call = 'POST /api/clusters/c1/apps/postgres/check-restore-name';
    const { data, calls } = await world({
      [call]: { available: false, suggestions: ['app-db-2', 'app-db-restored'] },
    }).execute(
      'query ($id: ID!) { postgresNameAvailable(clusterId: $id, name: "app-db") { isAvailable suggestions } }',
      { id: idOf('Cluster', 'c1') },
    );
    expect(data).toEqual({
      postgresNameAvailable: { isAvailable: false, suggestions: ['app-db-2', 'app-db-restored'] },
    });
    expect(calls[0]?.body).toEqual({ cluster_id: 'c1', proposed_name: 'app-db' });
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
    [{ backup_enabled: false }, {}, {}, { ...none, restore: 'BACKUPS_OFF', backUp: 'BACKUPS_OFF' }],
    [{ instances: [] }, {}, {}, { ...none, failOver: 'NO_REPLICA' }],
    [{}, { permission: 'user' }, {}, all('FORBIDDEN')],
    [{}, { scopes: ['apps:read'] }, {}, all('MISSING_SCOPE')],
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

  it('to restore need one with backups', async () => {
    const { data } = await world({
      [LIST]: postgresListJson(postgresJson('app-db', { backup_enabled: false })),
    }).execute('{ cluster(id: "c1") { viewerCan { restorePostgresCluster { code message } } } }');
    expect(data).toMatchObject({
      cluster: { viewerCan: { restorePostgresCluster: { code: 'BACKUPS_OFF' } } },
    });
  });
});
