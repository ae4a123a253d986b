import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { encodeId, ownIdOf, type NameInAccount } from '../../graphql/globalId.ts';
import { deleteRegistryOf } from './registries.upstream.ts';
import { Registry } from './Registry.ts';

const DeleteRegistryPayload = builder.objectRef<NameInAccount>('DeleteRegistryPayload').implement({
  description: 'The credentials are deleted and removed from all clusters.',
  fields: (t) => ({
    deletedRegistryId: t.id({
      description: 'Global id of the deleted registry.',
      resolve: (registry) => encodeId('Registry', ownIdOf(registry)),
    }),
  }),
});

builder.mutationField('deleteRegistry', (t) =>
  t.fieldWithInput({
    type: DeleteRegistryPayload,
    errors: { types: [RefusedError] },
    description:
      'Deletes the credentials of a registry and removes them from all clusters. Scope: REGISTRIES_WRITE.',
    input: { id: t.input.globalID({ for: Registry, required: true, description: 'The registry.' }) },
    resolve: async (_root, { input }, ctx) => {
      await deleteRegistryOf(ctx, input.id.id);
      return input.id.id;
    },
  }),
);
