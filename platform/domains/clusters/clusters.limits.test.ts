import { expect, it } from 'vitest';
import { limitsOf } from '../billing/billing.rules.ts';
import type { PlanId } from '../billing/billing.catalogue.ts';
import { limitText } from './clusters.limits.ts';

/** The text of a full plan, which suggests only what that plan allows. */
it.each([
  ['active', null, { active: 0, archived: 0 }, 'limit_active_first'],
  // Free archives nothing, so archiving makes no room.
  ['active', 'free', { active: 1, archived: 0 }, 'limit_active_delete'],
  ['active', 'standard', { active: 2, archived: 1 }, 'limit_active_delete'],
  ['active', 'standard', { active: 2, archived: 0 }, 'limit_active'],
  ['active', 'pro', { active: 5, archived: 2 }, 'limit_active'],
  ['archived', 'free', { active: 1, archived: 0 }, 'limit_archived_first'],
  ['archived', 'standard', { active: 1, archived: 1 }, 'limit_archived'],
  ['archived', 'pro', { active: 1, archived: 3 }, 'limit_archived_largest'],
] as const satisfies [string, PlanId | null, object, string][])(
  'the limit of %s clusters on plan %s with %j is explained with %s',
  (side, plan, counts, code) => {
    expect(limitText(limitsOf(plan), counts, side).code).toBe(code);
  },
);
