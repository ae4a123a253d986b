import type { PriceList } from '../../providers/payments/engine/catalogue.ts';
import type { Interval, Product } from '../../providers/payments/prices.ts';
import { text, type Message } from '../../messages/messages.ts';

export const planIds = ['free', 'standard', 'pro', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** A plan on sale. Prices in EUR. */
export interface Plan {
  id: PlanId;
  name: string;
  price: number;
  priceYearly: number;
  maxClusters: number;
  maxArchivedClusters: number;
  maxUsers: number;
  maxNodesPerCluster: number;
  isPopular: boolean;
  features: readonly Message[];
}

/** What is sold, in EUR. */
const prices = {
  standard: { monthly: 40, yearly: 400 },
  pro: { monthly: 90, yearly: 900 },
  extra: { monthly: 25, yearly: 200 },
} as const satisfies Record<Product, Record<Interval, number>>;

/** Price of one cluster in addition to those of a plan. In EUR. */
export const extraClusterPrice = prices.extra;

/** The plans with the prices of the specification, from small to large. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    priceYearly: 0,
    maxClusters: 1,
    maxArchivedClusters: 0,
    maxUsers: 1,
    maxNodesPerCluster: 10,
    isPopular: false,
    features: [
      text('feature_active_clusters', { count: 1 }),
      text('feature_users', { count: 1 }),
      text('feature_nodes', { max: 10 }),
      text('feature_no_more_clusters'),
    ],
  },
  {
    id: 'standard',
    name: 'Standard',
    price: prices.standard.monthly,
    priceYearly: prices.standard.yearly,
    maxClusters: 2,
    maxArchivedClusters: 1,
    maxUsers: 3,
    maxNodesPerCluster: 50,
    isPopular: true,
    features: [
      text('feature_active_clusters', { count: 2 }),
      text('feature_archived_clusters', { count: 1 }),
      text('feature_users', { count: 3 }),
      text('feature_nodes', { max: 50 }),
      text('feature_extra_clusters', { price: extraClusterPrice.monthly }),
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    price: prices.pro.monthly,
    priceYearly: prices.pro.yearly,
    maxClusters: 5,
    maxArchivedClusters: 3,
    maxUsers: 10,
    maxNodesPerCluster: 50,
    isPopular: false,
    features: [
      text('feature_active_clusters', { count: 5 }),
      text('feature_archived_clusters', { count: 3 }),
      text('feature_users', { count: 10 }),
      text('feature_nodes', { max: 50 }),
      text('feature_extra_clusters', { price: extraClusterPrice.monthly }),
      text('feature_monitoring'),
    ],
  },
];

/** The paid prices in cents, for the embedded payment provider. */
export const priceList: PriceList = {
  standard_monthly: prices.standard.monthly * 100,
  standard_yearly: prices.standard.yearly * 100,
  pro_monthly: prices.pro.monthly * 100,
  pro_yearly: prices.pro.yearly * 100,
  extra_monthly: prices.extra.monthly * 100,
  extra_yearly: prices.extra.yearly * 100,
};
