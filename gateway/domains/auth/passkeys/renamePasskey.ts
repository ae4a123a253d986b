import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { Passkey, PasskeyRef } from './Passkey.ts';
import { patchPasskey, type PasskeyRecord } from './passkeys.upstream.ts';

const RenamePasskeyPayload = builder.objectRef<{ passkey: PasskeyRecord }>('RenamePasskeyPayload').implement({
  description: 'The passkey has its new name.',
  fields: (t) => ({ passkey: t.expose('passkey', { type: PasskeyRef, description: 'The passkey.' }) }),
});

builder.mutationField('renamePasskey', (t) =>
  t.fieldWithInput({
    type: RenamePasskeyPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Renames a passkey. Requires a session.',
    input: {
      id: t.input.globalID({ for: Passkey, required: true, description: 'The passkey.' }),
      name: t.input.string({ required: true, description: 'New name, at most 60 characters.' }),
    },
    resolve: async (_root, { input }, ctx) => ({
      passkey: await patchPasskey(ctx, input.id.id, input.name),
    }),
  }),
);
