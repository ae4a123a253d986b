import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { beginSession } from '../beginSession.ts';
import { postPasskeySignIn } from './passkeys.upstream.ts';
import { signedInPayload } from '../signedInPayload.ts';

const SignInWithPasskeyPayload = signedInPayload('SignInWithPasskeyPayload');

builder.mutationField('signInWithPasskey', (t) =>
  t.fieldWithInput({
    type: SignInWithPasskeyPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Signs in with a passkey, which needs no second factor, or completes a two-factor sign-in with it. EXPIRED for used and old challenges. No session is needed.',
    input: {
      credential: t.input.field({
        type: 'JSON',
        required: true,
        description: '`AuthenticationResponseJSON` of WebAuthn, the result of `navigator.credentials.get`.',
      }),
      token: t.input.string({ description: 'The token that was given to `startPasskeySignIn`.' }),
    },
    resolve: async (_root, { input }, ctx) =>
      beginSession(ctx, await postPasskeySignIn(ctx, { credential: input.credential, token: input.token })),
  }),
);
