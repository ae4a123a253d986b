import type { Clock, Waiting } from '../../clock.ts';
import { KubernetesError } from './port.ts';

/** Between two looks at the objects, before compression; and at least. */
const LOOK_MS = 2_000;
const LOOK_AT_LEAST_MS = 20;

interface WaitOptions {
  clock: Clock;
  waiting: Waiting;
  signal?: AbortSignal | undefined;
  /** Real milliseconds since the wait began. */
  deadlineMs: number;
  tooLate: () => Error;
}

/** An API that does not respond for a while does not end a wait. */
function mayReturn(error: unknown): boolean {
  return error instanceof KubernetesError && (error.kind === 'unavailable' || error.kind === 'transient');
}

/**
 * Looks again and again until there is a result. In a job a pause may throw JobParked: the job calls this again later,
 * with the same `waiting`.
 */
export async function waitFor<T>(
  { clock, waiting, signal, deadlineMs, tooLate }: WaitOptions,
  look: () => Promise<T | undefined>,
): Promise<T> {
  while (true) {
    signal?.throwIfAborted();
    try {
      const result = await look();
      if (result !== undefined) return result;
    } catch (error) {
      if (!mayReturn(error)) throw error;
    }
    if (clock.now().getTime() - waiting.begunAt.getTime() >= deadlineMs) throw tooLate();
    await waiting.pause(Math.max(LOOK_AT_LEAST_MS, clock.simulated(LOOK_MS)));
  }
}
