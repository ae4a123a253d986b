import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { eventually } from '../../process/testing.ts';
import type { Queryable } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';

/** Resolves when no job of that kind waits or runs. */
export async function untilJobsAreDone(db: Queryable, kind: string): Promise<void> {
  const open = and(eq(jobs.kind, kind), inArray(jobs.status, ['queued', 'running']));
  await eventually(async () => expect(await db.select({ id: jobs.id }).from(jobs).where(open)).toEqual([]));
}
