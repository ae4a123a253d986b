import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { PlanTier } from '../../graphql/types/PlanTier.ts';
import { loadUser } from '../account/account.upstream.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import { billingDetailsBody, BillingDetailsInput } from './BillingDetailsInput.ts';
import { BillingInterval } from './BillingInterval.ts';
import { postPurchase, type Purchase } from './billing.upstream.ts';

const PurchaseOutcome = builder.enumType('PurchaseOutcome', {
  description: 'What happens next with a purchase.',
  values: {
    COMPLETED: { description: 'The plan is active.' },
    REDIRECT: { description: 'On the page of the payment provider, at redirectUrl.' },
    OVERLAY: { description: 'In the overlay of the payment provider, with transactionId.' },
  },
});

const SubscribeToPlanPayload = builder.objectRef<Purchase>('SubscribeToPlanPayload').implement({
  description: 'The plan is active, or waits for its payment.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: PurchaseOutcome, description: 'What happens next.' }),
    redirectUrl: t.exposeString('redirectUrl', {
      nullable: true,
      description: 'URL of the checkout, with REDIRECT; otherwise null.',
    }),
    transactionId: t.exposeString('transactionId', {
      nullable: true,
      description: 'For the payment overlay, with OVERLAY.',
    }),
    viewer: t.field({
      type: ViewerRef,
      description: 'Who asked: with COMPLETED the gate is open.',
      resolve: (_purchase, _args, ctx) => loadUser(ctx),
    }),
  }),
});

builder.mutationField('subscribeToPlan', (t) =>
  t.fieldWithInput({
    type: SubscribeToPlanPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'Chooses or changes the plan. DOWNGRADE_UNAVAILABLE for a smaller one, PLAN_LIMIT when the account has more than the plan allows.',
    input: {
      tier: t.input.field({ type: PlanTier, required: true, description: 'The plan.' }),
      interval: t.input.field({ type: BillingInterval, required: true, description: 'How often to pay.' }),
      billingDetails: t.input.field({
        type: BillingDetailsInput,
        description: 'Who pays; needed for every plan that costs something.',
      }),
    },
    resolve: (_root, { input }, ctx) =>
      postPurchase(ctx, {
        plan: input.tier.toLowerCase(),
        interval: input.interval,
        ...(input.billingDetails ? { billing_details: billingDetailsBody(input.billingDetails) } : {}),
      }),
  }),
);
