/** Subscriptions as a state machine. Pure: no database, no clock. */
import type { ProviderSubscription } from '../../providers/payments/port.ts';
import type { PlanId } from './billing.catalogue.ts';
import { isDowngrade, type SubscriptionStatus } from './billing.rules.ts';
import type { SubscriptionRow } from './billing.store.ts';

type State = Pick<SubscriptionRow, 'plan' | 'status' | 'externalId' | 'canceledAt' | 'scheduledPlan'>;

export const subscriptionActions = ['upgrade', 'downgrade', 'change_interval', 'cancel', 'resume'] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

const paid: readonly SubscriptionStatus[] = ['active', 'trialing'];
const open: readonly SubscriptionStatus[] = [...paid, 'past_due', 'paused'];

/** Action → statuses in which it is possible, and whether a change must be pending or must not be. */
const table = {
  upgrade: { statuses: paid, isPending: false },
  downgrade: { statuses: paid, isPending: false },
  change_interval: { statuses: paid, isPending: false },
  cancel: { statuses: open, isPending: false },
  resume: { statuses: open, isPending: true },
} as const satisfies Record<
  SubscriptionAction,
  { statuses: readonly SubscriptionStatus[]; isPending: boolean }
>;

/** True if a cancellation or a downgrade waits for the end of the period. */
export function isPending({
  canceledAt,
  scheduledPlan,
}: Pick<State, 'canceledAt' | 'scheduledPlan'>): boolean {
  return canceledAt !== null || scheduledPlan !== null;
}

/** Why an action is not possible; null if it is. */
export function actionRefusal(action: SubscriptionAction, row: State | null) {
  if (row === null || row.plan === 'free' || row.status === 'canceled') return 'subscription_none';
  if (row.externalId === null) return 'subscription_granted';
  const { statuses, isPending: needsPending } = table[action];
  if (!statuses.includes(row.status)) return 'subscription_unpaid';
  if (isPending(row) !== needsPending) return needsPending ? 'nothing_scheduled' : 'change_scheduled';
  return null;
}

/** True if `to` is smaller than the plan. */
export function isSmaller(row: Pick<State, 'plan'>, to: PlanId): boolean {
  return isDowngrade(row.plan, to);
}

type Values = Pick<
  SubscriptionRow,
  | 'plan'
  | 'status'
  | 'interval'
  | 'externalId'
  | 'nextBilledAt'
  | 'canceledAt'
  | 'scheduledPlan'
  | 'scheduledAt'
  | 'changedAt'
>;

const nothingScheduled = { canceledAt: null, scheduledPlan: null, scheduledAt: null } as const;

/** The end of a subscription: the free plan if that was scheduled, else a canceled plan. */
function ended(row: SubscriptionRow, state: ProviderSubscription): Values {
  const base = { ...nothingScheduled, nextBilledAt: null, changedAt: state.changedAt };
  if (row.scheduledPlan === 'free')
    return { ...base, plan: 'free', status: 'active', interval: 'monthly', externalId: null };
  const { plan, interval, externalId } = row;
  return {
    ...base,
    plan,
    interval,
    externalId,
    status: 'canceled',
    canceledAt: row.canceledAt ?? state.changedAt,
  };
}

/**
 * The subscription after the provider reported a state; null if the report changes nothing: it is older than what is
 * known, or about a subscription that was replaced.
 */
export function afterReport(row: SubscriptionRow | null, state: ProviderSubscription): Values | null {
  const { price, status, changedAt } = state;
  const isKnown = row?.externalId === state.id;
  if (isKnown && row.changedAt && row.changedAt > changedAt) return null;
  if (status === 'canceled') return isKnown ? ended(row, state) : null;
  if (!price || price.product === 'extra') return null;
  const base = { status, externalId: state.id, nextBilledAt: state.nextBilledAt, changedAt };
  const now = { ...base, plan: price.product, interval: price.interval };
  // One that is scheduled to end is no purchase: it was replaced, and would replace its successor.
  if (!isKnown) return state.endsAt ? null : { ...now, ...nothingScheduled };
  if (state.endsAt) {
    const isDown = row.scheduledPlan === 'free';
    const canceledAt = isDown ? null : (row.canceledAt ?? changedAt);
    return { ...now, canceledAt, scheduledPlan: isDown ? 'free' : null, scheduledAt: state.endsAt };
  }
  // The provider already has the smaller plan for the next invoice; what is paid for stays until then.
  const { scheduledPlan, scheduledAt } = row;
  const isWaiting = scheduledPlan === price.product && scheduledAt !== null && changedAt < scheduledAt;
  if (!isWaiting) return { ...now, ...nothingScheduled };
  return { ...base, plan: row.plan, interval: row.interval, canceledAt: null, scheduledPlan, scheduledAt };
}
