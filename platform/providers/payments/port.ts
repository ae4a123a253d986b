import { ProviderError } from '../providerError.ts';

/** A purchase that could not be started or settled. */
export class PaymentError extends ProviderError {
  override name = 'PaymentError';
}

export type BillingInterval = 'monthly' | 'yearly';

export interface CheckoutRequest {
  accountId: string;
  userId: string | null;
  plan: 'free' | 'standard' | 'pro';
  interval: BillingInterval;
  /** Name, address and the like as the form gave them; needed for a paid plan. */
  billingDetails: Readonly<Record<string, unknown>> | null;
}

/** How a purchase goes on. `success` needs nothing more of the person. */
export type PurchaseOutcome =
  | { kind: 'success'; subscriptionId: string }
  | { kind: 'redirect_to_checkout'; url: string }
  | { kind: 'redirect_to_portal'; url: string }
  | { kind: 'open_paddle_overlay'; transactionId: string };

/** What became of a checkout, in the words of the console's address. */
export const checkoutResults = ['success', 'requires_payment_method', 'requires_action', 'canceled'] as const;
export type CheckoutResult = (typeof checkoutResults)[number];

export interface PaymentProvider {
  /** Starts the purchase of a plan. Rejects with `invalid` and the field when billing details are missing. */
  checkout(request: CheckoutRequest): Promise<PurchaseOutcome>;
}
