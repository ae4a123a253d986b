import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing, RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount, type AccountRecord } from '../account/account.upstream.ts';
import { deleteToken } from './integrations.upstream.ts';

const RemoveCloudTokenPayload = builder
  .objectRef<{ account: AccountRecord }>('RemoveCloudTokenPayload')
  .implement({
    description: 'The token is removed.',
    fields: (t) => ({
      account: t.expose('account', { type: AccountRef, description: 'The account, without a token.' }),
    }),
  });

builder.mutationField('removeCloudToken', (t) =>
  t.field({
    type: RemoveCloudTokenPayload,
    errors: { types: [RefusedError] },
    description:
      'Removes the Hetzner token of the account. Clusters keep running, but cannot be changed. Scope: SECRETS_WRITE.',
    resolve: async (_root, _args, ctx) => {
      // Someone else may have removed it already, which is the requested result.
      await nullWhenMissing(deleteToken(ctx));
      return { account: await loadAccount(ctx) };
    },
  }),
);
