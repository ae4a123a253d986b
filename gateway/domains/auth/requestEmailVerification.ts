import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { postVerificationRequest } from './auth.upstream.ts';

const RequestEmailVerificationPayload = builder
  .objectRef<{ email: string }>('RequestEmailVerificationPayload')
  .implement({
    description: 'A mail with a fresh link is on its way.',
    fields: (t) => ({ sentTo: t.exposeString('email', { description: 'The address it goes to.' }) }),
  });

builder.mutationField('requestEmailVerification', (t) =>
  t.field({
    type: RequestEmailVerificationPayload,
    errors: { types: [RefusedError] },
    description: 'Sends the verification mail again. RATE_LIMITED within a minute of the last one.',
    resolve: (_root, _args, ctx) => postVerificationRequest(ctx),
  }),
);
