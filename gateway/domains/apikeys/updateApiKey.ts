import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { ApiKey, ApiKeyRef } from './ApiKey.ts';
import { ApiKeyScope, wireScopeOf } from './ApiKeyScope.ts';
import { putApiKey, type ApiKeyRecord } from './apikeys.upstream.ts';

const UpdateApiKeyPayload = builder.objectRef<{ apiKey: ApiKeyRecord }>('UpdateApiKeyPayload').implement({
  description: 'The changed key.',
  fields: (t) => ({ apiKey: t.expose('apiKey', { type: ApiKeyRef, description: 'The key.' }) }),
});

builder.mutationField('updateApiKey', (t) =>
  t.fieldWithInput({
    type: UpdateApiKeyPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Changes an API key; omitted fields stay unchanged. Requires a session.',
    input: {
      id: t.input.globalID({ for: ApiKey, required: true, description: 'The key.' }),
      name: t.input.string({ description: 'Name of the key, at most 60 characters.' }),
      isActive: t.input.boolean({ description: 'false disables the key.' }),
      scopes: t.input.field({ type: [ApiKeyScope], description: 'All scopes of the key, at least one.' }),
      expiresAt: t.input.field({
        type: 'DateTime',
        description: 'Time in the future from which the key is refused; null removes the expiry.',
      }),
    },
    resolve: async (_root, { input: { id, name, isActive, scopes, expiresAt } }, ctx) => ({
      apiKey: await putApiKey(ctx, id.id, {
        ...(name == null ? {} : { name }),
        ...(isActive == null ? {} : { active: isActive }),
        ...(scopes == null ? {} : { scopes: scopes.map(wireScopeOf) }),
        ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
      }),
    }),
  }),
);
