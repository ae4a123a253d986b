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

/** Jobs of one add-on run one after the other; different add-ons run in parallel. */
export function addonJobKey(clusterId: string, name: string): string {
  return `addon:${clusterId}:${name}`;
}
