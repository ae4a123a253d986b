import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { transaction, type OpenDatabase } from '../db/database.ts';
import { withoutParameters } from '../db/failures.ts';
import { traceJob } from '../tracing/jobs.ts';
import type { Tracing } from '../../process/tracing/tracing.ts';
import { backoffMs, isTransient, type JobDefinition } from './definition.ts';
import { contextFor, JobStopped } from './execution.ts';
import {
  claimJob,
  endJob,
  heartbeat,
  insertJob,
  isPending,
  jobsChannel,
  type JobEnd,
  type JobRow,
} from './jobs.store.ts';

const LEASE_MS = 30_000;
const HEARTBEAT_MS = 10_000;
const POLL_MS = 500;
const CONCURRENCY = 8;
const STOP_MS = 10_000;
/** A job that takes its process down with it is given up after this many claims. */
const MAX_CLAIMS = 25;

interface RunnerOptions {
  database: OpenDatabase;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  definitions: JobDefinition[];
  tracing?: Tracing | null;
}

/** Takes due jobs and runs them, eight at a time. */
export interface JobRunner {
  start(): Promise<void>;
  /** Puts running jobs back into the queue (they resume after their last finished step) and waits for them. */
  stop(): Promise<void>;
}

interface Running {
  job: JobRow;
  abort: AbortController;
  ended: Promise<void>;
}

/** Makes a runner; several may share a database. */
export function createJobRunner(options: RunnerOptions): JobRunner {
  const { database, clock, log, definitions, tracing = null } = options;
  const { db } = database;
  const runnerId = randomUUID();
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const running = new Map<string, Running>();
  let isStopped = true;
  let timer: NodeJS.Timeout | undefined;
  let claiming: Promise<void> | null = null;
  let isAskedAgain = false;
  let unlisten: (() => Promise<void>) | null = null;

  const leaseUntil = (): Date => new Date(clock.now().getTime() + LEASE_MS);

  const keepLease = async (job: JobRow, abort: AbortController, over: AbortSignal): Promise<void> => {
    const until = AbortSignal.any([abort.signal, over]);
    while (!until.aborted) {
      try {
        await clock.sleep(HEARTBEAT_MS, until);
        const isCanceled = await heartbeat(db, job, leaseUntil());
        if (isCanceled === null) abort.abort(new JobStopped('lost'));
        else if (isCanceled) abort.abort(new JobStopped('canceled'));
      } catch (error) {
        // A database that is away for a moment: the lease outlives two missed beats.
        if (!until.aborted) log.warn({ err: error, job: job.id }, 'the lease of a job was not prolonged');
      }
    }
  };

  const endOf = (job: JobRow, definition: JobDefinition, error: unknown): JobEnd => {
    if (error instanceof JobStopped) {
      return error.why === 'canceled'
        ? { status: 'canceled' }
        : { status: 'queued', runAt: clock.now(), failures: job.failures };
    }
    const failures = job.failures + 1;
    if (isTransient(error) && failures < definition.maxAttempts) {
      const runAt = new Date(clock.now().getTime() + clock.simulated(backoffMs(error, failures)));
      return { status: 'queued', runAt, failures };
    }
    return { status: 'failed', error: withoutParameters(error).message };
  };

  /** What the noun does about the end comes first: dying between the two repeats it, never loses it. */
  const tellNoun = async (job: JobRow, definition: JobDefinition, end: JobEnd, error: unknown) => {
    if (end.status === 'canceled') await definition.onCanceled(job.payload);
    if (end.status !== 'failed') return;
    log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed');
    await definition.onFailed(job.payload, withoutParameters(error));
  };

  const writeEnd = (job: JobRow, definition: JobDefinition, end: JobEnd): Promise<void> =>
    transaction(db, async (tx) => {
      const isWritten = await endJob(tx, job, end, clock.now());
      if (!isWritten || end.status === 'queued' || definition.everyMs === undefined) return;
      const runAt = new Date(clock.now().getTime() + definition.everyMs);
      await insertJob(tx, { kind: job.kind, payload: {}, key: job.key, runAt });
    });

  const finish = async (job: JobRow, definition: JobDefinition, error: unknown): Promise<void> => {
    if (error instanceof JobStopped && error.why === 'lost') return;
    const end: JobEnd = error === undefined ? { status: 'done' } : endOf(job, definition, error);
    try {
      await tellNoun(job, definition, end, error);
    } catch (failure) {
      log.error({ err: failure, job: job.id, kind: job.kind }, 'the end of a job could not be handled');
    }
    await writeEnd(job, definition, end);
  };

  const execute = async (job: JobRow, definition: JobDefinition, abort: AbortController): Promise<void> => {
    const over = new AbortController();
    const lease = keepLease(job, abort, over.signal);
    let error: unknown;
    try {
      if (job.cancelRequested) throw new JobStopped('canceled');
      if (job.claims > MAX_CLAIMS) throw new Error('given up: the process ended too often during this job');
      const context = contextFor(db, job, abort.signal);
      await traceJob(tracing, job, context, (traced) => definition.run(job.payload, traced));
    } catch (thrown) {
      // After an abort the handler throws whatever it was doing; the reason is what counts.
      error = abort.signal.aborted ? abort.signal.reason : thrown;
    }
    over.abort();
    await lease;
    await finish(job, definition, error);
  };

  const launch = (job: JobRow, definition: JobDefinition): void => {
    const abort = new AbortController();
    const ended = execute(job, definition, abort)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, 'the end of a job was not stored'))
      .finally(() => {
        running.delete(job.id);
        wake();
      });
    running.set(job.id, { job, abort, ended });
  };

  const claimAll = async (): Promise<void> => {
    while (!isStopped && running.size < CONCURRENCY) {
      const kinds = [...byName.keys()];
      const job = await claimJob(db, { runner: runnerId, kinds, now: clock.now(), leaseUntil: leaseUntil() });
      const definition = job ? byName.get(job.kind) : undefined;
      if (!job || !definition) return;
      launch(job, definition);
    }
  };

  function wake(): void {
    if (isStopped || byName.size === 0) return;
    if (claiming) {
      isAskedAgain = true;
      return;
    }
    claiming = claimAll()
      .catch((error: unknown) => log.error({ err: error }, 'looking for jobs failed'))
      .finally(() => {
        claiming = null;
        if (isAskedAgain) {
          isAskedAgain = false;
          wake();
        }
      });
  }

  const onNotification = (message: string): void => {
    for (const { job, abort } of running.values()) {
      if (message === `cancel:${job.key}`) abort.abort(new JobStopped('canceled'));
    }
    wake();
  };

  const ensureRecurring = async (): Promise<void> => {
    for (const { name, everyMs } of definitions) {
      const key = `every:${name}`;
      if (everyMs === undefined || (await isPending(db, key))) continue;
      await insertJob(db, { kind: name, payload: {}, key, runAt: new Date(clock.now().getTime() + everyMs) });
    }
  };

  return {
    start: async () => {
      isStopped = false;
      // Two that start at once would each begin a chain of the same work.
      await database.alone(ensureRecurring);
      unlisten = await database.listen(jobsChannel, onNotification, wake);
      timer = setInterval(wake, POLL_MS);
      wake();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await claiming;
      for (const { abort } of running.values()) abort.abort(new JobStopped('stopping'));
      const deadline = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([Promise.all([...running.values()].map(({ ended }) => ended)), deadline]);
      await unlisten?.();
      unlisten = null;
    },
  };
}
