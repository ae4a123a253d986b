import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { postPasskeyOptions, type BegunPasskey } from './passkeys.upstream.ts';

const StartAddingPasskeyPayload = builder.objectRef<BegunPasskey>('StartAddingPasskeyPayload').implement({
  description: 'The browser can create a passkey.',
  fields: (t) => ({
    options: t.expose('options', {
      type: 'JSON',
      description:
        '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn; the challenge is valid for ten minutes.',
    }),
  }),
});

builder.mutationField('startAddingPasskey', (t) =>
  t.fieldWithInput({
    type: StartAddingPasskeyPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Starts adding a passkey; `addPasskey` follows. Requires the password or a code of the authenticator; a user who has no password must have signed in during the last ten minutes, otherwise SIGN_IN_AGAIN. Requires a session.',
    input: {
      currentPassword: t.input.string({ description: 'Password, unless `code` is given.' }),
      code: t.input.string({
        description:
          'Code of the authenticator, or the backup code, in place of the password. Refused if two-factor sign-in was turned on after the session began.',
      }),
    },
    resolve: (_root, { input }, ctx) => postPasskeyOptions(ctx, input),
  }),
);
