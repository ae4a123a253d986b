import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { PlanTier } from '../../graphql/types/PlanTier.ts';
import { loadUser } from '../account/account.upstream.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import { billingDetailsBody, BillingDetailsInput } from './BillingDetailsInput.ts';
import { BillingInterval } from './BillingInterval.ts';
import { postPurchase } from './billing.upstream.ts';
import { purchasePayload } from './purchasePayload.ts';

const SubscribeToPlanPayload = purchasePayload(
  'SubscribeToPlanPayload',
  'The plan is active or waits for its payment.',
);

builder.objectField(SubscribeToPlanPayload, 'viewer', (t) =>
  t.field({
    type: ViewerRef,
    description: 'The viewer, with the access gate after the purchase.',
    resolve: (_purchase, _args, ctx) => loadUser(ctx),
  }),
);

builder.mutationField('subscribeToPlan', (t) =>
  t.fieldWithInput({
    type: SubscribeToPlanPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'Chooses or changes the plan of the account. DOWNGRADE_UNAVAILABLE for a smaller plan, PLAN_LIMIT when the account uses more than the plan allows. Scope: BILLING_WRITE.',
    input: {
      tier: t.input.field({ type: PlanTier, required: true, description: 'The plan.' }),
      interval: t.input.field({ type: BillingInterval, required: true, description: 'Billing interval.' }),
      isTrial: t.input.boolean({
        description: 'True to start with a trial, where `Plan.trialDays` offers one. Monthly billing only.',
      }),
      billingDetails: t.input.field({
        type: BillingDetailsInput,
        description: 'Billing details; required for plans that are not free.',
      }),
    },
    resolve: (_root, { input }, ctx) =>
      postPurchase(ctx, {
        plan: input.tier.toLowerCase(),
        interval: input.interval,
        ...(input.isTrial ? { is_trial: true } : {}),
        ...(input.billingDetails ? { billing_details: billingDetailsBody(input.billingDetails) } : {}),
      }),
  }),
);
