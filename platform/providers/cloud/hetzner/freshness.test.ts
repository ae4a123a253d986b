import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { createFreshness, TooLate } from './freshness.ts';

const clock = manualClock();
const make = () => createFreshness<string>({ clock, freshMs: 1_000, patienceMs: 20, firstPatienceMs: 50 });

/** A load that resolves when the test says so. */
function later() {
  let come: (value: string) => void = () => {};
  const answer = new Promise<string>((resolve) => (come = resolve));
  return { load: () => answer, come };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a cache with a maximum age', () => {
  it('loads once for concurrent callers, and not again while the value is fresh', async () => {
    const cache = make();
    const load = vi.fn(async () => 'new');
    await expect(Promise.all([cache.get('a', load), cache.get('a', load)])).resolves.toEqual(['new', 'new']);
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('returns the old value when a new one is slow, and the new one to the next caller', async () => {
    const cache = make();
    await cache.get('a', async () => 'old');
    clock.advance(1_000);
    const slow = later();
    const served = cache.get('a', slow.load);
    await vi.advanceTimersByTimeAsync(20);
    await expect(served).resolves.toBe('old');
    slow.come('new');
    await vi.advanceTimersByTimeAsync(0);
    await expect(cache.get('a', slow.load)).resolves.toBe('new');
  });

  it('returns the old value when loading fails', async () => {
    const cache = make();
    await cache.get('a', async () => 'old');
    clock.advance(1_000);
    await expect(cache.get('a', () => Promise.reject(new Error('refused')))).resolves.toBe('old');
  });

  it('does not wait for the first value beyond the limit', async () => {
    const cache = make();
    const refused = expect(cache.get('a', later().load)).rejects.toThrow(TooLate);
    await vi.advanceTimersByTimeAsync(50);
    await refused;
    expect(cache.newest()).toBeUndefined();
  });
});
