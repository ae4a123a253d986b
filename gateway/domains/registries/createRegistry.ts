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
      description: 'The registry, for the list it belongs into.',
      resolve: (registry) => edgeOf(registry, registry.name),
    }),
  }),
});

builder.mutationField('createRegistry', (t) =>
  t.fieldWithInput({
    type: CreateRegistryPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Saves the credentials of a container registry; they are tried first.',
    input: {
      name: t.input.string({
        required: true,
        description: 'Letters, digits, hyphen and underscore; saved in lower case.',
      }),
      type: t.input.field({ type: RegistryType, required: true, description: 'What kind it is.' }),
      url: t.input.string({ description: 'Its address; not needed for Docker Hub.' }),
      username: t.input.string({
        required: true,
        description: 'Who pulls; _json_key for a Google service account, the access key of AWS.',
      }),
      password: t.input.string({
        required: true,
        description: 'Password or token; the key file of a Google service account.',
      }),
      email: t.input.string({ description: 'For registries that want one.' }),
      awsRegion: t.input.string({ description: 'The region of an ECR registry, such as eu-central-1.' }),
    },
    resolve: (_root, { input }, ctx) => postRegistry(ctx, input),
  }),
);
