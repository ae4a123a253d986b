import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { BillingInterval } from './BillingInterval.ts';
import { billingPayload, changed } from './billingPayload.ts';
import { postInterval } from './subscription.upstream.ts';

const ChangeBillingIntervalPayload = billingPayload(
  'ChangeBillingIntervalPayload',
  'The subscription with its new interval.',
);

/** Another tab or member was faster: what was asked for is so already. */
const isAlreadySet = (error: unknown) =>
  error instanceof RefusedError && error.detail.code === 'INTERVAL_ALREADY_SET';

builder.mutationField('changeBillingInterval', (t) =>
  t.fieldWithInput({
    type: ChangeBillingIntervalPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Changes the billing interval now; the rest of the paid period is credited. Scope: BILLING_WRITE.',
    input: {
      interval: t.input.field({ type: BillingInterval, required: true, description: 'The new interval.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      await postInterval(ctx, input.interval).catch((error: unknown) => {
        if (!isAlreadySet(error)) throw error;
      });
      return changed(ctx);
    },
  }),
);
