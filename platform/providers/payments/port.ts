import { ProviderError } from '../providerError.ts';

/** A purchase could not be started or settled. */
export class PaymentError extends ProviderError {
  override name = 'PaymentError';
}

type BillingInterval = 'monthly' | 'yearly';

export interface CheckoutRequest {
  accountId: string;
  userId: string | null;
  plan: 'free' | 'standard' | 'pro';
  interval: BillingInterval;
  /** Name, address and other fields of the form; required for a paid plan. */
  billingDetails: Readonly<Record<string, unknown>> | null;
}

/** The next step of a purchase; none for `success`. */
export type PurchaseOutcome =
  | { kind: 'success'; subscriptionId: string }
  | { kind: 'redirect_to_checkout'; url: string }
  | { kind: 'redirect_to_portal'; url: string }
  | { kind: 'open_paddle_overlay'; transactionId: string };

/** The result of a checkout, as in the console's URL. */
export const checkoutResults = ['success', 'requires_payment_method', 'requires_action', 'canceled'] as const;
export type CheckoutResult = (typeof checkoutResults)[number];

export interface PaymentProvider {
  /** Starts the purchase of a plan. Rejects with `invalid` and the field if billing details are missing. */
  checkout(request: CheckoutRequest): Promise<PurchaseOutcome>;
}
