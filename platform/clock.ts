import { setTimeout as delay } from 'node:timers/promises';

/** The error an aborted wait rejects with. */
function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** The only source of time for rules and long work, so that tests can own it. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A duration of the simulated cloud, in real milliseconds after compression by TIME_SCALE. */
  simulated(ms: number): number;
}

/**
 * A stretch of waiting: when it began, and how to let time pass. A pause may end in an error that stands for "later", so
 * whoever waits is called again: look at `begunAt`, or at what is waited for, and pause again.
 */
export interface Waiting {
  begunAt: Date;
  /** What was over by then was seen by an earlier run; the same as `begunAt` in the first one. */
  resumedAt: Date;
  pause: (ms: number) => Promise<void>;
}

/** True when an earlier run has seen the end of what takes `ms` milliseconds from the begin. */
export function wasSeen({ begunAt, resumedAt }: Waiting, ms: number): boolean {
  return resumedAt > begunAt && begunAt.getTime() + ms <= resumedAt.getTime();
}

/** Waiting that begins now and passes in place. */
export function waitingHere(clock: Clock, signal?: AbortSignal): Waiting {
  const begunAt = clock.now();
  return { begunAt, resumedAt: begunAt, pause: (ms) => clock.sleep(ms, signal) };
}

/** The clock of the machine. */
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

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves time forward by `ms` and wakes every sleeper whose time has come. */
  advance(ms: number): void;
  set(date: Date): void;
}

interface Sleeper {
  until: number;
  wake: () => void;
}

/** Makes a clock that starts at `start` and moves only by `advance` and `set`. */
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
