import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { UserRef } from '../../account/User.ts';
import { loadUser } from '../../account/account.upstream.ts';
import { postTwoFactorCode } from '../auth.upstream.ts';

const ConfirmTwoFactorPayload = builder
  .objectRef<{ backup_code: string }>('ConfirmTwoFactorPayload')
  .implement({
    description: 'Two-factor sign-in is on.',
    fields: (t) => ({
      user: t.field({
        type: UserRef,
        description: 'The user, hasTwoFactor being true.',
        resolve: (_payload, _args, ctx) => loadUser(ctx),
      }),
      backupCode: t.exposeString('backup_code', {
        description: 'Signs in once when the authenticator is lost. Shown this once.',
      }),
    }),
  });

builder.mutationField('confirmTwoFactor', (t) =>
  t.fieldWithInput({
    type: ConfirmTwoFactorPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Turns two-factor sign-in on with the first code of the authenticator.',
    input: { code: t.input.string({ required: true, description: 'Six digits.' }) },
    resolve: (_root, { input }, ctx) => postTwoFactorCode(ctx, input.code),
  }),
);
