import { transaction as inTransaction, type Database, type Tx } from '../../../db/database.ts';
import { nextStep, periodFrom, type Step } from './billingCycle.ts';
import { charge, customerOf, store, taxRateAt } from './charging.ts';
import { newId } from './ids.ts';
import { announce } from './notifications.ts';
import type { SubscriptionRecord, TransactionRecord } from './records.ts';
import { dueIds, find, lock, put } from './store.ts';
import { openTransaction } from './transactions.ts';

const BATCH = 50;

async function save(tx: Tx, subscription: SubscriptionRecord): Promise<SubscriptionRecord> {
  return store(tx, subscription, nextStep(subscription)?.at ?? null);
}

/** Ends a subscription. */
async function end(tx: Tx, subscription: SubscriptionRecord, at: Date): Promise<SubscriptionRecord> {
  const ended = await save(tx, {
    ...subscription,
    status: 'canceled',
    canceled_at: at.toISOString(),
    updated_at: at.toISOString(),
    next_billed_at: null,
    scheduled_change: null,
    dunning: null,
  });
  await announce(tx, 'subscription.canceled', ended, at);
  return ended;
}

/** The subscription with the result of a charge for its current period. */
async function settled(
  tx: Tx,
  subscription: SubscriptionRecord,
  transaction: TransactionRecord,
  at: Date,
): Promise<SubscriptionRecord> {
  const isPaid = transaction.status === 'completed';
  const { dunning: before } = subscription;
  const dunning = {
    transaction_id: transaction.id,
    failures: (before?.failures ?? 0) + 1,
    since: before?.since ?? at.toISOString(),
  };
  const saved = await save(tx, {
    ...subscription,
    status: isPaid ? 'active' : 'past_due',
    updated_at: at.toISOString(),
    dunning: isPaid ? null : dunning,
  });
  await announce(tx, isPaid ? 'transaction.completed' : 'transaction.past_due', transaction, at);
  await announce(tx, isPaid ? 'subscription.updated' : 'subscription.past_due', saved, at);
  return saved;
}

async function renew(tx: Tx, subscription: SubscriptionRecord, at: Date): Promise<void> {
  // The paid periods of a trial start with its end.
  const started = subscription.status === 'trialing' ? at : new Date(subscription.started_at);
  const period = periodFrom(started, at, subscription.billing_cycle.interval);
  const customer = await customerOf(tx, subscription.customer_id);
  const opened = openTransaction({
    id: newId('txn'),
    customerId: customer.id,
    addressId: subscription.address_id,
    items: subscription.items,
    taxRate: await taxRateAt(tx, subscription.address_id),
    origin: 'subscription_recurring',
    at,
    subscriptionId: subscription.id,
    customData: subscription.custom_data,
    period,
    credit: customer.credit,
  });
  const used = Number(opened.details.totals.credit);
  await put(tx, 'customer', { ...customer, credit: customer.credit - used });
  const transaction = await charge(tx, opened, { at, orElse: 'past_due' });
  const next: SubscriptionRecord = {
    ...subscription,
    started_at: started.toISOString(),
    first_billed_at: subscription.first_billed_at ?? at.toISOString(),
    current_billing_period: period,
    next_billed_at: period.ends_at,
    items: subscription.items.map((item) => ({ ...item, status: 'active' })),
  };
  await settled(tx, next, transaction, at);
}

/** Charges the open transaction of a subscription again. */
export async function retry(tx: Tx, subscription: SubscriptionRecord, at: Date): Promise<void> {
  const open = await find(tx, 'transaction', subscription.dunning?.transaction_id ?? '');
  if (!open) throw new Error(`${subscription.id} has no open transaction`);
  await settled(tx, subscription, await charge(tx, open, { at, orElse: 'past_due' }), at);
}

const steps: Readonly<
  Record<Step, (tx: Tx, subscription: SubscriptionRecord, at: Date) => Promise<unknown>>
> = {
  cancel: end,
  give_up: end,
  renew,
  retry,
};

/**
 * Carries out what is due: renewals, ends of trials, retries, cancellations. Each step is one transaction with its
 * invoice and its webhooks, dated when it was due, so that nothing is lost when the process was off.
 */
export async function bill(db: Database, now: Date): Promise<void> {
  for (;;) {
    const ids = await dueIds(db, 'subscription', now, BATCH);
    for (const id of ids)
      await inTransaction(db, async (tx) => {
        const subscription = await lock(tx, 'subscription', id);
        const next = subscription && nextStep(subscription);
        if (subscription && next && next.at <= now) await steps[next.step](tx, subscription, next.at);
      });
    if (ids.length === 0) return;
  }
}
