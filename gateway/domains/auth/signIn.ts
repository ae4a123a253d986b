import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postSignIn } from './auth.upstream.ts';
import { beginSession } from './beginSession.ts';
import { TwoFactorRequired } from './TwoFactorRequired.ts';
import { signedInPayload } from './signedInPayload.ts';

const SignInPayload = signedInPayload('SignInPayload');

const SignInResult = builder.errorUnion('SignInResult', {
  types: [InputError, RefusedError, SignInPayload, TwoFactorRequired],
  resolveType: (result) => ('viewer' in result ? SignInPayload : TwoFactorRequired),
});

builder.mutationField('signIn', (t) =>
  t.fieldWithInput({
    type: SignInResult,
    description:
      'Signs in with e-mail and password. With two-factor sign-in, `submitOneTimeCode` follows. No session is needed.',
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address.' }),
      password: t.input.string({ required: true, description: 'The password.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const result = await postSignIn(ctx, { email: input.email, password: input.password });
      return '2fa_required' in result ? result : beginSession(ctx, result);
    },
  }),
);
