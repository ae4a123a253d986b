import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { billingPayload, changed } from './billingPayload.ts';
import { postCancel } from './subscription.upstream.ts';

const CancelSubscriptionPayload = billingPayload(
  'CancelSubscriptionPayload',
  'The subscription ends with its billing period.',
);

builder.mutationField('cancelSubscription', (t) =>
  t.field({
    type: CancelSubscriptionPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Cancels the plan at the end of the billing period. Scope: BILLING_WRITE.',
    resolve: async (_root, _args, ctx) => {
      await postCancel(ctx);
      return changed(ctx);
    },
  }),
);
