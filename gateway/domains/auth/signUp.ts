import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postAccount } from './auth.upstream.ts';
import { beginSession, type BegunSession } from './beginSession.ts';
import { ViewerRef } from './Viewer.ts';

const SignUpPayload = builder.objectRef<BegunSession>('SignUpPayload').implement({
  description: 'The user is signed up and signed in. The e-mail address has to be verified next.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef, description: 'The signed-in user.' }) }),
});

builder.mutationField('signUp', (t) =>
  t.fieldWithInput({
    type: SignUpPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Creates a user with a team of their own and signs them in. Sends a verification e-mail. No session is needed.',
    input: {
      name: t.input.string({ required: true, description: 'Full name.' }),
      email: t.input.string({ required: true, description: 'E-mail address that is not in use yet.' }),
      password: t.input.string({
        required: true,
        description:
          'At least 8 characters, with a lower-case letter, an upper-case letter, a digit and a special character.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { name, email, password } = input;
      return beginSession(ctx, await postAccount(ctx, { name, email, password }));
    },
  }),
);
