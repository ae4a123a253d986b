import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { ClusterRegistry } from './ClusterRegistry.ts';
import { clusterRegistryPayload } from './clusterRegistryPayload.ts';
import { sendClusterRegistry } from './registries.upstream.ts';

builder.mutationField('removeClusterRegistry', (t) =>
  t.fieldWithInput({
    type: clusterRegistryPayload(
      'RemoveClusterRegistryPayload',
      'The registry is being removed from every namespace. `clusterContentChanged` reports the end.',
    ),
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description: 'Removes a registry from all namespaces of its cluster. Scope: REGISTRIES_WRITE.',
    input: {
      id: t.input.globalID({
        for: ClusterRegistry,
        required: true,
        description: 'The registry on the cluster.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      await sendClusterRegistry(ctx, 'DELETE', input.id.id);
      return { clusterId: input.id.id.clusterId };
    },
  }),
);
