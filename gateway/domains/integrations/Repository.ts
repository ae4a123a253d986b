import { builder } from '../../graphql/builder.ts';
import { loadBranches, loadRepositories, type RepositoryRecord } from './github.upstream.ts';

const Branch = builder.objectRef<{ name: string; isDefault: boolean }>('Branch').implement({
  description: 'A branch of a repository.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Is it the one that the repository opens with?' }),
  }),
});

const DEFAULT_BRANCH = 'main';

export const RepositoryRef = builder.objectRef<RepositoryRecord>('Repository');

/** A repository that the GitHub App sees. Node id: its full name. */
export const Repository = builder.node(RepositoryRef, {
  description: 'A repository on GitHub that the account connected.',
  id: { resolve: (repository) => repository.name },
  loadOne: async (name, ctx) => (await loadRepositories(ctx)).find((one) => one.name === name),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Owner and name, with a slash between.' }),
    isPrivate: t.exposeBoolean('private', { description: 'Is it private?' }),
    hasWriteAccess: t.exposeBoolean('hasWriteAccess', {
      description: 'May it be written to? GitOps needs that to prepare its folder.',
    }),
    url: t.string({
      description: 'The page of the repository.',
      resolve: ({ url, name }) => url ?? `https://github.com/${name}`,
    }),
    branches: t.field({
      type: [Branch],
      nullable: true,
      description: 'Its branches, the default one first; empty for an empty repository.',
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
