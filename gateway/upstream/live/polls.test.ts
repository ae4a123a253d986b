import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SharedPolls } from './polls.ts';

const EVERY = 15_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function counting(answer: () => Promise<number>) {
  const read = vi.fn(answer);
  return { everyMs: EVERY, read };
}

describe('a shared poll', () => {
  it('reads once for all viewers', async () => {
    const polls = new SharedPolls();
    const options = counting(() => Promise.resolve(7));
    const watches = Array.from({ length: 50 }, () => polls.watch('a', options));
    const results = Promise.all(watches.map((watch) => watch.next()));
    await vi.advanceTimersByTimeAsync(EVERY);
    expect((await results).map(({ value }) => value as number)).toEqual(Array(50).fill(7));
    expect(options.read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * EVERY);
    expect(options.read).toHaveBeenCalledTimes(3);
  });

  it('stops without viewers and starts again for the next one', async () => {
    const polls = new SharedPolls();
    const options = counting(() => Promise.resolve(1));
    const [one, two] = [polls.watch('a', options), polls.watch('a', options)];
    await one.return?.();
    expect(polls.size).toBe(1);
    await two.return?.();
    expect(polls.size).toBe(0);
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect(options.read).not.toHaveBeenCalled();
    const next = polls.watch('a', options).next();
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(await next).toEqual({ value: 1, done: false });
  });

  it('reads once and soon for several hints', async () => {
    const polls = new SharedPolls();
    const options = counting(() => Promise.resolve(1));
    const watch = polls.watch('a', options);
    for (let hint = 0; hint < 20; hint += 1) watch.readSoon();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(options.read).toHaveBeenCalledTimes(1);
  });

  it('reads again after a hint during a read', async () => {
    const polls = new SharedPolls();
    let finish: (value: number) => void = () => undefined;
    const options = counting(() => new Promise((done) => (finish = done)));
    const watch = polls.watch('a', options);
    await vi.advanceTimersByTimeAsync(EVERY);
    watch.readSoon();
    finish(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(options.read).toHaveBeenCalledTimes(2);
  });

  it('uses the token of another viewer when a session has ended', async () => {
    const polls = new SharedPolls();
    const ended = counting(() => Promise.reject(new Error('401')));
    const valid = counting(() => Promise.resolve(3));
    const first = polls.watch('a', ended);
    const second = polls.watch('a', valid).next();
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(await second).toEqual({ value: 3, done: false });
    expect(await first.next()).toEqual({ value: 3, done: false });
  });

  it('continues after an outage', async () => {
    const polls = new SharedPolls();
    let isDown = true;
    const options = counting(() => (isDown ? Promise.reject(new Error('502')) : Promise.resolve(4)));
    const next = polls.watch('a', options).next();
    await vi.advanceTimersByTimeAsync(3 * EVERY);
    isDown = false;
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(await next).toEqual({ value: 4, done: false });
  });

  it('keeps only the newest state for a slow viewer', async () => {
    const polls = new SharedPolls();
    let state = 0;
    const watch = polls.watch(
      'a',
      counting(() => Promise.resolve((state += 1))),
    );
    await vi.advanceTimersByTimeAsync(5 * EVERY);
    expect(await watch.next()).toEqual({ value: 5, done: false });
  });
});
