import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { billingDetailsBody, BillingDetailsInput } from './BillingDetailsInput.ts';
import { billingPayload, changed } from './billingPayload.ts';
import { putBillingDetails } from './subscription.upstream.ts';

const UpdateBillingDetailsPayload = billingPayload(
  'UpdateBillingDetailsPayload',
  'The stored billing details.',
);

builder.mutationField('updateBillingDetails', (t) =>
  t.fieldWithInput({
    type: UpdateBillingDetailsPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Changes name and address for the next invoices. Scope: BILLING_WRITE.',
    input: {
      billingDetails: t.input.field({
        type: BillingDetailsInput,
        required: true,
        description: 'The details.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      await putBillingDetails(ctx, billingDetailsBody(input.billingDetails));
      return changed(ctx);
    },
  }),
);
