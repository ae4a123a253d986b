import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { ApiKey } from './ApiKey.ts';
import { deleteApiKeyById } from './apikeys.upstream.ts';

const DeleteApiKeyPayload = builder.objectRef<{ id: string }>('DeleteApiKeyPayload').implement({
  description: 'The key is deleted.',
  fields: (t) => ({
    deletedApiKeyId: t.id({
      description: 'Global id of the deleted key.',
      resolve: ({ id }) => encodeId('ApiKey', id),
    }),
  }),
});

builder.mutationField('deleteApiKey', (t) =>
  t.fieldWithInput({
    type: DeleteApiKeyPayload,
    errors: { types: [RefusedError] },
    description: 'Deletes an API key. Requests with it are refused from then on. Requires a session.',
    input: { id: t.input.globalID({ for: ApiKey, required: true, description: 'The key.' }) },
    resolve: async (_root, { input }, ctx) => {
      await deleteApiKeyById(ctx, input.id.id);
      return { id: input.id.id };
    },
  }),
);
