import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';
import { addonActions } from './addons.rules.ts';

/** One action on one add-on: the service enqueues it, addons.jobs.ts does it. */
export const addonJob = jobKind(
  'addons.work',
  z.object({
    clusterId: z.uuid(),
    name: z.string(),
    action: z.enum(addonActions),
    /** The version the action leads to; null for uninstall. */
    version: z.string().nullable(),
  }),
);
export type AddonJob = z.output<typeof addonJob.payload>;

/** Several add-ons, one after the other, each needed by a later one. */
export const addonChainJob = jobKind(
  'addons.chain',
  z.object({
    clusterId: z.uuid(),
    steps: z.array(z.object({ name: z.string(), version: z.string() })).min(1),
  }),
);

/** Work on one add-on runs one after the other; different add-ons move at the same time. A chain has its last one's key. */
export function addonJobKey(clusterId: string, name: string): string {
  return `addon:${clusterId}:${name}`;
}
