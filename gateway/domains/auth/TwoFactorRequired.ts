import { builder } from '../../graphql/builder.ts';

/** Thrown, as every member of a result but its payload is: nobody is signed in yet. */
export class TwoFactorRequired extends Error {
  readonly token: string;
  constructor(token: string) {
    super('The second factor is missing.');
    this.name = 'TwoFactorRequired';
    this.token = token;
  }
}

builder.objectType(TwoFactorRequired, {
  name: 'TwoFactorRequired',
  description: 'The password was right; the second factor is missing.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Goes back with the code to submitOneTimeCode; lives ten minutes.',
    }),
  }),
});
