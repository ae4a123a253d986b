import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { currentTrace } from '../tracing/current.ts';
import type { JobKind } from './definition.ts';
import { cancelJobs, insertJob, isPending } from './jobs.store.ts';

interface EnqueueOptions {
  /** Jobs of one key run one after the other (`cluster:<id>`). */
  key?: string;
  /** Not before this moment; default now. */
  runAt?: Date;
}

/** What services use of the queue. Pass the transaction that changes the state: both happen, or neither. */
export interface Jobs {
  /** Adds a job and answers its id. Throws ZodError when the payload does not fit the kind. */
  enqueue<P>(db: Queryable, kind: JobKind<P>, payload: P, options?: EnqueueOptions): Promise<string>;
  /** Cancels what waits under the key; what runs gets its signal aborted. */
  cancel(db: Queryable, key: string): Promise<void>;
  /** True while a job of that key waits or runs. */
  isPending(db: Queryable, key: string): Promise<boolean>;
}

/** The queue for services; running is the JobRunner's. */
export function createJobs(clock: Clock): Jobs {
  return {
    enqueue: (db, kind, payload, { key, runAt } = {}) =>
      insertJob(db, {
        kind: kind.name,
        payload: kind.payload.parse(payload),
        key: key ?? null,
        runAt: runAt ?? clock.now(),
        traceparent: currentTrace(),
      }),
    cancel: (db, key) => cancelJobs(db, key, clock.now()),
    isPending,
  };
}
