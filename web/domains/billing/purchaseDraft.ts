import * as z from 'zod/mini';
import { tabStorage } from '../../lib/browserStorage.ts';
import type { BillingDetails } from './billingDetails.ts';
import { SOLD_TIERS, type PlanChoice } from './planChoice.ts';

const KEY = 'kubedeck.purchase';

export interface PurchaseDraft extends PlanChoice {
  readonly billingDetails: BillingDetails;
}

/** The stored record may come from another version; invalid ones are ignored. */
const storedPurchase = z.object({
  accountId: z.string(),
  tier: z.enum(SOLD_TIERS),
  interval: z.enum(['MONTHLY', 'YEARLY']),
  isTrial: z.optional(z.boolean()),
  // Only that the fields are texts: what the user has typed may be incomplete.
  billingDetails: z.object({
    country: z.string(),
    fullName: z.string(),
    companyName: z.string(),
    taxId: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    postalCode: z.string(),
    city: z.string(),
    state: z.string(),
  }),
});

/**
 * Stores the purchase while the payment provider's page is open, so that it can be continued when the user returns
 * unpaid.
 */
export function keepPurchase(accountId: string, purchase: PurchaseDraft): void {
  tabStorage.write(KEY, JSON.stringify({ accountId, ...purchase }));
}

/** The stored purchase of this tab; undefined if there is none of this account. */
export function keptPurchase(accountId: string): PurchaseDraft | undefined {
  try {
    const found = storedPurchase.parse(JSON.parse(tabStorage.read(KEY) ?? 'null'));
    const { accountId: owner, ...purchase } = found;
    return owner === accountId ? purchase : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes it after payment. */
export const forgetPurchase = (): void => tabStorage.remove(KEY);
