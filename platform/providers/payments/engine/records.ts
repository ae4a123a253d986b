/** Records of the embedded payment provider, in Paddle's wire format. Amounts are texts of cents. */

export interface Period {
  starts_at: string;
  ends_at: string;
}

export interface WirePrice {
  id: string;
  product_id: string;
  name: string;
  description: string;
  type: 'standard';
  billing_cycle: { interval: 'month' | 'year'; frequency: 1 };
  /** Length of the trial before the first charge. */
  trial_period: { interval: 'day'; frequency: number } | null;
  tax_mode: 'external';
  unit_price: { amount: string; currency_code: 'EUR' };
  unit_price_overrides: [];
  quantity: { minimum: number; maximum: number };
  status: 'active';
  custom_data: null;
  created_at: string;
  updated_at: string;
}

export interface WireProduct {
  id: string;
  name: string;
  type: 'standard';
  description: null;
  tax_category: 'saas';
  image_url: null;
  custom_data: null;
  status: 'active';
  created_at: string;
  updated_at: string;
}

/** A card on file. `number` decides how charges end; a real provider does not send it. */
export interface Card {
  number: string;
  expiry_month: number;
  expiry_year: number;
}

/** Paddle's customer, address and business as one record: only what invoices and taxes need. */
export interface CustomerRecord {
  id: string;
  email: string;
  name: string | null;
  locale: string;
  status: 'active';
  custom_data: Record<string, string> | null;
  created_at: string;
  updated_at: string;
  marketing_consent: boolean;
  /** Cents that the next charges are reduced by. */
  credit: number;
  card: Card | null;
}

export interface Totals {
  subtotal: string;
  discount: string;
  tax: string;
  total: string;
}

export interface LineItem {
  id: string;
  price_id: string;
  quantity: number;
  proration: { rate: string; billing_period: Period } | null;
  tax_rate: string;
  unit_totals: Totals;
  totals: Totals;
  product: WireProduct;
}

export interface TransactionRecord {
  id: string;
  status: 'ready' | 'completed' | 'canceled' | 'past_due';
  customer_id: string;
  address_id: string | null;
  business_id: string | null;
  custom_data: Record<string, string> | null;
  currency_code: 'EUR';
  origin: 'api' | 'subscription_recurring' | 'subscription_update';
  subscription_id: string | null;
  invoice_id: string | null;
  invoice_number: string | null;
  collection_mode: 'automatic';
  discount_id: null;
  billing_details: null;
  billing_period: Period | null;
  items: { price: WirePrice; quantity: number; proration: null }[];
  details: {
    tax_rates_used: { tax_rate: string; totals: Totals }[];
    totals: Totals & {
      credit: string;
      credit_to_balance: string;
      balance: string;
      grand_total: string;
      grand_total_tax: string;
      fee: null;
      earnings: null;
      currency_code: 'EUR';
    };
    adjusted_totals: null;
    payout_totals: null;
    adjusted_payout_totals: null;
    line_items: LineItem[];
  };
  payments: {
    payment_attempt_id: string;
    payment_method_id: string;
    stored_payment_method_id: string;
    amount: string;
    status: 'captured' | 'error';
    error_code: string | null;
    method_details: {
      type: 'card';
      card: {
        type: string;
        last4: string;
        expiry_month: number;
        expiry_year: number;
        cardholder_name: string;
      };
    };
    created_at: string;
    captured_at: string | null;
  }[];
  checkout: { url: string | null };
  created_at: string;
  updated_at: string;
  billed_at: string | null;
  revised_at: null;
}

export interface SubscriptionRecord {
  id: string;
  status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  customer_id: string;
  address_id: string;
  business_id: string | null;
  currency_code: 'EUR';
  created_at: string;
  updated_at: string;
  /** First day of the first period: later periods end on the same day of their month. */
  started_at: string;
  first_billed_at: string | null;
  next_billed_at: string | null;
  paused_at: null;
  canceled_at: string | null;
  discount: null;
  collection_mode: 'automatic';
  billing_details: null;
  current_billing_period: Period | null;
  billing_cycle: { interval: 'month' | 'year'; frequency: 1 };
  scheduled_change: { action: 'cancel'; effective_at: string; resume_at: null } | null;
  management_urls: { update_payment_method: string; cancel: string };
  items: {
    status: 'active' | 'trialing' | 'inactive';
    quantity: number;
    recurring: true;
    created_at: string;
    updated_at: string;
    previously_billed_at: string | null;
    next_billed_at: string | null;
    trial_dates: Period | null;
    price: WirePrice;
    product: WireProduct;
  }[];
  custom_data: Record<string, string> | null;
  import_meta: null;
  /** Charges of the open transaction that failed, and the transaction; not part of Paddle's format. */
  dunning: { transaction_id: string; failures: number; since: string } | null;
}

export type EventType =
  | 'transaction.completed'
  | 'transaction.past_due'
  | 'subscription.created'
  | 'subscription.updated'
  | 'subscription.past_due'
  | 'subscription.canceled';

/** A webhook that is delivered until it is accepted. */
export interface NotificationRecord {
  event_id: string;
  event_type: EventType;
  occurred_at: string;
  notification_id: string;
  data: unknown;
  attempts: number;
}
