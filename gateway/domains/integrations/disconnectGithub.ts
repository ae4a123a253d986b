import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing, RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount, type AccountRecord } from '../account/account.upstream.ts';
import { GithubIntegration } from './GithubIntegration.ts';
import { deleteIntegration } from './github.upstream.ts';

const DisconnectGithubPayload = builder
  .objectRef<{ account: AccountRecord }>('DisconnectGithubPayload')
  .implement({
    description: 'GitHub is disconnected.',
    fields: (t) => ({
      account: t.expose('account', { type: AccountRef, description: 'The account, without a connection.' }),
    }),
  });

builder.mutationField('disconnectGithub', (t) =>
  t.fieldWithInput({
    type: DisconnectGithubPayload,
    errors: { types: [RefusedError] },
    description:
      'Disconnects GitHub and uninstalls the App. Clusters with GitOps enabled stay connected to their repositories. Scope: INTEGRATIONS_WRITE.',
    input: {
      id: t.input.globalID({ for: GithubIntegration, required: true, description: 'The connection.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      // Someone else may have disconnected it already, which is the requested result.
      await nullWhenMissing(deleteIntegration(ctx, input.id.id));
      return { account: await loadAccount(ctx) };
    },
  }),
);
