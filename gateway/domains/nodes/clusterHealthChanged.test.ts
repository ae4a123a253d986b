import { afterEach, describe, expect, it, vi } from 'vitest';
import { TEST_TOKEN, testGateway } from '../../testing.ts';
import type { Watch } from '../../upstream/live/polls.ts';
import { clusterJson, idOf, nodeJson, podJson, refusedWith, userJson, wire } from '../testing.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const HEALTH = `subscription ($id: ID!) { clusterHealthChanged(clusterId: $id) { isResync cluster { id
  health { nodesReady nodesTotal isEstimate usage { cores } }
  problematicPods { totalCount } nodes { totalCount } } } }`;

interface HealthResult {
  clusterHealthChanged: {
    isResync: boolean;
    cluster: { health: { nodesReady: number | null; isEstimate: boolean } } | null;
  };
}

function world() {
  const nodes = [nodeJson('w1')];
  const state = { runs: true };
  const made = testGateway({
    upstream: {
      'GET /api/user': { data: userJson() },
      'GET /api/clusters/c1': { data: [clusterJson()] },
      'GET /api/clusters/c1/nodes': () =>
        state.runs ? { data: { allNodes: nodes } } : refusedWith('cluster_not_active'),
      'GET /api/clusters/c1/pods/problematic': () =>
        state.runs ? { data: { pods: [podJson('api')] } } : refusedWith('cluster_not_active'),
    },
  });
  stops.push(made.stop);
  const watch = (token = TEST_TOKEN) =>
    made.subscribe<HealthResult>(HEALTH, { id: idOf('Cluster', 'c1') }, { token });
  const settle = () => made.live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'active' });
  return { ...made, nodes, state, watch, settle };
}

const healthIn = (result: IteratorResult<{ data?: HealthResult | null; errors?: readonly Error[] }>) => {
  const value = result.value as { data?: HealthResult | null; errors?: readonly Error[] };
  expect(value.errors).toBeUndefined();
  return value.data?.clusterHealthChanged;
};

describe('clusterHealthChanged', () => {
  it('loads nodes and pods once for all viewers after an operation', async () => {
    const { watch, settle, calls, nodes } = world();
    const viewers = await Promise.all(['a', 'b', 'c'].map((token) => watch(token)));
    const news = viewers.map((viewer) => viewer.next());
    nodes.push(nodeJson('w2', { status: 'notready' }));
    calls.length = 0;
    settle();
    const results = (await Promise.all(news)).map(healthIn);
    for (const one of results) {
      expect(one).toMatchObject({
        isResync: false,
        cluster: {
          health: { nodesReady: 1, nodesTotal: 2, isEstimate: false },
          problematicPods: { totalCount: 1 },
          nodes: { totalCount: 2 },
        },
      });
    }
    expect(wire(calls).sort()).toEqual([
      'GET /api/clusters/c1/nodes',
      'GET /api/clusters/c1/pods/problematic',
    ]);
  });

  it('stops polling when the last viewer has left', async () => {
    const { watch, gateway } = world();
    const [one, two] = await Promise.all([watch('a'), watch('b')]);
    expect(gateway.services.polls.size).toBe(1);
    await one?.return?.();
    expect(gateway.services.polls.size).toBe(1);
    await two?.return?.();
    expect(gateway.services.polls.size).toBe(0);
  });

  it('ignores running operations and other clusters', async () => {
    const { watch, settle, live, gateway } = world();
    const polled = vi.spyOn(gateway.services.polls, 'watch');
    const viewer = await watch();
    const readSoon = vi.spyOn(polled.mock.results[0]?.value as Watch<unknown>, 'readSoon');
    const next = viewer.next();
    live.push('clusterStatusUpdate', { clusterId: 'c1', status: 'updating', progress: 40 });
    live.push('clusterStatusUpdate', { clusterId: 'other', status: 'active' });
    live.push('addonStatusUpdate', { clusterId: 'c1', addonName: 'x', status: 'installing' });
    settle();
    await next;
    expect(readSoon).toHaveBeenCalledTimes(1);
  });

  it('returns an estimate when the cluster stops running', async () => {
    const { watch, settle, state } = world();
    const next = (await watch()).next();
    state.runs = false;
    settle();
    expect(healthIn(await next)).toMatchObject({
      cluster: { health: { isEstimate: true, nodesReady: null }, problematicPods: null, nodes: null },
    });
  });

  it('sends a resync after the channel was restored', async () => {
    const { watch, live } = world();
    const next = (await watch()).next();
    live.reconnect();
    expect(healthIn(await next)).toEqual({ isResync: true, cluster: null });
  });

  it('is refused for callers that may not see the cluster', async () => {
    const { subscribe } = world();
    await expect(subscribe(HEALTH, { id: idOf('Cluster', 'foreign') })).rejects.toThrow(/did not start/);
  });

  it('ends with the session of the viewer', async () => {
    const { watch, gateway } = world();
    const viewer = await watch('short');
    const next = viewer.next();
    gateway.services.sessions.end('short');
    expect((await next).done).toBe(true);
    expect(gateway.services.polls.size).toBe(0);
  });
});
