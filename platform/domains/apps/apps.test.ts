import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { findApp } from '../../providers/apps/catalogue.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import type { InstalledAppJson } from './apps.wire.ts';

type One = { data: InstalledAppJson } & Refusal;
interface AddonList {
  data: { name: string; status: string; app_dependents: string[] }[];
}

let fleet: TestFleet;
let caller: Caller;
let id: string;

const path = (clusterId = id) => `/api/clusters/${clusterId}/apps`;
const install = <T = One>(appName: string, more: object = {}, clusterId = id, by = caller) =>
  fleet.call<T>(by, 'POST', path(clusterId), { appName, ...more });
const change = <T = One>(appName: string, more: object) =>
  fleet.call<T>(caller, 'PUT', path(), { appName, ...more });
const uninstall = (appName: string, more: object = {}) =>
  fleet.call<One>(caller, 'DELETE', path(), { appName, instanceName: 'default', ...more });
const list = async (clusterId = id) =>
  (await fleet.call<{ data: InstalledAppJson[] }>(caller, 'GET', path(clusterId))).body.data;
const until = (appName: string, wanted: Partial<InstalledAppJson>, clusterId = id) =>
  eventually(async () => {
    const found = (await list(clusterId)).find((one) => one.app_name === appName);
    expect(found).toMatchObject(wanted);
    return found as InstalledAppJson;
  });
const gone = (appName: string) =>
  eventually(async () => expect((await list()).map((one) => one.app_name)).not.toContain(appName));
const client = () => fleet.platform.app.providers.kubernetesClients.of(id);
const addons = async (clusterId: string) =>
  (await fleet.call<AddonList>(caller, 'GET', `/api/clusters/${clusterId}/addons`)).body.data;

beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner({ plan: 'standard' });
  ({ id } = await fleet.active(caller, { name: 'apps' }));
});
afterAll(() => fleet.platform.stop());

describe('the life of an app', () => {
  it('is installed with its defaults and a generated password, which is only in the cluster', async () => {
    const { status, body } = await install('valkey');
    expect([status, body.data.status, body.data.revision]).toEqual([202, 'pending', 1]);
    const done = await until('valkey', { status: 'installed', progress: 100, message: null });
    expect(done).toMatchObject({
      instance_name: 'default',
      version: '0.11.0',
      latest_version: '0.11.0',
      configuration: { storage_size: 5 },
      secret_fields: ['password'],
    });
    const [endpoint] = done.endpoints;
    expect(endpoint).toMatchObject({ port: 6379, username: 'default' });
    const { name, namespace, key } = endpoint?.password_secret ?? { name: '', namespace: '', key: '' };
    const secret = await (await client()).get('secrets', { name, namespace });
    const password = Buffer.from(secret.data?.[key] ?? '', 'base64').toString();
    expect(password).toMatch(/^[A-Za-z0-9]{16,}$/);
    expect(JSON.stringify(await list())).not.toContain(password);
  });

  it('publishes its stages, in order and with its id', async () => {
    const { body } = await install('memcached');
    await until('memcached', { status: 'installed' });
    const published = () =>
      fleet.events.flatMap(({ event, payload }) =>
        event === 'appStatusUpdate' && payload.appName === 'memcached' ? [payload] : [],
      );
    await eventually(() => expect(published().at(-1)?.status).toBe('installed'));
    const seen = published();
    expect(new Set(seen.map(({ appId }) => appId))).toEqual(new Set([body.data.id]));
    expect([...new Set(seen.map(({ status }) => status))]).toEqual([
      'pending',
      'installing_dependencies',
      'configuring',
      'installed',
    ]);
    const progress = seen.map((one) => one.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('keeps a secret that is sent empty, and takes a new one', async () => {
    const read = async () => {
      const secret = (await until('valkey', { status: 'installed' })).endpoints[0]?.password_secret;
      const { data } = await (
        await client()
      ).get('secrets', {
        name: secret?.name ?? '',
        namespace: secret?.namespace ?? '',
      });
      return Buffer.from(data?.[secret?.key ?? ''] ?? '', 'base64').toString();
    };
    const before = await read();
    expect((await change('valkey', { configuration: { password: '', memory: '512Mi' } })).status).toBe(202);
    await until('valkey', {
      status: 'installed',
      revision: 2,
      configuration: { storage_size: 5, memory: '512Mi' },
    });
    expect(await read()).toBe(before);
    const password = `p"a'ss\\{{ }} $word: #%`;
    expect((await change('valkey', { configuration: { password } })).status).toBe(202);
    await until('valkey', { status: 'installed', revision: 3 });
    expect(await read()).toBe(password);
  });

  it('is upgraded, and goes back to the previous version', async () => {
    const old = '2.3.4';
    await install('redis', { version: old });
    await until('redis', { status: 'installed', version: old, latest_version: '2.4.4' });
    const { body } = await change('redis', { version: '2.4.4' });
    expect(body.data).toMatchObject({ status: 'upgrading', version: old, target_version: '2.4.4' });
    await until('redis', {
      status: 'installed',
      version: '2.4.4',
      previous_version: old,
      target_version: null,
    });
    const latest = await change('redis', { version: '2.4.4' });
    expect(latest).toMatchObject({ status: 409, body: { error: 'up_to_date' } });
    expect((await change('redis', { version: old })).body.data.status).toBe('rollback');
    await until('redis', { status: 'installed', version: old, previous_version: null });
  });

  it('is uninstalled with or without its data, and leaves the list', async () => {
    const claims = async () => (await (await client()).list('persistentvolumeclaims', {})).length;
    const before = await claims();
    expect((await uninstall('redis')).body.data.status).toBe('uninstalling');
    await gone('redis');
    expect(await claims()).toBe(before);
    await install('redis');
    await until('redis', { status: 'installed' });
    await uninstall('redis', { delete_data: true });
    await gone('redis');
    expect(await claims()).toBe(before - 1);
    const last = () => fleet.events.findLast(({ event }) => event === 'appStatusUpdate')?.payload;
    await eventually(() =>
      expect(last()).toMatchObject({ appName: 'redis', status: 'uninstalled', progress: 100 }),
    );
  });

  it('is read as gone when somebody else deletes its chart, and comes back when it is saved', async () => {
    await (
      await client()
    ).delete('helmcharts.helm.cattle.io', { name: 'memcached', namespace: 'kube-system' });
    const lost = await until('memcached', { status: 'failed' });
    expect(lost.detail?.code).toBe('app_gone');
    await change('memcached', { configuration: {} });
    await until('memcached', { status: 'installed', message: null });
  });
});

describe('an order on an app', () => {
  it('is refused with an issue per setting', async () => {
    const { status, body } = await install('valkey', { configuration: {} });
    expect([status, body.error, body.message]).toEqual([
      409,
      'already_installed',
      'App Valkey is already installed',
    ]);
    const wrong = await install('mariadb', {
      configuration: { storage_size: 0, username: ' ', password: 'short', colour: 'red', database: 'shop' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.issues?.map(({ field, code }) => [field, code])).toEqual([
      ['configuration.colour', 'setting_unknown'],
      ['configuration.username', 'setting_required'],
      ['configuration.password', 'setting_password'],
      ['configuration.storage_size', 'setting_minimum'],
    ]);
    expect(await install('nothing')).toMatchObject({ status: 404 });
    expect(await install('mariadb', { instanceName: 'two' })).toMatchObject({
      status: 422,
      body: { inputError: 'instanceName' },
    });
    expect(await install('mariadb', { version: '0.0.1' })).toMatchObject({
      status: 422,
      body: { inputError: 'version' },
    });
    expect(await fleet.call(caller, 'POST', path(), {})).toMatchObject({
      status: 422,
      body: { inputError: 'appName' },
    });
  });

  it('cannot change what is fixed after the installation, or what is not installed', async () => {
    const locked = await change('valkey', { configuration: { storage_class: 'other' } });
    expect(locked).toMatchObject({
      status: 422,
      body: { error: 'locked_field', inputError: 'configuration.storage_class' },
    });
    expect(await change('mysql', { configuration: {} })).toMatchObject({
      status: 409,
      body: { error: 'not_installed' },
    });
    expect(await uninstall('mysql')).toMatchObject({
      status: 409,
      body: { error: 'not_installed', message: 'App not installed' },
    });
  });

  it('names the field of a class that the cluster lacks, and of a volume that would shrink', async () => {
    const missing = await install('mariadb', { configuration: { storage_class: 'fast' } });
    expect(missing).toMatchObject({
      status: 422,
      body: {
        inputError: 'configuration.storage_class',
        message: 'The cluster has no class fast. Choose one of: hcloud-volumes',
      },
    });
    const hosted = { hostname: 'flows.example.com', ingress_class: 'nginx' };
    const coming = await install('n8n', { configuration: hosted, with_dependencies: true });
    expect(coming).toMatchObject({
      status: 422,
      body: { inputError: 'configuration.ingress_class', code: 'setting_class' },
    });
    expect(await change('valkey', { configuration: { storage_size: 2 } })).toMatchObject({
      status: 422,
      body: {
        inputError: 'configuration.storage_size',
        message: 'A volume cannot shrink. Enter at least 5.',
      },
    });
  });

  it('is refused when the app has changed since it was read', async () => {
    const [row] = (await list()).filter((one) => one.app_name === 'valkey');
    const { status, body } = await change<Refusal & { changes: object[] }>('valkey', {
      configuration: { memory: '1Gi' },
      revision: 1,
    });
    expect([status, body.error]).toEqual([409, 'changed_meanwhile']);
    expect(body).toMatchObject({ app_id: row?.id });
    expect(body.changes).toContainEqual({ field: 'configuration.memory', before: '256Mi', after: '512Mi' });
  });

  it('is previewed without a change', async () => {
    const { body } = await install<{ data: PreviewJson }>('n8n', {
      configuration: { hostname: 'flows.example.com' },
      with_dependencies: true,
      dry_run: true,
    });
    const fields = body.data.dry_run.changes.map(({ field }) => field);
    const needed = findApp('n8n')?.requiredAddons ?? [];
    expect(fields.slice(0, needed.length + 1)).toEqual([
      ...needed.map((name) => `addons.${name}`),
      'apps.n8n',
    ]);
    expect(fields).toContain('configuration.hostname');
    // A new volume of 5 GB costs as one of 10, and Traefik orders a load balancer.
    expect(body.data.dry_run).toMatchObject({ monthly_price_before: null, monthly_price_after: 5.83 });
    expect(body.data.dry_run.warnings.map(({ code }) => code)).toEqual([
      'app_balancer_ordered',
      'small_volume',
    ]);
    const oneWay = body.data.dry_run.changes.filter((planned) => planned.one_way).map(({ field }) => field);
    expect(oneWay).toContain('configuration.storage_class');
    expect(oneWay).not.toContain('configuration.hostname');
    const removal = await fleet.call<{ data: PreviewJson }>(caller, 'DELETE', path(), {
      ...{ appName: 'valkey', delete_data: true, dry_run: true },
    });
    expect(removal.body.data.dry_run).toMatchObject({
      changes: [{ field: 'apps.valkey', after: null, one_way: true, restarts: 'workloads' }],
      warnings: [{ code: 'app_data_deleted' }],
      ...{ monthly_price_before: 0.44, monthly_price_after: 0 },
    });
    const kept = await fleet.call<{ data: PreviewJson }>(caller, 'DELETE', path(), {
      ...{ appName: 'valkey', dry_run: true },
    });
    expect(kept.body.data.dry_run).toMatchObject({
      warnings: [{ code: 'app_data_kept' }],
      ...{ monthly_price_before: 0.44, monthly_price_after: 0.44 },
    });
    const larger = await change<{ data: PreviewJson }>('valkey', {
      ...{ configuration: { storage_size: 50 }, dry_run: true },
    });
    expect(larger.body.data.dry_run).toMatchObject({
      changes: [{ field: 'configuration.storage_size', one_way: true, restarts: 'workloads' }],
      ...{ monthly_price_before: 0.44, monthly_price_after: 2.2 },
    });
    expect((await list()).find((one) => one.app_name === 'valkey')?.status).toBe('installed');
  });

  it('needs a role, a plan and a cluster that runs', async () => {
    const reader = await fleet.member(caller, 'user');
    expect(await install('mysql', {}, id, reader)).toMatchObject({ status: 403 });
    expect(await install('nats')).toMatchObject({ status: 402, body: { error: 'plan_limit', plan: 'pro' } });
    const stranger = await fleet.owner();
    expect(await install('mysql', {}, id, stranger)).toMatchObject({ status: 404 });
  });
});

describe('an app on an archived cluster', () => {
  it('stays readable and cannot be changed', async () => {
    const { id: own } = await fleet.active(caller);
    await install('memcached', {}, own);
    await until('memcached', { status: 'installed' }, own);
    await fleet.call(caller, 'PATCH', `/api/clusters/${own}/archive`, {});
    await fleet.until(caller, own, 'archived');
    expect((await list(own)).map(({ app_name, status }) => [app_name, status])).toEqual([
      ['memcached', 'installed'],
    ]);
    expect(await install('mysql', {}, own)).toMatchObject({ status: 409, body: { error: 'archived' } });
  });
});

describe('add-ons that an app needs', () => {
  it('are missing, or installed on the way in order, and then cannot be uninstalled', async () => {
    const { id: own } = await fleet.active(caller);
    const hostname = { configuration: { hostname: 'flows.example.com' } };
    const refused = await install('n8n', hostname, own);
    expect(refused).toMatchObject({ status: 409, body: { error: 'missing_dependencies' } });
    const { body } = await install('n8n', { ...hostname, with_dependencies: true }, own);
    expect(body.data.status).toBe('installing_addons');
    await until('n8n', { status: 'installed' }, own);
    const needed = findApp('n8n')?.requiredAddons ?? [];
    const installed = (await addons(own)).filter(({ name }) => needed.includes(name));
    expect(installed.map(({ app_dependents: apps }) => apps)).toEqual(needed.map(() => ['n8n']));
    const kept = await fleet.call<Refusal>(caller, 'DELETE', `/api/clusters/${own}/addons`, {
      addonName: 'traefik',
    });
    expect(kept).toMatchObject({ status: 409, body: { error: 'has_dependents' } });
    expect(kept.body.message).toContain('n8n');
  });
});
