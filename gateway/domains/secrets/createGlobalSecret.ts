import { builder } from '../../graphql/builder.ts';
import { edgeOf } from '../../graphql/connections.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { GlobalSecretEdge } from './GlobalSecret.ts';
import { postSecret, type SecretRecord } from './secrets.upstream.ts';

const CreateGlobalSecretPayload = builder.objectRef<SecretRecord>('CreateGlobalSecretPayload').implement({
  description: 'The secret is saved.',
  fields: (t) => ({
    globalSecretEdge: t.field({
      type: GlobalSecretEdge,
      description: 'The secret as an edge, to be added to `Account.globalSecrets`.',
      resolve: (secret) => edgeOf(secret, [secret.name]),
    }),
  }),
});

builder.mutationField('createGlobalSecret', (t) =>
  t.fieldWithInput({
    type: CreateGlobalSecretPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Saves a secret of the account, replacing one of the same name.',
    input: {
      name: t.input.string({
        required: true,
        description: 'Name: letters, digits, underscore, dot and hyphen; at most 100 characters.',
      }),
      value: t.input.string({ required: true, description: 'Value of the secret.' }),
    },
    resolve: (_root, { input }, ctx) => postSecret(ctx, input.name, input.value),
  }),
);
