import { ActionState, allow, refuse } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadClusters } from '../clusters/clusters.upstream.ts';
import {
  loadGithubExists,
  loadIntegration,
  loadPermissions,
  loadRepositories,
  type GithubIntegrationRecord,
} from './github.upstream.ts';
import { GithubPermissions } from './GithubPermissions.ts';
import { RepositoryRef } from './Repository.ts';

const GithubIntegrationRef = builder.objectRef<GithubIntegrationRecord>('GithubIntegration');

const GithubUse = builder.objectRef<GithubIntegrationRecord['used_by'][number]>('GithubUse').implement({
  description: 'A cluster that is reconciled with a repository of this connection.',
  fields: (t) => ({
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster; null when it could not be loaded.',
      resolve: async ({ cluster_id: id }, _args, ctx) =>
        (await loadClusters(ctx)).find((cluster) => cluster.id === id),
    }),
    clusterName: t.exposeString('name', { description: 'Name of the cluster.' }),
    repository: t.exposeString('repo_name', { description: 'Repository of the cluster, as owner/name.' }),
  }),
});

const RepositoryConnection = builder.connectionObject({ type: RepositoryRef, name: 'RepositoryConnection' });

/** The account's connection to GitHub: at most one. */
export const GithubIntegration = builder.node(GithubIntegrationRef, {
  description: "The account's connection to GitHub through the GitHub App.",
  id: { resolve: (integration) => integration.id },
  loadOne: async (id, ctx) => {
    const found = await loadIntegration(ctx);
    return found?.id === id ? found : null;
  },
  fields: (t) => ({
    username: t.exposeString('username', { description: 'Name of the GitHub account.' }),
    avatarUrl: t.string({
      nullable: true,
      description: "URL of the GitHub account's picture; null when it has none.",
      resolve: (integration) => integration.user_data?.avatar_url,
    }),
    connectedAt: t.expose('created_at', {
      type: 'DateTime',
      description: 'Time at which GitHub was connected.',
    }),
    usedBy: t.field({
      type: [GithubUse],
      description:
        'Clusters with GitOps enabled, by name. They keep their deploy keys after a disconnection.',
      resolve: (integration) => integration.used_by,
    }),
    access: t.field({
      type: ActionState,
      nullable: true,
      description:
        'Whether the connection works; not allowed once the App was uninstalled on GitHub. Null when it could not be loaded.',
      resolve: async (_integration, _args, ctx) => {
        try {
          await loadPermissions(ctx);
          return allow();
        } catch (error) {
          if (error instanceof RefusedError) return refuse(error.code, error.detail);
          throw error;
        }
      },
    }),
    permissions: t.field({
      type: GithubPermissions,
      nullable: true,
      description: 'Granted and missing permissions of the GitHub App; null when they could not be loaded.',
      resolve: (_integration, _args, ctx) => loadPermissions(ctx),
    }),
    repositories: t.connection(
      {
        type: RepositoryRef,
        nullable: true,
        description:
          'Repositories the GitHub App has access to: those with write access first, then by name. Null when they could not be loaded.',
        args: {
          search: t.arg.string({ description: 'Part of the name; case-insensitive.' }),
        },
        resolve: async (_integration, { search, ...args }, ctx) => {
          const wanted = (search ?? '').trim().toLowerCase();
          const found = (await loadRepositories(ctx)).filter(({ name }) =>
            name.toLowerCase().includes(wanted),
          );
          return connectionOf(found, args, ({ hasWriteAccess, name }) => [hasWriteAccess ? 0 : 1, name]);
        },
      },
      RepositoryConnection,
    ),
  }),
});

builder.objectFields(AccountRef, (t) => ({
  hasGithub: t.boolean({
    nullable: true,
    description: 'Whether GitHub is connected; null when it could not be loaded.',
    resolve: (_account, _args, ctx) => loadGithubExists(ctx),
  }),
  githubIntegration: t.field({
    type: GithubIntegrationRef,
    nullable: true,
    description: 'The connection to GitHub; null when there is none or when it could not be loaded.',
    resolve: (_account, _args, ctx) => loadIntegration(ctx),
  }),
}));
