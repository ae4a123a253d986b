import { appPlans } from '../../providers/apps/port.ts';

/**
 * True if an account with the plan may install an app that needs another one. A plan that is not in the list allows
 * everything as a need, and nothing as one's own.
 */
export function planAllows(own: string | null, needed: string): boolean {
  const rank = (plan: string | null) => appPlans.findIndex((tier) => tier === plan);
  return rank(own) >= rank(needed);
}
