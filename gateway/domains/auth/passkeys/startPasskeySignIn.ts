import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { postPasskeyChallenge, type BegunPasskey } from './passkeys.upstream.ts';

const StartPasskeySignInPayload = builder.objectRef<BegunPasskey>('StartPasskeySignInPayload').implement({
  description: 'The browser can use a passkey.',
  fields: (t) => ({
    options: t.expose('options', {
      type: 'JSON',
      description:
        '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn; the challenge is valid for ten minutes.',
    }),
  }),
});

builder.mutationField('startPasskeySignIn', (t) =>
  t.fieldWithInput({
    type: StartPasskeySignInPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Starts a sign-in with a passkey; `signInWithPasskey` follows. EXPIRED for the token of an old sign-in. No session is needed.',
    input: {
      token: t.input.string({
        description:
          'Token from TwoFactorRequired, for a passkey as the second factor; null to sign in with it alone.',
      }),
    },
    resolve: (_root, { input }, ctx) => postPasskeyChallenge(ctx, input.token),
  }),
);
