import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Core } from '../core.ts';
import type { OpenDatabase } from '../db/database.ts';
import { keptSince } from '../http/idempotency/idempotency.ts';
import { removeRequestsBefore } from '../http/idempotency/idempotency.store.ts';
import { defineJob, jobKind, type JobDefinition } from './definition.ts';
import { removeEnded } from './jobs.store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const vacuum = jobKind('maintenance.vacuum', z.object({}));
const sweep = jobKind('maintenance.sweep', z.object({}));

/** Periodic maintenance. The embedded database has no autovacuum. */
export function maintenanceJobs(
  { db, clock, limiter }: Pick<Core, 'db' | 'clock' | 'limiter'>,
  kind: OpenDatabase['kind'],
): JobDefinition[] {
  const sweeping = defineJob(
    sweep,
    async () => {
      await limiter.sweep();
      await removeRequestsBefore(db, keptSince(clock.now()));
      await removeEnded(db, new Date(clock.now().getTime() - 7 * DAY));
    },
    { everyMs: HOUR },
  );
  const vacuuming = defineJob(vacuum, async () => void (await db.execute(sql`vacuum analyze`)), {
    everyMs: 6 * HOUR,
  });
  return kind === 'pglite' ? [sweeping, vacuuming] : [sweeping];
}
