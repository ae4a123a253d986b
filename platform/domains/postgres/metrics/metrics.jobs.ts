import { z } from 'zod';
import { defineJob, jobKind, type JobDefinition } from '../../../jobs/definition.ts';
import type { Metrics } from './metrics.service.ts';

const MINUTE = 60_000;

const sampling = jobKind('postgres.sample', z.object({}));
const sweeping = jobKind('postgres.sweep', z.object({}));

/** Measures all databases, and deletes old measurements. */
export function metricsJobs(metrics: Pick<Metrics, 'sample' | 'sweep'>): JobDefinition[] {
  return [
    defineJob(sampling, (_payload, { signal }) => metrics.sample(signal), { everyMs: MINUTE }),
    defineJob(sweeping, () => metrics.sweep(), { everyMs: 60 * MINUTE }),
  ];
}
