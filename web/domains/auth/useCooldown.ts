import { useCallback, useState } from 'react';
import type { MutationFailure } from '../../relay/mutationError.ts';

const FALLBACK_SECONDS = 60;

/** Seconds the server asks to wait; undefined when the failure is not about asking too often. */
export function secondsToWait(failure: MutationFailure): number | undefined {
  if (failure.kind !== 'failed' || failure.error.code !== 'RATE_LIMITED') return undefined;
  return ('retryAfter' in failure.error ? failure.error.retryAfter : undefined) ?? FALLBACK_SECONDS;
}

export interface Cooldown {
  /** When it ends; undefined while nothing has to be waited for. */
  readonly until: Date | undefined;
  readonly start: (seconds: number) => void;
  readonly end: () => void;
}

/** A pause before something may be asked again. */
export function useCooldown(): Cooldown {
  const [until, setUntil] = useState<Date>();
  const start = useCallback((seconds: number) => setUntil(new Date(Date.now() + seconds * 1000)), []);
  const end = useCallback(() => setUntil(undefined), []);
  return { until, start, end };
}
