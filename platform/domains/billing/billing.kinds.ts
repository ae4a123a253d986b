import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

/**
 * Cancels a subscription at the provider: one that was replaced by another purchase, or of a deleted account. The name
 * is older than its use for deleted accounts.
 */
export const cancelAtProvider = jobKind('billing.cancel_replaced', z.object({ externalId: z.string() }));
/** Notifies the owners three days before the first charge of a trial, unless it was canceled. */
export const trialReminder = jobKind('billing.trial_reminder', z.object({ accountId: z.string() }), {
  isShort: true,
});
