import { describe, expect, it } from 'vitest';
import { nextScheduled } from './schedule.ts';

describe('nextScheduled', () => {
  it.each([
    ['0 0 2 * * *', '2026-01-15T12:00:00Z', '2026-01-16T02:00:00Z'],
    ['0 0 2 * * *', '2026-01-15T01:59:59Z', '2026-01-15T02:00:00Z'],
    ['0 0 2 * * *', '2026-01-15T02:00:00Z', '2026-01-16T02:00:00Z'],
    ['30 */15 * * * *', '2026-01-15T12:00:30Z', '2026-01-15T12:15:30Z'],
    ['0 30 3 * * 0', '2026-01-15T12:00:00Z', '2026-01-18T03:30:00Z'],
    ['0 0 0 1,15 * *', '2026-01-15T12:00:00Z', '2026-02-01T00:00:00Z'],
    ['0 0 22-23 31 12 *', '2026-12-31T22:30:00Z', '2026-12-31T23:00:00Z'],
    ['0 0 0 29 2 *', '2026-01-01T00:00:00Z', '2028-02-29T00:00:00Z'],
  ])('of %s after %s is %s', (schedule, after, next) => {
    expect(nextScheduled(schedule, new Date(after))).toEqual(new Date(next));
  });

  it('is null for a schedule that never comes', () => {
    expect(nextScheduled('0 0 0 31 2 *', new Date('2026-01-01T00:00:00Z'))).toBeNull();
    expect(nextScheduled('0 2 * * *', new Date('2026-01-01T00:00:00Z'))).toBeNull();
  });
});
