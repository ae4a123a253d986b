import { builder } from '../builder.ts';

export const PLAN_TIERS = ['FREE', 'STANDARD', 'PRO', 'ENTERPRISE'] as const;
export type PlanTierValue = (typeof PLAN_TIERS)[number];

/** A plan as the graph names it; the platform's own names are the same words in lower case. */
export const PlanTier = builder.enumType('PlanTier', {
  description: 'The plans, smallest first.',
  values: {
    FREE: { description: 'One cluster, one user.' },
    STANDARD: { description: 'For small teams.' },
    PRO: { description: 'For teams with several clusters.' },
    ENTERPRISE: { description: 'Agreed with sales.' },
  },
});

/** The platform's word for a plan as a tier; null when it is none. */
export function planTierFrom(word: string | null | undefined): PlanTierValue | null {
  const upper = word?.toUpperCase();
  return PLAN_TIERS.find((tier) => tier === upper) ?? null;
}
