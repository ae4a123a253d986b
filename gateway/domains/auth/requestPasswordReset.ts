import { builder } from '../../graphql/builder.ts';
import { InputError } from '../../graphql/errors.ts';
import { postResetRequest } from './auth.upstream.ts';

const RequestPasswordResetPayload = builder
  .objectRef<{ email: string }>('RequestPasswordResetPayload')
  .implement({
    description: 'An e-mail is sent if the address is known. The result is the same either way.',
    fields: (t) => ({ sentTo: t.exposeString('email', { description: 'Address from the input.' }) }),
  });

builder.mutationField('requestPasswordReset', (t) =>
  t.fieldWithInput({
    type: RequestPasswordResetPayload,
    errors: { types: [InputError] },
    description: 'Sends a link for setting a new password. No session is needed.',
    input: { email: t.input.string({ required: true, description: 'E-mail address used for signing in.' }) },
    resolve: (_root, { input }, ctx) => postResetRequest(ctx, input.email),
  }),
);
