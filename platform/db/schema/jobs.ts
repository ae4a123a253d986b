import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/** Queued and running jobs. `steps` holds the output of every finished step, so that a restart resumes after it. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    key: text('key'),
    payload: jsonb('payload').$type<unknown>().notNull(),
    status: text('status', { enum: ['queued', 'running', 'done', 'failed', 'canceled'] })
      .notNull()
      .default('queued'),
    runAt: moment('run_at').notNull(),
    /** Number of claims; fences off a runner that lost its lease. */
    claims: integer('claims').notNull().default(0),
    /** Number of times a runner took this job over from one that died. */
    takeovers: integer('takeovers').notNull().default(0),
    /** Number of transient failures. */
    failures: integer('failures').notNull().default(0),
    runner: uuid('runner'),
    leaseUntil: moment('lease_until'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    steps: jsonb('steps').$type<Record<string, unknown>>().notNull().default({}),
    error: text('error'),
    /** The `traceparent` of the request or job that enqueued it, if tracing is on. */
    traceparent: text('traceparent'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('jobs_due')
      .on(t.runAt)
      .where(sql`${t.status} in ('queued', 'running')`),
    index('jobs_key').on(t.key),
    // If two processes claim two jobs of one key at the same moment, the second update fails here.
    uniqueIndex('jobs_one_running_per_key')
      .on(t.key)
      .where(sql`${t.status} = 'running'`),
  ],
);
