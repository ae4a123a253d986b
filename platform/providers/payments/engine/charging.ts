import type { Tx } from '../../../db/database.ts';
import { chargeFailure } from './cards.ts';
import { newId } from './ids.ts';
import { taxRateOf } from './money.ts';
import type { CustomerRecord, SubscriptionRecord, TransactionRecord } from './records.ts';
import { find, invoiceCount, lock, put } from './store.ts';
import { withPayment } from './transactions.ts';

/** The customer of a record. Subscriptions and transactions are never without one. */
export async function customerOf(tx: Tx, id: string): Promise<CustomerRecord> {
  const customer = await lock(tx, 'customer', id);
  if (!customer) throw new Error(`there is no customer ${id}`);
  return customer;
}

/** The tax rate at an address; 0 without one. */
export async function taxRateAt(tx: Tx, addressId: string | null): Promise<number> {
  const address = addressId === null ? null : await find(tx, 'address', addressId);
  return address ? taxRateOf(address.details) : 0;
}

/** Charges the customer's card, numbers the invoice, and stores the transaction. */
export async function charge(
  tx: Tx,
  transaction: TransactionRecord,
  { at, isFirst = false, orElse }: { at: Date; isFirst?: boolean; orElse: TransactionRecord['status'] },
): Promise<TransactionRecord> {
  const customer = await customerOf(tx, transaction.customer_id);
  // A new card is checked even if a trial comes first.
  const isFree = transaction.details.totals.grand_total === '0' && !isFirst;
  const failure = isFree ? null : chargeFailure(customer.card, at, isFirst);
  const number = transaction.invoice_number ?? `INV-${String((await invoiceCount(tx)) + 1).padStart(5, '0')}`;
  const card = customer.card ?? { number: '0000', expiry_month: 1, expiry_year: 2000 };
  const paid = withPayment(transaction, { id: newId('pay'), card, at, failure });
  const result: TransactionRecord = {
    ...paid,
    status: failure === null ? 'completed' : orElse,
    // A declined checkout has no invoice.
    invoice_number: failure === null || orElse === 'past_due' ? number : null,
    billed_at: transaction.billed_at ?? at.toISOString(),
  };
  await put(tx, 'transaction', result, { customerId: customer.id });
  return result;
}

/** Stores a subscription with the time of its next step. */
export async function store(
  tx: Tx,
  subscription: SubscriptionRecord,
  dueAt: Date | null,
): Promise<SubscriptionRecord> {
  await put(tx, 'subscription', subscription, { customerId: subscription.customer_id, dueAt });
  return subscription;
}
