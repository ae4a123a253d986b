import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  goodToken,
  startFleet,
  type Caller,
  type Refusal,
  type TestFleet,
} from '../clusters/fleet.testing.ts';
import { english, fromInputText } from '../../messages/messages.ts';
import { billedCount, monthlyPriceOf, nodePoolInput, startingCount } from './nodepools.rules.ts';
import type { InstanceTypeJson, NodePoolJson } from './nodepools.wire.ts';

const pool = { name: 'default', instance_type: 'cx23', location: 'fsn1' };

/** English message by field of a pool's form; empty if it is valid. */
function problems(form: object): Record<string, string> {
  const result = nodePoolInput.safeParse({ ...pool, ...form });
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => {
      const coded = fromInputText(message);
      return [path.join('.'), coded ? english(coded) : message];
    }),
  );
}

const scaling = (min: number | null, max: number | null) => ({
  autoscaling_enabled: true,
  autoscaling_min_instances: min,
  autoscaling_max_instances: max,
});

describe('the size of a pool', () => {
  it.each([0, 11, 1.5])('may not be %d', (instance_count) => {
    expect(Object.keys(problems({ instance_count }))).toEqual(['instance_count']);
  });

  it.each([1, 10])('may be %d', (instance_count) => {
    expect(problems({ instance_count })).toEqual({});
  });

  it.each([
    [0, 1, {}],
    [9, 10, {}],
    [-1, 5, { autoscaling_min_instances: 'Minimum instances must be 0 to 9' }],
    [null, 5, { autoscaling_min_instances: 'Minimum instances must be 0 to 9' }],
    [
      10,
      11,
      {
        autoscaling_min_instances: 'Minimum instances must be 0 to 9',
        autoscaling_max_instances: 'Maximum instances must be 1 to 10',
      },
    ],
    [5, 4, { autoscaling_max_instances: 'Maximum instances must be at least equal to minimum instances' }],
    [5, 5, { autoscaling_max_instances: 'Maximum instances must be greater than minimum instances' }],
  ])('scales from %s to %s', (min, max, wrong) => {
    expect(problems(scaling(min, max))).toEqual(wrong);
  });

  it.each([
    [1, 2],
    [3, 3],
    [9, 4],
  ])('starts with %d clamped to the bounds, and is billed at its minimum', (instance_count, start) => {
    const parsed = nodePoolInput.parse({ ...pool, instance_count, ...scaling(2, 4) });
    expect(startingCount(parsed)).toBe(start);
    expect(billedCount(parsed)).toBe(2);
  });

  it.each(['', 'Two', 'a--b', 'x'.repeat(33)])('needs a name that is valid for servers: "%s"', (name) => {
    expect(Object.keys(problems({ name }))).toContain('name');
  });
});

describe('the price per month', () => {
  it('is the sum of price times count, to the cent', () => {
    expect(monthlyPriceOf([])).toBe(0);
    expect(
      monthlyPriceOf([
        { priceMonthly: 2.99, count: 3 },
        { priceMonthly: 0.1, count: 2 },
      ]),
    ).toBe(9.17);
  });
});

describe('routes of pools and types', () => {
  let fleet: TestFleet;
  let caller: Caller;
  beforeAll(async () => {
    fleet = await startFleet();
    caller = await fleet.owner();
  });
  afterAll(() => fleet.platform.stop());

  const types = async (location: string): Promise<InstanceTypeJson[]> =>
    (await fleet.call<{ data: InstanceTypeJson[] }>(caller, 'GET', `/api/instance-types/${location}`)).body
      .data;

  it('list the types of a location by price, including deprecated and sold-out ones', async () => {
    const list = await types('hel1');
    expect(list.map(({ price_monthly }) => price_monthly)).toEqual(
      list.map(({ price_monthly }) => price_monthly).sort((a, b) => a - b),
    );
    const gone = list.find(({ name }) => name === 'cpx11');
    expect(gone).toMatchObject({ available: false });
    const leaving = list.find(({ name }) => name === 'cpx21');
    expect(leaving).toMatchObject({ available: true });
    expect(Date.parse(leaving?.location_unavailable_after ?? '')).toBeGreaterThan(Date.now());
    expect((await types('nbg1')).find(({ name }) => name === 'cax21')).toMatchObject({
      available: false,
      location_unavailable_after: null,
    });
  });

  it('respond with 404 for an unknown location', async () => {
    expect(await fleet.call(caller, 'GET', '/api/instance-types/moon')).toMatchObject({
      status: 404,
      body: { message: 'Location not found' },
    });
  });

  it('group types by architecture and processor', async () => {
    const { body } = await fleet.call<{ data: Record<string, Record<string, InstanceTypeJson[]>> }>(
      caller,
      'GET',
      '/api/instance-types-grouped/fsn1',
    );
    expect(Object.keys(body.data).sort()).toEqual(['arm', 'x86']);
    expect(Object.values(body.data).flatMap((group) => Object.values(group).flat())).toHaveLength(
      (await types('fsn1')).length,
    );
  });

  it.each([
    [goodToken, 200],
    ['invalid'.padEnd(64, '0'), 422],
  ])('check a token given with the request: %s', async (token, status) => {
    const response = await fleet.platform.fetch(
      '/api/instance-types-grouped/fsn1',
      { headers: { 'x-hetzner-token': token } },
      caller.token,
    );
    expect(response.status).toBe(status);
  });

  it('list the pools of a cluster in the order of its form', async () => {
    const worker_node_pools = [
      { ...pool, name: 'web', instance_count: 2 },
      { ...pool, name: 'batch', instance_count: 9, ...scaling(1, 3) },
    ];
    const { id } = await fleet.active(caller, { worker_node_pools });
    const { body } = await fleet.call<{ data: NodePoolJson[] }>(
      caller,
      'GET',
      `/api/clusters/${id}/nodepools`,
    );
    expect(body.data).toMatchObject([
      { name: 'web', instance_count: 2, autoscaling_min_instances: null, status: 'active', cluster_id: id },
      { name: 'batch', instance_count: 3, autoscaling_min_instances: 1, autoscaling_max_instances: 3 },
    ]);
  });

  it('require a session', async () => {
    const response = await fleet.platform.fetch('/api/instance-types/fsn1');
    expect(response.status).toBe(401);
    expect(((await response.json()) as Refusal).error).toBe('unauthenticated');
  });
});
