import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { messageOf } from '../../../graphql/messages.ts';
import { beginSession } from '../beginSession.ts';
import { TwoFactorRequired } from '../TwoFactorRequired.ts';
import { SignInProvider } from './SignInProvider.ts';
import { postSocial } from './social.upstream.ts';
import { signedInPayload } from '../signedInPayload.ts';

const SignInWithProviderPayload = signedInPayload('SignInWithProviderPayload');

const SignInWithProviderResult = builder.errorUnion('SignInWithProviderResult', {
  types: [InputError, RefusedError, SignInWithProviderPayload, TwoFactorRequired],
  resolveType: (result) => ('viewer' in result ? SignInWithProviderPayload : TwoFactorRequired),
});

builder.mutationField('signInWithProvider', (t) =>
  t.fieldWithInput({
    type: SignInWithProviderResult,
    description:
      'Completes a sign-in that an identity provider has confirmed; a new address gets an account. EXPIRED for used and expired tokens; OTHER_BROWSER without the cookie that browsers get when the provider redirects them. With two-factor sign-in, `submitOneTimeCode` follows. No session is needed.',
    input: {
      provider: t.input.field({
        type: SignInProvider,
        required: true,
        description: 'Provider that confirmed the sign-in.',
      }),
      token: t.input.string({
        required: true,
        description: 'Token in the address of `/signin/social`; works once, for five minutes.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      // Login CSRF (RFC 9700, section 4.7): the link of somebody else would open their account in this browser.
      if (input.token !== ctx.cookies.signInToken)
        throw new RefusedError('OTHER_BROWSER', messageOf('SOCIAL_OTHER_BROWSER'));
      const result = await postSocial(ctx, { provider: input.provider, token: input.token });
      return '2fa_required' in result ? result : beginSession(ctx, result);
    },
  }),
);
