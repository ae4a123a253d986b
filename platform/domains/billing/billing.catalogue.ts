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
  features: readonly string[];
}

/** The plans as the specification prices them, from small to large. */
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
    features: ['1 active cluster', '1 user', 'Up to 10 nodes per cluster', 'No archived or extra clusters'],
  },
  {
    id: 'standard',
    name: 'Standard',
    price: 40,
    priceYearly: 400,
    maxClusters: 2,
    maxArchivedClusters: 1,
    maxUsers: 3,
    maxNodesPerCluster: 50,
    isPopular: true,
    features: [
      '2 active clusters',
      '1 archived cluster',
      '3 users',
      'Up to 50 nodes per cluster',
      'Extra clusters at €25 per month each',
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 90,
    priceYearly: 900,
    maxClusters: 5,
    maxArchivedClusters: 3,
    maxUsers: 10,
    maxNodesPerCluster: 50,
    isPopular: false,
    features: [
      '5 active clusters',
      '3 archived clusters',
      '10 users',
      'Up to 50 nodes per cluster',
      'Extra clusters at €25 per month each',
      'Advanced monitoring (coming soon)',
    ],
  },
];
