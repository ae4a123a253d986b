import { builder } from '../../../graphql/builder.ts';
import { SignInProvider } from './SignInProvider.ts';
import { loadProviders } from './social.upstream.ts';

export const Installation = builder.objectRef<Record<string, never>>('Installation').implement({
  description: 'What this installation offers to everybody, signed in or not.',
  fields: (t) => ({
    signInProviders: t.field({
      type: [SignInProvider],
      nullable: true,
      description:
        'Identity providers that users can sign in with, empty for none; null when the platform does not answer. A browser starts at `/auth/google`.',
      resolve: (_installation, _args, ctx) => loadProviders(ctx),
    }),
  }),
});

builder.queryField('installation', (t) =>
  t.field({
    type: Installation,
    description: 'What this installation offers. No session is needed.',
    resolve: () => ({}),
  }),
);
