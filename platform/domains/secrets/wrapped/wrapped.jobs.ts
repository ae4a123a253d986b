import { z } from 'zod';
import { defineJob, jobKind, type JobDefinition } from '../../../jobs/definition.ts';
import type { WrappedSecrets } from './wrapped.service.ts';

const sweep = jobKind('secrets.sweep-wrapped', z.object({}));
const HOUR = 60 * 60 * 1000;

/** Deletes wrapped secrets that nobody has read in time. */
export function wrappedSecretJobs(wrapped: Pick<WrappedSecrets, 'sweep'>): JobDefinition[] {
  return [defineJob(sweep, () => wrapped.sweep(), { everyMs: HOUR })];
}
