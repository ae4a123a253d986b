import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { loadUser } from '../../account/account.upstream.ts';
import { UserRef } from '../../account/User.ts';
import { PasskeyRef } from './Passkey.ts';
import { postPasskey, type PasskeyRecord } from './passkeys.upstream.ts';

const AddPasskeyPayload = builder.objectRef<{ passkey: PasskeyRecord }>('AddPasskeyPayload').implement({
  description: 'The passkey is added.',
  fields: (t) => ({
    passkey: t.expose('passkey', { type: PasskeyRef, description: 'The added passkey.' }),
    user: t.field({
      type: UserRef,
      description: 'The user with all passkeys.',
      resolve: (_payload, _args, ctx) => loadUser(ctx),
    }),
  }),
});

builder.mutationField('addPasskey', (t) =>
  t.fieldWithInput({
    type: AddPasskeyPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Adds the passkey that the browser has created. Requires a session.',
    input: {
      name: t.input.string({ required: true, description: 'Name of the passkey, at most 60 characters.' }),
      credential: t.input.field({
        type: 'JSON',
        required: true,
        description: '`RegistrationResponseJSON` of WebAuthn, the result of `navigator.credentials.create`.',
      }),
    },
    resolve: async (_root, { input }, ctx) => ({
      passkey: await postPasskey(ctx, { name: input.name, credential: input.credential }),
    }),
  }),
);
