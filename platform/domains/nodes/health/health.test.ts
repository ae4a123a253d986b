import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock, type Clock } from '../../../clock.ts';
import { text } from '../../../messages/messages.ts';
import type { KubernetesNode, PodCounts } from '../../../providers/kubernetes/port.ts';
import type { ClusterHealth } from '../../../db/schema/clusters.ts';
import { clusterToJson } from '../../clusters/clusters.wire.ts';
import { startFleet, type Caller, type TestFleet } from '../../clusters/fleet.testing.ts';
import { healthOf } from './health.rules.ts';
import { createHealth, type Health } from './health.service.ts';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const node = (type: KubernetesNode['type'], status: KubernetesNode['status'] = 'ready') => ({ type, status });
const pods = (counts: Partial<PodCounts> = {}): PodCounts => ({
  total: 10,
  running: 10,
  completed: 0,
  pending: 0,
  failed: 0,
  crashing: 0,
  ...counts,
});
const nodes = [node('master'), node('worker'), node('worker')];

describe('the health of a cluster', () => {
  it('is good without a reason', () => {
    expect(healthOf({ nodes, pods: pods() }, [])).toEqual({ level: 'healthy', reasons: [] });
  });

  it.each([
    [
      [node('master', 'notready'), node('worker')],
      'critical',
      text('health_masters', { count: 1, total: 1 }),
    ],
    [
      [node('master'), node('worker'), node('worker', 'notready')],
      'warning',
      text('health_workers', { count: 1, total: 2 }),
    ],
    [
      [node('master'), node('worker', 'notready')],
      'critical',
      text('health_workers', { count: 1, total: 1 }),
    ],
  ] as const)('follows its nodes: %j', (some, level, reason) => {
    expect(healthOf({ nodes: some, pods: pods() }, [])).toEqual({ level, reasons: [reason] });
  });

  it.each([
    [{ running: 9, pending: 1 }, 'warning', text('health_pending', { count: 1 })],
    [{ running: 5, crashing: 5 }, 'warning', text('health_crashing', { count: 5 })],
    [{ running: 4, failed: 6 }, 'critical', text('health_failed', { count: 6 })],
  ] as const)('follows its pods: %j', (counts, level, reason) => {
    expect(healthOf({ nodes, pods: pods(counts) }, [])).toEqual({ level, reasons: [reason] });
  });

  it('follows its add-ons', () => {
    expect(healthOf({ nodes, pods: pods() }, ['traefik', 'longhorn'])).toEqual({
      level: 'warning',
      reasons: [text('health_addons', { count: 2, names: 'traefik, longhorn' })],
    });
  });

  it('is the worst of all, with the worst reason first', () => {
    const sick = {
      nodes: [node('master', 'notready'), node('worker')],
      pods: pods({ running: 9, failed: 1 }),
    };
    const { level, reasons } = healthOf(sick, ['traefik']);
    expect(level).toBe('critical');
    expect(reasons.map(({ code }) => code)).toEqual(['health_masters', 'health_failed', 'health_addons']);
  });

  it('is critical when the API does not respond', () => {
    expect(healthOf(null, [])).toEqual({ level: 'critical', reasons: [text('health_api')] });
  });
});

describe('the stored health', () => {
  let fleet: TestFleet;
  let owner: Caller;
  let health: Health;
  let id: string;
  beforeAll(async () => {
    fleet = await startFleet();
    owner = await fleet.owner();
    ({ id } = await fleet.active(owner));
    const { core, services } = fleet.platform.app;
    const { clusters, addons } = services;
    health = createHealth({ clock: core.clock, clusters, failedAddons: (one) => addons.failedOn(one) });
  });
  afterAll(() => fleet.platform.stop());

  const crashing: ClusterHealth = { level: 'warning', reasons: [text('health_crashing', { count: 1 })] };
  const row = () => fleet.platform.app.services.clusters.find(owner.actor.accountId, id);

  /** The readings of the running platform would come in between, so what is stored is only recorded. */
  const recording = (clock: Clock) => {
    const stored: ClusterHealth[] = [];
    const recorded = createHealth({
      clock,
      clusters: { noteHealth: (_id, one) => Promise.resolve(void stored.push(one)) },
      failedAddons: () => Promise.resolve([]),
    });
    return { stored, recorded };
  };

  it('is stored when it has changed, and only then', async () => {
    const { stored, recorded } = recording(manualClock(NOW));
    const cluster = await row();
    const reading = { nodes, pods: pods({ running: 9, crashing: 1 }) };
    await recorded.note({ ...cluster, health: { level: 'healthy', reasons: [] } }, reading);
    expect(stored).toEqual([crashing]);
    await recorded.note({ ...cluster, health: crashing }, reading);
    expect(stored).toHaveLength(1);
  });

  it('keeps the time since which the API does not respond, until it responds', async () => {
    const clock = manualClock(NOW);
    const { stored, recorded } = recording(clock);
    const cluster = await row();
    const silent = { ...healthOf(null, []), unreachableSince: NOW.toISOString() };
    await recorded.note({ ...cluster, health: null }, null);
    clock.advance(60_000);
    await recorded.note({ ...cluster, health: silent }, null);
    expect(stored).toEqual([silent]);
    await recorded.note({ ...cluster, health: silent }, { nodes, pods: pods() });
    expect(stored.at(-1)).toEqual({ level: 'healthy', reasons: [] });
  });

  it('is published when it is stored', async () => {
    const published = () =>
      fleet.events.filter(
        ({ event, payload }) => event === 'clusterStatusUpdate' && payload.content === 'health',
      ).length;
    const before = published();
    await fleet.platform.app.services.clusters.noteHealth(id, crashing);
    await expect.poll(published).toBeGreaterThan(before);
  });

  it('is shown with its reasons', async () => {
    const { health: shown } = clusterToJson({ row: { ...(await row()), health: crashing }, pools: [] });
    expect(shown).toEqual({
      level: 'warning',
      unreachable_since: null,
      reasons: [{ code: 'health_crashing', params: { count: 1 }, message: '1 pod keeps restarting.' }],
    });
  });

  it('is updated whenever the nodes are read', async () => {
    await health.note(await row(), null);
    await fleet.call(owner, 'GET', `/api/clusters/${id}/nodes`);
    expect((await row()).health).toEqual({ level: 'healthy', reasons: [] });
  });

  it('is not shown for a cluster that does not run', async () => {
    await fleet.call(owner, 'PATCH', `/api/clusters/${id}/archive`);
    expect((await fleet.until(owner, id, 'archived')).health).toBeNull();
  });
});
