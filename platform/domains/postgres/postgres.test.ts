import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { z } from 'zod';
import { eventually } from '../../../process/testing.ts';
import { text } from '../../messages/messages.ts';
import type { Refusal } from '../clusters/fleet.testing.ts';
import { postgresJobs } from './postgres.jobs.ts';
import { applyJob, removeJob } from './postgres.kinds.ts';
import { createPostgresObserver } from './postgres.observing.ts';
import { findPostgres, patchPostgres } from './postgres.store.ts';
import { startDatabases } from './postgres.testing.ts';
import type { postgresListJson } from './postgres.wire.ts';

type ListBody = z.output<typeof postgresListJson>;

let world: Awaited<ReturnType<typeof startDatabases>>;

beforeAll(async () => {
  world = await startDatabases();
});
afterAll(() => world.fleet.platform.stop());

describe('a new database', () => {
  it('is refused while the operator is missing, with what it needs', async () => {
    const { status, body } = await world.create('postgres', {}, { with_dependencies: false });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'missing_dependencies' });
    expect(body.message).toBe(
      'This needs CloudNativePG. Install that first, or let it be installed on the way.',
    );
  });

  it('is refused by an operator that is too old, which the list says before', async () => {
    const { fleet, caller } = world;
    const { id } = await fleet.active(caller, { name: 'old-operator' });
    const listed = async () =>
      (await fleet.call<ListBody>(caller, 'GET', `/api/clusters/${id}/apps/postgres/clusters`)).body;
    expect((await listed()).operator_problem).toBeNull();
    const order = { addonName: 'cloudnative-pg', version: '0.23.2' };
    expect((await fleet.call(caller, 'POST', `/api/clusters/${id}/addons`, order)).status).toBe(202);
    await eventually(async () =>
      expect((await listed()).operator_problem).toMatchObject({ code: 'postgres_operator_old' }),
    );
    const body = { appName: 'Postgres', configuration: { cluster_name: 'app' }, with_dependencies: true };
    const refused = await fleet.call<Refusal>(caller, 'POST', `/api/clusters/${id}/apps`, body);
    expect(refused).toMatchObject({ status: 409, body: { error: 'missing_dependencies' } });
    expect(refused.body.message).toBe((await listed()).operator_problem?.message);
  });

  it('is accepted at once, installs the operator on the way and then serves', async () => {
    const { status, body } = await world.create('app', { instances_count: 2 });
    expect(status).toBe(202);
    expect(body.data).toMatchObject({
      status: 'pending',
      progress: 5,
      revision: 1,
      instance_id: body.data.id,
    });
    const done = await world.until('app', { status: 'installed', progress: 100, ready_instances: 2 });
    expect(done).toMatchObject({
      message: null,
      primary: 'app-1',
      endpoints: {
        rw: { host: 'app-rw.databases.svc.cluster.local', port: 5432 },
        ro: { host: 'app-ro.databases.svc.cluster.local', port: 5432 },
      },
    });
    const seen = () =>
      world.fleet.events.filter(({ event }) => event === 'appStatusUpdate').map(({ payload }) => payload);
    const own = { appName: 'PostgreSQL', instanceName: 'app', appId: body.data.id };
    const installed = expect.objectContaining({ ...own, status: 'installed', progress: 100 }) as unknown;
    await eventually(() => expect(seen()).toContainEqual(installed));
    expect(seen()).toContainEqual(expect.objectContaining({ ...own, status: 'installing_addons' }));
  });

  it.each([
    ['PATCH', '/archive', 'postgres_archived'],
    ['DELETE', '', 'postgres_left'],
  ] as const)('is named by the dry run of %s %s of its cluster', async (method, path, code) => {
    const url = `/api/clusters/${world.id}${path}`;
    const { body } = await world.fleet.call<{ data: PreviewJson }>(world.caller, method, url, {
      dry_run: true,
    });
    expect(body.data.dry_run.warnings).toEqual([
      expect.objectContaining({ code, params: { names: 'app', count: 1 } }),
    ]);
  });
});

describe('the form of a database', () => {
  it('is refused with an issue per field', async () => {
    const { status, body } = await world.create('Shop', {
      instances_count: 4,
      storage_size: 2000,
      expose_enabled: true,
      expose_port: 80,
      init_password: 'short',
      init_database: 'postgres',
      init_username: 'cnpg_ada',
      ferretdb_enabled: true,
      postgres_version: '16.9',
      extensions: ['nothing'],
      parameters: { max_connections: '5', archive_timeout: '1s', min_wal_size: '2GB' },
    });
    expect(status).toBe(422);
    expect(body.issues?.map(({ field, code }) => [field, code])).toEqual([
      ['configuration.cluster_name', 'postgres_name_characters'],
      ['configuration.postgres_version', 'postgres_ferretdb_version'],
      ['configuration.instances_count', 'postgres_instances_range'],
      ['configuration.storage_size', 'postgres_storage_range'],
      ['configuration.expose_port', 'postgres_port_range'],
      ['configuration.init_database', 'postgres_reserved'],
      ['configuration.init_username', 'postgres_reserved'],
      ['configuration.init_password', 'postgres_password_public'],
      ['configuration.extensions.0', 'postgres_extension_unknown'],
      ['configuration.parameters.max_connections', 'postgres_parameter_range'],
      ['configuration.parameters.archive_timeout', 'postgres_parameter_unknown'],
      ['configuration.parameters.min_wal_size', 'postgres_wal_sizes'],
    ]);
  });

  it('says what is required with backups', async () => {
    const s3 = await world.create('s3', {
      backup_enabled: true,
      backup_retention_period: 36,
      s3_compatible_enabled: true,
    });
    expect(s3.body.issues?.map(({ field }) => field)).toEqual([
      'configuration.backup_retention_period',
      'configuration.backup_s3_bucket',
      'configuration.access_key_id',
      'configuration.access_secret_key',
      'configuration.s3_endpoint_url',
    ]);
    const gcs = await world.create('gcs', { backup_enabled: true, backup_provider: 'gcp-gcs' });
    expect(gcs.body.issues?.map(({ field }) => field)).toEqual([
      'configuration.backup_gcs_bucket',
      'configuration.backup_gcs_credentials_json',
    ]);
  });

  it('is priced beforehand, with its risks', async () => {
    const configuration = { cluster_name: 'dry', instances_count: 2, storage_size: 20, expose_enabled: true };
    const { dry_run: planned } = await world.preview({ appName: 'PostgreSQL', configuration });
    expect(planned).toMatchObject({ monthly_price_before: null, monthly_price_after: 7.15 });
    expect(planned.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['postgres_public_price', 'postgres_public_risk', 'postgres_three_safer']),
    );
  });

  it('is not for users without the role', async () => {
    const user = await world.fleet.member(world.caller, 'user');
    const { status } = await world.order(
      { appName: 'Postgres', configuration: { cluster_name: 'viewed' } },
      user,
    );
    expect(status).toBe(403);
  });

  it('needs a free name, and suggests some', async () => {
    const { status, body } = await world.create('app');
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'name_taken', suggestions: ['app-restored', 'app-2', 'app-3'] });
    const checked = await world.fleet.call<{ available: boolean }>(
      world.caller,
      'POST',
      `${world.root}/check-restore-name`,
      { proposed_name: 'another' },
    );
    expect(checked.body).toEqual({ available: true, suggestions: [] });
  });
});

describe('a database', () => {
  it('keeps passwords with every character in the cluster only', async () => {
    const password = `a'b"c\\d$e{f}%g@h:i/j?k#l&m=n+o;p|q<r>s^t~u\`v!w*x(y)z é😀`;
    await world.made('special', {
      ferretdb_enabled: true,
      init_password: password,
      superuser_password: password,
    });
    expect(JSON.stringify(await world.list())).not.toContain('é😀');
    const client = await world.client();
    const read = async (name: string, key: string) => {
      const { data } = await client.get('secrets', { name, namespace: 'databases' });
      return Buffer.from(data?.[key] ?? '', 'base64').toString();
    };
    expect(await read('special-app', 'password')).toBe(password);
    const url = new URL(await read('special-ferretdb', 'url'));
    expect(decodeURIComponent(url.password)).toBe(password);
    expect(url.hostname).toBe('special-rw');
  });

  it('grows, but never shrinks', async () => {
    const { id } = await world.until('app', { status: 'installed' });
    const smaller = await world.update(id, { storage_size: 5 });
    expect(smaller.body.issues).toMatchObject([
      { field: 'configuration.storage_size', code: 'postgres_storage_shrinks' },
    ]);
    const larger = await world.update(id, { storage_size: '20Gi', parameters: { work_mem: '8MB' } });
    expect(larger.status).toBe(202);
    expect(larger.body.data).toMatchObject({ status: 'upgrading', revision: 2 });
    await world.until('app', { status: 'installed', configuration: { storage_size: 20 } });
  });

  it('keeps removed users without their login, and drops removed extensions', async () => {
    const { id } = await world.until('app', { status: 'installed' });
    const added = {
      users: [{ name: 'reports', access: 'read' }],
      databases: [{ name: 'stats', owner: 'reports' }],
      extensions: ['hstore'],
    };
    await world.update(id, added);
    await world.until('app', { status: 'installed', configuration: added });
    const body = { appId: id, appName: 'PostgreSQL' };
    const none = { users: [], databases: [], extensions: [] };
    const planned = await world.fleet.call<{ data: PreviewJson }>(
      world.caller,
      'PUT',
      `${world.apps}/${id}`,
      { ...body, configuration: none, dry_run: true },
    );
    expect(planned.body.data.dry_run.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['postgres_users_stay', 'postgres_databases_stay']),
    );
    await world.update(id, none);
    await world.until('app', { status: 'installed', configuration: none });
    const client = await world.client();
    const { spec } = await client.get('clusters.postgresql.cnpg.io', {
      name: 'app',
      namespace: 'databases',
    });
    expect(spec?.managed?.roles).toEqual([{ name: 'reports', ensure: 'present', login: false }]);
    const database = await client.get('databases.postgresql.cnpg.io', {
      name: 'app-app',
      namespace: 'databases',
    });
    expect(database.spec?.extensions).toEqual([{ name: 'hstore', ensure: 'absent' }]);
  });

  it('is not overwritten by somebody who read an older revision', async () => {
    const { id } = await world.until('app', { status: 'installed' });
    const { status, body } = await world.update(id, { storage_size: 30 }, { revision: 1 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'changed_meanwhile' });
  });

  it('does not take what was seen before the change', async () => {
    const { core, services } = world.fleet.platform.app;
    const { clusters, notifications } = services;
    const { id, revision } = await world.until('app', { status: 'installed' });
    const observe = async () => {
      await world.update(id, { parameters: { work_mem: '16MB' } });
      await world.until('app', { status: 'installed', revision: revision + 1 });
      return [];
    };
    const observer = createPostgresObserver({
      ...core,
      ...{ clusters, notifications, clusterPostgres: { observe } },
    });
    await observer.sync(world.id);
    const [app] = (await world.list()).filter(({ cluster_name }) => cluster_name === 'app');
    expect(app?.status).toBe('installed');
  });

  it('keeps its identity', async () => {
    const { id } = await world.until('app', { status: 'installed' });
    const { body } = await world.update(id, { init_database: 'other' });
    expect(body.error).toBe('locked_field');
  });

  it('gets a new password without a restart', async () => {
    const before = await world.until('app', { status: 'installed' });
    const { status } = await world.post('app', 'password', { password: 'new "pass" word' });
    expect(status).toBe(202);
    const after = await world.until('app', { status: 'installed', revision: before.revision + 1 });
    expect(after.instances.map(({ restart_count: count }) => count)).toEqual([0, 0]);
    const unknown = await world.post('app', 'password', { username: 'nobody', password: 'x' });
    expect(unknown.body.issues).toMatchObject([{ field: 'username', code: 'postgres_user_unknown' }]);
  });

  it('moves its primary on demand', async () => {
    const { status } = await world.post('app', 'failover');
    expect(status).toBe(202);
    await world.until('app', { status: 'installed', primary: 'app-2', ready_instances: 2 });
    expect(await world.actions()).toContainEqual(['postgres.failover', 'app']);
    const single = await world.post('special', 'failover');
    expect(single.body.error).toBe('no_replica');
  });

  it('becomes public with TLS, an address and long passwords', async () => {
    const { id } = await world.until('special', { status: 'installed' });
    const { status } = await world.update(id, { expose_enabled: true, expose_port: 6432 });
    expect(status).toBe(202);
    const found = await world.until('special', {
      status: 'installed',
      endpoints: { external: { port: 6432 } },
    });
    expect(found.connections.find(({ kind }) => kind === 'public')?.url).toContain('sslmode=require');
  });

  it('has the logs of its instances with their roles', async () => {
    const path = `${world.root}/app/logs?tailLines=5`;
    type Logs = { availablePods: { name: string; role: string }[]; logs: string };
    const { body } = await world.fleet.call<Logs>(world.caller, 'GET', path);
    expect(body.availablePods.map(({ name, role }) => [name, role])).toEqual([
      ['app-1', 'replica'],
      ['app-2', 'primary'],
    ]);
    expect(body.logs).not.toBe('');
  });

  it('is measured over time', async () => {
    const { postgresMetrics } = world.fleet.platform.app.services;
    await postgresMetrics.sample(new AbortController().signal);
    type Metrics = { data: { series: { metric: string; values: (number | null)[] }[] } };
    const path = `${world.root}/app/metrics?range=1h`;
    const { body } = await world.fleet.call<Metrics>(world.caller, 'GET', path);
    const last = (metric: string) =>
      body.data.series.find((one) => one.metric === metric)?.values.findLast((value) => value !== null);
    expect(last('connections')).toBeGreaterThan(0);
    expect(last('size_bytes')).toBeGreaterThan(1e6);
  });

  it('is listed among the apps, and keeps its add-on', async () => {
    type Apps = { data: { app_name: string; instance_name: string }[] };
    const { body } = await world.fleet.call<Apps>(world.caller, 'GET', world.apps);
    expect(body.data).toContainEqual(
      expect.objectContaining({ app_name: 'PostgreSQL', instance_name: 'app' }),
    );
    const path = `/api/clusters/${world.id}/addons`;
    const addon = { addonName: 'cloudnative-pg' };
    const removal = await world.fleet.call<{ error: string }>(world.caller, 'DELETE', path, addon);
    expect(removal.body.error).toBe('has_dependents');
  });

  it('leaves nothing when it is deleted without backups', async () => {
    const { id } = await world.until('special', { status: 'installed' });
    const { status, body } = await world.remove(id);
    expect(status).toBe(202);
    expect(body.data.status).toBe('uninstalling');
    await expect.poll(async () => (await world.list()).map((one) => one.cluster_name)).toEqual(['app']);
    const client = await world.client();
    const secrets = await client.list('secrets', { namespace: 'databases' });
    expect(secrets.filter(({ metadata }) => metadata.name.startsWith('special'))).toEqual([]);
  });

  it('stays in deletion when that is ordered while a change fails', async () => {
    const { core, services } = world.fleet.platform.app;
    const { addons, clusters, notifications } = services;
    const unused = () => Promise.reject(new Error('not called'));
    const clusterPostgres = { apply: unused, remove: unused, removeBackups: unused };
    const jobs = postgresJobs({ ...core, addons, clusters, notifications, clusterPostgres });
    const { id: postgresId } = await world.until('app', { status: 'installed' });
    const failJob = (kind: string) =>
      jobs.find(({ name }) => name === kind)?.onFailed({ postgresId }, text('kubernetes_no_response'));
    const statusNow = async () => (await findPostgres(core.db, postgresId))?.status;
    await patchPostgres(core.db, postgresId, { status: 'uninstalling' });
    await failJob(applyJob.name);
    expect(await statusNow()).toBe('uninstalling');
    await failJob(removeJob.name);
    expect(await statusNow()).toBe('uninstall_failed');
  });
});
