import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { PlanTier } from '../../graphql/types/PlanTier.ts';
import { loadUser } from '../account/account.upstream.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import { billingDetailsBody, BillingDetailsInput } from './BillingDetailsInput.ts';
import { BillingInterval } from './BillingInterval.ts';
import { postPurchase, type Purchase } from './billing.upstream.ts';

const PurchaseOutcome = builder.enumType('PurchaseOutcome', {
  description: 'Next step of a purchase.',
  values: {
    COMPLETED: { description: 'The plan is active.' },
    REDIRECT: { description: 'Continue on the page of the payment provider at `redirectUrl`.' },
    OVERLAY: { description: 'Continue in the overlay of the payment provider with `transactionId`.' },
  },
});

/** A payload with the state of a purchase. */
export const purchasePayload = <Name extends string>(name: Name, description: string) =>
  builder.objectRef<Purchase>(name).implement({
    description,
    fields: (t) => ({
      outcome: t.expose('outcome', { type: PurchaseOutcome, description: 'Next step of the purchase.' }),
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: 'URL of the checkout; null unless `outcome` is REDIRECT.',
      }),
      transactionId: t.exposeString('transactionId', {
        nullable: true,
        description: 'Transaction for the payment overlay; null unless `outcome` is OVERLAY.',
      }),
      clientToken: t.string({
        nullable: true,
        description: 'Public token for the script of the payment overlay; null unless `outcome` is OVERLAY.',
        resolve: ({ outcome }, _args, ctx) => (outcome === 'OVERLAY' ? ctx.paddleClientToken : null),
      }),
      accountUuid: t.string({
        nullable: true,
        description: 'UUID of the account that pays; null unless `outcome` is OVERLAY.',
        deprecationReason:
          'The transaction names the account. Open the overlay without custom data. Removed on 2027-03-01.',
        resolve: async ({ outcome }, _args, ctx) =>
          outcome === 'OVERLAY' ? (await loadUser(ctx)).account_id : null,
      }),
    }),
  });

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
