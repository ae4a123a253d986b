import * as z from 'zod/mini';
import { billingDetailsSchema, type BillingDetails } from './billingDetails.ts';
import { SOLD_TIERS, type PlanChoice } from './planChoice.ts';

const KEY = 'kubedeck.purchase';
const draft = z.extend(billingDetailsSchema, {
  accountId: z.string(),
  tier: z.enum(SOLD_TIERS),
  interval: z.enum(['MONTHLY', 'YEARLY']),
});

export interface PurchaseDraft extends PlanChoice {
  readonly billingDetails: BillingDetails;
}

/** Keeps the purchase while the payment provider's page is open: coming back unpaid must not mean typing it again. */
export function keepPurchase(accountId: string, purchase: PurchaseDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ accountId, ...purchase }));
  } catch {
    // Without storage the form is empty on return; the purchase itself is not affected.
  }
}

/** The purchase this tab left for the payment provider's page; undefined when there is none of this account. */
export function keptPurchase(accountId: string): PurchaseDraft | undefined {
  try {
    const found = draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return found.success && found.data.accountId === accountId ? found.data : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it, once paid. */
export function forgetPurchase(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
