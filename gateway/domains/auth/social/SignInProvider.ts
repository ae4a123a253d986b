import { builder } from '../../../graphql/builder.ts';

export const SignInProvider = builder.enumType('SignInProvider', {
  description: 'Identity provider that users can sign in with.',
  values: {
    GOOGLE: { value: 'google' as const, description: 'Google, with OpenID Connect.' },
    SSO: {
      value: 'sso' as const,
      description: 'The identity provider of a team, which the domain of the e-mail address leads to.',
    },
  },
});
