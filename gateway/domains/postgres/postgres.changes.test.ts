import { afterEach, describe, expect, it } from 'vitest';
import { answer, type UpstreamTable } from '../../testing.ts';
import { idOf, invalidFields, refusedWith, wire } from '../testing.ts';
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
  const inProgress = answer(202, { data: postgresJson('app-db', { status: 'upgrading' }) });
  const backup = { ...timelineJson().timeline.backups[1], status: 'running', finished_at: null };

  it.each([
    [
      'deletePostgresCluster',
      'forgetBackups: true',
      'DELETE /api/clusters/c1/apps',
      { appId: 'pg-app-db', appName: 'PostgreSQL', delete_data: true },
      inProgress,
    ],
    [
      'failOverPostgresCluster',
      'instance: "app-db-2"',
      'POST /api/clusters/c1/apps/postgres/app-db/failover',
      { instance: 'app-db-2' },
      inProgress,
    ],
    [
      'resetPostgresPassword',
      'username: "reader", password: "p\'w$d"',
      'POST /api/clusters/c1/apps/postgres/app-db/password',
      { username: 'reader', password: "p'w$d" },
      inProgress,
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
    const { data, calls } = await world({ [UPDATE]: inProgress }).execute(
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
    const { calls } = await world({ [UPDATE]: inProgress }).execute(
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
