import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { billingPayload, changed } from '../billingPayload.ts';
import { changeExtraClusters } from './extraClusters.upstream.ts';

const ResumeExtraClustersPayload = billingPayload(
  'ResumeExtraClustersPayload',
  'The account with its extra clusters.',
);

builder.mutationField('resumeExtraClusters', (t) =>
  t.fieldWithInput({
    type: ResumeExtraClustersPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Takes the cancellation of extra clusters back. Scope: BILLING_WRITE.',
    input: { id: t.input.string({ required: true, description: '`ExtraClusterPurchase.purchaseId`.' }) },
    resolve: async (_root, { input }, ctx) => {
      await changeExtraClusters(ctx, 'resume', input.id);
      return changed(ctx);
    },
  }),
);
