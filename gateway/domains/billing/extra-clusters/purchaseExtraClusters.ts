import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { BillingInterval } from '../BillingInterval.ts';
import { purchasePayload } from '../purchasePayload.ts';
import { postExtraClusters } from './extraClusters.upstream.ts';

const PurchaseExtraClustersPayload = purchasePayload(
  'PurchaseExtraClustersPayload',
  'The purchase is complete or waits for its payment.',
);

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
