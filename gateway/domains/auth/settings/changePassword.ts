import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { UserRef } from '../../account/User.ts';
import { putPassword, type PasswordChanged } from '../auth.upstream.ts';

const ChangePasswordPayload = builder.objectRef<PasswordChanged>('ChangePasswordPayload').implement({
  description: 'The password is changed; the current session stays valid.',
  fields: (t) => ({
    user: t.expose('user', { type: UserRef, description: 'The user, with `hasPassword` true.' }),
    otherSessionsEnded: t.exposeInt('other_sessions_ended', {
      description: 'Number of other sessions that were ended.',
    }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.fieldWithInput({
    type: ChangePasswordPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Changes the password of the signed-in user, or sets the first one. SIGN_IN_AGAIN when the first one is set more than ten minutes after signing in. Requires a session.',
    input: {
      currentPassword: t.input.string({
        description: 'Current password; not needed when the user has none.',
      }),
      newPassword: t.input.string({ required: true, description: 'The new password.' }),
      confirmPassword: t.input.string({ required: true, description: 'The new password, repeated.' }),
    },
    resolve: (_root, { input }, ctx) =>
      putPassword(ctx, {
        ...(input.currentPassword ? { oldpassword: input.currentPassword } : {}),
        newpassword: input.newPassword,
        confirmpassword: input.confirmPassword,
      }),
  }),
);
