import { builder } from '../../graphql/builder.ts';
import { loadAccount, type AccountRecord } from './account.upstream.ts';
import { AccountPermissions } from './AccountPermissions.ts';

export const AccountRef = builder.objectRef<AccountRecord>('Account');

/** The account. Other domains add their fields: clusters, API keys, secrets, plan. */
export const Account = builder.node(AccountRef, {
  description: 'A team with its clusters, members and plan.',
  id: { resolve: (account) => account.id },
  loadOne: async (id, ctx) => {
    const account = await loadAccount(ctx);
    return account.id === id ? account : null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the team.' }),
    viewerCan: t.field({
      type: AccountPermissions,
      description: 'What the caller may do in the account now.',
      resolve: (account) => account,
    }),
  }),
});
