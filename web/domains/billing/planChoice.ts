const DAY = 24 * 60 * 60 * 1_000;
export const SOLD_TIERS = ['FREE', 'STANDARD', 'PRO'] as const;
type SoldTier = (typeof SOLD_TIERS)[number];
export type Interval = 'MONTHLY' | 'YEARLY';

export interface PlanChoice {
  readonly tier: SoldTier;
  readonly interval: Interval;
  /** Starts with a trial, where the plan offers one. */
  readonly isTrial?: boolean;
}

/** The plan in an address, `?plan=pro&interval=monthly&trial=1`; a plan without `trial` is bought at once. */
export function choiceIn(params: URLSearchParams): Partial<PlanChoice> {
  const tier = SOLD_TIERS.find((known) => known === params.get('plan')?.toUpperCase());
  const interval = params.get('interval')?.toUpperCase();
  const isTrial = params.get('trial') === '1';
  return {
    ...(tier ? { tier } : {}),
    ...(interval === 'YEARLY' || interval === 'MONTHLY' ? { interval } : {}),
    ...(tier || isTrial ? { isTrial } : {}),
  };
}

/** The day on which a trial ends. */
export const trialEndOf = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY);

/** When a plan bought now renews: the same day of the next month or year, or that month's last day. */
export function renewalOf(now: Date, interval: Interval): Date {
  const months = interval === 'YEARLY' ? 12 : 1;
  const renewal = new Date(now);
  renewal.setDate(1);
  renewal.setMonth(renewal.getMonth() + months);
  const lastDay = new Date(renewal.getFullYear(), renewal.getMonth() + 1, 0).getDate();
  renewal.setDate(Math.min(now.getDate(), lastDay));
  return renewal;
}
