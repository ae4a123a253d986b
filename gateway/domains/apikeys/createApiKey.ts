import { builder } from '../../graphql/builder.ts';
import { edgeOf } from '../../graphql/connections.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { ApiKeyEdge, ApiKeyScope, sortKeyOf } from './ApiKey.ts';
import { postApiKey, type CreatedApiKey } from './apikeys.upstream.ts';

const CreateApiKeyPayload = builder.objectRef<CreatedApiKey>('CreateApiKeyPayload').implement({
  description: 'The created key.',
  fields: (t) => ({
    apiKeyEdge: t.field({
      type: ApiKeyEdge,
      description: 'The key as an edge, to be added to `Account.apiKeys`.',
      resolve: (created) => edgeOf(created, sortKeyOf(created)),
    }),
    secret: t.exposeString('key', { description: 'The key itself, returned only here.' }),
  }),
});

builder.mutationField('createApiKey', (t) =>
  t.fieldWithInput({
    type: CreateApiKeyPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Creates an API key that acts as the signed-in user.',
    input: {
      name: t.input.string({ required: true, description: 'Name of the key, at most 60 characters.' }),
      scope: t.input.field({ type: ApiKeyScope, required: true, description: 'Scope of the key.' }),
    },
    resolve: (_root, { input: { name, scope } }, ctx) => postApiKey(ctx, { name, scope }),
  }),
);
