import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { loadAuthUrl } from './github.upstream.ts';

const BeginGithubConnectionPayload = builder
  .objectRef<{ url: string }>('BeginGithubConnectionPayload')
  .implement({
    description: 'The next step of the connection.',
    fields: (t) => ({
      url: t.exposeString('url', {
        description: 'URL on GitHub at which an account is chosen. It leads back to /integrations/github.',
      }),
    }),
  });

builder.mutationField('beginGithubConnection', (t) =>
  t.field({
    type: BeginGithubConnectionPayload,
    errors: { types: [RefusedError] },
    description:
      'Starts connecting GitHub, or changing the granted access. The URL is valid for ten minutes. Scope: INTEGRATIONS_WRITE.',
    resolve: async (_root, _args, ctx) => ({ url: await loadAuthUrl(ctx) }),
  }),
);
