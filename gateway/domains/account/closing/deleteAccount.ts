import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { deleteAccount } from './closing.upstream.ts';

const DeleteAccountPayload = builder.objectRef<{ deletionAt: string }>('DeleteAccountPayload').implement({
  description: 'The account will be erased, and the caller is signed out.',
  fields: (t) => ({
    deletionAt: t.expose('deletionAt', {
      type: 'DateTime',
      description: 'Time at which the account is erased. Until then an owner can call `keepAccount`.',
    }),
  }),
});

builder.mutationField('deleteAccount', (t) =>
  t.fieldWithInput({
    type: DeleteAccountPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Deletes the current account with all of its data in 14 days; for owners. Servers at Hetzner stay. Ends the session. Requires a session.',
    input: {
      teamName: t.input.string({ required: true, description: 'Name of the account, as a confirmation.' }),
      confirmation: t.input.string({ required: true, description: 'The word DELETE.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const deletionAt = await deleteAccount(ctx, input);
      ctx.cookies.clearSession();
      return { deletionAt };
    },
  }),
);
