import { afterEach, describe, expect, it } from 'vitest';
import type { LiveExtensions } from '../../graphql/liveExtensions.ts';
import { compareRevs } from '../../upstream/live/rev.ts';
import { answer, testGateway, type UpstreamTable } from '../../testing.ts';
import { clusterJson, idOf, userJson, wire } from '../testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const badge = `subscription { clusterChanged { isResync message deletedClusterId
  cluster { id status progress progressMessage viewerCan { archive { code } delete { code } } }
  createdCluster { name } settledCluster { name status isProtected nodePools { name } } } }`;

/** Reads the events of a subscription; `after` sends an event and returns its result and calls. */
async function reader(upstream: UpstreamTable = {}, query = badge) {
  const made = testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });
  stops.push(made.stop);
  const events = await made.subscribe(query);
  const after = async (send: () => void) => {
    const next = events.next();
    made.calls.length = 0;
    send();
    const { value } = (await next) as {
      value?: {
        data?: { clusterChanged: Record<string, unknown> };
        errors?: unknown;
        extensions?: LiveExtensions;
      };
    };
    const { data, errors, extensions } = value ?? {};
    return { event: data?.clusterChanged, errors, revs: extensions?.revs, calls: wire(made.calls) };
  };
  return {
    ...made,
    events,
    after,
    send: (event: string, payload: unknown) => after(() => made.live.push(event, payload)),
  };
}

const nothing = { createdCluster: null, settledCluster: null, deletedClusterId: null, isResync: false };

describe('clusterChanged', () => {
  it('reports progress without any call', async () => {
    const { send } = await reader();
    const payload = { clusterId: 'c1', status: 'updating', progress: 40, message: 'Draining nodes' };
    const { event, errors, calls } = await send('clusterStatusUpdate', payload);
    expect(errors).toBeUndefined();
    expect(event).toMatchObject({
      ...nothing,
      message: 'Draining nodes',
      cluster: {
        id: idOf('Cluster', 'c1'),
        status: 'UPDATING',
        progress: 40,
        progressMessage: 'Draining nodes',
        viewerCan: {
          archive: { code: 'BUSY' },
          delete: { code: 'BUSY' },
        },
      },
    });
    expect(calls).toEqual([]);
  });

  it('reports a message within a step without any call when nothing else is selected', async () => {
    const { send } = await reader(
      {},
      'subscription { clusterChanged { message cluster { progress progressMessage } settledCluster { name } } }',
    );
    const { event, calls } = await send('clusterStreamUpdate', {
      clusterId: 'c1',
      progress: 41,
      message: 'Node 2 of 3',
    });
    expect(event).toEqual({
      message: 'Node 2 of 3',
      cluster: { progress: 41, progressMessage: 'Node 2 of 3' },
      settledCluster: null,
    });
    expect(calls).toEqual([]);
  });

  it('loads the cluster once for fields that the event does not carry', async () => {
    const { send } = await reader(
      { 'GET /api/clusters/c1': { data: [clusterJson({ status: 'updating' })] } },
      'subscription { clusterChanged { cluster { name status nodePools { name } } } }',
    );
    const { event, calls } = await send('clusterStatusUpdate', {
      clusterId: 'c1',
      status: 'updating',
      progress: 5,
    });
    expect(event).toEqual({
      cluster: { name: 'alpha', status: 'UPDATING', nodePools: [{ name: 'workers' }] },
    });
    expect(calls).toEqual(['GET /api/clusters/c1']);
  });

  it('returns the whole cluster after an operation', async () => {
    const { send } = await reader({ 'GET /api/clusters/c1': { data: [clusterJson({ protected: true })] } });
    const { event, calls } = await send('clusterStatusUpdate', {
      clusterId: 'c1',
      status: 'active',
      progress: 100,
    });
    expect(event).toMatchObject({
      ...nothing,
      settledCluster: {
        name: 'alpha',
        status: 'ACTIVE',
        isProtected: true,
        nodePools: [{ name: 'workers' }],
      },
    });
    expect([...new Set(calls)].sort()).toEqual(['GET /api/clusters/c1', 'GET /api/user']);
    expect(calls).toHaveLength(2);
  });

  it('reports other contents not as the end of an operation, and workloads not at all', async () => {
    const { after, live } = await reader({ 'GET /api/clusters/c1': { data: [clusterJson()] } });
    const { event } = await after(() => {
      live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'active', content: 'workloads' });
      live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'active', content: 'secrets' });
    });
    expect(event).toMatchObject({ ...nothing, cluster: { status: 'ACTIVE' } });
    const own = await after(() => {
      live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'active', content: 'workloads' });
      live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'active', content: 'cluster' });
    });
    expect(own.event).toMatchObject({ settledCluster: { name: 'alpha' } });
  });

  it('returns a new cluster for lists', async () => {
    const { send } = await reader({
      'GET /api/clusters/c7': { data: [clusterJson({ id: 'c7', name: 'new', status: 'pending' })] },
    });
    const { event, calls } = await send('clusterStatusUpdate', {
      clusterId: 'c7',
      name: 'new',
      status: 'pending',
      progress: 0,
    });
    expect(event).toMatchObject({
      ...nothing,
      createdCluster: { name: 'new' },
      cluster: { status: 'PENDING' },
    });
    expect(calls).toEqual(['GET /api/clusters/c7']);
  });

  it('returns the id of a deleted cluster without any call', async () => {
    const { send } = await reader();
    const { event, calls } = await send('clusterStatusUpdate', { clusterId: 'c1', status: 'deleted' });
    expect(event).toMatchObject({ ...nothing, cluster: null, deletedClusterId: idOf('Cluster', 'c1') });
    expect(calls).toEqual([]);
  });

  it('sends a resync after the channel was restored', async () => {
    const { after, live } = await reader();
    const { event, calls } = await after(() => live.reconnect());
    expect(event).toEqual({ ...nothing, isResync: true, cluster: null, message: null });
    expect(calls).toEqual([]);
  });

  it('loads the cluster again for every event', async () => {
    let reads = 0;
    const { send } = await reader({
      'GET /api/clusters/c1': () => ({ data: [clusterJson({ name: `read ${(reads += 1)}` })] }),
    });
    const settled = { clusterId: 'c1', status: 'active' };
    await send('clusterStatusUpdate', settled);
    const { event } = await send('clusterStatusUpdate', settled);
    expect(event).toMatchObject({ settledCluster: { name: 'read 2' } });
  });

  it('drops invalid events and continues', async () => {
    const { after, live } = await reader();
    const { event } = await after(() => {
      live.push('clusterStatusUpdate', { clusterId: '', status: 'active' });
      live.push('clusterStatusUpdate', { clusterId: 'c1', status: 7 });
      live.push('clusterStatusUpdate', 'nonsense');
      live.push('clusterStatusUpdate', { clusterId: 'c2', status: 'deleting', progress: 1 });
    });
    expect(event).toMatchObject({ cluster: { id: idOf('Cluster', 'c2'), status: 'DELETING' } });
  });

  it('returns null for a cluster that was deleted before it could be loaded', async () => {
    const { send } = await reader({ 'GET /api/clusters/c1': answer(404, { message: 'Gone.' }) });
    const { event, errors } = await send('clusterStatusUpdate', {
      clusterId: 'c1',
      status: 'failed',
      message: 'No servers.',
    });
    expect(errors).toBeUndefined();
    expect(event).toMatchObject({ settledCluster: null, message: 'No servers.' });
  });

  it('applies newer events to a record that was loaded before', async () => {
    const { execute, send, live } = await reader({
      'GET /api/clusters/c1': () => {
        live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'deleting', progress: 10 });
        return { data: [clusterJson()] };
      },
    });
    const update = await send('clusterStatusUpdate', { clusterId: 'c1', status: 'updating', progress: 1 });
    const { data, extensions } = await execute<{ cluster: object }>(
      '{ cluster(id: "c1") { id status progress } }',
    );
    expect(data?.cluster).toMatchObject({ status: 'DELETING', progress: 10 });
    const [before, now] = [update.revs, extensions?.revs].map((revs) => revs?.[idOf('Cluster', 'c1')] ?? '');
    expect(compareRevs(now ?? '', before ?? '')).toBeGreaterThan(0);
  });

  it('requires a session', async () => {
    const { subscribe, stop } = testGateway({ upstream: { 'GET /api/user': answer(401, {}) } });
    stops.push(stop);
    await expect(subscribe(badge)).rejects.toThrow(/UNAUTHENTICATED/);
  });
});

describe('a subscription', () => {
  const addonName = 'traefik';
  const made = () =>
    testGateway({
      upstream: {
        'GET /api/user': { data: userJson() },
        'GET /api/clusters/c1': { data: [clusterJson()] },
      },
    });
  const fields = [
    ['clusterChanged', 'cluster { id }', 'clusterStatusUpdate', { status: 'updating' }, 'Cluster'],
    [
      'addonChanged',
      'addon { id }',
      'addonStatusUpdate',
      { addonName, status: 'upgrading', progress: 1 },
      'Addon',
    ],
    [
      'gitopsChanged',
      'gitops { id }',
      'addonStatusUpdate',
      { addonName: 'gitops', status: 'configuring', progress: 1 },
      'Gitops',
    ],
  ] as const;
  const ownId = (type: string, clusterId: string) =>
    idOf(type, type === 'Addon' ? `${clusterId}:${addonName}` : clusterId);

  it.each(fields)(
    '%s reports one cluster, or all without its id',
    async (field, selection, event, change, type) => {
      const { subscribe, live, stop } = made();
      stops.push(stop);
      const one = await subscribe(
        `subscription { it: ${field}(clusterId: "${idOf('Cluster', 'c1')}") { ${selection} } }`,
      );
      const all = await subscribe(`subscription { it: ${field} { ${selection} } }`);
      const firsts = [one.next(), all.next()];
      for (const clusterId of ['c2', 'c1']) live.push(event, { ...change, clusterId });
      const seen = (await Promise.all(firsts)).map(({ value }) => JSON.stringify(value));
      expect(seen[0]).toContain(`"id":"${ownId(type, 'c1')}"`);
      expect(seen[1]).toContain(`"id":"${ownId(type, 'c2')}"`);
    },
  );

  it.each([
    ...fields.map(([field, selection]): [string, string] => [field, selection]),
    ['clusterContentChanged', 'content'],
  ])('%s ends with an error for an unknown cluster', async (field, selection) => {
    const { subscribe, stop } = made();
    stops.push(stop);
    const wrong = `subscription { ${field}(clusterId: "${idOf('Cluster', 'c9')}") { ${selection} } }`;
    await expect(subscribe(wrong)).rejects.toThrow(/NOT_FOUND/);
  });
});

describe('clusterContentChanged', () => {
  it('loads the cluster after an operation and when its contents change, also during an operation', async () => {
    const { subscribe, live, stop } = testGateway({
      upstream: {
        'GET /api/user': { data: userJson() },
        'GET /api/clusters/c1': { data: [clusterJson({ id: 'c1', name: 'alpha' })] },
      },
    });
    stops.push(stop);
    const id = idOf('Cluster', 'c1');
    const events = await subscribe(
      `subscription { clusterContentChanged(clusterId: "${id}") { isResync content cluster { name nodePools { status } } } }`,
    );
    const after = async (...updates: object[]) => {
      const next = events.next();
      for (const update of updates) live.push('clusterStatusUpdate', update);
      return (await next).value as unknown;
    };
    const changed = (content: string | null) => ({
      data: { clusterContentChanged: { isResync: false, content, cluster: { name: 'alpha' } } },
    });
    expect(
      await after(
        { clusterId: 'c2', status: 'active' },
        { clusterId: 'c1', status: 'updating', content: 'cluster' },
        { clusterId: 'c1', status: 'updating' },
        { clusterId: 'c1', status: 'updating', content: 'workloads' },
      ),
    ).toMatchObject(changed('WORKLOADS'));
    expect(await after({ clusterId: 'c1', status: 'active' })).toMatchObject(changed(null));
  });
});
