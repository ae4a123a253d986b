import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { transaction } from '../../db/database.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import { english } from '../../messages/messages.ts';
import { messageOfNews } from '../notifications/notifications.rules.ts';
import type { InstalledAppJson } from './apps.wire.ts';

type One = { data: InstalledAppJson } & Refusal;

let fleet: TestFleet;
let caller: Caller;
let id: string;

const order = <T = One>(method: 'POST' | 'PUT' | 'DELETE', body: object, clusterId = id) =>
  fleet.call<T>(caller, method, `/api/clusters/${clusterId}/apps`, body);
const row = async (appName: string, clusterId = id) => {
  const { body } = await fleet.call<{ data: InstalledAppJson[] }>(
    caller,
    'GET',
    `/api/clusters/${clusterId}/apps`,
  );
  return body.data.find((one) => one.app_name === appName);
};
const until = (appName: string, wanted: Partial<InstalledAppJson> | undefined, clusterId = id) =>
  eventually(async () => {
    const found = await row(appName, clusterId);
    if (wanted === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(wanted);
    return found;
  });
/** Notifications of a caller, newest first. */
const newsOf = async (by: Caller) => {
  const { notifications } = fleet.platform.app.services;
  return (await notifications.page(by.actor, { from: 'newest', limit: 10 })).rows.map((one) => ({
    kind: one.kind,
    message: english(messageOfNews(one)),
  }));
};
const downgrade = () =>
  transaction(fleet.platform.app.core.db, (tx) =>
    fleet.platform.app.services.billing.startSubscription(tx, caller.actor.accountId, { plan: 'free' }),
  );
/** The chart of this app is refused by the embedded cluster. */
const broken = { expose: true, hostname: 'chart-fails.example.com' };

beforeAll(async () => {
  fleet = await startFleet();
  caller = await fleet.owner();
  ({ id } = await fleet.active(caller));
});
afterAll(() => fleet.platform.stop());

describe('an installation whose chart fails', () => {
  it('tells the last lines of its job, and succeeds when the settings are corrected', async () => {
    const { status } = await order('POST', {
      ...{ appName: 'uptime-kuma', configuration: broken, with_dependencies: true },
    });
    expect(status).toBe(202);
    const failed = await until('uptime-kuma', { status: 'failed' });
    expect(failed?.message).toContain('chart-fails.example.com');
    expect(await newsOf(caller)).toMatchObject([
      { kind: 'app_failed', message: expect.stringMatching(/^Uptime Kuma on .+ has failed\.$/) as string },
    ]);
    const hostname = 'status.example.com';
    expect((await order('PUT', { appName: 'uptime-kuma', configuration: { hostname } })).status).toBe(202);
    const done = await until('uptime-kuma', { status: 'installed', message: null, revision: 2 });
    expect(done?.endpoints).toContainEqual(expect.objectContaining({ host: hostname, is_public: true }));
  });

  it('is tried again with what was entered, add-ons included', async () => {
    const { id: own } = await fleet.active(caller);
    const kept = { ...broken, storage_size: 6 };
    await order('POST', { appName: 'uptime-kuma', configuration: kept, with_dependencies: true }, own);
    await until('uptime-kuma', { status: 'failed' }, own);
    const again = await order('PUT', { appName: 'uptime-kuma', retry: true }, own);
    expect(again.body.data).toMatchObject({ status: 'pending', configuration: kept });
    await until('uptime-kuma', { status: 'failed', revision: 2 }, own);
    await order('PUT', { appName: 'uptime-kuma', configuration: { hostname: 'up.example.com' } }, own);
    await until('uptime-kuma', { status: 'installed' }, own);
    const nothing = await order('PUT', { appName: 'uptime-kuma', retry: true }, own);
    expect(nothing).toMatchObject({ status: 409, body: { error: 'not_failed' } });
    await order('PUT', { appName: 'uptime-kuma', configuration: broken }, own);
    await until('uptime-kuma', { status: 'failed' }, own);
    // It was installed before, so its settings are applied again.
    const applied = await order('PUT', { appName: 'uptime-kuma', retry: true }, own);
    expect(applied.body.data.status).toBe('configuring');
  });

  it('can be installed again, or uninstalled', async () => {
    const changed = await order('PUT', { appName: 'uptime-kuma', configuration: broken });
    expect(changed.body.data.status).toBe('configuring');
    await until('uptime-kuma', { status: 'failed' });
    const again = { appName: 'uptime-kuma', configuration: { hostname: 'kuma.example.com' } };
    expect((await order('POST', again)).body.data.status).toBe('pending');
    await until('uptime-kuma', { status: 'installed' });
    expect((await order('DELETE', { appName: 'uptime-kuma' })).status).toBe(202);
    await until('uptime-kuma', undefined);
  });
});

describe('an app that is being installed', () => {
  it('takes no other order until its pods run, and then does', async () => {
    await fleet.cordon(id);
    const { body } = await order('POST', { appName: 'memcached' });
    const appId = body.data.id;
    await until('memcached', { status: 'configuring' });
    for (const method of ['POST', 'PUT'] as const) {
      const refused = await order(method, { appName: 'memcached' });
      expect(refused).toMatchObject({ status: 409, body: { error: 'busy' } });
      expect(refused.body.message).toBe("Memcached is being configured. You can act again when it's done.");
    }
    await fleet.cordon(id, false);
    await until('memcached', { status: 'installed' });
    const removed = await fleet.call<One>(caller, 'DELETE', `/api/clusters/${id}/apps/${appId}`);
    expect(removed.body.data.status).toBe('uninstalling');
    await until('memcached', undefined);
  });

  it('can be uninstalled, which stops the installation', async () => {
    const { id: own } = await fleet.active(caller);
    await fleet.cordon(own);
    await order('POST', { appName: 'memcached' }, own);
    await until('memcached', { status: 'configuring' }, own);
    const removed = await order('DELETE', { appName: 'memcached' }, own);
    expect(removed.body.data.status).toBe('uninstalling');
    expect((await order('DELETE', { appName: 'memcached' }, own)).body.error).toBe('busy');
    await until('memcached', undefined, own);
    const client = await fleet.platform.app.providers.kubernetesClients.of(own);
    const charts = await client.list('helmcharts.helm.cattle.io', { namespace: 'kube-system' });
    expect(charts.map(({ metadata }) => metadata.name)).not.toContain('memcached');
  });

  it('fails when its cluster is archived meanwhile', async () => {
    const { id: own } = await fleet.active(caller);
    await fleet.cordon(own);
    await order('POST', { appName: 'memcached' }, own);
    await until('memcached', { status: 'configuring' }, own);
    await fleet.call(caller, 'PATCH', `/api/clusters/${own}/archive`, {});
    await fleet.until(caller, own, 'archived');
    expect(await row('memcached', own)).toMatchObject({ status: 'failed', detail: { code: 'stopped' } });
  });
});

describe('an app whose add-on fails', () => {
  it('fails with the reason of the add-on', async () => {
    const { id: own } = await fleet.active(caller, { name: 'addons-fail' });
    const configuration = { hostname: 'flows.example.com' };
    await order('POST', { appName: 'n8n', configuration, with_dependencies: true }, own);
    const failed = await until('n8n', { status: 'failed' }, own);
    expect(failed?.detail?.code).toBe('addon_pod_failed');
  });
});

describe('an app after a downgrade of the plan', () => {
  // A smaller plan must allow the clusters of the account.
  beforeAll(async () => {
    caller = await fleet.owner();
    ({ id } = await fleet.active(caller));
  });

  it('can be configured, rolled back and uninstalled, but not upgraded or installed', async () => {
    await order('POST', { appName: 'nats', version: '2.14.0' });
    await until('nats', { status: 'installed' });
    await downgrade();
    const upgrade = await order('PUT', { appName: 'nats', version: '2.14.2' });
    expect(upgrade).toMatchObject({ status: 402, body: { error: 'plan_limit', plan: 'pro' } });
    expect((await order('PUT', { appName: 'nats', configuration: { memory: '512Mi' } })).status).toBe(202);
    await until('nats', { status: 'installed', revision: 2 });
    expect((await order('DELETE', { appName: 'nats' })).status).toBe(202);
    await until('nats', undefined);
    expect(await order('POST', { appName: 'nats' })).toMatchObject({ status: 402 });
  });
});
