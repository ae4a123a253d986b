import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/** Long work. `steps` holds the output of every finished step, so that a restart goes on after the last one. */
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
    /** Times a runner took this job; the fence against a runner that lost its lease. */
    claims: integer('claims').notNull().default(0),
    /** Times a runner took this job from one that died. */
    takeovers: integer('takeovers').notNull().default(0),
    /** Times the handler failed in a way worth another try. */
    failures: integer('failures').notNull().default(0),
    runner: uuid('runner'),
    leaseUntil: moment('lease_until'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    steps: jsonb('steps').$type<Record<string, unknown>>().notNull().default({}),
    error: text('error'),
    /** The request or job that asked for it, where traces are on: the link in its own trace. */
    traceparent: text('traceparent'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    index('jobs_due')
      .on(t.runAt)
      .where(sql`${t.status} in ('queued', 'running')`),
    index('jobs_key').on(t.key),
    // Two processes claiming two jobs of one key in the same instant: the second update fails here.
    uniqueIndex('jobs_one_running_per_key')
      .on(t.key)
      .where(sql`${t.status} = 'running'`),
  ],
);
