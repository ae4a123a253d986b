import { max } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../../../clock.ts';
import { usageSamples } from '../../../db/schema/usage.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing.ts';
import { KubernetesError, type KubernetesNode } from '../../../providers/kubernetes/port.ts';
import { text } from '../../../messages/messages.ts';
import { startFleet, type Caller, type TestFleet } from '../../clusters/fleet.testing.ts';
import { createHealth } from '../health/health.service.ts';
import { intervalsOf, readingsOf, startOfRange, type UsageRange, type UsageReading } from './usage.rules.ts';
import { createUsage, type Usage } from './usage.service.ts';

const NOW = new Date('2026-01-15T12:00:30Z');
const pods = { total: 0, running: 0, completed: 0, pending: 0, failed: 0, crashing: 0 };
const size = { cpuMillis: 3_900, memoryMi: 7_936 };
const node = (name: string, changes: Partial<KubernetesNode> = {}): KubernetesNode => ({
  name,
  type: 'worker',
  pool: 'default',
  status: 'ready',
  unschedulable: false,
  draining: false,
  evictablePods: 0,
  conditions: [],
  version: 'v1.32.8+k3s1',
  internalIp: '10.0.0.2',
  externalIp: null,
  createdAt: new Date(0),
  capacity: size,
  allocatable: size,
  usage: { cpuMillis: 1_000, memoryMi: 2_000 },
  requests: size,
  limits: size,
  pods,
  ...changes,
});
const reading = (at: string, cpuMillis: number): UsageReading => ({
  subject: 'w1',
  at: new Date(at),
  usage: { cpuMillis, memoryMi: 100 },
  allocatable: size,
});

describe('readings', () => {
  it('are of nodes that are ready and measured', () => {
    const nodes = [node('w1'), node('w2', { status: 'notready' }), node('w3', { usage: null })];
    expect(readingsOf(nodes, NOW).map((one) => one.subject)).toEqual(['w1']);
  });

  it('become means per interval of every range', () => {
    const readings = [reading('2026-01-15T11:56:10Z', 100), reading('2026-01-15T11:57:10Z', 300)];
    const intervals = intervalsOf(readings, NOW);
    expect(
      intervals.map(({ at, stepMs, usage, readings: count }) => [
        at,
        stepMs / 60_000,
        usage.cpuMillis,
        count,
      ]),
    ).toEqual([
      [new Date('2026-01-15T11:56:00Z'), 1, 100, 1],
      [new Date('2026-01-15T11:57:00Z'), 1, 300, 1],
      [new Date('2026-01-15T11:55:00Z'), 5, 200, 2],
      [new Date('2026-01-15T11:30:00Z'), 30, 200, 2],
    ]);
  });

  it('are left out of ranges that no longer show them', () => {
    const steps = (at: string) => intervalsOf([reading(at, 1)], NOW).map(({ stepMs }) => stepMs / 60_000);
    expect(steps('2026-01-15T10:00:00Z')).toEqual([5, 30]);
    expect(steps('2026-01-12T10:00:00Z')).toEqual([30]);
    expect(steps('2026-01-01T10:00:00Z')).toEqual([]);
  });
});

describe('a range', () => {
  it('ends with the interval of the present', () => {
    expect(startOfRange('1h', NOW)).toEqual(new Date('2026-01-15T11:01:00Z'));
    expect(startOfRange('24h', NOW)).toEqual(new Date('2026-01-14T12:05:00Z'));
  });
});

interface Answer {
  data: { range: string; step_seconds: number };
}

const DAY = 24 * 60 * 60_000;

describe('the usage of clusters', () => {
  let fleet: TestFleet;
  let owner: Caller;
  let one: string;
  let other: string;
  let clock: ManualClock;
  let usage: Usage;
  let nodesOf: (id: string) => Promise<KubernetesNode[]>;
  beforeAll(async () => {
    fleet = await startFleet();
    owner = await fleet.owner();
    [one, other] = (await Promise.all([fleet.active(owner), fleet.active(owner)])).map(({ id }) => id) as [
      string,
      string,
    ];
    clock = manualClock(NOW);
    const { core, services } = fleet.platform.app;
    const { clusters, addons } = services;
    const limits = { cpuMillis: 500, memoryMi: 512 };
    const load = { pod: 'shop/web', node: 'w1', usage: { cpuMillis: 50, memoryMi: 64 } };
    const podLoads = [
      { ...load, limits },
      { ...load, pod: 'shop/free', limits: null },
    ];
    const kubernetes = { load: async (id: string) => ({ nodes: await nodesOf(id), pods, podLoads }) };
    const health = createHealth({ clock, clusters, failedAddons: (id) => addons.failedOn(id) });
    usage = createUsage({ ...core, clock, kubernetes, clusters, health });
  });
  afterAll(() => fleet.platform.stop());
  // Each test begins with empty ranges.
  beforeEach(() => clock.advance(8 * DAY));

  const sample = () => usage.sample(new AbortController().signal);
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1_000);
  const points = async (id: string, range: UsageRange, name?: string) =>
    (await usage.history(owner.actor, id, range, name === undefined ? undefined : { node: name })).points;

  it('is sampled, summed over the nodes and per node, with gaps where nothing was measured', async () => {
    nodesOf = async () => [node('m1'), node('w1', { usage: { cpuMillis: 500, memoryMi: 1_000 } })];
    await sample();
    clock.advance(3 * 60_000);
    await sample();
    const { from, to } = await usage.history(owner.actor, one, '1h');
    expect(to.getTime() - from.getTime()).toBe(59 * 60_000);
    const sum = { cpuMillis: 1_500, memoryMi: 3_000 };
    expect((await points(one, '1h')).map(({ at, usage: load }) => [at, load])).toEqual([
      [ago(210), sum],
      [ago(30), sum],
    ]);
    expect(await points(one, '24h', 'w1')).toEqual([
      { at: ago(210), usage: { cpuMillis: 500, memoryMi: 1_000 }, allocatable: size },
    ]);
    expect(await points(one, '1h', 'gone')).toEqual([]);
    const pod = (await usage.history(owner.actor, one, '1h', { pod: 'shop/web' })).points;
    expect(pod).toHaveLength(2);
    expect(pod[0]).toMatchObject({
      usage: { cpuMillis: 50, memoryMi: 64 },
      allocatable: { cpuMillis: 500, memoryMi: 512 },
    });
    const free = await usage.history(owner.actor, one, '1h', { pod: 'shop/free' });
    expect(free.points[0]?.allocatable).toEqual(size);
  });

  it('of a deployment is the sum of its pods, without those of others whose names begin alike', async () => {
    const of = (subject: string, cpuMillis: number) => ({
      ...reading(ago(0).toISOString(), cpuMillis),
      subject,
    });
    await usage.record(one, 'pod', [
      of('shop/web-6d4f9c7b58-x2x9z', 100),
      of('shop/web-6d4f9c7b58-k7l2m', 200),
      of('shop/web-api-5c9d8f7b64-b4n8v', 400),
      of('staging/web-6d4f9c7b58-x2x9z', 800),
    ]);
    const { points: found } = await usage.history(owner.actor, one, '1h', { deployment: 'shop/web' });
    expect(found.map((point) => point.usage.cpuMillis)).toEqual([300]);
    const long = `web-${'a'.repeat(59)}`;
    await usage.record(one, 'pod', [of(`shop/${long.slice(0, 58)}x2x9z`, 1_600)]);
    const { points: ofLong } = await usage.history(owner.actor, one, '1h', { deployment: `shop/${long}` });
    expect(ofLong.map((point) => point.usage.cpuMillis)).toEqual([1_600]);
  });

  it('has a gap for a cluster that does not respond, without disturbing the others', async () => {
    nodesOf = async (id) => {
      if (id !== one) return [node('w1')];
      throw new KubernetesError({ kind: 'unavailable', code: 'away', text: text('no_kubernetes') });
    };
    await sample();
    expect(await points(one, '1h')).toEqual([]);
    expect(await points(other, '1h')).toHaveLength(1);
  });

  it('averages all readings of one interval', async () => {
    for (const [seconds, cpuMillis] of [
      [20, 100],
      [10, 200],
      [0, 600],
    ] as const)
      await usage.record(one, 'node', [reading(ago(seconds).toISOString(), cpuMillis)]);
    expect((await points(one, '24h')).map((point) => point.usage.cpuMillis)).toEqual([300]);
  });

  it('is deleted when no range shows it any longer', async () => {
    await usage.record(one, 'node', [reading(ago(0).toISOString(), 100)]);
    clock.advance(2 * 60 * 60_000);
    await usage.sweep();
    clock.set(ago(60 * 60 + 60));
    expect(await points(one, '1h')).toEqual([]);
    expect(await points(one, '24h')).toHaveLength(1);
  });

  it('is a 404 for another account, and a 400 for an unknown range', async () => {
    const stranger = await fleet.owner();
    expect((await fleet.call(stranger, 'GET', `/api/clusters/${one}/usage`)).status).toBe(404);
    expect((await fleet.call(owner, 'GET', `/api/clusters/${one}/usage?range=2h`)).status).toBe(400);
    const { status, body } = await fleet.call<Answer>(owner, 'GET', `/api/clusters/${one}/usage?range=7d`);
    expect([status, body.data.range, body.data.step_seconds]).toEqual([200, '7d', 1_800]);
  });
});

describe('the demo world', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ worlds: ['demo'] });
  });
  afterAll(() => platform.stop());

  it('has measured its cluster with a metrics server for seven days', async () => {
    const { core, services, providers } = platform.app;
    const production = (await services.clusters.all()).find(({ name }) => name === 'production');
    const actor = { accountId: production?.accountId ?? '' } as Caller['actor'];
    // The world may have been made a while before this test.
    const [last] = await core.db.select({ at: max(usageSamples.at) }).from(usageSamples);
    const clock = manualClock(last?.at ?? new Date(0));
    const { clusters } = services;
    const { kubernetes } = providers;
    const health = createHealth({ clock, clusters, failedAddons: async () => [] });
    const usage = createUsage({ ...core, clock, clusters, kubernetes, health });
    const count = async (range: '1h' | '24h' | '7d') =>
      (await usage.history(actor, production?.id ?? '', range)).points.length;
    expect(await count('24h')).toBeGreaterThan(280);
    expect(await count('7d')).toBeGreaterThan(330);
    expect(await count('1h')).toBeGreaterThan(40);
  });
});
