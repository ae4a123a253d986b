import type { Tx } from '../../../db/database.ts';
import { periodFrom } from './billingCycle.ts';
import { cardFrom, type testCardOf } from './cards.ts';
import { charge, customerOf, store } from './charging.ts';
import { newId } from './ids.ts';
import { announce } from './notifications.ts';
import type { Period, SubscriptionRecord, TransactionRecord, WirePrice } from './records.ts';
import { put } from './store.ts';

type TestCard = NonNullable<ReturnType<typeof testCardOf>>;

const DAY = 24 * 60 * 60 * 1_000;

/** The first period: the trial, or the first that is paid. */
function firstPeriod(at: Date, price: WirePrice | undefined): Period {
  const trial = price?.trial_period;
  if (!trial) return periodFrom(at, at, price?.billing_cycle.interval ?? 'month');
  const end = new Date(at.getTime() + trial.frequency * DAY);
  return { starts_at: at.toISOString(), ends_at: end.toISOString() };
}

function startedBy(transaction: TransactionRecord, period: Period, publicUrl: string): SubscriptionRecord {
  const [line] = transaction.details.line_items;
  const [item] = transaction.items;
  if (!line || !item) throw new Error(`${transaction.id} is empty`);
  const at = period.starts_at;
  const portal = `${publicUrl}/dev/portal/${transaction.customer_id}`;
  const isTrial = item.price.trial_period !== null;
  const status = isTrial ? ('trialing' as const) : ('active' as const);
  return {
    id: newId('sub'),
    status,
    customer_id: transaction.customer_id,
    address_id: transaction.address_id ?? '',
    business_id: null,
    currency_code: 'EUR',
    created_at: at,
    updated_at: at,
    started_at: at,
    first_billed_at: isTrial ? null : at,
    next_billed_at: period.ends_at,
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: period,
    billing_cycle: item.price.billing_cycle,
    scheduled_change: null,
    management_urls: { update_payment_method: portal, cancel: portal },
    items: [
      {
        status,
        quantity: item.quantity,
        recurring: true,
        created_at: at,
        updated_at: at,
        previously_billed_at: isTrial ? null : at,
        next_billed_at: period.ends_at,
        trial_dates: isTrial ? period : null,
        price: item.price,
        product: line.product,
      },
    ],
    custom_data: transaction.custom_data,
    import_meta: null,
    dunning: null,
  };
}

/** Pays a transaction with a card. If it succeeds, the card is kept and a subscription starts. */
export async function pay(
  tx: Tx,
  transaction: TransactionRecord,
  { card, at, publicUrl }: { card: TestCard; at: Date; publicUrl: string },
): Promise<TransactionRecord> {
  const customer = await customerOf(tx, transaction.customer_id);
  await put(tx, 'customer', { ...customer, card: cardFrom(card, at) }, { customerId: null });
  const [item] = transaction.items;
  const period = firstPeriod(at, item?.price);
  const subscription = startedBy(transaction, period, publicUrl);
  const paying = { ...transaction, subscription_id: subscription.id, billing_period: period };
  const result = await charge(tx, paying, { at, isFirst: true, orElse: 'ready' });
  if (result.status !== 'completed') {
    await put(tx, 'customer', customer);
    await put(tx, 'transaction', { ...transaction, payments: result.payments }, { customerId: customer.id });
    return { ...transaction, payments: result.payments };
  }
  await store(tx, subscription, new Date(period.ends_at));
  await announce(tx, 'subscription.created', subscription, at);
  await announce(tx, 'transaction.completed', result, at);
  return result;
}
