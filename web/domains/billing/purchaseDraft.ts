import { emptyDetails, type BillingDetails } from './billingDetails.ts';
import { SOLD_TIERS, type PlanChoice } from './planChoice.ts';

const KEY = 'kubedeck.purchase';
const INTERVALS: readonly string[] = ['MONTHLY', 'YEARLY'];
const FIELDS = Object.keys(emptyDetails('', ''));

export interface PurchaseDraft extends PlanChoice {
  readonly billingDetails: BillingDetails;
}

type Stored = Partial<Record<'accountId' | 'tier' | 'interval' | 'isTrial', unknown>> & {
  billingDetails?: Record<string, unknown>;
};

/** The stored record may come from another version; invalid ones are ignored. */
function toPurchase({
  tier,
  interval,
  isTrial,
  billingDetails: details = {},
}: Stored): PurchaseDraft | undefined {
  const fits =
    (SOLD_TIERS as readonly unknown[]).includes(tier) &&
    INTERVALS.includes(String(interval)) &&
    FIELDS.every((field) => typeof details[field] === 'string');
  const billingDetails = Object.fromEntries(FIELDS.map((field) => [field, details[field]]));
  return fits
    ? ({ tier, interval, isTrial: isTrial === true, billingDetails } as unknown as PurchaseDraft)
    : undefined;
}

/**
 * Stores the purchase while the payment provider's page is open, so that it can be continued when the user returns
 * unpaid.
 */
export function keepPurchase(accountId: string, purchase: PurchaseDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ accountId, ...purchase }));
  } catch {
    // Without storage the form is empty on return; the purchase itself is not affected.
  }
}

/** The stored purchase of this tab; undefined if there is none of this account. */
export function keptPurchase(accountId: string): PurchaseDraft | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    return found?.accountId === accountId ? toPurchase(found) : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes it after payment. */
export function forgetPurchase(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was stored.
  }
}
