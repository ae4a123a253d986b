import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';
import { addonActions } from './addons.rules.ts';

/** One action on one add-on. */
export const addonJob = jobKind(
  'addons.work',
  z.object({
    clusterId: z.uuid(),
    name: z.string(),
    action: z.enum(addonActions),
    /** The version after the action; null for uninstall. */
    version: z.string().nullable(),
  }),
);
export type AddonJob = z.output<typeof addonJob.payload>;

/** Several add-ons in order, each required by a later one. */
export const addonChainJob = jobKind(
  'addons.chain',
  z.object({
    clusterId: z.uuid(),
    steps: z.array(z.object({ name: z.string(), version: z.string() })).min(1),
  }),
);

/**
 * Jobs of one add-on run one after the other; different add-ons run in parallel. A chain has the key of its last
 * add-on.
 */
export function addonJobKey(clusterId: string, name: string): string {
  return `addon:${clusterId}:${name}`;
}
