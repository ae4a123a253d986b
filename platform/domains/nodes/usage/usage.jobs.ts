import { z } from 'zod';
import { defineJob, jobKind, type JobDefinition } from '../../../jobs/definition.ts';
import type { Usage } from './usage.service.ts';

const MINUTE = 60_000;

const sampling = jobKind('usage.sample', z.object({}));
const sweeping = jobKind('usage.sweep', z.object({}));

/** Measures the usage of all running clusters, and deletes old measurements. */
export function usageJobs(usage: Pick<Usage, 'sample' | 'sweep'>): JobDefinition[] {
  return [
    defineJob(sampling, (_payload, { signal }) => usage.sample(signal), { everyMs: MINUTE }),
    defineJob(sweeping, () => usage.sweep(), { everyMs: 60 * MINUTE }),
  ];
}
