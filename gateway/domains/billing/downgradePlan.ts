import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { PlanTier } from '../../graphql/types/PlanTier.ts';
import { billingPayload, changed } from './billingPayload.ts';
import { postDowngrade } from './subscription.upstream.ts';

const DowngradePlanPayload = billingPayload('DowngradePlanPayload', 'The smaller plan is scheduled.');

builder.mutationField('downgradePlan', (t) =>
  t.fieldWithInput({
    type: DowngradePlanPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Schedules a smaller plan for the end of the billing period. PLAN_LIMIT when the account uses more than it allows. Scope: BILLING_WRITE.',
    input: { tier: t.input.field({ type: PlanTier, required: true, description: 'The smaller plan.' }) },
    resolve: async (_root, { input }, ctx) => {
      await postDowngrade(ctx, input.tier.toLowerCase());
      return changed(ctx);
    },
  }),
);
