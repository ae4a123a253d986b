import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { loadUser } from '../../account/account.upstream.ts';
import { BillingInterval } from '../BillingInterval.ts';
import type { Purchase } from '../billing.upstream.ts';
import { PurchaseOutcome } from '../subscribeToPlan.ts';
import { postExtraClusters } from './extraClusters.upstream.ts';

const PurchaseExtraClustersPayload = builder.objectRef<Purchase>('PurchaseExtraClustersPayload').implement({
  description: 'The purchase is complete or waits for its payment.',
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

builder.mutationField('purchaseExtraClusters', (t) =>
  t.fieldWithInput({
    type: PurchaseExtraClustersPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Buys clusters in addition to those of a paid plan. PAYMENT_REQUIRED without one, or while it is unpaid. Scope: BILLING_WRITE.',
    input: {
      quantity: t.input.int({ required: true, description: 'Number of clusters, 1 to 10.' }),
      interval: t.input.field({ type: BillingInterval, required: true, description: 'Billing interval.' }),
    },
    resolve: (_root, { input }, ctx) => postExtraClusters(ctx, input.quantity, input.interval),
  }),
);
