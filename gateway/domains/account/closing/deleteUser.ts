import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { deleteSelf } from './closing.upstream.ts';

const DeleteUserPayload = builder.objectRef<{ isDeleted: true }>('DeleteUserPayload').implement({
  description: 'The user is deleted and signed out.',
  fields: (t) => ({
    isDeleted: t.exposeBoolean('isDeleted', { description: 'Always true; failures are errors.' }),
  }),
});

builder.mutationField('deleteUser', (t) =>
  t.fieldWithInput({
    type: DeleteUserPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Deletes the signed-in user at once, in all accounts; LAST_OWNER for an owner, who deletes the account instead. Requires a session.',
    input: {
      teamName: t.input.string({
        required: true,
        description: 'Name of the current account, as a confirmation.',
      }),
      confirmation: t.input.string({ required: true, description: 'The word DELETE.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      await deleteSelf(ctx, input);
      ctx.cookies.clearSession();
      return { isDeleted: true as const };
    },
  }),
);
