import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { encodeId } from '../../../graphql/globalId.ts';
import { loadUser } from '../../account/account.upstream.ts';
import { UserRef } from '../../account/User.ts';
import { Passkey } from './Passkey.ts';
import { deletePasskey } from './passkeys.upstream.ts';

const RemovePasskeyPayload = builder.objectRef<{ id: string }>('RemovePasskeyPayload').implement({
  description: 'The passkey is removed.',
  fields: (t) => ({
    removedPasskeyId: t.id({
      description: 'Global id of the removed passkey.',
      resolve: ({ id }) => encodeId('Passkey', id),
    }),
    user: t.field({
      type: UserRef,
      description: 'The user with the remaining passkeys.',
      resolve: (_payload, _args, ctx) => loadUser(ctx),
    }),
  }),
});

builder.mutationField('removePasskey', (t) =>
  t.fieldWithInput({
    type: RemovePasskeyPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Removes a passkey. Requires the password or a code of the authenticator; a user who has no password must have signed in during the last ten minutes, otherwise SIGN_IN_AGAIN. Requires a session.',
    input: {
      id: t.input.globalID({ for: Passkey, required: true, description: 'The passkey.' }),
      currentPassword: t.input.string({ description: 'Password, unless `code` is given.' }),
      code: t.input.string({
        description:
          'Code of the authenticator, or the backup code, in place of the password. Refused if two-factor sign-in was turned on after the session began.',
      }),
    },
    resolve: async (_root, { input: { id, ...proof } }, ctx) => {
      await deletePasskey(ctx, id.id, proof);
      return { id: id.id };
    },
  }),
);
