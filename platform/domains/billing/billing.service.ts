import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { invalid, providerDown, refused } from '../../http/errors.ts';
import type { EmbeddedPayments } from '../../providers/payments/embedded/embeddedPayments.ts';
import type { CheckoutRecord } from '../../providers/payments/ledger.ts';
import type { CheckoutResult, PaymentProvider, PurchaseOutcome } from '../../providers/payments/port.ts';
import { ProviderError } from '../../providers/providerError.ts';
import { requirePermission } from '../account/permissions.ts';
import type { ReadClusterUsage } from '../account/usage.ts';
import { text } from '../../messages/messages.ts';
import type { PlanId } from './billing.catalogue.ts';
import {
  brokenLimit,
  isDowngrade,
  isPaidUp,
  limitsOf,
  nextBilling,
  planRefusal,
  planOf,
  type Limits,
  type SubscriptionStatus,
} from './billing.rules.ts';
import { findSubscription, saveSubscription, type SubscriptionRow } from './billing.store.ts';

type Interval = 'monthly' | 'yearly';

export interface Purchase {
  plan: 'free' | 'standard' | 'pro';
  interval: Interval;
  billing_details?: Record<string, unknown> | null;
}

/** A plan that starts now. */
export interface NewSubscription {
  plan: PlanId;
  interval?: Interval;
  status?: SubscriptionStatus;
  /** The payment provider's id of the subscription. */
  externalId?: string | null;
}

interface Deps extends Pick<Core, 'db' | 'clock'> {
  payments: Pick<PaymentProvider, 'checkout'>;
  clusterUsage: ReadClusterUsage;
  countMembers: (accountId: string) => Promise<number>;
}

export type Billing = ReturnType<typeof createBilling>;

/** The subscription of an account: its limits, payment state and purchases. */
export function createBilling({ db, clock, payments, clusterUsage, countMembers }: Deps) {
  const subscriptionOf = (accountId: string): Promise<SubscriptionRow | null> =>
    findSubscription(db, accountId);

  /** The account's limits; all zero without a plan. */
  const limits = async (accountId: string): Promise<Limits> =>
    limitsOf((await subscriptionOf(accountId))?.plan ?? null);

  /** Starts a plan now, replacing the previous one. */
  const startSubscription = (
    tx: Queryable,
    accountId: string,
    { plan, interval = 'monthly', status = 'active', externalId = null }: NewSubscription,
  ): Promise<SubscriptionRow> => {
    const now = clock.now();
    const isBilled = plan !== 'free' && isPaidUp(status);
    const values = {
      accountId,
      plan,
      interval,
      status,
      externalId,
      canceledAt: status === 'canceled' ? now : null,
      nextBilledAt: isBilled ? nextBilling(now, interval) : null,
      scheduledPlan: null,
      scheduledAt: null,
    };
    return saveSubscription(tx, values, now);
  };

  const requireFits = async (accountId: string, plan: PlanId): Promise<void> => {
    const [clusters, users] = await Promise.all([clusterUsage(accountId), countMembers(accountId)]);
    const used = { clusters: clusters.active, archivedClusters: clusters.archived, users };
    const broken = brokenLimit(limitsOf(plan), used);
    if (!broken) return;
    const { refusal, current, max } = broken;
    const why = text(refusal, { plan: planOf(plan)?.name ?? plan, current, max });
    throw refused(why, { error: 'plan_limit' });
  };

  const startPurchase = async (actor: Actor, purchase: Purchase): Promise<PurchaseOutcome> => {
    const { plan, interval, billing_details: billingDetails = null } = purchase;
    const { accountId, userId } = actor;
    try {
      return await payments.checkout({ accountId, userId, plan, interval, billingDetails });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.kind === 'invalid' && error.field) throw invalid(error.field, error.text);
      throw providerDown(error);
    }
  };

  /**
   * Buys a plan. Free starts at once; a paid one goes through the checkout. Throws 409 `downgrade_unavailable`, and 409
   * `plan_limit` if usage exceeds the plan chosen after an ended subscription.
   */
  const subscribe = async (actor: Actor, purchase: Purchase): Promise<PurchaseOutcome> => {
    requirePermission(actor, 'billing.manage');
    const current = await subscriptionOf(actor.accountId);
    const isSame = current?.plan === purchase.plan && isPaidUp(current.status);
    if (current && isSame && (current.interval === purchase.interval || current.plan === 'free')) {
      return { kind: 'success', subscriptionId: current.id };
    }
    const refusal = planRefusal(current, purchase.plan);
    if (refusal) throw refused(text(refusal));
    if (current && isDowngrade(current.plan, purchase.plan))
      await requireFits(actor.accountId, purchase.plan);
    const outcome = await startPurchase(actor, purchase);
    if (outcome.kind !== 'success') return outcome;
    const { plan, interval } = purchase;
    const externalId = outcome.subscriptionId;
    const started = await startSubscription(db, actor.accountId, { plan, interval, externalId });
    return { kind: 'success', subscriptionId: started.id };
  };

  /**
   * Applies the choice on the embedded payment page and returns the checkout. A paid or canceled one does not change:
   * sending the page again neither charges nor extends.
   */
  const settle = async (
    page: EmbeddedPayments,
    id: string,
    result: CheckoutResult,
  ): Promise<CheckoutRecord> => {
    const before = await page.getCheckout(id);
    const record = await page.settle(id, result);
    const isNews = before.status !== 'success' && record.status === 'success';
    if (isNews) {
      const { plan, interval } = record;
      await startSubscription(db, record.accountId, { plan, interval, externalId: record.id });
    }
    return record;
  };

  return { subscriptionOf, limits, startSubscription, subscribe, settle };
}
