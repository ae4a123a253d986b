import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { selectsPath } from '../../graphql/selection.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { detailOf } from '../../graphql/messages.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { clusterField, ClusterRef } from '../clusters/Cluster.ts';
import { ClusterPermissions } from '../clusters/ClusterPermissions.ts';
import {
  clusterRegistryStatuses,
  loadClusterRegistries,
  loadDefaultRegistry,
  loadRegistries,
  loadRegistry,
  loadStanding,
  type ClusterRegistryRecord,
  type ClusterRegistryStatusValue,
} from './registries.upstream.ts';
import { RegistryRef } from './Registry.ts';
import { registryAction, type ClusterRegistryAction } from './registryActions.ts';

const ClusterRegistryStatus = builder.enumType('ClusterRegistryStatus', {
  description: 'Status of a registry on a cluster.',
  values: {
    APPLYING: { value: clusterRegistryStatuses[0], description: 'Being applied to all namespaces.' },
    APPLIED: { value: clusterRegistryStatuses[1], description: 'Applied to all namespaces.' },
    REMOVING: { value: clusterRegistryStatuses[2], description: 'Being removed from all namespaces.' },
    FAILED: { value: clusterRegistryStatuses[3], description: 'Applying or removing it failed.' },
  },
});

const ClusterRegistryRef = builder.objectRef<ClusterRegistryRecord>('ClusterRegistry');

/** The cluster and the name, from the own id. */
function partsOf(id: string): ClusterRegistryRecord {
  const { owner, rest } = splitOwnId(id, 'ClusterRegistry');
  return { clusterId: owner, name: rest };
}

const ClusterRegistryPermissions = builder
  .objectRef<ClusterRegistryRecord>('ClusterRegistryPermissions')
  .implement({
    description: 'What the caller may do with a registry on a cluster now.',
    fields: (t) => {
      const action = (name: ClusterRegistryAction, description: string) =>
        t.field({
          type: ActionState,
          nullable: true,
          description,
          resolve: async (registry, _args, ctx) => {
            const standing = await loadStanding(ctx, registry);
            return registryAction(
              name,
              registry.clusterId,
              registry.name,
              standing?.status ?? 'applied',
              ctx,
            );
          },
        });
      return {
        reapply: action(
          'reapply',
          'Whether `reapplyRegistry` is allowed now, and if not, why. Null when it could not be loaded.',
        ),
        remove: action(
          'remove',
          'Whether `removeClusterRegistry` is allowed now, and if not, why. Null when it could not be loaded.',
        ),
        setDefault: action(
          'setDefault',
          'Whether `setDefaultRegistry` is allowed for this registry now, and if not, why. Null when it could not be loaded.',
        ),
      };
    },
  });

/** A registry on one cluster. */
export const ClusterRegistry = builder.node(ClusterRegistryRef, {
  description: 'A container registry that is applied to a cluster.',
  id: {
    resolve: ({ clusterId, name }) => `${clusterId}:${name}`,
    parse: partsOf,
  },
  loadOne: async ({ clusterId, name }, ctx) => {
    const found = await nullWhenMissing(loadClusterRegistries(ctx, clusterId));
    return found?.find((one) => one.name === name) ?? null;
  },
  fields: (t) => ({
    cluster: t.field(clusterField),
    name: t.exposeString('name', { description: 'Name of the registry.' }),
    registry: t.field({
      type: RegistryRef,
      nullable: true,
      description: 'The registry of the account; null when it was deleted or could not be loaded.',
      resolve: ({ name }, _args, ctx) => loadRegistry(ctx, name),
    }),
    isDefault: t.boolean({
      nullable: true,
      description: 'Whether deployments use this registry by default. Null when it could not be loaded.',
      resolve: async ({ clusterId, name }, _args, ctx) =>
        (await loadDefaultRegistry(ctx, clusterId)) === name,
    }),
    status: t.field({
      type: ClusterRegistryStatus,
      nullable: true,
      description: 'Current status; null when the platform does not report one.',
      resolve: async (registry, _args, ctx) => (await loadStanding(ctx, registry))?.status,
    }),
    message: t.string({
      nullable: true,
      description: 'Current step or reason of the failure, in English; null when there is none.',
      resolve: async (registry, _args, ctx) => (await loadStanding(ctx, registry))?.message,
    }),
    detail: t.field({
      type: MessageRef,
      nullable: true,
      description: '`message` with its code and parameters; null when there is none.',
      resolve: async (registry, _args, ctx) => detailOf((await loadStanding(ctx, registry)) ?? {}),
    }),
    namespaceCount: t.int({
      nullable: true,
      description: 'Number of namespaces the registry is applied to; null when it is unknown.',
      resolve: async (registry, _args, ctx) => (await loadStanding(ctx, registry))?.namespaces,
    }),
    namespaceTotal: t.int({
      nullable: true,
      description: 'Number of namespaces when it was last applied; null when it is unknown.',
      resolve: async (registry, _args, ctx) => (await loadStanding(ctx, registry))?.namespaces_total,
    }),
    appliedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time at which it was last applied by a user; null when it is unknown.',
      resolve: async (registry, _args, ctx) => (await loadStanding(ctx, registry))?.applied_at,
    }),
    viewerCan: t.field({
      type: ClusterRegistryPermissions,
      description: 'What the caller may do with the registry on the cluster now.',
      resolve: (registry) => registry,
    }),
  }),
});

/** The statuses of a cluster's registries. */
const RegistryCounts = builder
  .objectRef<readonly (ClusterRegistryStatusValue | undefined)[]>('RegistryCounts')
  .implement({
    description: 'Numbers of registries on a cluster.',
    fields: (t) => ({
      total: t.int({ description: 'All registries.', resolve: (statuses) => statuses.length }),
      failed: t.int({
        description: 'Registries that could not be applied or removed.',
        resolve: (statuses) => statuses.filter((status) => status === 'failed').length,
      }),
    }),
  });

const ClusterRegistryConnection = builder.connectionObject({
  type: ClusterRegistryRef,
  name: 'ClusterRegistryConnection',
});

builder.objectFields(ClusterRef, (t) => ({
  registries: t.connection(
    {
      type: ClusterRegistryRef,
      nullable: true,
      description: 'Registries of the cluster, by name; null when they could not be loaded.',
      resolve: async (cluster, args, ctx, info) => {
        // Loaded in parallel with the names, to save a round trip; its error surfaces where the result is used.
        const selectsDefault = [['edges', 'node'], ['nodes']].some((path) =>
          selectsPath(info, [...path, 'isDefault']),
        );
        if (selectsDefault) loadDefaultRegistry(ctx, cluster.id).catch(() => undefined);
        return connectionOf(await loadClusterRegistries(ctx, cluster.id), args, ({ name }) => [name]);
      },
    },
    ClusterRegistryConnection,
  ),
  registryCounts: t.field({
    type: RegistryCounts,
    nullable: true,
    description: 'Numbers of registries on the cluster; null when they could not be loaded.',
    resolve: async ({ id }, _args, ctx) => {
      const registries = await loadClusterRegistries(ctx, id);
      return Promise.all(registries.map(async (registry) => (await loadStanding(ctx, registry))?.status));
    },
  }),
  applicableRegistries: t.field({
    type: [RegistryRef],
    nullable: true,
    description:
      'Registries of the account that are not on this cluster, by name; null when they could not be loaded.',
    resolve: async (cluster, _args, ctx) => {
      const [all, here] = await Promise.all([loadRegistries(ctx), loadClusterRegistries(ctx, cluster.id)]);
      return all.filter(({ name }) => !here.some((one) => one.name === name));
    },
  }),
}));

builder.objectField(ClusterPermissions, 'applyRegistry', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description: 'Whether `applyRegistry` is allowed now, and if not, why. Null when it could not be loaded.',
    resolve: (cluster, _args, ctx) => registryAction('apply', cluster.id, '', null, ctx),
  }),
);
