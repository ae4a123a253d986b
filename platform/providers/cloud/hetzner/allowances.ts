import type { Clock } from '../../../clock.ts';

interface Known {
  left: number;
  limit: number;
  at: number;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Remaining calls of each token, from the last RateLimit headers. */
export interface Allowances {
  note(key: string, headers: Headers): void;
  /** Takes one call and returns the milliseconds to wait; a project's bucket refills by one per second. */
  take(key: string): number;
}

const MOST_TOKENS = 500;

function numberIn(header: string | string[] | undefined): number {
  return header === undefined ? Number.NaN : Number(Array.isArray(header) ? header[0] : header);
}

/** Keeps rate limits in memory, by hash of the token. */
export function createAllowances(clock: Clock): Allowances {
  const known = new Map<string, Known>();
  return {
    note: (key, headers) => {
      const left = numberIn(headers['ratelimit-remaining']);
      const limit = numberIn(headers['ratelimit-limit']);
      if (!Number.isFinite(left) || !Number.isFinite(limit)) return;
      known.delete(key);
      known.set(key, { left, limit, at: clock.now().getTime() });
      const [oldest] = known.keys();
      if (known.size > MOST_TOKENS && oldest !== undefined) known.delete(oldest);
    },
    take: (key) => {
      const found = known.get(key);
      if (!found) return 0;
      const at = clock.now().getTime();
      const seconds = (at - found.at) / 1_000;
      const left = Math.min(found.limit, found.left + seconds);
      // Hetzner has not counted the calls in flight yet.
      known.set(key, { ...found, left: left - 1, at });
      return left >= 1 ? 0 : Math.ceil((1 - left) * 1_000);
    },
  };
}
