import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { loadAccount, type AccountRecord } from './account.upstream.ts';
import { accountAction } from './accountActions.ts';

export const AccountRef = builder.objectRef<AccountRecord>('Account');

/** The account. Other nouns add what belongs to it: clusters, API keys, secrets, the plan. */
export const Account = builder.node(AccountRef, {
  description: 'A team: its clusters, its people and its plan.',
  id: { resolve: (account) => account.id },
  loadOne: async (id, ctx) => {
    const account = await loadAccount(ctx);
    return account.id === id ? account : null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the team.' }),
    rename: t.field({
      type: ActionState,
      nullable: true,
      description: 'May the caller rename the team?',
      resolve: (_account, _args, ctx) => accountAction('rename', ctx),
    }),
  }),
});
