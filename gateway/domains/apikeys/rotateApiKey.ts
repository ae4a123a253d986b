import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { ApiKey, ApiKeyRef } from './ApiKey.ts';
import { postRotation, type CreatedApiKey } from './apikeys.upstream.ts';

const RotateApiKeyPayload = builder.objectRef<CreatedApiKey>('RotateApiKeyPayload').implement({
  description: 'The rotated key.',
  fields: (t) => ({
    apiKey: t.field({
      type: ApiKeyRef,
      description: 'The key with its new prefix.',
      resolve: (rotated) => rotated,
    }),
    secret: t.exposeString('key', { description: 'The new key itself, returned only here.' }),
  }),
});

builder.mutationField('rotateApiKey', (t) =>
  t.fieldWithInput({
    type: RotateApiKeyPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Replaces the secret of an API key. The current secret stays valid for `overlapHours`; a still older one is revoked at once. Requires a session.',
    input: {
      id: t.input.globalID({ for: ApiKey, required: true, description: 'The key.' }),
      overlapHours: t.input.int({
        defaultValue: 24,
        description: 'Hours for which the current secret is accepted as well, from 0 to 168.',
      }),
    },
    resolve: (_root, { input: { id, overlapHours } }, ctx) =>
      postRotation(ctx, id.id, overlapHours ?? undefined),
  }),
);
