import type { Core } from '../../core.ts';
import { transaction, type Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { refused } from '../../http/errors.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { BillingDetails, PaymentProvider } from '../../providers/payments/port.ts';
import type { Interval } from '../../providers/payments/prices.ts';
import { requirePermission } from '../account/permissions.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { cancelAtProvider } from './billing.kinds.ts';
import type { Billing } from './billing.service.ts';
import {
  customerIdOf,
  extraClustersOf,
  findDetails,
  findSubscription,
  saveDetails,
  saveSubscription,
  type SubscriptionRow,
} from './billing.store.ts';
import { asDomainError } from './paymentFailures.ts';
import { planEnding } from './paymentNews.ts';
import type { Payments } from './payments.service.ts';
import { actionRefusal, isSmaller, type SubscriptionAction } from './subscription.rules.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'jobs'> {
  payments: PaymentProvider;
  billing: Billing;
  reports: Pick<Payments, 'apply'>;
  audit: Pick<Audit, 'record'>;
  notifications: Pick<Notifications, 'notifyOwners'>;
}

type PaidPlan = 'standard' | 'pro';

export type SubscriptionChanges = ReturnType<typeof createSubscriptionChanges>;

/** Changes of a running subscription: downgrades, cancellation, interval and billing details. */
export function createSubscriptionChanges({
  db,
  clock,
  jobs,
  payments,
  billing,
  reports,
  audit,
  notifications,
}: Deps) {
  /** The subscription on which an action is possible, with its id at the provider. */
  const requireAction = async (actor: Actor, action: SubscriptionAction) => {
    requirePermission(actor, 'billing.manage');
    const row = await findSubscription(db, actor.accountId);
    const why = actionRefusal(action, row);
    if (why || !row?.externalId) throw refused(text(why ?? 'subscription_none'));
    return { row, externalId: row.externalId };
  };

  const record = (
    tx: Parameters<Audit['record']>[0],
    actor: Actor,
    row: SubscriptionRow,
    verb: Exclude<SubscriptionAction, 'upgrade'>,
    after: Record<string, unknown>,
  ) =>
    audit.record(tx, actor, {
      action: `subscription.${verb}`,
      target: { type: 'subscription', id: row.id, name: row.plan },
      after,
    });

  /** The extra clusters that block a cancellation: active, and not about to end. */
  const cancelBlocker = async (accountId: string): Promise<Message | null> => {
    const extra = await extraClustersOf(db, accountId);
    return extra.some((one) => one.scheduledCancellationAt === null) ? text('extra_clusters_active') : null;
  };

  const requireNoExtra = async (accountId: string): Promise<void> => {
    const why = await cancelBlocker(accountId);
    if (why) throw refused(why);
  };

  const cancel = async (actor: Actor): Promise<void> => {
    const { row, externalId } = await requireAction(actor, 'cancel');
    await requireNoExtra(actor.accountId);
    const state = await payments.cancel(externalId).catch(asDomainError);
    await transaction(db, async (tx) => {
      await reports.apply(tx, actor.accountId, state);
      await record(tx, actor, row, 'cancel', { ends_at: state.endsAt });
    });
  };

  /**
   * Schedules a smaller plan for the end of the period. To Free it is a cancellation; otherwise the provider gets the new
   * price for the next invoice, and the present plan stays until then.
   */
  const downgrade = async (actor: Actor, plan: 'free' | PaidPlan): Promise<void> => {
    requirePermission(actor, 'billing.manage');
    const current = await findSubscription(db, actor.accountId);
    if (current && !isSmaller(current, plan)) throw refused(text('not_smaller'));
    await billing.requireFits(actor.accountId, plan);
    if (current?.externalId === null && plan === 'free' && current.plan !== 'free') {
      await requireNoExtra(actor.accountId);
      // Nobody pays for a granted plan, so there is no period to wait for.
      await transaction(db, async (tx) => {
        await billing.startSubscription(tx, actor.accountId, { plan });
        await record(tx, actor, current, 'downgrade', { plan });
      });
      return;
    }
    const { row, externalId } = await requireAction(actor, 'downgrade');
    if (plan === 'free') await requireNoExtra(actor.accountId);
    const item = { product: plan === 'free' ? ('standard' as const) : plan, interval: row.interval };
    const state = await (
      plan === 'free' ? payments.cancel(externalId) : payments.change(externalId, item, 'next_period')
    ).catch(asDomainError);
    await transaction(db, async (tx) => {
      const scheduledAt = state.endsAt ?? row.nextBilledAt;
      await saveSubscription(tx, { ...row, scheduledPlan: plan, scheduledAt }, clock.now());
      await reports.apply(tx, actor.accountId, state);
      await record(tx, actor, row, 'downgrade', { plan, scheduled_at: scheduledAt });
      if (scheduledAt) await notifications.notifyOwners(tx, actor.accountId, planEnding(row, scheduledAt));
    });
  };

  /** Takes back a scheduled cancellation or downgrade. */
  const resume = async (actor: Actor): Promise<void> => {
    const { row, externalId } = await requireAction(actor, 'resume');
    const { plan, interval, scheduledPlan } = row;
    const isPlanChange = scheduledPlan === 'standard' || scheduledPlan === 'pro';
    const product = plan === 'pro' ? ('pro' as const) : ('standard' as const);
    const state = await (
      isPlanChange
        ? payments.change(externalId, { product, interval }, 'next_period')
        : payments.resume(externalId)
    ).catch(asDomainError);
    await transaction(db, async (tx) => {
      await reports.apply(tx, actor.accountId, state);
      await record(tx, actor, row, 'resume', { plan });
    });
  };

  /** Changes the billing interval now. 409 `interval_already_set` if it is the same. */
  const changeInterval = async (actor: Actor, interval: Interval): Promise<void> => {
    const { row } = await requireAction(actor, 'change_interval');
    if (row.interval === interval) throw refused(text('interval_already_set', { interval }));
    const product = row.plan === 'pro' ? 'pro' : 'standard';
    await billing.changeNow(actor, row, { product, interval });
    await record(db, actor, row, 'change_interval', { interval });
  };

  /** What a larger plan or another interval would cost now, in cents with tax; null where a checkout follows. */
  const preview = async (
    actor: Actor,
    to: { plan: PaidPlan; interval: Interval },
  ): Promise<number | null> => {
    requirePermission(actor, 'billing.manage');
    const row = await findSubscription(db, actor.accountId);
    if (!row?.externalId || actionRefusal('upgrade', row) !== null) return null;
    if (row.status === 'trialing') return 0;
    const item = { product: to.plan, interval: to.interval };
    return payments.previewChange(row.externalId, item).catch(asDomainError);
  };

  /** Cancels all that the account pays for at the end of its periods; by jobs, as the provider may be down. */
  const cancelAll = async (tx: Queryable, accountId: string): Promise<void> => {
    const row = await findSubscription(tx, accountId);
    const extra = await extraClustersOf(tx, accountId);
    const isOpen = row?.externalId != null && row.status !== 'canceled';
    const ids = [...(isOpen ? [row.externalId] : []), ...extra.map(({ externalId }) => externalId)];
    for (const externalId of ids) if (externalId) await jobs.enqueue(tx, cancelAtProvider, { externalId });
  };

  const details = (actor: Actor): Promise<BillingDetails | null> => {
    requirePermission(actor, 'billing.manage');
    return findDetails(db, actor.accountId);
  };

  /** Stores name, address and tax number for the next invoices. */
  const changeDetails = async (actor: Actor, given: BillingDetails): Promise<void> => {
    requirePermission(actor, 'billing.manage');
    const { accountId } = actor;
    const [customerId, row, extra] = await Promise.all([
      customerIdOf(db, accountId),
      findSubscription(db, accountId),
      extraClustersOf(db, accountId),
    ]);
    const plan = row?.status === 'canceled' ? null : row?.externalId;
    const ids = [...(plan ? [plan] : []), ...extra.map(({ externalId }) => externalId)];
    if (customerId) await payments.changeDetails(customerId, ids, given).catch(asDomainError);
    await transaction(db, async (tx) => {
      await saveDetails(tx, accountId, given, clock.now());
      await audit.record(tx, actor, {
        action: 'billing.update_details',
        target: { type: 'billing', id: accountId, name: given.full_name ?? '' },
      });
    });
  };

  return {
    cancel,
    cancelAll,
    downgrade,
    resume,
    changeInterval,
    preview,
    details,
    changeDetails,
    cancelBlocker,
  };
}
