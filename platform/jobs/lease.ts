import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { JobStopped } from './execution.ts';
import { heartbeat, type JobRow } from './jobs.store.ts';

const LEASE_MS = 30_000;
const HEARTBEAT_MS = 10_000;

/** When the lease of a job that is claimed now ends. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

interface LeaseDeps {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Extends the lease of a running job once; aborts the job if it was canceled or taken over. */
export async function renewLease(
  { db, clock, log }: LeaseDeps,
  job: JobRow,
  abort: AbortController,
): Promise<void> {
  try {
    const isCanceled = await heartbeat(db, job, leaseFrom(clock.now()));
    if (isCanceled === null) abort.abort(new JobStopped('lost'));
    else if (isCanceled) abort.abort(new JobStopped('canceled'));
  } catch (error) {
    // The database may be unreachable for a moment: the lease outlasts two missed heartbeats.
    if (!abort.signal.aborted) log.warn({ err: error, job: job.id }, 'the lease of a job was not prolonged');
  }
}

/** Extends the lease of a running job until `over` is aborted. */
export async function keepLease(
  deps: LeaseDeps,
  job: JobRow,
  abort: AbortController,
  over: AbortSignal,
): Promise<void> {
  const until = AbortSignal.any([abort.signal, over]);
  while (!until.aborted) {
    await deps.clock.sleep(HEARTBEAT_MS, until).catch(() => undefined);
    if (!until.aborted) await renewLease(deps, job, abort);
  }
}
