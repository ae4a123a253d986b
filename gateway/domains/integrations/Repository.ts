import { builder } from '../../graphql/builder.ts';
import { loadBranches, loadRepositories, type RepositoryRecord } from './github.upstream.ts';

const Branch = builder.objectRef<{ name: string; isDefault: boolean }>('Branch').implement({
  description: 'A branch of a repository.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the branch.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether this is the default branch.' }),
  }),
});

const DEFAULT_BRANCH = 'main';

export const RepositoryRef = builder.objectRef<RepositoryRecord>('Repository');

/** A repository the GitHub App has access to. Node id: its full name. */
export const Repository = builder.node(RepositoryRef, {
  description: 'A GitHub repository.',
  id: { resolve: (repository) => repository.name },
  loadOne: async (name, ctx) => (await loadRepositories(ctx)).find((one) => one.name === name),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Owner and name, separated by a slash.' }),
    isPrivate: t.exposeBoolean('private', { description: 'Whether the repository is private.' }),
    hasWriteAccess: t.exposeBoolean('hasWriteAccess', {
      description: 'Whether it can be written to, which GitOps needs to create its folder.',
    }),
    url: t.string({
      description: 'URL of the repository.',
      resolve: ({ url, name }) => url ?? `https://github.com/${name}`,
    }),
    branches: t.field({
      type: [Branch],
      nullable: true,
      description:
        'Branches, the default one first; empty for an empty repository. Null when they could not be loaded.',
      resolve: async ({ name, default_branch }, _args, ctx) => {
        const first = default_branch ?? DEFAULT_BRANCH;
        const names = await loadBranches(ctx, name);
        return names
          .map((one) => ({ name: one, isDefault: one === first }))
          .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
      },
    }),
  }),
});
