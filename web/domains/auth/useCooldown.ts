import { useCallback, useEffect, useState } from 'react';
import type { MutationFailure } from '../../relay/mutations/mutationError.ts';

const FALLBACK_SECONDS = 60;

/** Seconds to wait before a retry; undefined if the failure is not a rate limit. */
export function secondsToWait(failure: MutationFailure): number | undefined {
  if (failure.kind !== 'failed' || failure.error.code !== 'RATE_LIMITED') return undefined;
  return ('retryAfter' in failure.error ? failure.error.retryAfter : undefined) ?? FALLBACK_SECONDS;
}

export interface Cooldown {
  /** When the cooldown ends; undefined without one. */
  readonly until: Date | undefined;
  readonly start: (seconds: number) => void;
}

/** A pause before a request may be repeated; it ends by itself. */
export function useCooldown(): Cooldown {
  const [until, setUntil] = useState<Date>();
  const start = useCallback((seconds: number) => setUntil(new Date(Date.now() + seconds * 1000)), []);
  useEffect(() => {
    if (!until) return undefined;
    const timer = setTimeout(() => setUntil(undefined), until.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return { until, start };
}
