import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { postVerificationRequest } from './auth.upstream.ts';

const RequestEmailVerificationPayload = builder
  .objectRef<{ email: string }>('RequestEmailVerificationPayload')
  .implement({
    description: 'The e-mail was sent.',
    fields: (t) => ({
      sentTo: t.exposeString('email', { description: 'Address that the e-mail was sent to.' }),
    }),
  });

builder.mutationField('requestEmailVerification', (t) =>
  t.field({
    type: RequestEmailVerificationPayload,
    errors: { types: [RefusedError] },
    description:
      'Sends the verification e-mail again. RATE_LIMITED within a minute of the previous one. Scope: ACCOUNT_WRITE.',
    resolve: (_root, _args, ctx) => postVerificationRequest(ctx),
  }),
);
