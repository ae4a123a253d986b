import type { Clock } from '../../../clock.ts';
import { noResponse } from './status.ts';

/** Failures in a row after which requests are refused without sending them. */
const FAILURES = 5;
/** Longest request. */
const TRIAL_MS = 10_000;
const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** Between half and all of a time that doubles with each failure, so that clients do not return all at once. */
export function backoffMs(failures: number): number {
  const grown = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return grown / 2 + (Math.random() * grown) / 2;
}

/** Circuit breaker of one cluster. */
export interface Breaker {
  /** Throws `unavailable` while the breaker is open. Afterwards one request is let through; the others wait for it. */
  check(): void;
  succeeded(): void;
  failed(): void;
}

/** Opens after five requests in a row without a response. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    check: () => {
      if (failures < FAILURES) return;
      const now = clock.now().getTime();
      if (now < openUntil) throw noResponse();
      openUntil = now + TRIAL_MS;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      openUntil = clock.now().getTime() + backoffMs(failures - FAILURES + 1);
    },
  };
}
