/** What a plan allows, and when an account must pay. Pure: no database, no clock. */
import { plans, type Plan, type PlanId } from './billing.catalogue.ts';
import type { MessageCode } from '../../messages/messages.ts';

export type SubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';

/** What an account may have. All zero before a plan was chosen. */
export interface Limits {
  plan: PlanId | null;
  maxClusters: number;
  maxArchivedClusters: number;
  maxUsers: number;
  maxNodesPerCluster: number;
}

/** What an account has. */
export interface Used {
  clusters: number;
  archivedClusters: number;
  users: number;
}

/** The plan on sale under that id. An enterprise plan is not on sale: the largest one stands for it on screens. */
export function planOf(id: PlanId | null): Plan | null {
  if (id === null) return null;
  return plans.find((plan) => plan.id === id) ?? plans.at(-1) ?? null;
}

/** Enterprise accounts are agreed on one by one; this keeps a mistake of theirs from growing without end. */
const ENTERPRISE_LIMIT = 500;

/** The limits of a plan; `null` is the account that has not chosen one. */
export function limitsOf(id: PlanId | null): Limits {
  if (id === 'enterprise') {
    return {
      plan: id,
      maxClusters: ENTERPRISE_LIMIT,
      maxArchivedClusters: ENTERPRISE_LIMIT,
      maxUsers: ENTERPRISE_LIMIT,
      maxNodesPerCluster: ENTERPRISE_LIMIT,
    };
  }
  const plan = planOf(id);
  return {
    plan: id,
    maxClusters: plan?.maxClusters ?? 0,
    maxArchivedClusters: plan?.maxArchivedClusters ?? 0,
    maxUsers: plan?.maxUsers ?? 0,
    maxNodesPerCluster: plan?.maxNodesPerCluster ?? 0,
  };
}

/** True when the second plan allows less than the first: only then can what the account has be too much. */
export function isDowngrade(from: PlanId, to: PlanId): boolean {
  return limitsOf(to).maxClusters < limitsOf(from).maxClusters;
}

/**
 * Why a plan cannot be chosen now; null when it can. A smaller plan would begin at once and take away what is paid for:
 * it is refused until it can begin at the end of the billing period. A canceled subscription has ended already.
 */
export function planRefusal(current: { plan: PlanId; status: SubscriptionStatus } | null, to: PlanId) {
  if (current === null || current.status === 'canceled' || !isDowngrade(current.plan, to)) return null;
  return 'downgrade_unavailable';
}

/** The first limit that what the account has would break; null when it fits. */
export function brokenLimit(limits: Limits, used: Used) {
  const rows = [
    { current: used.clusters, max: limits.maxClusters, refusal: 'plan_too_small_clusters' },
    { current: used.archivedClusters, max: limits.maxArchivedClusters, refusal: 'plan_too_small_archived' },
    { current: used.users, max: limits.maxUsers, refusal: 'plan_too_small_users' },
  ] as const satisfies { current: number; max: number; refusal: MessageCode }[];
  return rows.find(({ current, max }) => current > max) ?? null;
}

/** The smallest plan on sale after this one that allows more of `what`, or null when there is none. */
export function nextPlan(
  id: PlanId | null,
  what: 'maxClusters' | 'maxArchivedClusters' | 'maxUsers',
): PlanId | null {
  const current = limitsOf(id)[what];
  return plans.find((plan) => plan[what] > current)?.id ?? null;
}

/** True while an account may change things: anything but active and trialing has to be paid first. */
export function isPaidUp(status: SubscriptionStatus | null): boolean {
  return status === 'active' || status === 'trialing';
}

/** Why the account has to pay or choose first; null when it is paid up. */
export function paymentRefusal(status: SubscriptionStatus | null) {
  if (status === null) return 'plan_required';
  return status === 'active' || status === 'trialing' ? null : (`payment_${status}` as const);
}

/** When a period that starts now is billed again. The last day of a month stays the last day. */
export function nextBilling(start: Date, interval: 'monthly' | 'yearly'): Date {
  const next = new Date(start);
  next.setUTCMonth(start.getUTCMonth() + (interval === 'yearly' ? 12 : 1));
  // 31 January plus a month would be 3 March: step back to the last day of February.
  if (next.getUTCDate() !== start.getUTCDate()) next.setUTCDate(0);
  return next;
}
