import { z } from 'zod';
import { defineJob, jobKind, type JobDefinition } from '../../../jobs/definition.ts';
import type { Costs } from './costs.service.ts';

const HOUR = 60 * 60 * 1000;
const counting = jobKind('costs.count', z.object({}));

/** Counts the hours of all servers. */
export function costJobs(costs: Pick<Costs, 'countAll'>): JobDefinition[] {
  return [defineJob(counting, () => costs.countAll(), { everyMs: HOUR })];
}
