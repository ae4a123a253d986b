/** Transactions of the embedded payment provider, in Paddle's wire format. Pure. */
import { testCardOf } from './cards.ts';
import { amountsOf, taxOn, type Amounts } from './money.ts';
import type { Card, Period, Totals, TransactionRecord, WirePrice, WireProduct } from './records.ts';

export interface Item {
  price: WirePrice;
  product: WireProduct;
  quantity: number;
}

interface Charge {
  id: string;
  customerId: string;
  addressId: string | null;
  items: readonly Item[];
  taxRate: number;
  origin: TransactionRecord['origin'];
  at: Date;
  subscriptionId?: string | null;
  customData?: Record<string, string> | null;
  period?: Period | null;
  /** Cents, tax included. */
  credit?: number;
}

const totalsOf = (subtotal: number, taxRate: number): Totals => {
  const tax = taxOn(subtotal, taxRate);
  return { subtotal: String(subtotal), discount: '0', tax: String(tax), total: String(subtotal + tax) };
};

const cents = ({ price, quantity }: Item): number => Number(price.unit_price.amount) * quantity;

/** An item of a checkout: its trial, if it has one, is free. */
function atCheckout(item: Item): Item {
  if (!item.price.trial_period) return item;
  return { ...item, price: { ...item.price, unit_price: { ...item.price.unit_price, amount: '0' } } };
}

/** What a charge of these items costs. */
function amountsOfItems(items: readonly Item[], taxRate: number, credit: number): Amounts {
  return amountsOf(
    items.reduce((sum, item) => sum + cents(item), 0),
    taxRate,
    credit,
  );
}

function detailsOf(items: readonly Item[], taxRate: number, credit: number): TransactionRecord['details'] {
  const amounts = amountsOfItems(items, taxRate, credit);
  const totals = totalsOf(amounts.subtotal, taxRate);
  return {
    tax_rates_used: [{ tax_rate: String(taxRate), totals }],
    totals: {
      ...totals,
      credit: String(amounts.credit),
      credit_to_balance: '0',
      balance: '0',
      grand_total: String(amounts.charged),
      grand_total_tax: totals.tax,
      fee: null,
      earnings: null,
      currency_code: 'EUR',
    },
    adjusted_totals: null,
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items: items.map((item, at) => ({
      id: `txnitm_${at + 1}`,
      price_id: item.price.id,
      quantity: item.quantity,
      proration: null,
      tax_rate: String(taxRate),
      unit_totals: totalsOf(Number(item.price.unit_price.amount), taxRate),
      totals: totalsOf(cents(item), taxRate),
      product: item.product,
    })),
  };
}

/** A transaction that waits for its payment. */
export function openTransaction(charge: Charge): TransactionRecord {
  const at = charge.at.toISOString();
  return {
    id: charge.id,
    status: 'ready',
    customer_id: charge.customerId,
    address_id: charge.addressId,
    business_id: null,
    custom_data: charge.customData ?? null,
    currency_code: 'EUR',
    origin: charge.origin,
    subscription_id: charge.subscriptionId ?? null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: charge.period ?? null,
    items: charge.items.map(({ price, quantity }) => ({ price, quantity, proration: null })),
    details: detailsOf(
      charge.origin === 'api' ? charge.items.map(atCheckout) : charge.items,
      charge.taxRate,
      charge.credit ?? 0,
    ),
    payments: [],
    checkout: { url: null },
    created_at: at,
    updated_at: at,
    billed_at: null,
    revised_at: null,
  };
}

/** Adds a charge of the card. Without a `failure` the transaction is completed. */
export function withPayment(
  transaction: TransactionRecord,
  { id, card, at, failure }: { id: string; card: Card; at: Date; failure: string | null },
): TransactionRecord {
  const time = at.toISOString();
  const attempt: TransactionRecord['payments'][number] = {
    payment_attempt_id: id,
    payment_method_id: `paymtd_${card.number.slice(-4)}`,
    stored_payment_method_id: id,
    amount: transaction.details.totals.grand_total,
    status: failure === null ? 'captured' : 'error',
    error_code: failure,
    method_details: {
      type: 'card',
      card: {
        type: testCardOf(card.number)?.brand ?? 'unknown',
        last4: card.number.slice(-4),
        expiry_month: card.expiry_month,
        expiry_year: card.expiry_year,
        cardholder_name: '',
      },
    },
    created_at: time,
    captured_at: failure === null ? time : null,
  };
  const payments = [attempt, ...transaction.payments];
  if (failure !== null) return { ...transaction, payments, updated_at: time };
  return { ...transaction, status: 'completed', payments, updated_at: time };
}
