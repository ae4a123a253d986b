import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { UserRef } from '../../account/User.ts';
import { loadUser } from '../../account/account.upstream.ts';
import { putTwoFactor, type TwoFactorSetup } from '../auth.upstream.ts';

const SetTwoFactorPayload = builder.objectRef<TwoFactorSetup>('SetTwoFactorPayload').implement({
  description: 'Turned off, or on its way: scan the code, then confirmTwoFactor.',
  fields: (t) => ({
    user: t.field({
      type: UserRef,
      description: 'The user. hasTwoFactor stays false until the first code is confirmed.',
      resolve: (_setup, _args, ctx) => loadUser(ctx),
    }),
    qrCode: t.exposeString('qr_code', {
      nullable: true,
      description: 'The QR code as a data URL; null when turning off.',
    }),
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'The same key, for typing; null when turning off.',
    }),
  }),
});

builder.mutationField('setTwoFactor', (t) =>
  t.fieldWithInput({
    type: SetTwoFactorPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Turns two-factor sign-in off, or begins to turn it on. SIGN_IN_AGAIN when a user without a password turns it off more than ten minutes after signing in.',
    input: {
      enabled: t.input.boolean({ required: true, description: 'true to begin, false to turn off.' }),
      currentPassword: t.input.string({
        description: 'The password; required to turn off, for users who have one.',
      }),
    },
    resolve: (_root, { input }, ctx) => putTwoFactor(ctx, input),
  }),
);
