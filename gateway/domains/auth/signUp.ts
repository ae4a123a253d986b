import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postAccount } from './auth.upstream.ts';
import { beginSession, type BegunSession } from './beginSession.ts';
import { ViewerRef } from './Viewer.ts';

const SignUpPayload = builder.objectRef<BegunSession>('SignUpPayload').implement({
  description: 'Signed up and in. The next step is to verify the e-mail address.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef, description: 'Who is signed in.' }) }),
});

builder.mutationField('signUp', (t) =>
  t.fieldWithInput({
    type: SignUpPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Makes a user with a team of their own and signs them in. A verification mail is sent.',
    input: {
      name: t.input.string({ required: true, description: 'Full name.' }),
      email: t.input.string({ required: true, description: 'The e-mail address, not in use yet.' }),
      password: t.input.string({
        required: true,
        description:
          'At least 8 characters with a lower and an upper case letter, a digit and a special one.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { name, email, password } = input;
      return beginSession(ctx, await postAccount(ctx, { name, email, password }));
    },
  }),
);
