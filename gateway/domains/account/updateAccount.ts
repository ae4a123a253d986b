import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from './Account.ts';
import { putAccount, type AccountRecord } from './account.upstream.ts';

const UpdateAccountPayload = builder.objectRef<{ account: AccountRecord }>('UpdateAccountPayload').implement({
  description: 'The changed account.',
  fields: (t) => ({ account: t.expose('account', { type: AccountRef, description: 'The account.' }) }),
});

builder.mutationField('updateAccount', (t) =>
  t.fieldWithInput({
    type: UpdateAccountPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Renames the team. Scope: ACCOUNT_WRITE.',
    input: { name: t.input.string({ required: true, description: 'The new name.' }) },
    resolve: async (_root, { input }, ctx) => ({ account: await putAccount(ctx, input.name) }),
  }),
);
