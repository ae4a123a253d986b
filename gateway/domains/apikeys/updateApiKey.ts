import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { ApiKey, ApiKeyRef } from './ApiKey.ts';
import { putApiKey, type ApiKeyRecord } from './apikeys.upstream.ts';

const UpdateApiKeyPayload = builder.objectRef<{ apiKey: ApiKeyRecord }>('UpdateApiKeyPayload').implement({
  description: 'The changed key.',
  fields: (t) => ({ apiKey: t.expose('apiKey', { type: ApiKeyRef, description: 'The key.' }) }),
});

builder.mutationField('updateApiKey', (t) =>
  t.fieldWithInput({
    type: UpdateApiKeyPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Renames, enables or disables an API key; omitted fields stay unchanged.',
    input: {
      id: t.input.globalID({ for: ApiKey, required: true, description: 'The key.' }),
      name: t.input.string({ description: 'Name of the key, at most 60 characters.' }),
      isActive: t.input.boolean({ description: 'false disables the key.' }),
    },
    resolve: async (_root, { input: { id, name, isActive } }, ctx) => ({
      apiKey: await putApiKey(ctx, id.id, {
        ...(name == null ? {} : { name }),
        ...(isActive == null ? {} : { active: isActive }),
      }),
    }),
  }),
);
