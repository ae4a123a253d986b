import { builder } from '../../graphql/builder.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount } from '../account/account.upstream.ts';
import { loadTokenExists } from './integrations.upstream.ts';

const CloudTokenRef = builder.objectRef<{ accountId: string; isSaved: boolean }>('CloudToken');

/** The account's Hetzner token. Node id: the id of the account, which has one token. */
export const CloudToken = builder.node(CloudTokenRef, {
  description: 'The Hetzner token of the account, without its value.',
  id: { resolve: (token) => token.accountId },
  loadOne: async (accountId, ctx) => {
    const account = await loadAccount(ctx);
    return account.id === accountId ? { accountId, isSaved: await loadTokenExists(ctx) } : null;
  },
  fields: (t) => ({ isSaved: t.exposeBoolean('isSaved', { description: 'Whether a token is saved.' }) }),
});

builder.objectField(AccountRef, 'cloudToken', (t) =>
  t.field({
    type: CloudTokenRef,
    nullable: true,
    description: 'The saved Hetzner token, without its value. Null when its state could not be loaded.',
    resolve: async (account, _args, ctx) => ({
      accountId: account.id,
      isSaved: await loadTokenExists(ctx),
    }),
  }),
);
