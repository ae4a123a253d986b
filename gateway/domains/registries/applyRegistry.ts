import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { nameInOwnAccount } from '../account/account.upstream.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { clusterRegistryPayload } from './clusterRegistryPayload.ts';
import { sendClusterRegistry } from './registries.upstream.ts';
import { Registry } from './Registry.ts';

builder.mutationField('applyRegistry', (t) =>
  t.fieldWithInput({
    type: clusterRegistryPayload(
      'ApplyRegistryPayload',
      'The registry is being applied to every namespace. `clusterContentChanged` reports the end.',
    ),
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'Applies a registry to all namespaces of a cluster, including later ones. `clusterContentChanged` reports the end. Scope: REGISTRIES_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      registryId: t.input.globalID({ for: Registry, required: true, description: 'The registry.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const clusterId = input.clusterId.id;
      const name = await nameInOwnAccount(ctx, input.registryId.id);
      await sendClusterRegistry(ctx, 'POST', { clusterId, name });
      return { clusterId };
    },
  }),
);
