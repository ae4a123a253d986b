import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import { DomainError } from '../../http/errors.ts';
import type {
  PaymentEvent,
  PaymentProvider,
  ProviderInvoice,
  ProviderSubscription,
} from '../../providers/payments/port.ts';
import { ProviderError } from '../../providers/providerError.ts';
import { publishAccount } from '../account/account.changes.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { cancelAtProvider, trialReminder } from './billing.kinds.ts';
import { planNameOf } from './billing.rules.ts';
import {
  accountOfExternal,
  customerIdOf,
  findDetails,
  findSubscription,
  noteEvent,
  saveExtraClusters,
  saveSubscription,
} from './billing.store.ts';
import { invoiceOfExternal, saveInvoice } from './invoices/invoices.store.ts';
import { endingOf, newsOfInvoice, reminderOf } from './paymentNews.ts';
import { afterReport } from './subscription.rules.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'log' | 'jobs' | 'bus'> {
  payments: PaymentProvider;
  audit: Pick<Audit, 'record'>;
  notifications: Pick<Notifications, 'notifyOwners'>;
}

export type Payments = ReturnType<typeof createPayments>;

/** Applies what the payment provider reports: in the responses to our calls, and in its webhooks. */
export function createPayments({ db, clock, log, jobs, bus, payments, audit, notifications }: Deps) {
  const applyPlan = async (tx: Tx, accountId: string, state: ProviderSubscription): Promise<void> => {
    const before = await findSubscription(tx, accountId);
    const after = afterReport(before, state);
    if (!after) return;
    const row = await saveSubscription(tx, { accountId, ...after }, clock.now());
    if (
      before?.externalId &&
      before.externalId !== state.id &&
      before.status !== 'canceled' &&
      after.externalId
    )
      await jobs.enqueue(tx, cancelAtProvider, { externalId: before.externalId });
    const runAt = reminderOf(before, row);
    if (runAt) await jobs.enqueue(tx, trialReminder, { accountId }, { runAt });
    await publishAccount(tx, bus, accountId, 'billing');
    const ending = endingOf(before, row);
    if (ending) await notifications.notifyOwners(tx, accountId, ending);
    if (before?.plan === row.plan && before.status === row.status) return;
    await audit.record(
      tx,
      { accountId, via: 'system' },
      {
        action: 'subscription.update',
        target: { type: 'subscription', id: row.id, name: row.plan },
        before: before && { plan: before.plan, status: before.status },
        after: { plan: row.plan, status: row.status },
      },
    );
    if (!before || before.plan === row.plan) return;
    const planName = planNameOf(row.plan);
    await notifications.notifyOwners(tx, accountId, { kind: 'plan_updated', params: { planName } });
  };

  /** Stores a state of a subscription, unless something newer is stored. */
  const apply = async (tx: Tx, accountId: string, state: ProviderSubscription): Promise<void> => {
    if (state.price?.product !== 'extra') return applyPlan(tx, accountId, state);
    await saveExtraClusters(tx, {
      accountId,
      externalId: state.id,
      quantity: state.quantity,
      interval: state.price.interval,
      status: state.status,
      nextBilledAt: state.nextBilledAt,
      scheduledCancellationAt: state.endsAt,
      changedAt: state.changedAt,
      createdAt: clock.now(),
    });
    await publishAccount(tx, bus, accountId, 'billing');
  };

  /** Stores an invoice with the card that was charged, and notifies the owners of the result. */
  const applyInvoice = async (tx: Tx, accountId: string, event: PaymentEvent, invoice: ProviderInvoice) => {
    const known = await invoiceOfExternal(tx, invoice.id);
    await saveInvoice(tx, accountId, invoice, (await findDetails(tx, accountId)) ?? {});
    await publishAccount(tx, bus, accountId, 'billing');
    const news = newsOfInvoice(known, invoice, event);
    if (news) await notifications.notifyOwners(tx, accountId, news);
    const row = await findSubscription(tx, accountId);
    if (!row || row.externalId !== invoice.subscriptionId || !invoice.card) return;
    await saveSubscription(tx, { ...row, card: invoice.card }, clock.now());
    if (row.card && row.card.last4 !== invoice.card.last4)
      await notifications.notifyOwners(tx, accountId, { kind: 'card_updated', params: {} });
  };

  const accountOf = async (event: PaymentEvent): Promise<string | null> => {
    const { subscription, invoice } = event;
    const externalId = subscription?.id ?? invoice?.subscriptionId;
    const known = externalId ? await accountOfExternal(db, externalId) : null;
    const accountId = known ?? subscription?.accountId ?? invoice?.accountId ?? null;
    const isThere = accountId !== null && (await customerIdOf(db, accountId)) !== undefined;
    return isThere ? accountId : null;
  };

  /**
   * Applies a webhook once, however often and in whatever order it arrives: an invoice is stored in one transaction with
   * the subscription's present state, which is asked for.
   */
  const applyEvent = async (event: PaymentEvent): Promise<void> => {
    const accountId = await accountOf(event);
    if (!accountId) {
      log.warn({ eventId: event.id, type: event.type }, 'a payment event of no known account');
      return;
    }
    const { invoice } = event;
    const id = invoice?.subscriptionId;
    const state = id ? await payments.subscription(id) : event.subscription;
    await transaction(db, async (tx) => {
      if (!(await noteEvent(tx, { id: event.id, type: event.type, occurredAt: event.occurredAt }))) return;
      if (state) await apply(tx, accountId, state);
      if (invoice) await applyInvoice(tx, accountId, event, invoice);
    });
  };

  /** Handles a webhook. Throws 401 if it is not the provider's; an error makes the provider repeat it. */
  const receive = async (rawBody: string, signature: string): Promise<void> => {
    const event = await payments.readEvent(rawBody, signature).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      throw new DomainError({ status: 401, text: error.text });
    });
    await applyEvent(event);
  };

  return { apply, receive };
}
