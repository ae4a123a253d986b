/** Paddle's entities as the platform's. Pure. */
import type {
  EventEntity,
  Subscription,
  SubscriptionNotification,
  TransactionNotification,
} from '@paddle/paddle-node-sdk';
import type { Vault } from '../../../crypto/vault.ts';
import type { PaymentEvent, ProviderInvoice, ProviderSubscription } from '../port.ts';
import { priceOf, type PriceIds } from '../prices.ts';
import { accountIn } from './customData.ts';

/** What is needed to read Paddle's entities. */
interface Reading {
  priceIds: PriceIds;
  vault: Vault;
}

const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

export function subscriptionFrom(
  { priceIds, vault }: Reading,
  entity: Subscription | SubscriptionNotification,
): ProviderSubscription {
  const [item] = entity.items;
  const { scheduledChange } = entity;
  return {
    id: entity.id,
    accountId: accountIn(vault, entity.customData),
    status: entity.status,
    price: item?.price ? priceOf(priceIds, item.price.id) : null,
    quantity: item?.quantity ?? 1,
    nextBilledAt: dateOf(entity.nextBilledAt),
    endsAt: scheduledChange?.action === 'cancel' ? new Date(scheduledChange.effectiveAt) : null,
    changedAt: new Date(entity.updatedAt),
  };
}

const cents = (amount: string | null | undefined): number => Number(amount ?? 0);

function linesOf(ids: PriceIds, { details }: TransactionNotification): ProviderInvoice['lines'] {
  return (details?.lineItems ?? []).map(({ priceId, product, quantity, totals }) => ({
    description: product?.name ?? '',
    product: priceOf(ids, priceId)?.product ?? null,
    quantity,
    amount: cents(totals?.subtotal),
  }));
}

/** Null for a transaction without an invoice, such as an open checkout. */
function invoiceFrom({ priceIds, vault }: Reading, entity: TransactionNotification): ProviderInvoice | null {
  const totals = entity.details?.totals;
  if (!totals || !entity.invoiceNumber) return null;
  const card = entity.payments[0]?.methodDetails?.card;
  const period = entity.billingPeriod;
  return {
    id: entity.id,
    accountId: accountIn(vault, entity.customData),
    subscriptionId: entity.subscriptionId,
    number: entity.invoiceNumber,
    isPaid: entity.status === 'completed' || entity.status === 'paid',
    currency: entity.currencyCode,
    lines: linesOf(priceIds, entity),
    subtotal: cents(totals.subtotal),
    tax: cents(totals.tax),
    total: cents(totals.grandTotal),
    period: period && { start: new Date(period.startsAt), end: new Date(period.endsAt) },
    card: card
      ? { brand: card.type, last4: card.last4, expiryMonth: card.expiryMonth, expiryYear: card.expiryYear }
      : null,
    billedAt: new Date(entity.billedAt ?? entity.createdAt),
  };
}

export function eventFrom(reading: Reading, event: EventEntity): PaymentEvent {
  const { eventId: id, eventType: type, data } = event;
  const base = { id, type, occurredAt: new Date(event.occurredAt), subscription: null, invoice: null };
  if (type.startsWith('subscription.'))
    return { ...base, subscription: subscriptionFrom(reading, data as SubscriptionNotification) };
  if (type.startsWith('transaction.'))
    return { ...base, invoice: invoiceFrom(reading, data as TransactionNotification) };
  return base;
}
