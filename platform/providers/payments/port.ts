import { ProviderError } from '../providerError.ts';
import type { Price, PriceIds, Product } from './prices.ts';

/** A payment could not be started or changed, or a webhook is not the provider's. */
export class PaymentError extends ProviderError {
  override name = 'PaymentError';
}

/** Name, address and tax number of the payer. */
export type BillingDetails = Readonly<Record<string, string | null>>;

/** Who pays: the account, and its customer id at the provider once it has one. */
export interface Payer {
  accountId: string;
  customerId: string | null;
  email: string;
  name: string;
  locale: string;
}

export interface CheckoutRequest {
  payer: Payer;
  item: Price & { quantity: number };
  /** Starts with a trial, so that nothing is charged before its end; monthly plans only. */
  isTrial: boolean;
  details: BillingDetails;
}

/** The next step of a purchase; none for `success`. */
export type PurchaseOutcome =
  | { kind: 'success'; subscriptionId: string }
  | { kind: 'redirect_to_checkout'; url: string }
  | { kind: 'redirect_to_portal'; url: string }
  | { kind: 'open_paddle_overlay'; transactionId: string };

/** The result of a checkout, as in the console's URL. */
const checkoutResults = ['success', 'requires_payment_method', 'requires_action', 'canceled'] as const;
export type CheckoutResult = (typeof checkoutResults)[number];

/** A subscription as the provider knows it. */
export interface ProviderSubscription {
  id: string;
  /** The account it was bought for; null if it was not bought through the platform. */
  accountId: string | null;
  status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  /** Null for a price that the platform does not sell. */
  price: Price | null;
  quantity: number;
  nextBilledAt: Date | null;
  /** When a scheduled cancellation takes effect; null without one. */
  endsAt: Date | null;
  changedAt: Date;
}

/** A charge as the provider invoiced it. Amounts in cents. */
export interface ProviderInvoice {
  id: string;
  accountId: string | null;
  subscriptionId: string | null;
  number: string;
  isPaid: boolean;
  currency: string;
  /** `product` is null for one that the platform does not sell. */
  lines: { description: string; product: Product | null; quantity: number; amount: number }[];
  subtotal: number;
  tax: number;
  total: number;
  period: { start: Date; end: Date } | null;
  card: { brand: string; last4: string; expiryMonth: number; expiryYear: number } | null;
  billedAt: Date;
}

/** A verified webhook. */
export interface PaymentEvent {
  id: string;
  type: string;
  occurredAt: Date;
  subscription: ProviderSubscription | null;
  invoice: ProviderInvoice | null;
}

export interface PaymentProvider {
  readonly priceIds: PriceIds;
  /** False without a payment provider where the pages of the embedded one are not served. */
  readonly isConfigured: boolean;
  /** Starts a purchase. Returns the customer id as well, which the caller stores. */
  checkout(request: CheckoutRequest): Promise<{ customerId: string; outcome: PurchaseOutcome }>;
  subscription(id: string): Promise<ProviderSubscription>;
  /** Changes the price. `now` charges the difference at once; rejects with `quota` if the card is declined. */
  change(id: string, item: Price, when: 'now' | 'next_period'): Promise<ProviderSubscription>;
  /** What `change` with `now` would charge, in cents with tax. */
  previewChange(id: string, item: Price): Promise<number>;
  /** Cancels at the end of the paid period. */
  cancel(id: string): Promise<ProviderSubscription>;
  /** Takes a scheduled cancellation back. */
  resume(id: string): Promise<ProviderSubscription>;
  /** Uses other details for the next invoices of these subscriptions. */
  changeDetails(
    customerId: string,
    subscriptionIds: readonly string[],
    details: BillingDetails,
  ): Promise<void>;
  /** Page where the customer replaces the card. */
  portalUrl(customerId: string, subscriptionIds: readonly string[]): Promise<string>;
  /** Verifies and reads a webhook. Rejects with `auth` if it is forged or too old. */
  readEvent(rawBody: string, signature: string): Promise<PaymentEvent>;
}
