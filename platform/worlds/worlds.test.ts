import type { InstalledAppJson } from '../domains/apps/apps.wire.ts';
import type { DeploymentJson } from '../domains/deployments/deployments.wire.ts';
import type { PostgresJson } from '../domains/postgres/postgres.wire.ts';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClusterJson } from '../domains/clusters/clusters.wire.ts';
import { createDatabaseOutbox } from '../providers/mail/databaseOutbox.ts';
import { startTestPlatform, type TestPlatform } from '../testing.ts';
import {
  demoAccountsOf,
  worldPassword,
  worldPeople,
  worldTotpSecret,
  type WorldName,
} from './demoAccounts.ts';
import { loadWorld, worlds } from './load.ts';

let platform: TestPlatform;
beforeAll(async () => {
  // Slow enough that jobs left to the platform are still running when the tests read them.
  platform = await startTestPlatform({ worlds: ['all'], env: { TIME_SCALE: '1' } });
});
afterAll(() => platform.stop());

interface SignIn {
  data: {
    token: string;
    user?: Record<string, unknown> & { accounts: { name: string }[] };
    '2fa_required'?: boolean;
  };
}

async function signIn(email: string): Promise<SignIn['data']> {
  const body = { email, password: worldPassword };
  const response = await platform.fetch('/api/auth', { method: 'POST', body });
  expect(response.status).toBe(200);
  return ((await response.json()) as SignIn).data;
}

async function get<T>(token: string, path: string): Promise<T> {
  const response = await platform.fetch(path, {}, token);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

async function look(world: WorldName) {
  const { token, user } = await signIn(worldPeople[world][0].email);
  const { data: clusters } = await get<{ data: ClusterJson[] }>(token, '/api/clusters');
  const usage = await get<Record<string, unknown>>(token, '/api/account/current-usage');
  return { token, user, clusters, usage };
}

const statesOf = (clusters: ClusterJson[]) =>
  Object.fromEntries(clusters.map(({ name, status }) => [name, status]));

describe('the worlds', () => {
  it.each(Object.keys(worlds) as WorldName[])('let the users of %s sign in', async (world) => {
    for (const { email } of demoAccountsOf(world)) expect((await signIn(email)).token).toBeTruthy();
    expect(worlds[world].description).not.toBe('');
  });

  it('are built only once', async () => {
    const before = (await look('demo')).clusters.length;
    await loadWorld('demo', platform.app);
    expect((await look('demo')).clusters).toHaveLength(before);
  });

  it('send no e-mails when there is a mail server', async () => {
    // Nothing listens on this port.
    const other = await startTestPlatform({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    await loadWorld('unverified', other.app);
    const mails = await createDatabaseOutbox(other.db).list();
    expect(mails).toMatchObject([{ to: worldPeople.unverified[0].email }]);
    await other.stop();
  });

  it('offer only the sign-ins that are in the database', async () => {
    const other = await startTestPlatform({ worlds: ['empty'], env: { WORLD: 'all' } });
    const offered = (await (await other.fetch('/dev/demo-accounts')).json()) as { email: string }[];
    expect(offered.map(({ email }) => email)).toEqual([worldPeople.empty[0].email]);
    await other.stop();
  });

  it('are refused under an unknown name, listing the known ones', async () => {
    await expect(loadWorld('mars', platform.app)).rejects.toThrow(
      /WORLD: must be one of none, all, demo.*"mars"/,
    );
    expect(demoAccountsOf('mars')).toEqual([]);
    expect(demoAccountsOf('none')).toEqual([]);
  });
});

describe('demo', () => {
  it('has a user of every role', async () => {
    const roles = await Promise.all(worldPeople.demo.map(({ email }) => signIn(email)));
    expect(roles.map(({ user }) => user?.permission)).toEqual([
      'owner',
      'admin',
      'developer',
      'user',
      'master',
    ]);
    expect(roles.map(({ user }) => user?.account_name)).toEqual(Array(5).fill('Acme'));
    expect(roles[0]?.user).toMatchObject({
      plan: 'pro',
      subscription: 'active',
      verified: true,
      onboarded: true,
    });
  });

  it('has clusters in different states, from different months, at different prices', async () => {
    const { clusters, usage, token } = await look('demo');
    expect(statesOf(clusters)).toEqual({
      preview: 'creating',
      analytics: 'failed',
      'us-staging': 'active',
      'old-blog': 'archived',
      production: 'active',
      'legacy-shop': 'archived',
    });
    const months = new Set(clusters.map(({ date_created }) => date_created.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(4);
    expect(new Set(clusters.map(({ monthly_price }) => monthly_price)).size).toBe(clusters.length);
    const byName = new Map(clusters.map((cluster) => [cluster.name, cluster]));
    expect(byName.get('production')).toMatchObject({ master_ha: true, protected: true, cni: 'cilium' });
    expect(byName.get('us-staging')).toMatchObject({
      location: 'ash',
      protected: true,
      labels: ['env=staging', 'team=shop'],
    });
    expect(byName.get('analytics')?.message).toContain('Hetzner');
    expect(usage).toMatchObject({ active_clusters: 4, archived_clusters: 2, over_limit: false });
    expect(
      await (await platform.fetch('/api/global-secrets/HETZNER_API_TOKEN/exists', {}, token)).json(),
    ).toEqual({
      exists: true,
      // All that are not archived, without the one that has a token of its own.
      clusters: 3,
    });
  });

  it('has an add-on to upgrade, one rolled back and one with public addresses', async () => {
    const { clusters, token } = await look('demo');
    const production = clusters.find(({ name }) => name === 'production');
    const addons = await get<Record<string, unknown>[]>(token, `/api/clusters/${production?.id}/addons`);
    const byName = new Map(addons.map((addon) => [addon.name, addon]));
    expect(addons.length).toBeGreaterThanOrEqual(8);
    expect(byName.get('cert-manager')).toMatchObject({ status: 'installed', version: 'v1.18.3' });
    expect(byName.get('external-secrets')).toMatchObject({ status: 'rolled_back' });
    expect(byName.get('kube-prometheus-stack')).toMatchObject({
      status: 'upgraded',
      previous_version: '78.2.0',
    });
    expect(byName.get('traefik')?.addons).toContain('loadBalancerIPs');
  });
});

describe('the apps of demo', () => {
  it('run on the production cluster, one of them in an older version', async () => {
    const { clusters, token } = await look('demo');
    const production = clusters.find(({ name }) => name === 'production');
    const apps = await get<InstalledAppJson[]>(token, `/api/clusters/${production?.id}/apps`);
    const own = apps.filter(({ app_name }) => app_name !== 'PostgreSQL');
    expect(own.map(({ app_name, status, message }) => [app_name, status, message])).toEqual([
      ['n8n', 'installed', null],
      ['uptime-kuma', 'installed', null],
      ['valkey', 'installed', null],
    ]);
    expect(own[0]?.version).not.toBe(own[0]?.latest_version);
    expect(own[1]?.endpoints).toContainEqual(expect.objectContaining({ host: 'status.acme.example' }));
  });
});

describe('the deployments of demo', () => {
  it('are in different states: one fails while its old version serves, one is stopped, one scales itself', async () => {
    const { clusters, token } = await look('demo');
    const production = clusters.find(({ name }) => name === 'production');
    const all = await get<DeploymentJson[]>(token, `/api/clusters/${production?.id}/deployments`);
    const byName = new Map(all.map((one) => [one.name, one]));
    expect([...byName.keys()].sort()).toEqual([
      'blog',
      'checkout-api',
      'image-resizer',
      'mailer',
      'storefront',
    ]);
    expect(byName.get('image-resizer')).toMatchObject({ status: 'failed', ready_replicas: 2 });
    expect(byName.get('image-resizer')?.detail?.code).toBe('deployment_still_serves');
    expect(byName.get('mailer')).toMatchObject({ status: 'deployed', replicas: 0, ready_replicas: 0 });
    expect(byName.get('checkout-api')).toMatchObject({ status: 'deployed', autoscale_enabled: true });
    expect(byName.get('storefront')).toMatchObject({
      status: 'deployed',
      url: 'https://shop.acme.example',
      certificate: 'ready',
      previous_image_tag: '2.4.0',
    });
  });
});

describe('the databases of demo', () => {
  it('are one with backups and one restored from it', async () => {
    const { clusters, token } = await look('demo');
    const production = clusters.find(({ name }) => name === 'production');
    const response = await platform.fetch(
      `/api/clusters/${production?.id}/apps/postgres/clusters`,
      {},
      token,
    );
    const { clusters: all } = (await response.json()) as { clusters: PostgresJson[] };
    expect(all).toMatchObject([
      { cluster_name: 'orders', status: 'installed', ready_instances: 2, archiving: 'ok' },
      { cluster_name: 'orders-restored', status: 'installed', restored_from: { cluster_name: 'orders' } },
    ]);
  });
});

describe('the smaller worlds match their names', () => {
  it('empty', async () => {
    const { clusters, user, token } = await look('empty');
    expect(clusters).toEqual([]);
    expect(user).toMatchObject({ plan: 'free', verified: true });
    expect(
      await (await platform.fetch('/api/global-secrets/HETZNER_API_TOKEN/exists', {}, token)).json(),
    ).toEqual({
      exists: false,
    });
  });

  it('at-limit', async () => {
    const { usage } = await look('at-limit');
    expect(usage).toMatchObject({ plan: 'free', active_clusters: 1, max_clusters: 1, over_limit: false });
  });

  it('over-limit', async () => {
    const { usage } = await look('over-limit');
    expect(usage).toMatchObject({ plan: 'free', active_clusters: 3, max_clusters: 1, over_limit: true });
  });

  it('archived', async () => {
    const { clusters, usage } = await look('archived');
    expect(statesOf(clusters)).toEqual({ sleeping: 'archived' });
    expect(usage).toMatchObject({ active_clusters: 0, archived_clusters: 1 });
  });

  it('unverified, with the link in the outbox', async () => {
    const { user } = await look('unverified');
    expect(user).toMatchObject({ verified: false, plan: null });
    const mails = (await (await platform.fetch('/dev/outbox.json')).json()) as { to: string }[];
    expect(mails.map(({ to }) => to)).toContain(worldPeople.unverified[0].email);
  });

  it('no-plan', async () => {
    expect((await look('no-plan')).user).toMatchObject({ verified: true, plan: null, subscription: null });
  });

  it('past-due', async () => {
    const { user, clusters } = await look('past-due');
    expect(user).toMatchObject({ plan: 'standard', subscription: 'past_due' });
    expect(statesOf(clusters)).toEqual({ unpaid: 'active' });
  });

  it('two-accounts', async () => {
    const { user, clusters } = await look('two-accounts');
    expect(user?.accounts.map(({ name }) => name)).toEqual(['First team', 'Second team']);
    expect(statesOf(clusters)).toEqual({ 'first-team': 'active' });
  });

  it('two-factor, whose known secret generates valid codes', async () => {
    const { token: jwt, ...first } = await signIn(worldPeople['two-factor'][0].email);
    expect(first['2fa_required']).toBe(true);
    const code = await generate({ secret: worldTotpSecret });
    const response = await platform.fetch('/api/auth/otp', { method: 'POST', body: { code, jwt } });
    expect(response.status).toBe(200);
  });
});
