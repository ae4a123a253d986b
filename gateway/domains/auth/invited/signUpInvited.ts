import { builder } from '../../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../../graphql/errors.ts';
import { beginSession, type BegunSession } from '../beginSession.ts';
import { ViewerRef } from '../Viewer.ts';
import { postInvitedUser } from '../auth.upstream.ts';

const SignUpInvitedPayload = builder.objectRef<BegunSession>('SignUpInvitedPayload').implement({
  description: 'The user is signed up in the inviting account and signed in.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef, description: 'The signed-in user.' }) }),
});

builder.mutationField('signUpInvited', (t) =>
  t.fieldWithInput({
    type: SignUpInvitedPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'Creates a user in the inviting account. The invite has verified the e-mail address. No session is needed.',
    input: {
      token: t.input.string({ required: true, description: 'Token of the link in the invite mail.' }),
      name: t.input.string({ required: true, description: 'Full name.' }),
      email: t.input.string({ required: true, description: 'The invited e-mail address.' }),
      password: t.input.string({
        required: true,
        description:
          'At least 8 characters, with a lower-case letter, an upper-case letter, a digit and a special character.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { token, name, email, password } = input;
      return beginSession(ctx, await postInvitedUser(ctx, { token, name, email, password }));
    },
  }),
);
