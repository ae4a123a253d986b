import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { ClusterRegistry } from './ClusterRegistry.ts';
import { clusterRegistryPayload } from './clusterRegistryPayload.ts';
import { sendClusterRegistry } from './registries.upstream.ts';

builder.mutationField('reapplyRegistry', (t) =>
  t.fieldWithInput({
    type: clusterRegistryPayload(
      'ReapplyRegistryPayload',
      'The registry is being applied to every namespace again. `clusterContentChanged` reports the end.',
    ),
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description: 'Applies a registry to all namespaces of its cluster again. Scope: REGISTRIES_WRITE.',
    input: {
      id: t.input.globalID({
        for: ClusterRegistry,
        required: true,
        description: 'The registry on the cluster.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      await sendClusterRegistry(ctx, 'POST', input.id.id);
      return { clusterId: input.id.id.clusterId };
    },
  }),
);
