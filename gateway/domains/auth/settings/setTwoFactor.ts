import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { UserRef } from '../../account/User.ts';
import { loadUser } from '../../account/account.upstream.ts';
import { putTwoFactor, type TwoFactorSetup } from '../auth.upstream.ts';

const SetTwoFactorPayload = builder.objectRef<TwoFactorSetup>('SetTwoFactorPayload').implement({
  description: 'Two-factor sign-in is disabled, or has to be confirmed with `confirmTwoFactor`.',
  fields: (t) => ({
    user: t.field({
      type: UserRef,
      description: 'The user. `hasTwoFactor` stays false until the first code is confirmed.',
      resolve: (_setup, _args, ctx) => loadUser(ctx),
    }),
    qrCode: t.exposeString('qr_code', {
      nullable: true,
      description: 'QR code with the key, as a data URL; null when disabling.',
    }),
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'The key as text; null when disabling.',
    }),
  }),
});

builder.mutationField('setTwoFactor', (t) =>
  t.fieldWithInput({
    type: SetTwoFactorPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Disables two-factor sign-in, or starts enabling it. Disabling requires the password or a code; without either a user who has no password must have signed in during the last ten minutes, otherwise SIGN_IN_AGAIN. Requires a session.',
    input: {
      enabled: t.input.boolean({ required: true, description: 'true to start enabling, false to disable.' }),
      currentPassword: t.input.string({
        description: 'Password; for disabling, unless `code` is given.',
      }),
      code: t.input.string({
        description:
          'Code of the authenticator, or the backup code; for disabling, in place of the password.',
      }),
    },
    resolve: (_root, { input }, ctx) => putTwoFactor(ctx, input),
  }),
);
