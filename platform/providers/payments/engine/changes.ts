import type { Tx } from '../../../db/database.ts';
import { nextStep, periodFrom } from './billingCycle.ts';
import { charge, customerOf, store, taxRateAt } from './charging.ts';
import { newId } from './ids.ts';
import { shareLeft, taxOn } from './money.ts';
import { announce } from './notifications.ts';
import type { SubscriptionRecord, TransactionRecord } from './records.ts';
import { put } from './store.ts';
import { openTransaction, type Item } from './transactions.ts';

/** The charge for a change was declined, so nothing changed. */
export class ChargeDeclined extends Error {
  override name = 'ChargeDeclined';
}

export type Proration = 'prorated_immediately' | 'do_not_bill';

const subtotal = (items: readonly Item[]): number =>
  items.reduce((sum, { price, quantity }) => sum + Number(price.unit_price.amount) * quantity, 0);

function withItem(before: SubscriptionRecord, item: Item, at: Date): SubscriptionRecord {
  const [first] = before.items;
  if (!first) throw new Error(`${before.id} has no items`);
  return {
    ...before,
    updated_at: at.toISOString(),
    billing_cycle: item.price.billing_cycle,
    items: [{ ...first, ...item, updated_at: at.toISOString() }],
  };
}

/**
 * The change of a subscription to other items, and its charge: the rest of the period at the new price, less the rest at
 * the old one. Another interval starts a new period. Credit that is left reduces the next charges.
 */
export async function plannedChange(tx: Tx, before: SubscriptionRecord, item: Item, at: Date) {
  const isNewCycle = item.price.billing_cycle.interval !== before.billing_cycle.interval;
  const old = before.current_billing_period;
  if (!old) throw new Error(`${before.id} has no period`);
  const after = withItem(before, item, at);
  const period = isNewCycle ? periodFrom(at, at, item.price.billing_cycle.interval) : old;
  const customer = await customerOf(tx, before.customer_id);
  const taxRate = await taxRateAt(tx, before.address_id);
  const unused = Math.round(subtotal(before.items) * shareLeft(old, at));
  const credit = unused + taxOn(unused, taxRate) + customer.credit;
  const share = isNewCycle ? 1 : shareLeft(old, at);
  const amount = String(Math.round(Number(item.price.unit_price.amount) * share));
  const prorated = { ...item, price: { ...item.price, unit_price: { ...item.price.unit_price, amount } } };
  const transaction = openTransaction({
    id: newId('txn'),
    customerId: customer.id,
    addressId: before.address_id,
    items: [prorated],
    taxRate,
    origin: 'subscription_update',
    at,
    subscriptionId: before.id,
    customData: before.custom_data,
    period: { starts_at: at.toISOString(), ends_at: period.ends_at },
    credit,
  });
  const started = isNewCycle ? { started_at: at.toISOString() } : {};
  const changed = { ...after, ...started, current_billing_period: period, next_billed_at: period.ends_at };
  const left = credit - Number(transaction.details.totals.credit);
  return { changed, transaction, customer: { ...customer, credit: left } };
}

/** Changes the items now. With `do_not_bill` the new price counts from the next renewal on. */
export async function change(
  tx: Tx,
  before: SubscriptionRecord,
  { item, proration, at }: { item: Item; proration: Proration; at: Date },
): Promise<SubscriptionRecord> {
  if (proration === 'do_not_bill') return announceUpdate(tx, withItem(before, item, at), at);
  const { changed, transaction, customer } = await plannedChange(tx, before, item, at);
  await put(tx, 'customer', customer);
  const charged: TransactionRecord = await charge(tx, transaction, { at, orElse: 'canceled' });
  if (charged.status !== 'completed') throw new ChargeDeclined();
  await announce(tx, 'transaction.completed', charged, at);
  return announceUpdate(tx, changed, at);
}

/** Stores a changed subscription with the time of its next step, and its webhook. */
export async function announceUpdate(
  tx: Tx,
  subscription: SubscriptionRecord,
  at: Date,
): Promise<SubscriptionRecord> {
  const saved = { ...subscription, updated_at: at.toISOString() };
  await store(tx, saved, nextStep(saved)?.at ?? null);
  await announce(tx, 'subscription.updated', saved, at);
  return saved;
}
