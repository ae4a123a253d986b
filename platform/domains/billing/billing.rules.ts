/** Limits of plans, and when an account must pay. Pure: no database, no clock. */
import { plans, type Plan, type PlanId } from './billing.catalogue.ts';
import type { MessageCode } from '../../messages/messages.ts';

export type SubscriptionStatus = 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';

/** Limits of an account. All zero before a plan was chosen. */
export interface Limits {
  plan: PlanId | null;
  maxClusters: number;
  maxArchivedClusters: number;
  maxUsers: number;
  maxNodesPerCluster: number;
}

/** Current usage of an account. */
export interface PlanUsage {
  clusters: number;
  archivedClusters: number;
  users: number;
}

const planOnSale = (id: PlanId | null): Plan | undefined => plans.find((plan) => plan.id === id);

/** The name of a plan. Enterprise is not on sale. */
export const planNameOf = (id: PlanId): string => planOnSale(id)?.name ?? 'Enterprise';

/** Enterprise limits are agreed individually; this only guards against mistakes. */
const ENTERPRISE_LIMIT = 500;

/** The limits of a plan; `null` for an account without one. */
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
  const plan = planOnSale(id);
  return {
    plan: id,
    maxClusters: plan?.maxClusters ?? 0,
    maxArchivedClusters: plan?.maxArchivedClusters ?? 0,
    maxUsers: plan?.maxUsers ?? 0,
    maxNodesPerCluster: plan?.maxNodesPerCluster ?? 0,
  };
}

/** True if the second plan allows less than the first, so that usage may exceed it. */
export function isDowngrade(from: PlanId, to: PlanId): boolean {
  return limitsOf(to).maxClusters < limitsOf(from).maxClusters;
}

/**
 * Why a plan cannot be bought now; null if it can. A smaller plan would take away what is paid for, so it starts at the
 * end of the billing period, as a downgrade. A canceled subscription has already ended. Nobody pays for a granted one,
 * which is left for Free by a downgrade.
 */
export function planRefusal(
  current: { plan: PlanId; status: SubscriptionStatus; externalId: string | null } | null,
  to: PlanId,
) {
  if (current === null || current.status === 'canceled' || !isDowngrade(current.plan, to)) return null;
  return current.externalId === null && to !== 'free' ? null : 'downgrade_unavailable';
}

/** Limits with clusters that were bought in addition. */
export function withExtra(limits: Limits, extraClusters: number): Limits {
  return { ...limits, maxClusters: limits.maxClusters + extraClusters };
}

/** The first limit that the usage exceeds; null if it fits. */
export function exceededLimit(limits: Limits, used: PlanUsage) {
  const rows = [
    { current: used.clusters, max: limits.maxClusters, refusal: 'plan_too_small_clusters' },
    { current: used.archivedClusters, max: limits.maxArchivedClusters, refusal: 'plan_too_small_archived' },
    { current: used.users, max: limits.maxUsers, refusal: 'plan_too_small_users' },
  ] as const satisfies { current: number; max: number; refusal: MessageCode }[];
  return rows.find(({ current, max }) => current > max) ?? null;
}

/** The next plan on sale that allows more of `what`; null if there is none. */
export function nextPlan(
  id: PlanId | null,
  what: 'maxClusters' | 'maxArchivedClusters' | 'maxUsers',
): PlanId | null {
  const current = limitsOf(id)[what];
  return plans.find((plan) => plan[what] > current)?.id ?? null;
}

/** True if the subscription is active or trialing; otherwise changes require a payment. */
export function isPaidUp(status: SubscriptionStatus | null): status is 'active' | 'trialing' {
  return status === 'active' || status === 'trialing';
}

/** Why the account must pay or choose a plan first; null if it is paid. */
export function paymentRefusal(status: SubscriptionStatus | null) {
  if (status === null) return 'plan_required';
  return isPaidUp(status) ? null : (`payment_${status}` as const);
}
