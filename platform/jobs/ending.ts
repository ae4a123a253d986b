import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { transaction, type Database } from '../db/database.ts';
import { withoutParameters } from '../db/failures.ts';
import { reasonOf } from '../messages/messages.ts';
import { backoffMs, isRetried, type JobDefinition } from './definition.ts';
import { JobParked, JobStopped } from './execution.ts';
import { endJob, insertJob, type JobEnd, type JobRow } from './jobs.store.ts';

interface EndingDeps {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

function endOf(clock: Clock, job: JobRow, definition: JobDefinition, error: unknown): JobEnd {
  const { failures } = job;
  if (error === undefined) return { status: 'done' };
  if (error instanceof JobParked) return { status: 'queued', runAt: error.until, failures };
  if (error instanceof JobStopped) {
    // An interrupted job keeps its position in the queue.
    return error.why === 'canceled'
      ? { status: 'canceled' }
      : { status: 'queued', runAt: job.runAt, failures };
  }
  if (isRetried(error, failures, definition.maxAttempts)) {
    const runAt = new Date(clock.now().getTime() + clock.simulated(backoffMs(error, failures + 1)));
    return { status: 'queued', runAt, failures: failures + 1, error: withoutParameters(error).message };
  }
  return { status: 'failed', error: withoutParameters(error).message };
}

/** Attempts of a noun's callback. Their waits are shorter than the lease, which is no longer extended. */
const CALLBACK_ATTEMPTS = 4;

/**
 * The noun's callback runs before the job is marked as ended: if the process dies in between, it is repeated, never
 * lost. So is one that throws, because its subject would otherwise keep the status of the work.
 */
async function tellNoun(
  { clock, log }: EndingDeps,
  job: JobRow,
  definition: JobDefinition,
  end: JobEnd,
  error: unknown,
): Promise<void> {
  if (end.status === 'failed') log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed');
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (end.status === 'canceled') await definition.onCanceled(job.payload);
      if (end.status === 'failed') await definition.onFailed(job.payload, reasonOf(withoutParameters(error)));
      return;
    } catch (failure) {
      if (attempt === CALLBACK_ATTEMPTS) {
        log.error({ err: failure, job: job.id, kind: job.kind }, 'the end of a job could not be handled');
        return;
      }
      await clock.sleep(clock.simulated(backoffMs(undefined, attempt)));
    }
  }
}

/** Ends a run of a job. `error` is what its handler threw, undefined on success. Returns how it ended. */
export async function finishJob(
  deps: EndingDeps,
  job: JobRow,
  definition: JobDefinition,
  error: unknown,
): Promise<JobEnd | null> {
  const { db, clock } = deps;
  // A job that another runner took over is ended by that runner.
  if (error instanceof JobStopped && error.why === 'lost') return null;
  const end = endOf(clock, job, definition, error);
  await tellNoun(deps, job, definition, end, error);
  await transaction(db, async (tx) => {
    const isWritten = await endJob(tx, job, end, clock.now());
    if (!isWritten || end.status === 'queued' || definition.everyMs === undefined) return;
    const runAt = new Date(clock.now().getTime() + definition.everyMs);
    await insertJob(tx, { kind: job.kind, payload: {}, key: job.key, runAt });
  });
  return end;
}
