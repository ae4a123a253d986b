import type { Clock } from '../clock.ts';
import { transaction, type Database } from '../db/database.ts';
import { isRetried, type JobContext, type JobDefinition, type Json } from './definition.ts';
import { storeStep, type JobRow } from './jobs.store.ts';

/** Pauses from this length on free the slot; for shorter ones the database writes cost more than they gain. */
const PARK_FROM_MS = 250;

/** Why a handler was interrupted: the job was canceled, the process stops, or another runner took the job over. */
export class JobStopped extends Error {
  override name = 'JobStopped';
  readonly why: 'canceled' | 'stopping' | 'lost';

  constructor(why: 'canceled' | 'stopping' | 'lost') {
    super(`job ${why}`);
    this.why = why;
  }
}

/** Ends this run of the handler because there is nothing to do before `until`. The job has not failed. */
export class JobParked extends Error {
  override name = 'JobParked';
  readonly until: Date;

  constructor(until: Date) {
    super(`job parked until ${until.toISOString()}`);
    this.until = until;
  }
}

/** The JobContext of a claimed job. */
export function contextFor(
  { db, clock }: { db: Database; clock: Clock },
  job: JobRow,
  { maxAttempts }: Pick<JobDefinition, 'maxAttempts'>,
  signal: AbortSignal,
): JobContext {
  const finished = new Map(Object.entries(job.steps));
  const keep = (name: string, output: Json | void): void => void finished.set(name, output ?? null);
  const step: JobContext['step'] = async <T extends Json | void>(
    name: string,
    fn: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    if (finished.has(name)) return finished.get(name) as T;
    signal.throwIfAborted();
    const output = await fn(signal);
    if (!(await storeStep(db, job, name, output))) throw new JobStopped('lost');
    keep(name, output);
    return output;
  };
  return {
    attempt: job.failures + 1,
    signal,
    step,
    failsWith: (error) =>
      !signal.aborted &&
      !(error instanceof JobParked || error instanceof JobStopped) &&
      !isRetried(error, job.failures, maxAttempts),
    once: async (name, fn) => {
      if (finished.has(name)) return;
      signal.throwIfAborted();
      await transaction(db, async (tx) => {
        // Check the claim first: a runner that lost the job must not write.
        if (!(await storeStep(tx, job, name, null))) throw new JobStopped('lost');
        await fn(tx);
      });
      keep(name, null);
    },
    waiting: async (name) => {
      const kept = `waiting:${name}`;
      const now = clock.now();
      const begunAt = finished.has(kept) ? new Date(String(finished.get(kept))) : now;
      return {
        begunAt,
        resumedAt: now,
        pause: async (ms) => {
          if (ms < PARK_FROM_MS) return clock.sleep(ms, signal);
          const until = new Date(clock.now().getTime() + ms);
          // Only a parked job has a wait to resume: most waits end without a write.
          await step(kept, async () => begunAt.toISOString());
          throw new JobParked(until);
        },
      };
    },
  };
}
