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
      account: t.expose('account', { type: AccountRef, description: 'The account, with its connection.' }),
    }),
  });

builder.mutationField('completeGithubConnection', (t) =>
  t.fieldWithInput({
    type: CompleteGithubConnectionPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Completes the connection of GitHub with the parameters of the URL that GitHub redirects to. Scope: INTEGRATIONS_WRITE.',
    input: {
      installationId: t.input.string({ required: true, description: '`installation_id` of the URL.' }),
      code: t.input.string({ required: true, description: '`code` of the URL; valid once.' }),
      state: t.input.string({ required: true, description: '`state` of the URL.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      await postIntegration(ctx, input);
      return { account: await loadAccount(ctx) };
    },
  }),
);
