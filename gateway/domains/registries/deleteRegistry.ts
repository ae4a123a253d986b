import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { deleteRegistryByName } from './registries.upstream.ts';
import { Registry } from './Registry.ts';

const DeleteRegistryPayload = builder.objectRef<{ name: string }>('DeleteRegistryPayload').implement({
  description: 'The credentials are deleted and removed from all clusters.',
  fields: (t) => ({
    deletedRegistryId: t.id({
      description: 'Global id of the deleted registry.',
      resolve: ({ name }) => encodeId('Registry', name),
    }),
  }),
});

builder.mutationField('deleteRegistry', (t) =>
  t.fieldWithInput({
    type: DeleteRegistryPayload,
    errors: { types: [RefusedError] },
    description: 'Deletes the credentials of a registry and removes them from all clusters.',
    input: { id: t.input.globalID({ for: Registry, required: true, description: 'The registry.' }) },
    resolve: async (_root, { input }, ctx) => {
      await deleteRegistryByName(ctx, input.id.id);
      return { name: input.id.id };
    },
  }),
);
