import { ActionState, allow, refuse } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { accountAction } from '../account/accountActions.ts';
import {
  loadGithubExists,
  loadIntegration,
  loadPermissions,
  loadRepositories,
  type GithubIntegrationRecord,
} from './github.upstream.ts';
import { GithubPermissions } from './GithubPermissions.ts';
import { RepositoryRef } from './Repository.ts';

export const GithubIntegrationRef = builder.objectRef<GithubIntegrationRecord>('GithubIntegration');

const GithubUse = builder.objectRef<GithubIntegrationRecord['used_by'][number]>('GithubUse').implement({
  description: 'A cluster that follows a repository of this connection.',
  fields: (t) => ({
    clusterUuid: t.exposeString('cluster_id', { description: 'The identifier of the cluster in addresses.' }),
    clusterName: t.exposeString('name', { description: 'The name of the cluster.' }),
    repository: t.exposeString('repo_name', { description: 'What it follows.' }),
  }),
});

/** The account's connection to GitHub: at most one. */
export const GithubIntegration = builder.node(GithubIntegrationRef, {
  description: 'The GitHub App on an account of GitHub, as this account connected it.',
  id: { resolve: (integration) => integration.id },
  loadOne: async (id, ctx) => {
    const found = await loadIntegration(ctx);
    return found?.id === id ? found : null;
  },
  fields: (t) => ({
    username: t.exposeString('username', { description: 'The account at GitHub.' }),
    avatarUrl: t.string({
      nullable: true,
      description: 'Its picture; null when it has none.',
      resolve: (integration) => integration.user_data?.avatar_url,
    }),
    connectedAt: t.expose('created_at', { type: 'DateTime', description: 'When it was connected.' }),
    usedBy: t.field({
      type: [GithubUse],
      description: 'Clusters with GitOps on, by name. They keep their own deploy keys after a disconnection.',
      resolve: (integration) => integration.used_by,
    }),
    access: t.field({
      type: ActionState,
      nullable: true,
      description: 'Does the connection still work? Not once the App was uninstalled on GitHub.',
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
      description: 'What the App may do, and what is missing.',
      resolve: (_integration, _args, ctx) => loadPermissions(ctx),
    }),
    repositories: t.connection({
      type: RepositoryRef,
      nullable: true,
      description: 'Repositories that the App sees: those that may be written to first, then by name.',
      args: {
        search: t.arg.string({ description: 'Only those whose name contains this, in any case.' }),
      },
      resolve: async (_integration, { search, ...args }, ctx) => {
        const wanted = (search ?? '').trim().toLowerCase();
        const found = (await loadRepositories(ctx)).filter(({ name }) => name.toLowerCase().includes(wanted));
        const sorted = [...found].sort(
          (a, b) => Number(b.hasWriteAccess) - Number(a.hasWriteAccess) || a.name.localeCompare(b.name),
        );
        return connectionOf(sorted, args, (repository) => repository.name);
      },
    }),
  }),
});

builder.objectFields(AccountRef, (t) => ({
  hasGithub: t.boolean({
    nullable: true,
    description: 'Is GitHub connected?',
    resolve: (_account, _args, ctx) => loadGithubExists(ctx),
  }),
  githubIntegration: t.field({
    type: GithubIntegrationRef,
    nullable: true,
    description: 'The connection to GitHub; null without one.',
    resolve: (_account, _args, ctx) => loadIntegration(ctx),
  }),
  manageGithub: t.field({
    type: ActionState,
    nullable: true,
    description: 'May the caller connect and disconnect GitHub?',
    resolve: (_account, _args, ctx) => accountAction('manageGithub', ctx),
  }),
}));
