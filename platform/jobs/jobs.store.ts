import { and, eq, inArray, sql } from 'drizzle-orm';
import { uniqueViolation, type Database, type Queryable } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';

export type JobRow = typeof jobs.$inferSelect;

/** How a job can end. */
export type JobEnd =
  | { status: 'done' }
  | { status: 'failed'; error: string }
  | { status: 'canceled' }
  | { status: 'queued'; runAt: Date; failures: number; error?: string };

const CHANNEL = 'platform_jobs';

/** Wakes the runners of all processes; inside a transaction, when it commits. */
export async function wakeRunners(db: Queryable, message = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
}

export const jobsChannel = CHANNEL;

/** Adds a job and wakes the runners. */
export async function insertJob(
  db: Queryable,
  values: { kind: string; payload: unknown; key: string | null; runAt: Date; traceparent?: string | null },
): Promise<string> {
  const [row] = await db.insert(jobs).values(values).returning({ id: jobs.id });
  if (!row) throw new Error('no job was stored');
  await wakeRunners(db);
  return row.id;
}

/**
 * Claims the next due job of `kinds` for `runner` until `leaseUntil`. A job with an expired lease is due. Jobs of one
 * key run one at a time, oldest first, and a started one blocks the others until it ends.
 */
export async function claimJob(
  db: Database,
  claim: { runner: string; kinds: string[]; now: Date; leaseUntil: Date },
): Promise<JobRow | null> {
  const { runner, kinds, now, leaseUntil } = claim;
  const at = now.toISOString();
  const names = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const next = sql`(
    select j.id from ${jobs} j
    where j.kind in (${names})
      and ((j.status = 'queued' and j.run_at <= ${at}) or (j.status = 'running' and j.lease_until < ${at}))
      and not exists (
        select 1 from ${jobs} other
        where other.key = j.key and other.id <> j.id
          and (other.status = 'running' or (other.status = 'queued' and other.claims > 0 and j.claims = 0))
      )
    order by j.run_at, j.created_at
    limit 1
    for update skip locked
  )`;
  try {
    const [row] = await db
      .update(jobs)
      .set({
        status: 'running',
        runner,
        leaseUntil,
        claims: sql`${jobs.claims} + 1`,
        takeovers: sql`${jobs.takeovers} + case when ${jobs.status} = 'running' then 1 else 0 end`,
      })
      .where(eq(jobs.id, next))
      .returning();
    return row ?? null;
  } catch (error) {
    // Another process claimed a job of the same key at the same moment; the next poll sees it running.
    if (uniqueViolation(error) === 'jobs_one_running_per_key') return null;
    throw error;
  }
}

/** Fencing condition: true only for the latest claim. */
function isOurs(job: JobRow) {
  return and(eq(jobs.id, job.id), eq(jobs.status, 'running'), eq(jobs.claims, job.claims));
}

/** Extends the lease. Returns null if the job was taken over, else whether its cancellation was requested. */
export async function heartbeat(db: Database, job: JobRow, leaseUntil: Date): Promise<boolean | null> {
  const [row] = await db
    .update(jobs)
    .set({ leaseUntil })
    .where(isOurs(job))
    .returning({ cancelRequested: jobs.cancelRequested });
  return row ? row.cancelRequested : null;
}

/** Stores a step's output. False if the job was taken over. */
export async function storeStep(db: Queryable, job: JobRow, name: string, output: unknown): Promise<boolean> {
  const added = JSON.stringify({ [name]: output ?? null });
  const rows = await db
    .update(jobs)
    .set({ steps: sql`${jobs.steps} || ${added}::jsonb` })
    .where(isOurs(job))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Ends a claim. False if the job was taken over: then the other runner ends it. */
export async function endJob(db: Queryable, job: JobRow, end: JobEnd, now: Date): Promise<boolean> {
  const finishedAt = end.status === 'queued' ? null : now;
  const rows = await db
    .update(jobs)
    .set({ ...end, finishedAt, runner: null, leaseUntil: null })
    .where(isOurs(job))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/**
 * Returns every running job to its position in the queue. Called when the only process of a database starts: such jobs
 * belong to a process that died, so there is no need to wait for their leases to expire.
 */
export async function requeueAbandoned(db: Database): Promise<void> {
  await db
    .update(jobs)
    .set({ status: 'queued', runner: null, leaseUntil: null, takeovers: sql`${jobs.takeovers} + 1` })
    .where(eq(jobs.status, 'running'));
}

/** Cancels queued jobs of `key` and requests the cancellation of running ones. */
export async function cancelJobs(db: Queryable, key: string, now: Date): Promise<void> {
  const withKey = eq(jobs.key, key);
  await db
    .update(jobs)
    .set({ status: 'canceled', finishedAt: now })
    .where(and(withKey, eq(jobs.status, 'queued'), eq(jobs.claims, 0)));
  await db
    .update(jobs)
    .set({ cancelRequested: true })
    .where(and(withKey, eq(jobs.status, 'running')));
  await db
    .update(jobs)
    .set({ cancelRequested: true, runAt: now })
    .where(and(withKey, eq(jobs.status, 'queued')));
  await wakeRunners(db, `cancel:${key}`);
}

/** True while a job of that key is queued or running. */
export async function isPending(db: Queryable, key: string): Promise<boolean> {
  const open = and(eq(jobs.key, key), inArray(jobs.status, ['queued', 'running']));
  const rows = await db.select({ id: jobs.id }).from(jobs).where(open).limit(1);
  return rows.length > 0;
}

/** Deletes jobs that ended before `before`. */
export async function removeEnded(db: Database, before: Date): Promise<void> {
  await db
    .delete(jobs)
    .where(
      and(
        inArray(jobs.status, ['done', 'failed', 'canceled']),
        sql`${jobs.finishedAt} < ${before.toISOString()}`,
      ),
    );
}
