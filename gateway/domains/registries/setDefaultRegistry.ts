import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { nameInOwnAccount } from '../account/account.upstream.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { clusterRegistryPayload } from './clusterRegistryPayload.ts';
import { postDefaultRegistry } from './registries.upstream.ts';
import { Registry } from './Registry.ts';

builder.mutationField('setDefaultRegistry', (t) =>
  t.fieldWithInput({
    type: clusterRegistryPayload('SetDefaultRegistryPayload', 'The default is set, or cleared.'),
    errors: { types: [InputError, RefusedError] },
    description: 'Sets the registry that deployments of a cluster use by default. Scope: REGISTRIES_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      registryId: t.input.globalID({
        for: Registry,
        description: 'A registry of the cluster; null removes the default.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const clusterId = input.clusterId.id;
      const name = input.registryId ? await nameInOwnAccount(ctx, input.registryId.id) : null;
      await postDefaultRegistry(ctx, clusterId, name);
      return { clusterId };
    },
  }),
);
