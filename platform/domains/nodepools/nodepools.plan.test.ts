import { describe, expect, it } from 'vitest';
import { roundsOf, syncPlan, type PoolServer } from './nodepools.plan.ts';
import type { NodePoolRow } from './nodepools.store.ts';

const pool = (changes: Partial<NodePoolRow> = {}): NodePoolRow => ({
  id: 'p1',
  clusterId: 'c1',
  name: 'web',
  instanceType: 'cx23',
  location: 'fsn1',
  instanceCount: 2,
  autoscalingEnabled: false,
  autoscalingMinInstances: null,
  autoscalingMaxInstances: null,
  status: 'active',
  position: 0,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...changes,
});

const servers = (...numbers: number[]): PoolServer[] =>
  numbers.map((n) => ({ name: `alpha-pool-web-worker${n}`, pool: 'web', type: 'cx23' }));
const names = (...numbers: number[]): string[] => numbers.map((n) => `alpha-pool-web-worker${n}`);
const scaling = (min: number, max: number) =>
  ({ autoscalingEnabled: true, autoscalingMinInstances: min, autoscalingMaxInstances: max }) as const;

describe('the plan of a sync', () => {
  it.each([
    ['nothing when all is there', pool(), servers(1, 2), [], []],
    ['up, with the lowest free names', pool({ instanceCount: 4 }), servers(1, 3), names(2, 4), []],
    ['down, the newest first', pool({ instanceCount: 1 }), servers(1, 2, 10), [], names(10, 2)],
    ['all of a pool that goes', pool({ status: 'removing' }), servers(1, 2), [], names(2, 1)],
    [
      'a new pool that scales itself to its start',
      pool({ status: 'pending', ...scaling(0, 5) }),
      [],
      names(1, 2),
      [],
    ],
    ['nothing within the bounds', pool(scaling(0, 5)), servers(1, 2, 3), [], []],
    ['nothing of a pool that scaled itself to zero', pool(scaling(0, 5)), [], [], []],
    ['up to the new minimum', pool(scaling(3, 5)), servers(1), names(2, 3), []],
    ['down to the new maximum', pool(scaling(0, 1)), servers(1, 2), [], names(2)],
  ])('scales %s', (_what, row, has, add, drop) => {
    const [plan] = syncPlan('alpha', [row], has);
    expect({ add: plan?.add ?? [], drop: plan?.drop ?? [] }).toEqual({ add, drop });
  });

  it('replaces servers of another type, under new names', () => {
    expect(syncPlan('alpha', [pool({ instanceType: 'cx33' })], servers(1, 2))).toMatchObject([
      { instanceType: 'cx33', add: names(3, 4), drop: names(1, 2) },
    ]);
  });

  it('deletes servers of unknown pools', () => {
    const stray = { name: 'alpha-pool-old-worker1', pool: 'old', type: 'cx23' };
    expect(syncPlan('alpha', [pool()], [...servers(1, 2), stray])).toMatchObject([
      { pool: 'old', add: [], drop: [stray.name] },
    ]);
  });
});

describe('the rounds of a pool', () => {
  const numbered = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  const sizes = (has: number, add: number, drop: number) =>
    roundsOf({ has, add: numbered(add, 'new'), drop: numbered(drop, 'old') }).map((round) => [
      round.add.length,
      round.drop.length,
    ]);

  it('create new servers before old ones are deleted', () => expect(sizes(2, 2, 2)).toEqual([[2, 2]]));
  it('fit into the placement group', () => {
    expect(sizes(8, 8, 8)).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
  });

  it.each([
    [10, 10, 10],
    [10, 3, 10],
    [10, 10, 3],
    [1, 9, 0],
    [5, 0, 5],
    [9, 5, 9],
  ])('never exceed ten servers: %d with %d more and %d fewer', (has, add, drop) => {
    let [now, most] = [has, has];
    for (const [added = 0, dropped = 0] of sizes(has, add, drop)) {
      now += added;
      most = Math.max(most, now);
      now -= dropped;
    }
    expect(most).toBeLessThanOrEqual(10);
    expect(now).toBe(Math.min(10, has + add - drop));
  });
});
