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
  /** The plan that was returned when the sync was ordered. */
  plans: z.array(poolPlan),
});
export type SyncJob = z.output<typeof syncJob>;

/** The jobs on node pools; they share the cluster's key, so that they never overlap other jobs on it. */
export const syncPoolsJob = jobKind('nodepools.sync', syncJob);
