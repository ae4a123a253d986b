/** What is sold: the two paid plans, and clusters in addition to those of a plan. */
export const products = ['standard', 'pro', 'extra'] as const;
export type Product = (typeof products)[number];

export const intervals = ['monthly', 'yearly'] as const;
export type Interval = (typeof intervals)[number];

/** `standard_monthly` → the payment provider's id of that price. */
export type PriceName = `${Product}_${Interval}`;
export type PriceIds = Readonly<Record<PriceName, string>>;

/** All prices, in one order. */
export const priceNames: readonly PriceName[] = products.flatMap((product) =>
  intervals.map((interval) => `${product}_${interval}` as const),
);

export interface Price {
  product: Product;
  interval: Interval;
}

/** The product and interval of a price id; null for a price of something else. */
export function priceOf(ids: PriceIds, id: string): Price | null {
  for (const product of products)
    for (const interval of intervals) if (ids[`${product}_${interval}`] === id) return { product, interval };
  return null;
}
