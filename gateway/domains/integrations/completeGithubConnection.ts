import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount, type AccountRecord } from '../account/account.upstream.ts';
import { postIntegration } from './github.upstream.ts';

const CompleteGithubConnectionPayload = builder
  .objectRef<{ account: AccountRecord }>('CompleteGithubConnectionPayload')
  .implement({
    description: 'GitHub is connected.',
    fields: (t) => ({
      account: t.expose('account', { type: AccountRef, description: 'The account with its connection.' }),
    }),
  });

builder.mutationField('completeGithubConnection', (t) =>
  t.fieldWithInput({
    type: CompleteGithubConnectionPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Ends the connecting of GitHub, with what GitHub put into the address on the way back.',
    input: {
      installationId: t.input.string({ required: true, description: 'installation_id of the address.' }),
      code: t.input.string({ required: true, description: 'code of the address; it works once.' }),
      state: t.input.string({ required: true, description: 'state of the address.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      await postIntegration(ctx, input);
      return { account: await loadAccount(ctx) };
    },
  }),
);
