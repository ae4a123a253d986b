import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount, type AccountRecord } from '../account/account.upstream.ts';
import { postToken } from './integrations.upstream.ts';

const SaveCloudTokenPayload = builder
  .objectRef<{ account: AccountRecord }>('SaveCloudTokenPayload')
  .implement({
    description: 'The token was checked and saved.',
    fields: (t) => ({
      account: t.expose('account', { type: AccountRef, description: 'The account, with its token.' }),
    }),
  });

builder.mutationField('saveCloudToken', (t) =>
  t.fieldWithInput({
    type: SaveCloudTokenPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Checks a Hetzner token and saves it for the account, replacing the previous one. Scope: SECRETS_WRITE.',
    input: { token: t.input.string({ required: true, description: 'A token with read and write access.' }) },
    resolve: async (_root, { input }, ctx) => {
      await postToken(ctx, input.token);
      return { account: await loadAccount(ctx) };
    },
  }),
);
