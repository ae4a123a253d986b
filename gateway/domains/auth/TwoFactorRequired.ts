import { builder } from '../../graphql/builder.ts';

export const TwoFactorRequired = builder.objectRef<{ token: string }>('TwoFactorRequired').implement({
  description: 'The password is correct, and `submitOneTimeCode` has to follow with the second factor.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Token of the sign-in, sent to `submitOneTimeCode` with the code; valid for ten minutes.',
    }),
  }),
});
