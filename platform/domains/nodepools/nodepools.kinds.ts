import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

const poolPlan = z.object({
  pool: z.string(),
  instanceType: z.string(),
  location: z.string(),
  has: z.int(),
  add: z.array(z.string()),
  drop: z.array(z.string()),
});

const syncJob = z.object({
  clusterId: z.uuid(),
  actorId: z.uuid().nullable(),
  /** What was answered when the sync was ordered: exactly that is done. */
  plans: z.array(poolPlan),
});
export type SyncJob = z.output<typeof syncJob>;

/** The long work on node pools; it shares the cluster's key, so it never overlaps other work on it. */
export const syncPoolsJob = jobKind('nodepools.sync', syncJob);
