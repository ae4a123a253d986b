import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { accountAction } from '../account/accountActions.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadClusters } from '../clusters/clusters.upstream.ts';
import { loadRegistries, loadRegistry, type RegistryRecord } from './registries.upstream.ts';

export const RegistryType = builder.enumType('RegistryType', {
  description: 'What kind of registry it is; decides which fields it needs.',
  values: {
    DOCKER_HUB: { value: 'docker-hub', description: 'Docker Hub; needs no URL.' },
    GITHUB_REGISTRY: { value: 'github-registry', description: 'GitHub Container Registry.' },
    GOOGLE_ARTIFACT: { value: 'google-artifact', description: 'Google Artifact Registry.' },
    AWS_ECR: { value: 'aws-ecr', description: 'Amazon ECR; needs a region.' },
    CUSTOM: { value: 'custom', description: 'Any other registry.' },
  },
});

export const RegistryRef = builder.objectRef<RegistryRecord>('Registry');

/** Credentials of a container registry. Node id: its name. */
export const Registry = builder.node(RegistryRef, {
  description: 'A container registry with its credentials, which are never answered.',
  id: { resolve: (registry) => registry.name },
  loadOne: (name, ctx) => loadRegistry(ctx, name),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Unique in the account.' }),
    type: t.expose('type', { type: RegistryType, description: 'What kind it is.' }),
    url: t.exposeString('url', { nullable: true, description: 'Its address; null for Docker Hub.' }),
    username: t.exposeString('username', { description: 'Who pulls.' }),
    email: t.exposeString('email', { nullable: true, description: 'For registries that want one.' }),
    awsRegion: t.exposeString('awsRegion', { nullable: true, description: 'The region of an ECR registry.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it was saved.' }),
    clusters: t.field({
      type: [ClusterRef],
      nullable: true,
      description: 'Clusters the registry is applied to; null when the platform does not report them.',
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
  name: 'AccountRegistriesConnectionEdge',
});
const RegistryConnection = builder.connectionObject(
  { type: RegistryRef, name: 'AccountRegistriesConnection' },
  RegistryEdge,
);

builder.objectField(AccountRef, 'registries', (t) =>
  t.connection(
    {
      type: RegistryRef,
      nullable: true,
      description: 'Its container registries, by name.',
      resolve: async (_account, args, ctx) =>
        connectionOf(await loadRegistries(ctx), args, (registry) => registry.name),
    },
    RegistryConnection,
    RegistryEdge,
  ),
);

builder.objectField(AccountRef, 'manageRegistries', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description: 'May the caller add and delete its registries?',
    resolve: (_account, _args, ctx) => accountAction('manageRegistries', ctx),
  }),
);
