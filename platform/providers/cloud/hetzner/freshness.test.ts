import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { createFreshness, TooLate } from './freshness.ts';

const clock = manualClock();
const make = () => createFreshness<string>({ clock, goodMs: 1_000, patienceMs: 20, firstPatienceMs: 50 });

/** An answer that comes when it is told to. */
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

describe('answers that are kept for a while', () => {
  it('are loaded once by all who ask at the same time, and not again while they are good', async () => {
    const cache = make();
    const load = vi.fn(async () => 'new');
    await expect(Promise.all([cache.get('a', load), cache.get('a', load)])).resolves.toEqual(['new', 'new']);
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('serve on when a newer one is late, which is there for the next one who asks', async () => {
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

  it('serve on when a newer one cannot be had', async () => {
    const cache = make();
    await cache.get('a', async () => 'old');
    clock.advance(1_000);
    await expect(cache.get('a', () => Promise.reject(new Error('refused')))).resolves.toBe('old');
  });

  it('keep nobody waiting for the first one', async () => {
    const cache = make();
    const refused = expect(cache.get('a', later().load)).rejects.toThrow(TooLate);
    await vi.advanceTimersByTimeAsync(50);
    await refused;
    expect(cache.newest()).toBeUndefined();
  });
});
