import type { Clock } from '../../clock.ts';

/** A clock whose sleeps move time at once, so that jobs take no time but keep their order. */
export function steppingClock(start = new Date('2026-01-15T12:00:00Z')): Clock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        setImmediate(() => {
          if (signal?.aborted) return reject(signal.reason as Error);
          current += ms;
          resolve();
        });
      }),
    simulated: (ms) => ms,
  };
}
