import { setTimeout as delay } from 'node:timers/promises';

/** The error with which an aborted wait rejects. */
function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** The only source of time for rules and jobs, so that tests can control it. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A duration of the simulated cloud in real milliseconds, after compression by TIME_SCALE. */
  simulated(ms: number): number;
}

/**
 * A wait: when it began, and how to pause. A pause may throw JobParked, after which the caller runs again: check
 * `begunAt`, or the condition, and pause again.
 */
export interface Waiting {
  begunAt: Date;
  /** An earlier run has seen everything that ended before; equals `begunAt` in the first run. */
  resumedAt: Date;
  pause: (ms: number) => Promise<void>;
}

/** True if an earlier run has already seen the end of a duration of `ms` since the wait began. */
export function wasSeen({ begunAt, resumedAt }: Waiting, ms: number): boolean {
  return resumedAt > begunAt && begunAt.getTime() + ms <= resumedAt.getTime();
}

/** A wait that begins now and sleeps in place. */
export function waitingHere(clock: Clock, signal?: AbortSignal): Waiting {
  const begunAt = clock.now();
  return { begunAt, resumedAt: begunAt, pause: (ms) => clock.sleep(ms, signal) };
}

/** The system clock. */
export function systemClock(timeScale = 1): Clock {
  return {
    now: () => new Date(),
    sleep: async (ms, signal) => {
      try {
        await delay(ms, undefined, { signal });
      } catch (error) {
        throw signal?.aborted ? reasonOf(signal) : error;
      }
    },
    simulated: (ms) => ms * timeScale,
  };
}

/** A clock that only moves when a test moves it. */
export interface ManualClock extends Clock {
  /** Moves time forward by `ms` and wakes the sleepers that are due. */
  advance(ms: number): void;
  set(date: Date): void;
}

interface Sleeper {
  until: number;
  wake: () => void;
}

/** Creates a clock that starts at `start` and moves only by `advance` and `set`. */
export function manualClock(start = new Date('2026-01-15T12:00:00Z'), timeScale = 1): ManualClock {
  let current = start.getTime();
  const sleepers = new Set<Sleeper>();
  const moveTo = (time: number): void => {
    current = time;
    for (const sleeper of [...sleepers].sort((a, b) => a.until - b.until)) {
      if (sleeper.until <= current) sleeper.wake();
    }
  };
  const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(reasonOf(signal));
      const forget = (): void => {
        sleepers.delete(sleeper);
        signal?.removeEventListener('abort', onAbort);
      };
      const onAbort = (): void => {
        forget();
        reject(reasonOf(signal));
      };
      const sleeper: Sleeper = {
        until: current + ms,
        wake: () => {
          forget();
          resolve();
        },
      };
      sleepers.add(sleeper);
      signal?.addEventListener('abort', onAbort);
    });
  return {
    now: () => new Date(current),
    sleep,
    simulated: (ms) => ms * timeScale,
    advance: (ms) => moveTo(current + ms),
    set: (date) => moveTo(date.getTime()),
  };
}
