import { builder } from '../../graphql/builder.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount } from '../account/account.upstream.ts';
import { loadTokenState, type TokenState } from './integrations.upstream.ts';

const CloudTokenRef = builder.objectRef<TokenState & { accountId: string }>('CloudToken');

/** The account's Hetzner token. Node id: the id of the account, which has one token. */
export const CloudToken = builder.node(CloudTokenRef, {
  description: 'The Hetzner token of the account, without its value.',
  id: { resolve: (token) => token.accountId },
  loadOne: async (accountId, ctx) => {
    const account = await loadAccount(ctx);
    return account.id === accountId ? { accountId, ...(await loadTokenState(ctx)) } : null;
  },
  fields: (t) => ({
    isSaved: t.exposeBoolean('exists', { description: 'Whether a token is saved.' }),
    clusterCount: t.int({
      nullable: true,
      description:
        'Number of clusters that use the token, without archived ones and those created with another token. Null when none is saved.',
      resolve: ({ clusters }) => clusters ?? null,
    }),
  }),
});

builder.objectField(AccountRef, 'cloudToken', (t) =>
  t.field({
    type: CloudTokenRef,
    nullable: true,
    description: 'The saved Hetzner token, without its value. Null when its state could not be loaded.',
    resolve: async (account, _args, ctx) => ({ accountId: account.id, ...(await loadTokenState(ctx)) }),
  }),
);
