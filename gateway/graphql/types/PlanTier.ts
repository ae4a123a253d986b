import { builder } from '../builder.ts';

const PLAN_TIERS = ['FREE', 'STANDARD', 'PRO', 'ENTERPRISE'] as const;
export type PlanTierValue = (typeof PLAN_TIERS)[number];

/** Plans, mapped to the platform's values in lower case. */
export const PlanTier = builder.enumType('PlanTier', {
  description: 'Plans, smallest first.',
  values: {
    FREE: { description: 'One cluster, one user.' },
    STANDARD: { description: 'For small teams.' },
    PRO: { description: 'For teams with several clusters.' },
    ENTERPRISE: { description: 'Individual agreement.' },
  },
});

/** The tier with the platform's name; null when there is none. */
export function planTierFrom(name: string | null | undefined): PlanTierValue | null {
  const upper = name?.toUpperCase();
  return PLAN_TIERS.find((tier) => tier === upper) ?? null;
}
