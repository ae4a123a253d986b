import { afterEach, describe, expect, it } from 'vitest';
import { messageOf } from '../../graphql/messages.ts';
import { testGateway, type UpstreamTable } from '../../testing.ts';
import { addonJson, catalogJson, clusterJson, idOf, userJson, wire } from '../testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const badge = `subscription ($clusterId: ID!) { addonChanged(clusterId: $clusterId) { isResync message
  addon { id name status progress progressMessage isInstalled version viewerCan { install { code message } uninstall { code } } }
  affectedAddons { name status viewerCan { install { code } uninstall { code } } } } }`;

async function reader(upstream: UpstreamTable = {}) {
  const made = testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters/c1': { data: [clusterJson()] },
      'GET /api/addons/catalog': {
        data: [
          catalogJson('base'),
          catalogJson('middle', ['base']),
          catalogJson('top', ['middle']),
          catalogJson('other'),
        ],
      },
      'GET /api/clusters/c1/addons': { data: [addonJson('base'), addonJson('middle'), addonJson('other')] },
      ...upstream,
    },
  });
  stops.push(made.stop);
  const events = await made.subscribe(badge, { clusterId: idOf('Cluster', 'c1') });
  const after = async (send: () => void) => {
    const next = events.next();
    made.calls.length = 0;
    send();
    const { value } = (await next) as {
      value?: { data?: { addonChanged: Record<string, unknown> }; errors?: unknown };
    };
    return { event: value?.data?.addonChanged, errors: value?.errors, calls: wire(made.calls) };
  };
  const send = (payload: Record<string, unknown>) =>
    after(() => made.live.push('addonStatusUpdate', { clusterId: 'c1', addonName: 'middle', ...payload }));
  return { ...made, after, send };
}

describe('addonChanged', () => {
  it.each(['installing', 'upgrading', 'uninstalling', 'rolling_back'])(
    'reports an add-on that is %s without any call',
    async (status) => {
      const { send } = await reader();
      const { event, errors, calls } = await send({
        status,
        version: '2.0.0',
        progress: 30,
        message: 'Pulling',
      });
      expect(errors).toBeUndefined();
      expect(event).toMatchObject({
        isResync: false,
        message: 'Pulling',
        addon: {
          id: idOf('Addon', 'c1:middle'),
          status: status.toUpperCase(),
          progress: 30,
          progressMessage: 'Pulling',
          viewerCan: {
            // Without the title, which an event does not carry.
            install: { code: 'BUSY', message: messageOf('BUSY').message },
            uninstall: { code: 'BUSY' },
          },
        },
        affectedAddons: [],
      });
      expect(calls).toEqual([]);
    },
  );

  it('returns the add-on, its requirements and its dependents after an action, with one call each', async () => {
    const { send } = await reader();
    const { event, calls } = await send({ status: 'installed', version: '2.0.0', progress: 100 });
    expect(event).toMatchObject({ addon: { status: 'INSTALLED', isInstalled: true, version: '2.0.0' } });
    const affected = event?.['affectedAddons'] as { name: string; viewerCan: unknown }[];
    expect(affected.map(({ name }) => name).sort()).toEqual(['base', 'middle', 'top']);
    expect(affected.find(({ name }) => name === 'base')).toMatchObject({
      viewerCan: {
        uninstall: { code: 'HAS_DEPENDENTS' },
      },
    });
    expect(affected.find(({ name }) => name === 'top')).toMatchObject({
      viewerCan: { install: { code: null } },
    });
    expect(calls.sort()).toEqual([
      'GET /api/addons/catalog',
      'GET /api/clusters/c1',
      'GET /api/clusters/c1/addons',
      'GET /api/user',
    ]);
  });

  it('reports an uninstalled add-on as not installed', async () => {
    const { send } = await reader({ 'GET /api/clusters/c1/addons': { data: [addonJson('base')] } });
    const { event } = await send({ status: 'uninstalled', progress: 100 });
    expect(event).toMatchObject({
      addon: { status: 'NOT_INSTALLED', isInstalled: false, version: null, progress: null },
    });
  });

  it('reports the reason of a failure', async () => {
    const { send } = await reader();
    const { event } = await send({ status: 'failed', message: 'Image not found' });
    expect(event).toMatchObject({
      message: 'Image not found',
      addon: { status: 'FAILED', progressMessage: 'Image not found' },
    });
  });

  it('ignores GitOps, other clusters and invalid events', async () => {
    const { after, live } = await reader();
    const { event } = await after(() => {
      live.push('addonStatusUpdate', { clusterId: 'c1', addonName: 'gitops', status: 'installing' });
      live.push('addonStatusUpdate', { clusterId: 'c2', addonName: 'middle', status: 'installing' });
      live.push('addonStatusUpdate', { clusterId: 'c1', addonName: 'middle', status: 'dancing' });
      live.push('addonStatusUpdate', { clusterId: 'c1', status: 'installing' });
      live.push('addonStatusUpdate', null);
      live.push('addonStatusUpdate', {
        clusterId: 'c1',
        addonName: 'other',
        status: 'upgrading',
        progress: 1,
      });
    });
    expect(event).toMatchObject({ addon: { name: 'other', status: 'UPGRADING' } });
  });

  it('sends a resync after the channel was restored', async () => {
    const { after, live } = await reader();
    const { event, calls } = await after(() => live.reconnect());
    expect(event).toEqual({ isResync: true, addon: null, affectedAddons: [], message: null });
    expect(calls).toEqual([]);
  });

  it('refuses a cluster that the caller may not see', async () => {
    const made = testGateway({ upstream: { 'GET /api/user': { data: userJson() } } });
    stops.push(made.stop);
    await expect(made.subscribe(badge, { clusterId: idOf('Cluster', 'c9') })).rejects.toThrow(/NOT_FOUND/);
  });

  it('refuses an API key that may not read add-ons, which would get no events', async () => {
    const upstream = { 'GET /api/user': { data: { account_id: 'account-1', scopes: ['clusters:read'] } } };
    const { subscribe } = testGateway({ upstream });
    await expect(subscribe('subscription { addonChanged { isResync } }')).rejects.toThrow('addons:read');
  });

  it('refuses the id of another type', async () => {
    const { subscribe } = await reader();
    await expect(subscribe(badge, { clusterId: idOf('Addon', 'c1:base') })).rejects.toThrow(/Cluster/);
  });

  it('returns the ingress addresses after an installation without loading the cluster', async () => {
    const addons = JSON.stringify({ loadBalancerIPs: ['203.0.113.9'] });
    const made = testGateway({
      upstream: {
        'GET /api/user': { data: userJson() },
        'GET /api/clusters/c1': { data: [clusterJson()] },
        'GET /api/clusters/c1/addons': { data: [addonJson('traefik', { addons })] },
      },
    });
    stops.push(made.stop);
    const events = await made.subscribe(
      `subscription ($id: ID!) { addonChanged(clusterId: $id) { settledCluster { id ingressEndpoints { address } } } }`,
      { id: idOf('Cluster', 'c1') },
    );
    const resultOf = async (status: string) => {
      const next = events.next();
      made.calls.length = 0;
      made.live.push('addonStatusUpdate', { clusterId: 'c1', addonName: 'traefik', status });
      const { value } = (await next) as { value: { data: { addonChanged: unknown } } };
      return { event: value.data.addonChanged, calls: wire(made.calls) };
    };
    expect(await resultOf('installing')).toEqual({ event: { settledCluster: null }, calls: [] });
    expect(await resultOf('installed')).toEqual({
      event: {
        settledCluster: { id: idOf('Cluster', 'c1'), ingressEndpoints: [{ address: '203.0.113.9' }] },
      },
      calls: ['GET /api/clusters/c1/addons'],
    });
  });
});
