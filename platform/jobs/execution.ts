import type { Database } from '../db/database.ts';
import type { JobContext, Json } from './definition.ts';
import { storeStep, type JobRow } from './jobs.store.ts';

/** Why a handler was interrupted: canceled by a person, the process stops, or another runner has the job now. */
export class JobStopped extends Error {
  override name = 'JobStopped';
  readonly why: 'canceled' | 'stopping' | 'lost';

  constructor(why: 'canceled' | 'stopping' | 'lost') {
    super(`job ${why}`);
    this.why = why;
  }
}

/** The handler's view of one claimed job. */
export function contextFor(db: Database, job: JobRow, signal: AbortSignal): JobContext {
  const finished = new Map(Object.entries(job.steps));
  return {
    jobId: job.id,
    attempt: job.failures + 1,
    signal,
    step: async <T extends Json | void>(
      name: string,
      fn: (signal: AbortSignal) => Promise<T>,
    ): Promise<T> => {
      if (finished.has(name)) return finished.get(name) as T;
      signal.throwIfAborted();
      const output = await fn(signal);
      const isStored = await storeStep(db, job, name, output);
      if (!isStored) throw new JobStopped('lost');
      finished.set(name, output);
      return output;
    },
  };
}
