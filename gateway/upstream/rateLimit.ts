import type { WireResponse } from './transport.ts';

/** The caller's rate limit at the platform, as of its latest response. */
export interface RateLimit {
  /** Calls allowed in one window. */
  limit: number;
  remaining: number;
  /** Time of the next window, in milliseconds. */
  resetsAt: number;
}

const FIELDS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

/** The rate limit in the headers of a response; null when the platform sends none. */
export function rateLimitIn(headers: WireResponse['headers'], now: number): RateLimit | null {
  const [limit, remaining, seconds] = FIELDS.map((name) => Number.parseInt(String(headers[name]), 10));
  if (limit === undefined || remaining === undefined || seconds === undefined) return null;
  if (![limit, remaining, seconds].every(Number.isFinite)) return null;
  return { limit, remaining, resetsAt: now + seconds * 1000 };
}

/** The headers that a client of the gateway gets. */
export function rateLimitHeaders({ limit, remaining, resetsAt }: RateLimit, now: number): [string, string][] {
  const seconds = Math.max(0, Math.ceil((resetsAt - now) / 1000));
  const values = [limit, remaining, seconds];
  return FIELDS.map((name, i) => [name, String(values[i])]);
}
