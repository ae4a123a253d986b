import type { Core } from '../../core.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { isUuid } from '../../http/envelope.ts';
import { invalid, notFound, paymentRequired, refused } from '../../http/errors.ts';
import { requirePermission } from '../account/permissions.ts';
import type { ReadClusterUsage } from '../account/usage.ts';
import type { PlanId } from './billing.catalogue.ts';
import {
  brokenLimits,
  isDowngrade,
  isPaidUp,
  limitsOf,
  nextBilling,
  paymentMessage,
  planOf,
  type Limits,
  type SubscriptionStatus,
} from './billing.rules.ts';
import {
  findCheckout,
  findSubscription,
  insertCheckout,
  saveSubscription,
  settleCheckout,
  type CheckoutRow,
  type SubscriptionRow,
} from './billing.store.ts';

export type Interval = 'monthly' | 'yearly';

export interface Purchase {
  plan: 'free' | 'standard' | 'pro';
  interval: Interval;
  billing_details?: Record<string, unknown>;
}

/** How a purchase goes on: done, or on a page of the payment provider. */
export type PurchaseOutcome = { subscription_id: string } | { redirect_to_checkout: string };

/** What became of a checkout, in the words of the console's address. */
export type CheckoutOutcome = 'success' | 'canceled' | 'requires_payment_method' | 'requires_action';

interface Needs extends Pick<Core, 'db' | 'clock' | 'config'> {
  clusterUsage: ReadClusterUsage;
  countMembers(accountId: string): Promise<number>;
}

export type Billing = ReturnType<typeof createBilling>;

/** The plan of an account: what it allows, whether it is paid, and how another one is bought. */
export function createBilling({ db, clock, config, clusterUsage, countMembers }: Needs) {
  const subscriptionOf = (accountId: string): Promise<SubscriptionRow | null> =>
    findSubscription(db, accountId);

  /** What the account may have; all zero while it has no plan. */
  const limits = async (accountId: string): Promise<Limits> =>
    limitsOf((await subscriptionOf(accountId))?.plan ?? null);

  /** Throws 402 `payment_required` with the plan to go to, unless the account is paid up. Masters are exempt. */
  const requireActiveSubscription = async (
    actor: Pick<Actor, 'accountId' | 'permission'>,
  ): Promise<void> => {
    if (actor.permission === 'master') return;
    const subscription = await subscriptionOf(actor.accountId);
    const message = paymentMessage(subscription?.status ?? null);
    if (message) throw paymentRequired(subscription?.plan ?? 'free', message);
  };

  /** Puts the account on a plan as of now, whatever it had. */
  const startSubscription = (
    tx: Queryable,
    accountId: string,
    { plan, interval = 'monthly', status = 'active' }: { plan: PlanId; interval?: Interval; status?: SubscriptionStatus },
  ): Promise<SubscriptionRow> => {
    const now = clock.now();
    const isBilled = plan !== 'free' && isPaidUp(status);
    const values = {
      accountId,
      plan,
      interval,
      status,
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
    const broken = brokenLimits(limitsOf(plan), used);
    if (broken.length === 0) return;
    const name = planOf(plan)?.name ?? plan;
    throw refused('plan_limit', `You have more than ${name} allows: ${broken.join(', ')}. Remove some first.`);
  };

  const openCheckout = async (actor: Actor, purchase: Purchase): Promise<PurchaseOutcome> => {
    const { plan, interval, billing_details: billingDetails } = purchase;
    if (!billingDetails) {
      throw invalid('billing_details', 'Billing details are needed for a paid plan.', 'required');
    }
    const { accountId, userId } = actor;
    const row = await insertCheckout(db, { accountId, userId, plan, interval, billingDetails, createdAt: clock.now() });
    return { redirect_to_checkout: `${config.publicUrl}/dev/checkout/${row.id}` };
  };

  /** Buys a plan. Free starts at once; a paid one goes through the checkout. 409 `plan_limit` when it is too small. */
  const subscribe = async (actor: Actor, purchase: Purchase): Promise<PurchaseOutcome> => {
    requirePermission(actor, 'billing.manage');
    const current = await subscriptionOf(actor.accountId);
    const isSame = current?.plan === purchase.plan && isPaidUp(current.status);
    if (current && isSame && (current.interval === purchase.interval || current.plan === 'free')) {
      return { subscription_id: current.id };
    }
    if (current && isDowngrade(current.plan, purchase.plan)) await requireFits(actor.accountId, purchase.plan);
    if (purchase.plan !== 'free') return openCheckout(actor, purchase);
    const started = await startSubscription(db, actor.accountId, { plan: 'free' });
    return { subscription_id: started.id };
  };

  /** A checkout of the local payment page. The id is the permission: nobody guesses it. */
  const checkout = async (id: string): Promise<CheckoutRow> => {
    const row = isUuid(id) ? await findCheckout(db, id) : null;
    if (!row) throw notFound('Checkout');
    return row;
  };

  /** What the payment page answered; answers the console's address to go back to. A settled checkout stays as it is. */
  const settle = async (id: string, outcome: CheckoutOutcome): Promise<string> => {
    const known = await checkout(id);
    const settled = await transaction(db, async (tx) => {
      const status = outcome === 'success' ? 'completed' : outcome;
      const row = await settleCheckout(tx, known.id, status, clock.now());
      if (row?.status === 'completed') await startSubscription(tx, row.accountId, row);
      return row ?? known;
    });
    const shown = settled.status === 'completed' ? 'success' : settled.status;
    return `${config.publicUrl}/signup/plan?checkout=${shown}`;
  };

  return { subscriptionOf, limits, requireActiveSubscription, startSubscription, subscribe, checkout, settle };
}
