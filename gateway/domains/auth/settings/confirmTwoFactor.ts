import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { UserRef } from '../../account/User.ts';
import { loadUser } from '../../account/account.upstream.ts';
import { postTwoFactorCode } from '../auth.upstream.ts';

const ConfirmTwoFactorPayload = builder
  .objectRef<{ backup_code: string }>('ConfirmTwoFactorPayload')
  .implement({
    description: 'Two-factor sign-in is enabled.',
    fields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The user, with `hasTwoFactor` true.',
        resolve: (_payload, _args, ctx) => loadUser(ctx),
      }),
      backupCode: t.exposeString('backup_code', {
        description: 'Code for signing in once without the authenticator. Returned only here.',
      }),
    }),
  });

builder.mutationField('confirmTwoFactor', (t) =>
  t.fieldWithInput({
    type: ConfirmTwoFactorPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Enables two-factor sign-in with the first code of the authenticator. Requires a session and a verified email address.',
    input: { code: t.input.string({ required: true, description: 'Six-digit code of the authenticator.' }) },
    resolve: (_root, { input }, ctx) => postTwoFactorCode(ctx, input.code),
  }),
);
