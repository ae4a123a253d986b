import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { nameInAccountId } from '../../graphql/globalId.ts';
import { AccountRef } from '../account/Account.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadClusters } from '../clusters/clusters.upstream.ts';
import { loadRegistries, loadRegistry, type RegistryRecord } from './registries.upstream.ts';

export const RegistryType = builder.enumType('RegistryType', {
  description: 'Type of a container registry, which determines its fields.',
  values: {
    DOCKER_HUB: { value: 'docker-hub', description: 'Docker Hub; has no URL.' },
    GITHUB_REGISTRY: { value: 'github-registry', description: 'GitHub Container Registry.' },
    GOOGLE_ARTIFACT: { value: 'google-artifact', description: 'Google Artifact Registry.' },
    AWS_ECR: { value: 'aws-ecr', description: 'Amazon ECR; needs a region.' },
    CUSTOM: { value: 'custom', description: 'Any other registry.' },
  },
});

export const RegistryRef = builder.objectRef<RegistryRecord>('Registry');

/** Credentials of a container registry. */
export const Registry = builder.node(RegistryRef, {
  description: 'A container registry of the account. Its password is never returned.',
  id: nameInAccountId('Registry'),
  loadOne: async ({ accountId, name }, ctx) => {
    const registry = await loadRegistry(ctx, name);
    return registry?.accountId === accountId ? registry : null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the registry, unique in the account.' }),
    type: t.expose('type', { type: RegistryType, description: 'Type of the registry.' }),
    url: t.exposeString('url', { nullable: true, description: 'URL of the registry; null for Docker Hub.' }),
    username: t.exposeString('username', { description: 'User name for pulling.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'E-mail address, for registries that require one; null otherwise.',
    }),
    awsRegion: t.exposeString('awsRegion', {
      nullable: true,
      description: 'AWS region of an ECR registry; null otherwise.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
    clusters: t.field({
      type: [ClusterRef],
      nullable: true,
      description: 'Clusters the registry is applied to; null when the platform does not report it.',
      resolve: async (registry, _args, ctx) => {
        if (registry.clusters === undefined) return null;
        const ids = registry.clusters.map(({ id }) => id);
        if (ids.length === 0) return [];
        return (await loadClusters(ctx)).filter(({ id }) => ids.includes(id));
      },
    }),
  }),
});

export const RegistryEdge = builder.edgeObject({
  type: RegistryRef,
  name: 'RegistryEdge',
});
const RegistryConnection = builder.connectionObject(
  { type: RegistryRef, name: 'RegistryConnection' },
  RegistryEdge,
);

builder.objectField(AccountRef, 'registries', (t) =>
  t.connection(
    {
      type: RegistryRef,
      nullable: true,
      description: 'Container registries of the account, by name; null when they could not be loaded.',
      resolve: async (_account, args, ctx) =>
        connectionOf(await loadRegistries(ctx), args, ({ name }) => [name]),
    },
    RegistryConnection,
  ),
);
