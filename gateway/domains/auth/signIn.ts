import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postSignIn } from './auth.upstream.ts';
import { beginSession, defineSessionPayload, type BegunSession } from './session.ts';

const SignInPayload = defineSessionPayload('SignInPayload', 'Signed in.');

/** The password was right, but the second factor is missing. No payload: nobody is signed in yet. */
class TwoFactorRequired {
  readonly token: string;
  constructor(token: string) {
    this.token = token;
  }
}

const TwoFactorRequiredRef = builder.objectType(TwoFactorRequired, {
  name: 'TwoFactorRequired',
  description: 'The password was right; the second factor is missing.',
  isTypeOf: (value) => value instanceof TwoFactorRequired,
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'Goes back with the code to submitOneTimeCode; lives ten minutes.',
    }),
  }),
});
