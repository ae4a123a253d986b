import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { clusterRegistryPayload } from './clusterRegistryPayload.ts';
import { sendClusterRegistry } from './registries.upstream.ts';
import { Registry } from './Registry.ts';

builder.mutationField('applyRegistry', (t) =>
  t.fieldWithInput({
    type: clusterRegistryPayload('ApplyRegistryPayload', 'Applying the registry to every namespace.'),
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'Lets every namespace of a cluster pull images with a registry, those that appear later too. Its end arrives through clusterRegistriesChanged.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      registryId: t.input.globalID({ for: Registry, required: true, description: 'The registry.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const clusterId = input.clusterId.id;
      await sendClusterRegistry(ctx, 'POST', { clusterId, name: input.registryId.id });
      return { clusterId };
    },
  }),
);
