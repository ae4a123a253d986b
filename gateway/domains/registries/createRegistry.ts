import { builder } from '../../graphql/builder.ts';
import { edgeOf } from '../../graphql/connections.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postRegistry, type RegistryRecord } from './registries.upstream.ts';
import { RegistryEdge } from './Registry.ts';
import { RegistryCredentials, readCredentials } from './registryCredentials.ts';

const CreateRegistryPayload = builder.objectRef<RegistryRecord>('CreateRegistryPayload').implement({
  description: 'The registry is saved.',
  fields: (t) => ({
    registryEdge: t.field({
      type: RegistryEdge,
      description: 'The registry as an edge, to be added to `Account.registries`.',
      resolve: (registry) => edgeOf(registry, [registry.name]),
    }),
  }),
});

builder.mutationField('createRegistry', (t) =>
  t.fieldWithInput({
    type: CreateRegistryPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Checks and saves the credentials of a container registry. Scope: REGISTRIES_WRITE.',
    input: {
      name: t.input.string({
        required: true,
        description: 'Name: letters, digits, hyphen and underscore; saved in lower case.',
      }),
      credentials: t.input.field({
        type: RegistryCredentials,
        required: true,
        description: 'Type of the registry and its credentials, which are checked.',
      }),
    },
    resolve: (_root, { input: { name, credentials } }, ctx) => {
      const { fields, ...registry } = readCredentials(credentials);
      return postRegistry(ctx, { name, ...registry }, fields);
    },
  }),
);
