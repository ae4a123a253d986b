import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { billingPayload, changed } from './billingPayload.ts';
import { postResume } from './subscription.upstream.ts';

const ResumeSubscriptionPayload = billingPayload(
  'ResumeSubscriptionPayload',
  'The scheduled change is taken back.',
);

builder.mutationField('resumeSubscription', (t) =>
  t.field({
    type: ResumeSubscriptionPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Takes a scheduled cancellation or downgrade back. Scope: BILLING_WRITE.',
    resolve: async (_root, _args, ctx) => {
      await postResume(ctx);
      return changed(ctx);
    },
  }),
);
