import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Tracing } from '../../process/tracing/tracing.ts';
import type { Clock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { traceJob } from '../tracing/jobs.ts';
import type { JobDefinition } from './definition.ts';
import { finishJob } from './ending.ts';
import { contextFor, JobStopped } from './execution.ts';
import { claimJob, insertJob, isPending, jobsChannel, type JobRow } from './jobs.store.ts';
import { keepLease, leaseFrom, renewLease } from './lease.ts';

const POLL_MS = 500;
const SLOTS = 8;
/** Slots reserved for short jobs, so that a mail never waits for a cluster. */
const RESERVED_SLOTS = 2;
const STOP_MS = 10_000;
/** A job fails after its process died this many times while running it. */
const MAX_TAKEOVERS = 25;

interface RunnerOptions {
  database: OpenDatabase;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  definitions: JobDefinition[];
  tracing?: Tracing | null;
}

/** Claims due jobs and runs them, eight at a time. A parked job has no slot. */
export interface JobRunner {
  start(): Promise<void>;
  /** Returns running jobs to the queue (they resume after their last finished step) and waits for them. */
  stop(): Promise<void>;
}

interface Running {
  job: JobRow;
  abort: AbortController;
  isShort: boolean;
  ended: Promise<void>;
}

/** Several runners may share a database. */
export function createJobRunner(options: RunnerOptions): JobRunner {
  const { database, clock, log, definitions, tracing = null } = options;
  const { db } = database;
  const runnerId = randomUUID();
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const running = new Map<string, Running>();
  let stopped = AbortSignal.abort();
  let stopWaking = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let claiming: Promise<void> | null = null;
  let isAskedAgain = false;
  let unlisten: (() => Promise<void>) | null = null;

  const wakeAt = ({ runAt }: { runAt: Date }): void => {
    clock.sleep(Math.max(0, runAt.getTime() - clock.now().getTime()), stopped).then(wake, () => {});
  };

  const execute = async (job: JobRow, definition: JobDefinition, abort: AbortController): Promise<void> => {
    const over = new AbortController();
    const lease = keepLease({ db, clock, log }, job, abort, over.signal);
    let error: unknown;
    try {
      if (job.cancelRequested) throw new JobStopped('canceled');
      if (job.takeovers > MAX_TAKEOVERS)
        throw new Error('given up: the process ended too often during this job');
      const context = contextFor({ db, clock }, job, definition, abort.signal);
      await traceJob(tracing, job, context, (traced) => definition.run(job.payload, traced));
    } catch (thrown) {
      // After an abort the handler's error is a consequence; the abort reason counts.
      error = abort.signal.aborted ? abort.signal.reason : thrown;
    }
    over.abort();
    await lease;
    const end = await finishJob({ db, clock, log }, job, definition, error);
    if (end?.status === 'queued') wakeAt(end);
  };

  const launch = (job: JobRow, definition: JobDefinition): void => {
    const abort = new AbortController();
    const ended = execute(job, definition, abort)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, 'the end of a job was not stored'))
      .finally(() => {
        // A job that is due again at once may run anew by now.
        if (running.get(job.id)?.abort === abort) running.delete(job.id);
        wake();
      });
    running.set(job.id, { job, abort, ended, isShort: definition.isShort });
  };

  /** The kinds that a free slot may run. */
  const kindsWithRoom = (): string[] => {
    if (running.size >= SLOTS) return [];
    const longOnes = [...running.values()].filter(({ isShort }) => !isShort).length;
    const hasRoom = longOnes < SLOTS - RESERVED_SLOTS;
    return definitions.filter(({ isShort }) => isShort || hasRoom).map(({ name }) => name);
  };

  const claimAll = async (): Promise<void> => {
    while (!stopped.aborted) {
      const kinds = kindsWithRoom();
      if (kinds.length === 0) return;
      const now = clock.now();
      const job = await claimJob(db, { runner: runnerId, kinds, now, leaseUntil: leaseFrom(now) });
      const definition = job ? byName.get(job.kind) : undefined;
      if (!job || !definition) return;
      launch(job, definition);
    }
  };

  function wake(): void {
    if (stopped.aborted) return;
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
      // Not every job of the key: one that was ordered together with the cancellation may run by now.
      if (message === `cancel:${job.key}`) void renewLease({ db, clock, log }, job, abort);
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
      stopWaking = new AbortController();
      stopped = stopWaking.signal;
      // Each parked job adds a listener.
      setMaxListeners(0, stopped);
      // Two processes that start at the same time would both enqueue the recurring jobs.
      await database.alone(ensureRecurring);
      unlisten = await database.listen(jobsChannel, onNotification, wake);
      timer = setInterval(wake, POLL_MS);
      wake();
    },
    stop: async () => {
      stopWaking.abort();
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
