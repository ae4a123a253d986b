import { afterEach, describe, expect, it } from 'vitest';
import { testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, userJson, wire } from '../testing.ts';
import { postgresJson, postgresListJson } from './postgres.testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const LIST = 'GET /api/clusters/c1/apps/postgres/clusters';
const query = `subscription ($clusterId: ID) { it: postgresClusterChanged(clusterId: $clusterId) { isResync
  deletedPostgresClusterId message
  postgresCluster { id status progress progressMessage viewerCan { update { code } failOver { code } } }
  settledPostgresCluster { name readyInstanceCount } changedCluster { id } } }`;
const ID = idOf('PostgresCluster', 'c1:pg-app-db');
const cluster = { id: idOf('Cluster', 'c1') };
const ofDatabase = { clusterId: 'c1', appName: 'PostgreSQL', appId: 'pg-app-db', instanceName: 'app-db' };

async function reader(
  list: object = postgresListJson(postgresJson('app-db')),
  clusterId: string | null = 'c1',
) {
  const upstream: UpstreamTable = {
    'GET /api/user': { data: userJson() },
    'GET /api/clusters/c1': { data: [clusterJson()] },
    [LIST]: list,
  };
  const made = testGateway({ upstream });
  stops.push(made.stop);
  const events = await made.subscribe(query, { clusterId: clusterId && idOf('Cluster', clusterId) });
  return async (...payloads: object[]) => {
    const next = events.next();
    made.calls.length = 0;
    for (const payload of payloads) made.live.push('appStatusUpdate', payload);
    const { value } = (await next) as { value?: { data?: { it: object }; errors?: unknown } };
    return { it: value?.data?.it, errors: value?.errors, calls: wire(made.calls) };
  };
}

describe('postgresClusterChanged', () => {
  it('reports progress without any call, and neither of other clusters nor of other apps', async () => {
    const send = await reader();
    const { it, errors, calls } = await send(
      { ...ofDatabase, clusterId: 'c2', status: 'configuring', progress: 1 },
      { ...ofDatabase, appName: 'grafana', status: 'configuring', progress: 2 },
      { ...ofDatabase, status: 'configuring', progress: 40, message: '1 of 2 instances ready' },
    );
    expect(errors).toBeUndefined();
    expect(it).toEqual({
      isResync: false,
      deletedPostgresClusterId: null,
      message: '1 of 2 instances ready',
      postgresCluster: {
        id: ID,
        status: 'CONFIGURING',
        progress: 40,
        progressMessage: '1 of 2 instances ready',
        viewerCan: { update: { code: 'BUSY' }, failOver: { code: 'BUSY' } },
      },
      settledPostgresCluster: null,
      changedCluster: null,
    });
    expect(calls).toEqual([]);
  });

  it.each(['Postgres', 'PostgreSQL', 'Postgres Restore'])(
    'returns a database cluster of the app %s once it runs, and its cluster, whose list has changed',
    async (appName) => {
      const send = await reader(undefined, null);
      const { it } = await send({ ...ofDatabase, appName, status: 'installed', progress: 100 });
      expect(it).toMatchObject({
        postgresCluster: { id: ID, viewerCan: { update: { code: null } } },
        settledPostgresCluster: { name: 'app-db', readyInstanceCount: 2 },
        changedCluster: cluster,
      });
    },
  );

  it('names one that was deleted and cannot be restored', async () => {
    const send = await reader(postgresListJson());
    const { it } = await send({ ...ofDatabase, status: 'uninstalled', progress: 100 });
    expect(it).toMatchObject({
      postgresCluster: null,
      deletedPostgresClusterId: ID,
      changedCluster: cluster,
    });
  });

  it('returns one that was deleted and can be restored', async () => {
    const kept = postgresJson('app-db', { status: 'uninstalled', deleted_at: '2026-11-02T10:00:00.000Z' });
    const send = await reader(postgresListJson(kept));
    const { it, calls } = await send({ ...ofDatabase, status: 'uninstalled', progress: 100 });
    expect(it).toMatchObject({
      postgresCluster: { id: ID, status: 'UNINSTALLED' },
      deletedPostgresClusterId: null,
    });
    expect(calls.filter((call) => call === LIST)).toHaveLength(1);
  });

  it('makes readers refetch when the event does not say which one it was', async () => {
    const send = await reader();
    const { it } = await send({ clusterId: 'c1', appName: 'Postgres', status: 'configuring', progress: 40 });
    expect(it).toMatchObject({ postgresCluster: null, changedCluster: cluster });
  });
});
