import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { eventually } from '../../../process/testing.ts';
import { systemClock, waitingHere } from '../../clock.ts';
import { clusterAddons } from '../../db/schema/addons.ts';
import type { JobContext } from '../../jobs/definition.ts';
import { text } from '../../messages/messages.ts';
import { addonCatalogue } from '../../providers/addons/catalogue.ts';
import type { Permission } from '../../http/authGuard.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import {
  addonActions,
  addonBlocker,
  addonCan,
  actionTransitions,
  addonStatuses,
  isMoving,
  type AddonSituation,
} from './addons.rules.ts';
import type { catalogAddonJson, clusterAddonJson } from './addons.wire.ts';

type ClusterAddon = z.output<typeof clusterAddonJson>;
type CatalogAddon = z.output<typeof catalogAddonJson>;

const calm: AddonSituation = {
  status: 'installed',
  version: '1',
  previousVersion: '0',
  latestVersion: '2',
  isRequired: false,
  missing: [],
  dependents: [],
  clusterStatus: 'active',
  isGitopsEnabled: false,
};

describe('the table of add-on actions', () => {
  const pairs = addonActions.flatMap((action) => addonStatuses.map((status) => ({ action, status })));

  it.each(pairs)('lets $action start with status $status or refuses it', ({ action, status }) => {
    const blocker = addonBlocker(action, 'keel', { ...calm, status });
    expect(blocker === null).toBe(addonCan[action].some((one) => one === status));
    if (isMoving(status)) expect(blocker).toBe('busy');
  });

  it.each([
    ['install', { status: 'not_installed', missing: ['cert-manager'] }, 'missing_dependencies'],
    ['upgrade', { version: '2' }, 'up_to_date'],
    ['rollback', { previousVersion: null }, 'no_previous_version'],
    ['uninstall', { isRequired: true }, 'required_addon'],
    ['uninstall', { dependents: ['zot'] }, 'has_dependents'],
    ['uninstall', { clusterStatus: 'archived', isRequired: true }, 'archived'],
    ['uninstall', { clusterStatus: 'creating' }, 'cluster_not_active'],
  ] as const)('refuses to %s with %o: %s', (action, situation, blocker) => {
    expect(addonBlocker(action, 'keel', { ...calm, ...situation })).toBe(blocker);
  });

  it('keeps the operator of GitOps while GitOps is enabled', () => {
    const now = { ...calm, isGitopsEnabled: true };
    expect(addonBlocker('uninstall', 'flux-operator', now)).toBe('gitops_enabled');
    expect(addonBlocker('uninstall', 'keel', now)).toBeNull();
  });

  it.each(addonActions)('leads %s through a running status to a final one', (action) => {
    expect(isMoving(actionTransitions[action].running)).toBe(true);
    expect(isMoving(actionTransitions[action].done)).toBe(false);
    expect(isMoving(actionTransitions[action].failed)).toBe(false);
  });
});

describe('add-ons of a cluster', () => {
  let fleet: TestFleet;
  let caller: Caller;
  let path: string;
  let clusterId: string;
  beforeAll(async () => {
    fleet = await startFleet();
    caller = await fleet.owner();
    clusterId = (await fleet.active(caller)).id;
    path = `/api/clusters/${clusterId}/addons`;
  });
  afterAll(() => fleet.platform.stop());

  const list = async (who = caller, at = path): Promise<ClusterAddon[]> =>
    (await fleet.call<{ data: ClusterAddon[] }>(who, 'GET', at)).body.data;
  const find = async (name: string, who = caller, at = path) =>
    (await list(who, at)).find((addon) => addon.name === name);
  const until = (
    name: string,
    status: ClusterAddon['status'],
    who = caller,
    at = path,
  ): Promise<ClusterAddon> =>
    eventually(async () => {
      const addon = await find(name, who, at);
      if (addon?.status !== status) throw new Error(`${name} is ${addon?.status ?? 'absent'}`);
      return addon;
    });
  const gone = (name: string) => eventually(async () => expect(await find(name)).toBeUndefined());
  const install = (addonName: string, version?: string) =>
    fleet.call<Refusal & { data: ClusterAddon }>(caller, 'POST', path, { addonName, version });

  it('start with the required ones, which cannot be uninstalled', async () => {
    const required = addonCatalogue.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect((await list()).filter(({ installed }) => installed).map(({ name }) => name)).toEqual(
      [...required].sort(),
    );
    const refused = await fleet.call<Refusal>(caller, 'DELETE', path, { addonName: 'hcloud-csi' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'required_addon', message: 'Cannot uninstall a required system add-on' },
    });
  });

  it('are listed in a catalogue with their dependencies as a JSON string', async () => {
    for (const url of ['/api/addons', '/api/addons/catalog']) {
      const { body } = await fleet.call<{ data: CatalogAddon[] }>(caller, 'GET', url);
      expect(body.data).toHaveLength(addonCatalogue.length);
      const barman = body.data.find(({ name }) => name === 'plugin-barman-cloud');
      expect(JSON.parse(barman?.template.annotations.dependencies ?? '')).toContain('cert-manager');
    }
    const { body } = await fleet.call<{ data: string[] }>(caller, 'GET', '/api/addons/categories');
    expect(body.data).toEqual(['networking', 'security', 'gitops', 'monitoring', 'databases', 'other']);
  });

  it('are installed, upgraded, rolled back and uninstalled, with an event per step', async () => {
    await fleet.cordon(clusterId);
    const started = await install('external-secrets', '0.20.2');
    expect(started).toMatchObject({ status: 202, body: { data: { status: 'installing', progress: 0 } } });
    expect((await install('external-secrets')).body.error).toBe('busy');
    await fleet.cordon(clusterId, false);
    await until('external-secrets', 'installed');
    expect((await install('external-secrets')).body.error).toBe('already_installed');

    await fleet.call(caller, 'PUT', path, { addonName: 'external-secrets' });
    const upgraded = await until('external-secrets', 'upgraded');
    expect(upgraded).toMatchObject({ version: '0.20.3', previous_version: '0.20.2', progress: 100 });
    const latest = await fleet.call<Refusal>(caller, 'PUT', path, { addonName: 'external-secrets' });
    expect(latest.body.error).toBe('up_to_date');

    await fleet.call(caller, 'POST', `${path}/rollback`, { addonName: 'external-secrets' });
    expect(await until('external-secrets', 'rolled_back')).toMatchObject({
      version: '0.20.2',
      previous_version: null,
    });
    const again = await fleet.call<Refusal>(caller, 'POST', `${path}/rollback`, {
      addonName: 'external-secrets',
    });
    expect(again.body.error).toBe('no_previous_version');

    await fleet.call(caller, 'DELETE', path, { addonName: 'external-secrets' });
    await gone('external-secrets');
    const published = () =>
      fleet.events.flatMap(({ event, payload }) =>
        event === 'addonStatusUpdate' && payload.addonName === 'external-secrets' ? [payload] : [],
      );
    await eventually(() => expect(published().at(-1)?.status).toBe('uninstalled'));
    const statuses = published()
      .map(({ status }) => status)
      .filter((status, i, all) => status !== all[i - 1]);
    expect(statuses).toEqual([
      'installing',
      'installed',
      'upgrading',
      'upgraded',
      'rolling_back',
      'rolled_back',
      'uninstalling',
      'uninstalled',
    ]);
    // Ordered and applied; stages between two looks at the cluster are not seen.
    const progress = published().flatMap((one) => (one.status === 'installing' ? [one.progress] : []));
    expect(progress.slice(0, 2)).toEqual([0, 10]);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
  });

  it('are upgraded from a version that has left the catalogue', async () => {
    await install('external-secrets', '0.20.2');
    await until('external-secrets', 'installed');
    const row = and(eq(clusterAddons.clusterId, clusterId), eq(clusterAddons.name, 'external-secrets'));
    await fleet.platform.db.update(clusterAddons).set({ version: '0.1.0' }).where(row);
    const order = { addonName: 'external-secrets' };
    expect((await fleet.call(caller, 'PUT', path, order)).status).toBe(202);
    await until('external-secrets', 'upgraded');
    await fleet.call(caller, 'DELETE', path, order);
    await gone('external-secrets');
  });

  it('can be rolled back after a failed upgrade was retried twice', async () => {
    await install('external-secrets', '0.20.2');
    await until('external-secrets', 'installed');
    vi.spyOn(fleet.platform.app.providers.installer, 'observe').mockImplementation(
      async (_cluster, actions) =>
        actions.map(() => ({ state: 'failed', progress: 30, message: text('stopped'), loadBalancerIps: [] })),
    );
    await fleet.call(caller, 'PUT', path, { addonName: 'external-secrets' });
    await until('external-secrets', 'failed');
    await install('external-secrets');
    await until('external-secrets', 'failed');
    vi.restoreAllMocks();
    await install('external-secrets');
    expect(await until('external-secrets', 'installed')).toMatchObject({
      version: '0.20.3',
      previous_version: '0.20.2',
    });
    await fleet.call(caller, 'DELETE', path, { addonName: 'external-secrets' });
    await gone('external-secrets');
  });

  it('respect the order of their dependencies', async () => {
    const early = await install('plugin-barman-cloud');
    expect(early).toMatchObject({ status: 409, body: { error: 'missing_dependencies' } });
    expect(early.body.message).toMatch(/CloudNativePG.*cert-manager|cert-manager.*CloudNativePG/);
    await Promise.all([install('cert-manager'), install('cloudnative-pg')]);
    await Promise.all([until('cert-manager', 'installed'), until('cloudnative-pg', 'installed')]);
    await install('plugin-barman-cloud');
    const needed = await fleet.call<Refusal>(caller, 'DELETE', path, { addonName: 'cert-manager' });
    expect(needed).toMatchObject({ status: 409, body: { error: 'has_dependents' } });
    expect(needed.body.message).toBe('Barman Cloud Plugin needs cert-manager. Uninstall that first.');
    const plugin = await until('plugin-barman-cloud', 'installed');
    expect((await fleet.call(caller, 'DELETE', `${path}/${plugin.id}`)).status).toBe(202);
    await gone('plugin-barman-cloud');
    await fleet.call(caller, 'DELETE', path, { addonName: 'cert-manager' });
    await gone('cert-manager');
  });

  it('return the addresses of their load balancers as a JSON string', async () => {
    await install('traefik');
    const { addons } = await until('traefik', 'installed');
    expect(JSON.parse(addons ?? '')).toEqual({ loadBalancerIPs: [expect.stringMatching(/^[\d.]+$/)] });
  });

  it.each([
    ['POST', 'no-such-addon', 404, 'Add-on not found in the catalog'],
    ['PUT', 'keel', 409, 'Keel is not installed.'],
    ['DELETE', 'keel', 409, 'Keel is not installed.'],
  ] as const)('refuse %s of %s', async (method, addonName, status, message) => {
    expect(await fleet.call(caller, method, path, { addonName })).toMatchObject({
      status,
      body: { message },
    });
  });

  it('refuse a version that the catalogue lacks or that does not support the cluster’s Kubernetes', async () => {
    const unknown = await install('keel', '9.9.9');
    expect(unknown).toMatchObject({ status: 422, body: { inputError: 'version' } });
    const other = await fleet.owner();
    const { id } = await fleet.active(other, { k3s_version: 'v1.30.14+k3s2' });
    const at = `/api/clusters/${id}/addons`;
    const tooNew = await fleet.call<Refusal>(other, 'POST', at, {
      addonName: 'cert-manager',
      version: 'v1.19.1',
    });
    expect(tooNew).toMatchObject({
      status: 422,
      body: { error: 'kubernetes_unsupported', inputError: 'version' },
    });
    await fleet.call(other, 'POST', at, { addonName: 'cert-manager' });
    expect(await until('cert-manager', 'installed', other, at)).toMatchObject({ version: 'v1.18.3' });
  });

  const roles: [Permission, number][] = [
    ['master', 202],
    ['owner', 202],
    ['admin', 202],
    ['developer', 202],
    ['user', 403],
  ];
  it.each(roles)('are changed by %s: %i', async (permission, status) => {
    const member = await fleet.member(caller, permission);
    expect((await fleet.call(member, 'GET', path)).status).toBe(200);
    const answer = await fleet.call<Refusal>(member, 'POST', path, { addonName: 'reloader' });
    expect(answer.status).toBe(status);
    if (status === 403) {
      expect(answer.body).toMatchObject({ error: 'forbidden' });
      expect(answer.body.message).toContain('developer');
      return;
    }
    await until('reloader', 'installed');
    await fleet.call(member, 'DELETE', path, { addonName: 'reloader' });
    await gone('reloader');
  });

  it('keep their row with the reason of a failure, and can be retried or uninstalled', async () => {
    const other = await fleet.owner({ cloudToken: 'e5'.repeat(32) });
    const { id } = await fleet.active(other, { name: 'addons-fail' });
    const at = `/api/clusters/${id}/addons`;
    await fleet.call(other, 'POST', at, { addonName: 'keel' });
    const failed = await until('keel', 'failed', other, at);
    expect(failed).toMatchObject({ progress: 30, installed: false });
    expect(failed.message).toContain('context deadline exceeded');
    const again = await fleet.call<{ data: ClusterAddon }>(other, 'POST', at, { addonName: 'keel' });
    expect(again).toMatchObject({ status: 202, body: { data: { status: 'installing', message: null } } });
    await until('keel', 'failed', other, at);
    await fleet.call(other, 'DELETE', at, { addonName: 'keel' });
    await until('keel', 'uninstall_failed', other, at);
  });

  it('fail with a shortened reason if it is long, also beside one that cannot be saved', async () => {
    const { installer } = fleet.platform.app.providers;
    const reasons: Record<string, string> = {
      keel: 'NUL cannot be stored: \0',
      reloader: 'x'.repeat(10_000),
    };
    vi.spyOn(installer, 'observe').mockImplementation(async (_cluster, actions) =>
      actions.map(({ addon: title }) => {
        const message = text('addon_pod_failed', { title, pod: 'helm', reason: reasons[title] ?? '' });
        return { state: 'failed' as const, progress: 30, message, loadBalancerIps: [] };
      }),
    );
    await install('keel');
    await install('reloader');
    const { message } = await until('reloader', 'failed');
    expect(message).toContain('xxx…');
    expect(message?.length).toBeLessThan(1_200);
    expect(await find('keel')).toMatchObject({ status: 'installing' });
    vi.restoreAllMocks();
    await until('keel', 'installed');
    for (const addonName of ['keel', 'reloader']) {
      await fleet.call(caller, 'DELETE', path, { addonName });
      await gone(addonName);
    }
  });

  it('that a job needs keep their status while the job is retried, and fail with it', async () => {
    const { services, providers } = fleet.platform.app;
    const host = await services.clusters.find(caller.actor.accountId, clusterId);
    const ensure = (hasFailed: boolean) => {
      const { signal } = new AbortController();
      const job: Pick<JobContext, 'signal' | 'step' | 'waiting' | 'failsWith'> = {
        signal,
        step: (_name, run) => run(signal),
        waiting: async () => waitingHere(systemClock(0.001), signal),
        failsWith: () => hasFailed,
      };
      return services.addons.ensure(host, 'reloader', job as JobContext, async () => {});
    };
    const transient = Object.assign(new Error('away'), { isTransient: true });
    const away = () => vi.spyOn(providers.installer, 'apply').mockRejectedValueOnce(transient);
    away();
    await expect(ensure(false)).rejects.toThrow('away');
    expect(await find('reloader')).toMatchObject({ status: 'installing', message: null });
    away();
    await expect(ensure(true)).rejects.toThrow('away');
    expect(await find('reloader')).toMatchObject({ status: 'failed' });
    await ensure(false);
    expect(await find('reloader')).toMatchObject({ status: 'installed' });
    vi.restoreAllMocks();
    await fleet.call(caller, 'DELETE', path, { addonName: 'reloader' });
    await gone('reloader');
  });

  it('fail with the reason when kubectl deletes their chart, and can be installed again', async () => {
    await install('reloader');
    await until('reloader', 'installed');
    const client = await fleet.platform.app.providers.kubernetesClients.of(clusterId);
    await client.delete('helmcharts.helm.cattle.io', { name: 'reloader', namespace: 'kube-system' });
    const failed = await until('reloader', 'failed');
    expect(failed.message).toBe(
      'The HelmChart of Reloader was deleted in the cluster. Install it again, or uninstall it here.',
    );
    expect((await install('reloader')).status).toBe(202);
    await until('reloader', 'installed');
    await fleet.call(caller, 'DELETE', path, { addonName: 'reloader' });
    await gone('reloader');
  });

  it('without a chart fail as well when kubectl deletes their objects', async () => {
    for (const name of ['cert-manager', 'cert-issuer']) {
      await install(name);
      await until(name, 'installed');
    }
    const client = await fleet.platform.app.providers.kubernetesClients.of(clusterId);
    await client.delete('clusterissuers.cert-manager.io', { name: 'letsencrypt' });
    await client.delete('deployments.apps', {
      name: 'system-upgrade-controller',
      namespace: 'system-upgrade',
    });
    const issuer = await until('cert-issuer', 'failed');
    expect(issuer.message).toMatch(/^The objects of .+ were deleted in the cluster\. Install it again/);
    await until('system-upgrade-controller', 'failed');
    for (const name of ['cert-issuer', 'system-upgrade-controller']) {
      expect((await install(name)).status).toBe(202);
      await until(name, 'installed');
    }
  });

  it('stop when their cluster is archived', async () => {
    const other = await fleet.owner({ cloudToken: 'f6'.repeat(32) });
    const { id } = await fleet.active(other);
    await fleet.cordon(id);
    const at = `/api/clusters/${id}/addons`;
    await fleet.call(other, 'POST', at, { addonName: 'keel' });
    await eventually(async () =>
      expect((await find('keel', other, at))?.progress).toBeGreaterThanOrEqual(10),
    );
    await fleet.call(other, 'PATCH', `/api/clusters/${id}/archive`);
    expect((await until('keel', 'failed', other, at)).message).toContain('archived or deleted');
    await fleet.until(other, id, 'archived');
  });

  it('are read-only on an archived cluster, with the message of the specification', async () => {
    const other = await fleet.owner();
    const { id } = await fleet.active(other);
    await fleet.call(other, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(other, id, 'archived');
    for (const [method, tail] of [
      ['POST', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/rollback'],
    ] as const) {
      const at = `/api/clusters/${id}/addons${tail}`;
      expect(await fleet.call(other, method, at, { addonName: 'hcloud-ccm' })).toMatchObject({
        status: 409,
        body: {
          error: 'archived',
          message: 'This operation is not allowed on archived clusters. Please unarchive the cluster first.',
        },
      });
    }
  });
});
