import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { currentTrace } from '../tracing/current.ts';
import type { JobKind } from './definition.ts';
import { cancelJobs, insertJob, isPending, wakeRunners } from './jobs.store.ts';

interface EnqueueOptions {
  /** Jobs of one key run one after the other (`cluster:<id>`). */
  key?: string;
  /** Earliest start; default now. */
  runAt?: Date;
}

/** The queue for services. Pass the transaction that changes the state, so that both commit or neither. */
export interface Jobs {
  /** Adds a job and returns its id. Throws ZodError if the payload does not match the kind. */
  enqueue<P>(db: Queryable, kind: JobKind<P>, payload: P, options?: EnqueueOptions): Promise<string>;
  /** Cancels queued jobs of the key and aborts the signal of a running one. */
  cancel(db: Queryable, key: string): Promise<void>;
  /** Lets the runners look for due jobs; inside a transaction, when it commits. */
  wake(db: Queryable): Promise<void>;
  /** True while a job of that key is queued or running. */
  isPending(db: Queryable, key: string): Promise<boolean>;
}

/** Enqueues jobs; the JobRunner runs them. */
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
    wake: (db) => wakeRunners(db),
    isPending,
  };
}
