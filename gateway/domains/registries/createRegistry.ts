import { builder } from '../../graphql/builder.ts';
import { edgeOf } from '../../graphql/connections.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postRegistry, type RegistryRecord } from './registries.upstream.ts';
import { RegistryEdge, RegistryType } from './Registry.ts';

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
    description: 'Checks and saves the credentials of a container registry.',
    input: {
      name: t.input.string({
        required: true,
        description: 'Name: letters, digits, hyphen and underscore; saved in lower case.',
      }),
      type: t.input.field({ type: RegistryType, required: true, description: 'Type of the registry.' }),
      url: t.input.string({ description: 'URL of the registry; not needed for Docker Hub.' }),
      username: t.input.string({
        required: true,
        description: 'User name for pulling: _json_key for a Google service account, the access key for AWS.',
      }),
      password: t.input.string({
        required: true,
        description: 'Password or token; for a Google service account its key file.',
      }),
      email: t.input.string({ description: 'E-mail address, for registries that require one.' }),
      awsRegion: t.input.string({ description: 'AWS region of an ECR registry, such as eu-central-1.' }),
    },
    resolve: (_root, { input }, ctx) => postRegistry(ctx, input),
  }),
);
