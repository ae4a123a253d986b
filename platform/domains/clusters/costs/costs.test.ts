import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { manualClock } from '../../../clock.ts';
import { clusters } from '../../../db/schema/clusters.ts';
import { startFleet, type TestFleet } from '../fleet.testing.ts';
import { changeInPercent, dayOf, endOfStartedHour, firstDay, startedHours } from './costs.rules.ts';
import { createCosts } from './costs.service.ts';

describe('started hours', () => {
  const from = new Date('2026-02-28T22:30:00Z');
  const minutesLater = (minutes: number) => new Date(from.getTime() + minutes * 60_000);

  it('belong to the day on which they start, in UTC', () => {
    const to = new Date('2026-03-02T01:00:00Z');
    expect([...startedHours(from, to)]).toEqual([
      ['2026-02-28', 2],
      ['2026-03-01', 24],
      ['2026-03-02', 1],
    ]);
    expect(endOfStartedHour(from, to)).toEqual(new Date('2026-03-02T01:30:00Z'));
  });

  it.each([
    [0, 0],
    [3, 1],
    [60, 1],
    [61, 2],
  ])('after %i minutes are %i', (minutes, hours) => {
    const sum = [...startedHours(from, minutesLater(minutes)).values()].reduce((all, one) => all + one, 0);
    expect(sum).toBe(hours);
    expect(endOfStartedHour(from, minutesLater(minutes))).toEqual(minutesLater(hours * 60));
  });
});

test.each([
  ['2026-01', -1, '2025-12-01'],
  ['2026-12', 1, '2027-01-01'],
])('the first day of %s and %i months is %s', (month, offset, day) => {
  expect(firstDay(month, offset)).toBe(day);
});

test.each([
  [0, 10, null],
  [40, 50, 25],
  [30, 20, -33.3],
])('from %f to %f is a change of %s percent', (before, after, percent) => {
  expect(changeInPercent(before, after)).toBe(percent);
});

describe('the costs of an account', () => {
  const HOUR = 60 * 60 * 1000;
  /** The next one, which the platform's own job does not count in these tests. */
  const month = firstDay(dayOf(new Date()).slice(0, 7), 1).slice(0, 7);
  let on: TestFleet;
  beforeAll(async () => {
    on = await startFleet();
  });
  afterAll(() => on.platform.stop());

  it('are hours of servers times their hourly price, and are not counted twice', async () => {
    const owner = await on.owner();
    const { core, services } = on.platform.app;
    const { id } = await on.active(owner);
    const clock = manualClock(new Date(`${month}-02T01:00:00Z`));
    const costs = createCosts({ ...core, clock, nodepools: services.nodepools });
    await costs.countAll();
    const of = async () => (await costs.ofMonth(owner.actor.accountId)).clusters[0];
    const before = await of();
    clock.advance(10 * HOUR);
    await Promise.all([costs.countAll(), costs.countAll()]);
    const after = await of();
    const [offer] = (await services.nodepools.instanceTypes(owner.actor.accountId, 'fsn1')).filter(
      ({ name }) => name === 'cx23',
    );
    expect(after?.id).toBe(id);
    expect((after?.controlPlaneHours ?? 0) - (before?.controlPlaneHours ?? 0)).toBeCloseTo(10);
    expect((after?.workerHours.get('cx23') ?? 0) - (before?.workerHours.get('cx23') ?? 0)).toBeCloseTo(10);
    // Each server with its IPv4 address.
    const hourly = (offer?.priceHourly ?? Number.NaN) + 0.0008;
    expect((after?.total ?? 0) - (before?.total ?? 0)).toBeCloseTo(20 * hourly);
    clock.advance(24 * 31 * HOUR);
    await costs.countAll();
    expect((await costs.ofMonth(owner.actor.accountId)).previousTotal).toBeGreaterThan(after?.total ?? 0);
    expect(
      (await on.call<{ data: object }>(owner, 'GET', `/api/account/costs?month=${month}`)).body.data,
    ).toMatchObject({
      month,
      clusters: [{ id, deleted: false, days: expect.any(Array) as unknown[] }],
    });
  });

  it('contain the first hour of a cluster that is minutes old, which is then counted once', async () => {
    const owner = await on.owner();
    const { core, services } = on.platform.app;
    const { id } = await on.active(owner);
    const createdAt = new Date(`${month}-15T12:00:00Z`);
    await core.db.update(clusters).set({ createdAt }).where(eq(clusters.id, id));
    const clock = manualClock(new Date(createdAt.getTime() + HOUR / 20));
    const costs = createCosts({ ...core, clock, nodepools: services.nodepools });
    const hours = async () => (await costs.ofMonth(owner.actor.accountId)).clusters[0]?.controlPlaneHours;
    expect(await hours()).toBe(1);
    await costs.countAll();
    expect(await hours()).toBe(1);
    clock.advance(HOUR);
    expect(await hours()).toBe(2);
  });

  it('contain the started hour of a cluster that was deleted before its first count', async () => {
    const owner = await on.owner();
    const { services } = on.platform.app;
    const { id } = await on.active(owner);
    await on.call(owner, 'DELETE', `/api/clusters/${id}`, {});
    const deleted = () => services.costs.ofMonth(owner.actor.accountId);
    await eventually(async () => {
      expect((await deleted()).clusters).toMatchObject([
        { id, isDeleted: true, controlPlaneHours: 1, workerHours: new Map([['cx23', 1]]) },
      ]);
    });
  });

  it('contain a started hour of servers that are added within a counted hour', async () => {
    const owner = await on.owner();
    const { services } = on.platform.app;
    const { id } = await on.active(owner);
    await services.costs.countAll();
    const hours = async () =>
      (await services.costs.ofMonth(owner.actor.accountId)).clusters[0]?.workerHours.get('cx23');
    expect(await hours()).toBe(1);
    const path = `/api/clusters/${id}/nodepools`;
    const [pool] = (await on.call<{ data: object[] }>(owner, 'GET', path)).body.data;
    await on.call(owner, 'PUT', path, { node_pools: [{ ...pool, desired_count: 3 }] });
    const ordered = await on.call(owner, 'POST', `/api/clusters/${id}/sync-node-pools`, {});
    expect(ordered.body).toMatchObject({ data: { started: true } });
    await on.until(owner, id, 'active');
    expect(await hours()).toBe(3);
  });

  it('contain the started hour of added control plane nodes once, also if they join only in a second update', async () => {
    const owner = await on.owner();
    const { providers, services } = on.platform.app;
    const { id } = await on.active(owner);
    await services.costs.countAll();
    const hours = async () =>
      (await services.costs.ofMonth(owner.actor.accountId)).clusters[0]?.controlPlaneHours;
    expect(await hours()).toBe(1);
    await on.call(owner, 'PUT', `/api/clusters/${id}`, { master_ha: true });
    const joining = vi
      .spyOn(providers.bootstrap, 'joinMaster')
      .mockRejectedValueOnce(new Error('no connection'));
    await on.call(owner, 'POST', `/api/clusters/${id}/update`);
    await on.until(owner, id, 'failed');
    joining.mockRestore();
    expect(await hours()).toBe(3);
    await on.call(owner, 'POST', `/api/clusters/${id}/update`);
    await on.until(owner, id, 'active');
    expect(await hours()).toBe(3);
  });

  it('are read by every role of the account, by month', async () => {
    const owner = await on.owner();
    const user = await on.member(owner, 'user');
    const { status, body } = await on.call(user, 'GET', '/api/account/costs?month=2026-03');
    expect([status, body]).toEqual([
      200,
      { data: { month: '2026-03', total: 0, previous_total: null, clusters: [] } },
    ]);
    expect((await on.call(user, 'GET', '/api/account/costs?month=2026-13')).status).toBe(400);
  });
});

describe('on the embedded database, whose only connection a second query would wait for', () => {
  let on: TestFleet;
  beforeAll(async () => {
    vi.stubEnv('TEST_DATABASE_URL', '');
    try {
      on = await startFleet();
    } finally {
      vi.unstubAllEnvs();
    }
  });
  afterAll(() => on.platform.stop());

  it('added workers and control plane nodes are counted', async () => {
    const owner = await on.owner();
    const { costs } = on.platform.app.services;
    const { id } = await on.active(owner);
    await costs.countAll();
    const path = `/api/clusters/${id}/nodepools`;
    const [pool] = (await on.call<{ data: object[] }>(owner, 'GET', path)).body.data;
    await on.call(owner, 'PUT', path, { node_pools: [{ ...pool, desired_count: 2 }] });
    await on.call(owner, 'POST', `/api/clusters/${id}/sync-node-pools`, {});
    await on.until(owner, id, 'active');
    await on.call(owner, 'PUT', `/api/clusters/${id}`, { master_ha: true });
    await on.call(owner, 'POST', `/api/clusters/${id}/update`);
    await on.until(owner, id, 'active');
    expect((await costs.ofMonth(owner.actor.accountId)).clusters).toMatchObject([
      { id, controlPlaneHours: 3, workerHours: new Map([['cx23', 2]]) },
    ]);
  });
});
