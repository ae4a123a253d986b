import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { loadAuthUrl } from './github.upstream.ts';

const BeginGithubConnectionPayload = builder
  .objectRef<{ url: string }>('BeginGithubConnectionPayload')
  .implement({
    description: 'Where to go.',
    fields: (t) => ({
      url: t.exposeString('url', {
        description: 'The page at GitHub where an account is picked. It leads back to /integrations/github.',
      }),
    }),
  });

builder.mutationField('beginGithubConnection', (t) =>
  t.field({
    type: BeginGithubConnectionPayload,
    errors: { types: [RefusedError] },
    description: 'Begins to connect GitHub, or to change what was granted. Good for ten minutes.',
    resolve: async (_root, _args, ctx) => ({ url: await loadAuthUrl(ctx) }),
  }),
);
