import { builder } from '../../graphql/builder.ts';
import type { TwoFactorChallenge } from './auth.upstream.ts';

export const TwoFactorRequired = builder.objectRef<TwoFactorChallenge>('TwoFactorRequired').implement({
  description: 'The password is correct, and `submitOneTimeCode` has to follow with the second factor.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Token of the sign-in, sent to `submitOneTimeCode` with the code; valid for ten minutes.',
    }),
    hasPasskey: t.exposeBoolean('has_passkey', {
      description: 'Whether `signInWithPasskey` with one of the passkeys of the user can follow instead.',
    }),
  }),
});
