import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { beginSession, type BegunSession } from '../beginSession.ts';
import { ViewerRef } from '../Viewer.ts';
import { postPasskeySignIn } from './passkeys.upstream.ts';

const SignInWithPasskeyPayload = builder.objectRef<BegunSession>('SignInWithPasskeyPayload').implement({
  description: 'The user is signed in; browsers get the session as a cookie.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerRef, description: 'The signed-in user.' }),
    target: t.exposeString('target', {
      nullable: true,
      description: 'Path to open next; null for the default one.',
    }),
  }),
});

builder.mutationField('signInWithPasskey', (t) =>
  t.fieldWithInput({
    type: SignInWithPasskeyPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Signs in with a passkey, which needs no second factor, or completes a two-factor sign-in with it. EXPIRED for used and old challenges.',
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
