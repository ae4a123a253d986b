import { builder } from '../../../graphql/builder.ts';
import { RefusedError } from '../../../graphql/errors.ts';
import { AccountRef } from '../Account.ts';
import { loadAccount, type AccountRecord } from '../account.upstream.ts';
import { postKeep } from './closing.upstream.ts';

const KeepAccountPayload = builder.objectRef<{ account: AccountRecord }>('KeepAccountPayload').implement({
  description: 'The account is kept.',
  fields: (t) => ({ account: t.expose('account', { type: AccountRef, description: 'The account.' }) }),
});

builder.mutationField('keepAccount', (t) =>
  t.field({
    type: KeepAccountPayload,
    errors: { types: [RefusedError] },
    description: 'Cancels the deletion of the current account; for owners. Requires a session.',
    resolve: async (_root, _args, ctx) => {
      await postKeep(ctx);
      return { account: await loadAccount(ctx) };
    },
  }),
);
