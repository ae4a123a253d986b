/** Products and prices of the embedded payment provider, in Paddle's wire format. Pure. */
import {
  intervals,
  priceNames,
  products,
  TRIAL_DAYS,
  trialNameOf,
  trialNames,
  type PriceIds,
  type PriceName,
  type Product,
} from '../prices.ts';
import type { WirePrice, WireProduct } from './records.ts';

/** Price in cents, without tax. */
export type PriceList = Readonly<Record<PriceName, number>>;

const NAMES = { standard: 'Standard plan', pro: 'Pro plan', extra: 'Extra cluster' } as const;
const CREATED = '2025-01-01T00:00:00.000Z';

export const embeddedPriceIds = Object.fromEntries(
  [...priceNames, ...trialNames].map((name) => [name, `pri_${name}`]),
) as PriceIds;

/** The price with that id and its product; null if there is none. */
export function offerOf(list: PriceList, id: string): { price: WirePrice; product: WireProduct } | null {
  for (const product of products) {
    for (const interval of intervals) {
      const name = `${product}_${interval}` as const;
      if (embeddedPriceIds[name] === id) return offer(product, interval, list[name]);
    }
    const trial = trialNameOf(product);
    if (!trial || embeddedPriceIds[trial] !== id) continue;
    const { price, product: sold } = offer(product, 'monthly', list[`${product}_monthly`]);
    return {
      price: { ...price, id, trial_period: { interval: 'day', frequency: TRIAL_DAYS } },
      product: sold,
    };
  }
  return null;
}

function offer(product: Product, interval: (typeof intervals)[number], cents: number) {
  const dates = { created_at: CREATED, updated_at: CREATED };
  const name = `${NAMES[product]}, ${interval}`;
  const price: WirePrice = {
    id: embeddedPriceIds[`${product}_${interval}`],
    product_id: `pro_${product}`,
    name,
    description: name,
    type: 'standard',
    billing_cycle: { interval: interval === 'yearly' ? 'year' : 'month', frequency: 1 },
    trial_period: null,
    tax_mode: 'external',
    unit_price: { amount: String(cents), currency_code: 'EUR' },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 10 },
    status: 'active',
    custom_data: null,
    ...dates,
  };
  const sold: WireProduct = {
    id: `pro_${product}`,
    name: NAMES[product],
    type: 'standard',
    description: null,
    tax_category: 'saas',
    image_url: null,
    custom_data: null,
    status: 'active',
    ...dates,
  };
  return { price, product: sold };
}
