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

const autoscaleJob = z.object({
  clusterId: z.uuid(),
  pool: z.string(),
  /** Number of servers afterwards. */
  size: z.int(),
  /** Names of the servers to delete. */
  drop: z.array(z.string()),
});
export type AutoscaleJob = z.output<typeof autoscaleJob>;

/** The jobs on node pools; they share the cluster's key, so that they never overlap other jobs on it. */
export const syncPoolsJob = jobKind('nodepools.sync', syncJob);
/** Carries out what the cluster autoscaler orders. */
export const autoscalePoolJob = jobKind('nodepools.autoscale', autoscaleJob);
