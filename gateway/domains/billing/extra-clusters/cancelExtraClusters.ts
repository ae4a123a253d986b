import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { billingPayload, changed } from '../billingPayload.ts';
import { changeExtraClusters } from './extraClusters.upstream.ts';

const CancelExtraClustersPayload = billingPayload(
  'CancelExtraClustersPayload',
  'The account with its extra clusters.',
);

builder.mutationField('cancelExtraClusters', (t) =>
  t.fieldWithInput({
    type: CancelExtraClustersPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Cancels extra clusters at the end of their billing period. Scope: BILLING_WRITE.',
    input: { id: t.input.string({ required: true, description: '`ExtraClusterPurchase.purchaseId`.' }) },
    resolve: async (_root, { input }, ctx) => {
      await changeExtraClusters(ctx, 'cancel', input.id);
      return changed(ctx);
    },
  }),
);
