import { z } from 'zod';
import { defineJob, jobKind, type JobDefinition } from '../../jobs/definition.ts';
import type { Pictures } from './pictures.service.ts';

const sweep = jobKind('account.sweep-pictures', z.object({}));
const HOUR = 60 * 60 * 1000;

/** Deletes profile pictures that no user has. */
export function accountJobs({ pictures }: { pictures: Pick<Pictures, 'sweep'> }): JobDefinition[] {
  return [defineJob(sweep, () => pictures.sweep(), { everyMs: HOUR })];
}
