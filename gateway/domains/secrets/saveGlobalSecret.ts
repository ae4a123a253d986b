import { builder } from '../../graphql/builder.ts';
import { edgeOf } from '../../graphql/connections.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { GlobalSecretEdge } from './GlobalSecret.ts';
import { postSecret, type SavedSecret } from './secrets.upstream.ts';

const SaveGlobalSecretPayload = builder.objectRef<SavedSecret>('SaveGlobalSecretPayload').implement({
  description: 'The secret is saved.',
  fields: (t) => ({
    isReplaced: t.exposeBoolean('replaced', {
      description: 'Whether the value of an existing secret was replaced; false for a new secret.',
    }),
    globalSecretEdge: t.field({
      type: GlobalSecretEdge,
      description: 'The secret as an edge, to be added to `Account.globalSecrets`.',
      resolve: (secret) => edgeOf(secret, [secret.name]),
    }),
  }),
});

builder.mutationField('saveGlobalSecret', (t) =>
  t.fieldWithInput({
    type: SaveGlobalSecretPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Saves a secret of the account; one of the same name gets the new value. Scope: SECRETS_WRITE.',
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
