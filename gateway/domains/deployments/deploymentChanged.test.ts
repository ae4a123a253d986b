import { afterEach, describe, expect, it } from 'vitest';
import { testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, userJson, wire } from '../testing.ts';
import { deploymentJson } from './deployments.testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const upstream: UpstreamTable = {
  'GET /api/user': { data: userJson() },
  'GET /api/clusters/c1': { data: [clusterJson()] },
  'GET /api/deployments/web': { data: deploymentJson('web') },
};

async function reader(query: string, variables: object) {
  const made = testGateway({ upstream });
  stops.push(made.stop);
  const events = await made.subscribe(query, { ...variables });
  return async (event: string, payloads: object[]) => {
    const next = events.next();
    made.calls.length = 0;
    for (const payload of payloads) made.live.push(event, payload);
    const { value } = (await next) as { value?: { data?: Record<string, unknown>; errors?: unknown } };
    return { ...value, calls: wire(made.calls) };
  };
}

describe('deploymentChanged', () => {
  const query = `subscription ($clusterId: ID!) { it: deploymentChanged(clusterId: $clusterId) { isResync deletedDeploymentId
    deployment { id status progress progressMessage viewerCan { restart { code } } }
    settledDeployment { name replicas } changedCluster { id } } }`;
  const open = () => reader(query, { clusterId: idOf('Cluster', 'c1') });
  const cluster = { id: idOf('Cluster', 'c1') };

  it('reports progress without any call, and only of its cluster', async () => {
    const send = await open();
    const { data, errors, calls } = await send('deploymentStatusUpdate', [
      { clusterId: 'c2', deploymentId: 'other', status: 'updating', progress: 1 },
      {
        clusterId: 'c1',
        deploymentId: 'web',
        status: 'deploying',
        progress: 40,
        message: '1 of 2 pods ready',
      },
    ]);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      it: {
        isResync: false,
        deletedDeploymentId: null,
        deployment: {
          id: idOf('Deployment', 'web'),
          status: 'DEPLOYING',
          progress: 40,
          progressMessage: '1 of 2 pods ready',
          viewerCan: { restart: { code: 'BUSY' } },
        },
        settledDeployment: null,
        changedCluster: null,
      },
    });
    expect(calls).toEqual([]);
  });

  it('returns the deployment once it is deployed, and its cluster, whose list has changed', async () => {
    const send = await open();
    const { data } = await send('deploymentStatusUpdate', [
      { clusterId: 'c1', deploymentId: 'web', status: 'deployed', progress: 100 },
    ]);
    expect(data).toMatchObject({
      it: { settledDeployment: { name: 'web', replicas: 2 }, changedCluster: cluster },
    });
  });

  it('returns the cluster when a change was accepted, so that clients read the new settings', async () => {
    const send = await open();
    const { data } = await send('deploymentStatusUpdate', [
      { clusterId: 'c1', deploymentId: 'web', status: 'updating', progress: 5 },
    ]);
    expect(data).toMatchObject({ it: { settledDeployment: null, changedCluster: cluster } });
  });

  it('names a deleted deployment', async () => {
    const send = await open();
    const { data } = await send('deploymentStatusUpdate', [
      { clusterId: 'c1', deploymentId: 'web', status: 'deleted', progress: 100 },
    ]);
    expect(data).toMatchObject({
      it: { deployment: null, deletedDeploymentId: idOf('Deployment', 'web'), changedCluster: cluster },
    });
  });
});

describe('deploymentPodsChanged', () => {
  it('reports changes of the workloads of its cluster only', async () => {
    const { subscribe, live, stop } = testGateway({ upstream });
    stops.push(stop);
    const events = await subscribe(
      'subscription ($id: ID!) { it: deploymentPodsChanged(deploymentId: $id) { isResync deployment { name } } }',
      { id: idOf('Deployment', 'web') },
    );
    const changed = { status: 'active', progress: 100 };
    const next = events.next();
    live.push('clusterStatusUpdate', { ...changed, clusterId: 'c1', content: 'health' });
    live.push('clusterStatusUpdate', { ...changed, clusterId: 'c2', content: 'workloads' });
    live.push('clusterStatusUpdate', { ...changed, clusterId: 'c1', content: 'workloads' });
    live.reconnect();
    expect((await next).value).toEqual({ data: { it: { isResync: false, deployment: { name: 'web' } } } });
    expect((await events.next()).value).toMatchObject({ data: { it: { isResync: true } } });
  });
});
