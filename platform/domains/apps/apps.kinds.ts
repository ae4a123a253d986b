import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';
import { appActions } from './apps.rules.ts';

/** One action on one app. */
export const appJob = jobKind(
  'apps.work',
  z.object({
    appId: z.uuid(),
    action: z.enum(appActions),
    /** Add-ons to install first, in order. */
    addons: z.array(z.string()),
  }),
);
export type AppJob = z.output<typeof appJob.payload>;

/** Jobs of one app run one after the other. */
export function appJobKey(id: string): string {
  return `app:${id}`;
}
