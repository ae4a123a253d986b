import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { AccountRef } from '../account/Account.ts';
import { accountAction } from '../account/accountActions.ts';
import { loadAccount } from '../account/account.upstream.ts';
import { loadTokenExists } from './integrations.upstream.ts';

const CloudTokenRef = builder.objectRef<{ accountId: string; isSaved: boolean }>('CloudToken');

/** The account's token at the cloud provider. Node id: the account's, there is one token for each. */
export const CloudToken = builder.node(CloudTokenRef, {
  description: 'The Hetzner token of the account, without its value.',
  id: { resolve: (token) => token.accountId },
  loadOne: async (accountId, ctx) => {
    const account = await loadAccount(ctx);
    return account.id === accountId ? { accountId, isSaved: await loadTokenExists(ctx) } : null;
  },
  fields: (t) => ({ isSaved: t.exposeBoolean('isSaved', { description: 'Is a token saved?' }) }),
});

builder.objectField(AccountRef, 'cloudToken', (t) =>
  t.field({
    type: CloudTokenRef,
    nullable: true,
    description: 'The saved Hetzner token, without its value.',
    resolve: async (account, _args, ctx) => ({
      accountId: account.id,
      isSaved: await loadTokenExists(ctx),
    }),
  }),
);

builder.objectField(AccountRef, 'manageCloudToken', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description: 'May the caller save and remove the Hetzner token?',
    resolve: (_account, _args, ctx) => accountAction('manageCloudToken', ctx),
  }),
);
