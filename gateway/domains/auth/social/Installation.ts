import { builder } from '../../../graphql/builder.ts';
import { SignInProvider } from './SignInProvider.ts';
import { loadSignInOffer } from './social.upstream.ts';

export const Installation = builder.objectRef<Record<string, never>>('Installation').implement({
  description: 'What this installation offers to everybody, signed in or not.',
  fields: (t) => ({
    signInProviders: t.field({
      type: [SignInProvider],
      nullable: true,
      description:
        'Identity providers that users can sign in with, empty for none; null when the platform does not respond. A browser starts at `/auth/google`, or at `/auth/sso?email=` with the address.',
      resolve: async (_installation, _args, ctx) => (await loadSignInOffer(ctx)).providers,
    }),
    hasPasskeys: t.boolean({
      nullable: true,
      description:
        'Whether browsers can use passkeys at the address of the console; null when the platform does not respond.',
      resolve: async (_installation, _args, ctx) => (await loadSignInOffer(ctx)).passkeys,
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
