import { builder } from '../../graphql/builder.ts';
import { edgeOf } from '../../graphql/connections.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { ApiKeyEdge, sortKeyOf } from './ApiKey.ts';
import { ApiKeyScope, wireScopeOf } from './ApiKeyScope.ts';
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
    description: 'Creates an API key that acts as the signed-in user. Requires a session.',
    input: {
      name: t.input.string({ required: true, description: 'Name of the key, at most 60 characters.' }),
      scopes: t.input.field({
        type: [ApiKeyScope],
        required: true,
        description: 'Scopes of the key, at least one: READ, WRITE, or those of single areas.',
      }),
      expiresAt: t.input.field({
        type: 'DateTime',
        description: 'Time in the future from which the key is refused; null for a key that does not expire.',
      }),
    },
    resolve: (_root, { input: { name, scopes, expiresAt = null } }, ctx) =>
      postApiKey(ctx, { name, scopes: scopes.map(wireScopeOf), expires_at: expiresAt }),
  }),
);
