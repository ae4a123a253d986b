import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postReset } from './auth.upstream.ts';

const ResetPasswordPayload = builder.objectRef<{ email: string }>('ResetPasswordPayload').implement({
  description: 'The new password is set; every session of the user has ended.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'E-mail address of the user.' }) }),
});

builder.mutationField('resetPassword', (t) =>
  t.fieldWithInput({
    type: ResetPasswordPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Sets a new password with the link of the e-mail. EXPIRED for used and expired links. No session is needed.',
    input: {
      email: t.input.string({ required: true, description: 'E-mail address in the link.' }),
      password: t.input.string({ required: true, description: 'The new password.' }),
      token: t.input.string({ required: true, description: 'Token in the link.' }),
    },
    resolve: (_root, { input: { email, password, token } }, ctx) =>
      postReset(ctx, { email, password, token }),
  }),
);
