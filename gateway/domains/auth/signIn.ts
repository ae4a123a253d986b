import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postSignIn } from './auth.upstream.ts';
import { beginSession, type BegunSession } from './beginSession.ts';
import { TwoFactorRequired } from './TwoFactorRequired.ts';
import { ViewerRef } from './Viewer.ts';

const SignInPayload = builder.objectRef<BegunSession>('SignInPayload').implement({
  description: 'Signed in; a browser has the session as a cookie.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerRef, description: 'Who is signed in.' }),
    target: t.exposeString('target', {
      nullable: true,
      description: 'Path to open next; null for the usual one.',
    }),
  }),
});

builder.mutationField('signIn', (t) =>
  t.fieldWithInput({
    type: SignInPayload,
    errors: { types: [InputError, RefusedError, TwoFactorRequired] },
    description: 'Signs in with e-mail and password. With two-factor sign-in, submitOneTimeCode follows.',
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address.' }),
      password: t.input.string({ required: true, description: 'The password.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const answer = await postSignIn(ctx, { email: input.email, password: input.password });
      if ('2fa_required' in answer) throw new TwoFactorRequired(answer.token);
      return beginSession(ctx, answer);
    },
  }),
);
