/** When a subscription of the embedded payment provider is worked on, and what happens then. Pure. */
import { addMonths } from '../prices.ts';
import type { Period, SubscriptionRecord } from './records.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Days after the first failed charge on which it is tried again; after the last one the subscription ends. */
const RETRY_DAYS = [1, 3, 5, 7] as const;

const LAST_RETRY = Math.max(...RETRY_DAYS);

export type Cycle = 'month' | 'year';

/** The period after `from`. It ends on the day of the month on which the subscription started. */
export function periodFrom(started: Date, from: Date, cycle: Cycle): Period {
  const step = cycle === 'year' ? 12 : 1;
  let months = step;
  while (addMonths(started, months) <= from) months += step;
  return { starts_at: from.toISOString(), ends_at: addMonths(started, months).toISOString() };
}

/** What is due for a subscription. */
export type Step = 'cancel' | 'renew' | 'retry' | 'give_up';

/**
 * The state table: what is done next in each status, and when. A trial ends with the first renewal; a cancellation that
 * is scheduled replaces the renewal.
 */
const table = {
  trialing: (s) => renewal(s),
  active: (s) => renewal(s),
  past_due: ({ dunning }) => {
    if (!dunning) return null;
    const day = RETRY_DAYS[dunning.failures - 1];
    const at = new Date(Date.parse(dunning.since) + (day ?? LAST_RETRY) * DAY);
    return { step: day === undefined ? 'give_up' : 'retry', at };
  },
  paused: () => null,
  canceled: () => null,
} satisfies Record<
  SubscriptionRecord['status'],
  (subscription: SubscriptionRecord) => { step: Step; at: Date } | null
>;

function renewal({ next_billed_at, scheduled_change }: SubscriptionRecord): { step: Step; at: Date } | null {
  if (scheduled_change) return { step: 'cancel', at: new Date(scheduled_change.effective_at) };
  return next_billed_at === null ? null : { step: 'renew', at: new Date(next_billed_at) };
}

/** The next step of a subscription and its time; null if nothing will happen by itself. */
export function nextStep(subscription: SubscriptionRecord): { step: Step; at: Date } | null {
  return table[subscription.status](subscription);
}
