import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { selectsPath } from '../../graphql/selection.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { detailOf, say } from '../../graphql/messages.ts';
import { codedError, nullWhenMissing } from '../../graphql/errors.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import {
  clusterRegistryStatuses,
  loadClusterRegistries,
  loadDefaultRegistry,
  loadRegistries,
  loadRegistry,
  loadStanding,
  type ClusterRegistryRecord,
} from './registries.upstream.ts';
import { RegistryRef } from './Registry.ts';
import { registryAction, type ClusterRegistryAction } from './registryActions.ts';

const ClusterRegistryStatus = builder.enumType('ClusterRegistryStatus', {
  description: 'Status of a registry on a cluster.',
  values: {
    APPLYING: { value: clusterRegistryStatuses[0], description: 'On its way into every namespace.' },
    APPLIED: { value: clusterRegistryStatuses[1], description: 'Every namespace pulls with it.' },
    REMOVING: { value: clusterRegistryStatuses[2], description: 'On its way out of every namespace.' },
    FAILED: { value: clusterRegistryStatuses[3], description: 'Applying or removing it failed.' },
  },
});

export const ClusterRegistryRef = builder.objectRef<ClusterRegistryRecord>('ClusterRegistry');

/** `<cluster id>:<name>`; a UUID has no colon. */
function partsOf(id: string): ClusterRegistryRecord {
  const at = id.indexOf(':');
  if (at < 1 || at === id.length - 1) {
    throw codedError('BAD_USER_INPUT', say('ID_TYPE', { id: id.slice(0, 60), type: 'ClusterRegistry' }));
  }
  return { clusterId: id.slice(0, at), name: id.slice(at + 1) };
}

/** A registry on one cluster. */
export const ClusterRegistry = builder.node(ClusterRegistryRef, {
  description: 'A registry that a cluster pulls images with.',
  id: {
    resolve: ({ clusterId, name }) => `${clusterId}:${name}`,
    parse: partsOf,
  },
  loadOne: async ({ clusterId, name }, ctx) => {
    const found = await nullWhenMissing(loadClusterRegistries(ctx, clusterId));
    return found?.find((one) => one.name === name) ?? null;
  },
  fields: (t) => {
    const action = (verb: ClusterRegistryAction, description: string) =>
      t.field({
        type: ActionState,
        nullable: true,
        description,
        resolve: async (registry, _args, ctx) => {
          const standing = await loadStanding(ctx, registry);
          return registryAction(verb, registry.clusterId, registry.name, standing?.status ?? 'applied', ctx);
        },
      });
    return {
      name: t.exposeString('name', { description: 'The name of the registry.' }),
      registry: t.field({
        type: RegistryRef,
        nullable: true,
        description: 'The registry itself.',
        resolve: ({ name }, _args, ctx) => loadRegistry(ctx, name),
      }),
      isDefault: t.boolean({
        nullable: true,
        description: 'True for the registry that deployments use by default.',
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
        description: 'What is being done, or why it failed, in English.',
        resolve: async (registry, _args, ctx) => (await loadStanding(ctx, registry))?.message,
      }),
      detail: t.field({
        type: MessageRef,
        nullable: true,
        description: '`message` with its code.',
        resolve: async (registry, _args, ctx) => detailOf((await loadStanding(ctx, registry)) ?? {}),
      }),
      namespaceCount: t.int({
        nullable: true,
        description: 'How many namespaces have it.',
        resolve: async (registry, _args, ctx) => (await loadStanding(ctx, registry))?.namespaces,
      }),
      namespaceTotal: t.int({
        nullable: true,
        description: 'How many namespaces there were when it was last applied.',
        resolve: async (registry, _args, ctx) => (await loadStanding(ctx, registry))?.namespaces_total,
      }),
      appliedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When somebody last applied it.',
        resolve: async (registry, _args, ctx) => (await loadStanding(ctx, registry))?.applied_at,
      }),
      reapply: action('reapply', 'May it be applied to all namespaces again now?'),
      remove: action('remove', 'May it be removed now?'),
      setDefault: action('setDefault', 'May it become the default, or stop being it, now?'),
    };
  },
});

builder.objectFields(ClusterRef, (t) => ({
  registries: t.connection({
    type: ClusterRegistryRef,
    nullable: true,
    description: 'Registries that it pulls images with, by name.',
    resolve: async (cluster, args, ctx, info) => {
      // Asked beside the names and not after them: a page would wait for one more answer. Who needs it meets its error.
      if (selectsPath(info, ['edges', 'node', 'isDefault']))
        loadDefaultRegistry(ctx, cluster.id).catch(() => undefined);
      return connectionOf(await loadClusterRegistries(ctx, cluster.id), args, ({ name }) => name);
    },
  }),
  applicableRegistries: t.field({
    type: [RegistryRef],
    nullable: true,
    description: "The account's registries that are not on this cluster yet, by name.",
    resolve: async (cluster, _args, ctx) => {
      const [all, here] = await Promise.all([loadRegistries(ctx), loadClusterRegistries(ctx, cluster.id)]);
      return all.filter(({ name }) => !here.some((one) => one.name === name));
    },
  }),
  applyRegistry: t.field({
    type: ActionState,
    nullable: true,
    description: 'May a registry be applied to it now?',
    resolve: (cluster, _args, ctx) => registryAction('apply', cluster.id, '', null, ctx),
  }),
}));
