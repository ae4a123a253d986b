import { vi } from 'vitest';

/** Only ends a hung test: how long a state takes depends on how busy the machine is. */
const GIVE_UP_AFTER_MS = 120_000;
const INTERVAL_MS = 20;

/** Tries again until `look` no longer throws; returns what it returned. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  // oxlint-disable-next-line no-restricted-properties -- the one place that sets its time limit
  return vi.waitFor(look, { timeout: GIVE_UP_AFTER_MS, interval: INTERVAL_MS });
}
