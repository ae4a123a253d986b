import type { Core } from '../../core.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { invalid, paymentRequired, refused } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { BillingDetails, PaymentProvider, PurchaseOutcome } from '../../providers/payments/port.ts';
import { addMonths, TRIAL_DAYS, trialIdOf, type Price } from '../../providers/payments/prices.ts';
import { ProviderError } from '../../providers/providerError.ts';
import { publishAccount } from '../account/account.changes.ts';
import type { AccountService } from '../account/account.service.ts';
import { requirePermission } from '../account/permissions.ts';
import type { ReadClusterUsage } from '../account/usage.ts';
import type { PlanId } from './billing.catalogue.ts';
import {
  exceededLimit,
  isDowngrade,
  isPaidUp,
  limitsOf,
  planNameOf,
  planRefusal,
  withExtra,
  type Limits,
  type SubscriptionStatus,
} from './billing.rules.ts';
import {
  countExtraClusters,
  customerIdOf,
  findDetails,
  findSubscription,
  saveCustomerId,
  saveDetails,
  saveSubscription,
  type SubscriptionRow,
} from './billing.store.ts';
import { asDomainError } from './paymentFailures.ts';
import type { Payments } from './payments.service.ts';
import { hasInvoices } from './invoices/invoices.store.ts';
import { actionRefusal } from './subscription.rules.ts';

type Interval = 'monthly' | 'yearly';

export interface Purchase {
  plan: 'free' | 'standard' | 'pro';
  interval: Interval;
  /** Starts with a trial; monthly, and only for an account that has never paid. */
  is_trial?: boolean;
  billing_details?: BillingDetails | null;
}

/** A monthly plan that starts now, without a payment. */
export interface NewSubscription {
  plan: PlanId;
  status?: SubscriptionStatus;
}

interface Deps extends Pick<Core, 'db' | 'clock' | 'bus'> {
  payments: PaymentProvider;
  account: Pick<AccountService, 'user' | 'countMembers'>;
  clusterUsage: ReadClusterUsage;
  reports: Pick<Payments, 'apply'>;
}

export type Billing = ReturnType<typeof createBilling>;

/** The subscription of an account: its limits, payment state and purchases. */
export function createBilling({ db, clock, bus, payments, account, clusterUsage, reports }: Deps) {
  const subscriptionOf = (accountId: string): Promise<SubscriptionRow | null> =>
    findSubscription(db, accountId);

  /** The account's limits with its extra clusters; all zero without a plan. */
  const limits = async (accountId: string): Promise<Limits> => {
    const [row, extra] = await Promise.all([subscriptionOf(accountId), countExtraClusters(db, accountId)]);
    return withExtra(limitsOf(row?.plan ?? null), extra);
  };

  /** Starts a plan now, without a payment, replacing the previous one. */
  const startSubscription = async (
    tx: Queryable,
    accountId: string,
    { plan, status = 'active' }: NewSubscription,
  ): Promise<SubscriptionRow> => {
    const now = clock.now();
    const isBilled = plan !== 'free' && isPaidUp(status);
    const values = {
      accountId,
      plan,
      interval: 'monthly' as const,
      status,
      externalId: null,
      canceledAt: status === 'canceled' ? now : null,
      nextBilledAt: isBilled ? addMonths(now, 1) : null,
      scheduledPlan: null,
      scheduledAt: null,
      changedAt: null,
    };
    const row = await saveSubscription(tx, values, now);
    await publishAccount(tx, bus, accountId, 'billing');
    return row;
  };

  /** Why usage does not fit into a plan; null if it does. */
  const misfit = async (accountId: string, plan: PlanId) => {
    const [clusters, users] = await Promise.all([clusterUsage(accountId), account.countMembers(accountId)]);
    const used = { clusters: clusters.active, archivedClusters: clusters.archived, users };
    const broken = exceededLimit(limitsOf(plan), used);
    if (!broken) return null;
    const { refusal, current, max } = broken;
    return text(refusal, { plan: planNameOf(plan), current, max });
  };

  /** Throws 409 `plan_limit` with the first limit that usage exceeds. */
  const requireFits = async (accountId: string, plan: PlanId): Promise<void> => {
    const why = await misfit(accountId, plan);
    if (why) throw refused(why, { error: 'plan_limit' });
  };

  const requirePayments = (): void => {
    if (!payments.isConfigured) throw refused(text('payments_not_configured'));
  };

  /** Opens a checkout. Keeps the details for the invoices; throws 422 when there are none. */
  const checkout = async (
    actor: Actor,
    item: Price & { quantity: number },
    { details: given, isTrial = false }: { details: BillingDetails | null; isTrial?: boolean },
  ): Promise<PurchaseOutcome> => {
    requirePayments();
    const { accountId, userId } = actor;
    const details = given ?? (await findDetails(db, accountId));
    if (!details) throw invalid('billing_details', text('billing_details_needed'));
    const [customerId = null, user] = await Promise.all([customerIdOf(db, accountId), account.user(userId)]);
    const payer = { accountId, customerId, email: user.email, name: user.name, locale: user.locale };
    const opened = await payments.checkout({ payer, item, isTrial, details }).catch(asDomainError);
    await transaction(db, async (tx) => {
      await saveCustomerId(tx, accountId, opened.customerId);
      if (given) await saveDetails(tx, accountId, given, clock.now());
    });
    return opened.outcome;
  };

  /** Page of the payment provider where the card is replaced; 409 before the first purchase. */
  const portalUrl = async (actor: Actor): Promise<string> => {
    requirePermission(actor, 'billing.manage');
    const [customerId, row] = await Promise.all([
      customerIdOf(db, actor.accountId),
      subscriptionOf(actor.accountId),
    ]);
    if (!customerId) throw refused(text('no_customer'));
    requirePayments();
    return payments.portalUrl(customerId, row?.externalId ? [row.externalId] : []).catch(asDomainError);
  };

  /** Days of the trial that a plan starts with; 0 if there is none, or the account had its first charge or trial. */
  const trialDays = async (accountId: string, plan: PlanId): Promise<number> => {
    if (plan !== 'standard' && plan !== 'pro') return 0;
    if (trialIdOf(payments.priceIds, plan) === null || (await hasInvoices(db, accountId))) return 0;
    return TRIAL_DAYS;
  };

  /** Changes the price of the paid subscription now. Throws 402 with the portal's address if the card is declined. */
  const changeNow = async (actor: Actor, row: SubscriptionRow, item: Price): Promise<void> => {
    const externalId = row.externalId ?? '';
    // Nothing is charged during a trial, so the new price is that of its end.
    const when = row.status === 'trialing' ? 'next_period' : 'now';
    const state = await payments.change(externalId, item, when).catch(async (error: unknown) => {
      if (error instanceof ProviderError && error.kind === 'quota')
        throw paymentRequired(item.product, error.text, await portalUrl(actor));
      return asDomainError(error);
    });
    await transaction(db, (tx) => reports.apply(tx, actor.accountId, state));
  };

  /**
   * Buys a plan. Free starts at once, and a larger plan replaces a paid one at once; else a checkout is opened. Throws
   * 409 `downgrade_unavailable`, and 409 `plan_limit` if usage exceeds the plan chosen after an ended subscription.
   */
  const subscribe = async (actor: Actor, purchase: Purchase): Promise<PurchaseOutcome> => {
    requirePermission(actor, 'billing.manage');
    const { accountId } = actor;
    const { plan, interval, is_trial: isTrial = false, billing_details: details = null } = purchase;
    const current = await subscriptionOf(accountId);
    const isSame = current?.plan === plan && isPaidUp(current.status);
    if (current && isSame && (current.interval === interval || plan === 'free'))
      return { kind: 'success', subscriptionId: current.id };
    const refusal = planRefusal(current, plan);
    if (refusal) throw refused(text(refusal));
    if (current && isDowngrade(current.plan, plan)) await requireFits(accountId, plan);
    if (plan === 'free') {
      const started = await transaction(db, (tx) => startSubscription(tx, accountId, { plan }));
      return { kind: 'success', subscriptionId: started.id };
    }
    const item = { product: plan, interval, quantity: 1 };
    if (!current?.externalId || current.status === 'canceled') {
      if (isTrial && interval === 'yearly') throw invalid('is_trial', text('trial_monthly'));
      if (isTrial && (await trialDays(accountId, plan)) === 0) throw invalid('is_trial', text('trial_used'));
      return checkout(actor, item, { details, isTrial });
    }
    if (!isPaidUp(current.status)) return { kind: 'redirect_to_portal', url: await portalUrl(actor) };
    const why = actionRefusal('upgrade', current);
    if (why) throw refused(text(why));
    await changeNow(actor, current, item);
    return { kind: 'success', subscriptionId: current.id };
  };

  return {
    subscriptionOf,
    limits,
    startSubscription,
    misfit,
    requireFits,
    checkout,
    portalUrl,
    trialDays,
    changeNow,
    subscribe,
  };
}
