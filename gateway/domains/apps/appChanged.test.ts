import { afterEach, describe, expect, it } from 'vitest';
import { testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, userJson, wire } from '../testing.ts';
import { catalogAppJson, installedAppJson } from './apps.testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const upstream: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  'GET /api/apps/catalog': { data: [catalogAppJson('n8n')] },
  'GET /api/clusters/c1/apps': { data: [installedAppJson('n8n')] },
};

const query = `subscription ($clusterId: ID!) { it: appChanged(clusterId: $clusterId) { isResync name uninstalledAppId
  app { id status progress progressMessage viewerCan { configure { code } } }
  settledApp { version } changedCluster { id } } }`;

async function open() {
  const made = testGateway({ upstream });
  stops.push(made.stop);
  const events = await made.subscribe(query, { clusterId: idOf('Cluster', 'c1') });
  return async (...payloads: object[]) => {
    const next = events.next();
    made.calls.length = 0;
    for (const payload of payloads) made.live.push('appStatusUpdate', payload);
    const { value } = (await next) as { value?: { data?: Record<string, unknown>; errors?: unknown } };
    return { ...value, calls: wire(made.calls) };
  };
}

const id = idOf('InstalledApp', 'c1:id-n8n');
const change = (payload: object) => ({
  ...{ clusterId: 'c1', appName: 'n8n', instanceName: 'default', appId: 'id-n8n', progress: 40 },
  ...payload,
});

describe('appChanged', () => {
  it('reports progress without any call, of apps of its cluster only', async () => {
    const send = await open();
    const { data, errors, calls } = await send(
      change({ clusterId: 'c2', status: 'upgrading' }),
      change({ appName: 'PostgreSQL', appId: 'db', status: 'configuring' }),
      change({ status: 'upgrading', message: '1 of 2 pods ready' }),
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      it: {
        ...{ isResync: false, name: 'n8n', uninstalledAppId: null, settledApp: null, changedCluster: null },
        app: {
          ...{ id, status: 'UPGRADING', progress: 40, progressMessage: '1 of 2 pods ready' },
          viewerCan: { configure: { code: 'BUSY' } },
        },
      },
    });
    expect(calls).toEqual([]);
  });

  it('has the whole app and its cluster when an operation has ended', async () => {
    const { data } = await (await open())(change({ status: 'installed', progress: 100 }));
    expect(data).toMatchObject({
      it: {
        app: { status: 'INSTALLED', progress: null, viewerCan: { configure: { code: null } } },
        settledApp: { version: '2.0.0' },
        changedCluster: { id: idOf('Cluster', 'c1') },
      },
    });
  });

  it('names the app that was removed', async () => {
    const { data } = await (await open())(change({ status: 'uninstalled', progress: 100 }));
    expect(data).toMatchObject({ it: { app: null, uninstalledAppId: id, changedCluster: {} } });
  });

  it('finds the app by its name where the platform sends no id', async () => {
    const { data } = await (
      await open()
    )({ clusterId: 'c1', appName: 'n8n', status: 'configuring', progress: 10 });
    expect(data).toMatchObject({ it: { app: { id } } });
  });
});
