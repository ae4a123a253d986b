/** What the owners of an account are notified of when the payment provider reports something. Pure. */
import type { PaymentEvent, ProviderInvoice } from '../../providers/payments/port.ts';
import type { AccountNews } from '../notifications/notifications.rules.ts';
import { planNameOf } from './billing.rules.ts';
import type { SubscriptionRow } from './billing.store.ts';
import type { InvoiceRow } from './invoices/invoices.store.ts';
import { isPending } from './subscription.rules.ts';

const HOUR = 60 * 60 * 1000;
const REMIND_DAYS = 3;
const failures: readonly string[] = ['transaction.past_due', 'transaction.payment_failed'];

/** The end of a paid plan, as it was requested or scheduled. */
export function planEnding({ plan }: Pick<SubscriptionRow, 'plan'>, at: Date): AccountNews {
  return { kind: 'plan_ending', params: { planName: planNameOf(plan), date: at.toISOString().slice(0, 10) } };
}

/** The end of a plan if it was canceled just now; null otherwise. */
export function endingOf(before: SubscriptionRow | null, row: SubscriptionRow): AccountNews | null {
  if (!before || before.canceledAt !== null || row.canceledAt === null) return null;
  return planEnding(before, row.scheduledAt ?? row.canceledAt);
}

/** When the owners are reminded of the end of a trial that starts with this row; null if none does. */
export function reminderOf(before: SubscriptionRow | null, row: SubscriptionRow): Date | null {
  if (row.status !== 'trialing' || before?.status === 'trialing' || !row.nextBilledAt) return null;
  return new Date(row.nextBilledAt.getTime() - REMIND_DAYS * 24 * HOUR);
}

/** The end of a trial with its first charge; null if there is none, or it was canceled. */
export function trialEnding(row: SubscriptionRow | null): AccountNews | null {
  if (row?.status !== 'trialing' || !row.nextBilledAt || isPending(row)) return null;
  const date = row.nextBilledAt.toISOString().slice(0, 10);
  return { kind: 'trial_ending', params: { planName: planNameOf(row.plan), date } };
}

/** A receipt, or the failure of a payment; null if the report says nothing new. `known` is the stored invoice. */
export function newsOfInvoice(
  known: Pick<InvoiceRow, 'status' | 'createdAt'> | null,
  { isPaid, total, currency, number }: ProviderInvoice,
  { type, occurredAt }: PaymentEvent,
): AccountNews | null {
  const charge = { amount: (total / 100).toFixed(2), currency };
  if (isPaid) {
    if (known?.status === 'paid' || total <= 0) return null;
    return { kind: 'payment_received', params: { ...charge, invoice: number } };
  }
  if (!failures.includes(type)) return null;
  // Paddle reports the first failure with two events.
  if (known && occurredAt.getTime() - known.createdAt.getTime() < HOUR) return null;
  return { kind: 'payment_failed', params: charge };
}
