/** What is sold: the two paid plans, and clusters in addition to those of a plan. */
export const products = ['standard', 'pro', 'extra'] as const;
export type Product = (typeof products)[number];

export const intervals = ['monthly', 'yearly'] as const;
export type Interval = (typeof intervals)[number];

/** `standard_monthly` → the payment provider's id of that price. */
export type PriceName = `${Product}_${Interval}`;

/** Monthly prices that start with a trial. */
export const trialNames = ['standard_trial', 'pro_trial'] as const;
export type TrialName = (typeof trialNames)[number];
/** How long a trial is. */
export const TRIAL_DAYS = 14;

/** Ids at the provider; without the id of a trial there is none. */
export type PriceIds = Readonly<Record<PriceName, string> & { [name in TrialName]?: string | undefined }>;

/** All prices, in one order. */
export const priceNames: readonly PriceName[] = products.flatMap((product) =>
  intervals.map((interval) => `${product}_${interval}` as const),
);

/** The same day so many months after `start`; the last day of that month if it is shorter. */
export function addMonths(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  // 31 January plus a month would be 3 March: go back to the last day of February.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

export interface Price {
  product: Product;
  interval: Interval;
}

/** The name of a plan's price with a trial. */
export function trialNameOf(product: Product): TrialName | null {
  return trialNames.find((name) => name === `${product}_trial`) ?? null;
}

/** The id of a plan's price with a trial; null if it is not sold with one. */
export function trialIdOf(ids: PriceIds, product: Product): string | null {
  const name = trialNameOf(product);
  return (name && ids[name]) ?? null;
}

/** The product and interval of a price id; null for a price of something else. */
export function priceOf(ids: PriceIds, id: string): Price | null {
  for (const product of products) if (trialIdOf(ids, product) === id) return { product, interval: 'monthly' };
  for (const product of products)
    for (const interval of intervals) if (ids[`${product}_${interval}`] === id) return { product, interval };
  return null;
}
