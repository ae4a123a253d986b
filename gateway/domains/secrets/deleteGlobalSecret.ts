import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { encodeId, ownIdOf, type NameInAccount } from '../../graphql/globalId.ts';
import { GlobalSecret } from './GlobalSecret.ts';
import { deleteSecret } from './secrets.upstream.ts';

const DeleteGlobalSecretPayload = builder.objectRef<NameInAccount>('DeleteGlobalSecretPayload').implement({
  description: 'The secret is deleted.',
  fields: (t) => ({
    deletedGlobalSecretId: t.id({
      description: 'Global id of the deleted secret.',
      resolve: (secret) => encodeId('GlobalSecret', ownIdOf(secret)),
    }),
  }),
});

builder.mutationField('deleteGlobalSecret', (t) =>
  t.fieldWithInput({
    type: DeleteGlobalSecretPayload,
    errors: { types: [RefusedError] },
    description: 'Deletes a secret of the account. Scope: SECRETS_WRITE.',
    input: { id: t.input.globalID({ for: GlobalSecret, required: true, description: 'The secret.' }) },
    resolve: async (_root, { input }, ctx) => {
      await deleteSecret(ctx, input.id.id);
      return input.id.id;
    },
  }),
);
