import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postOneTimeCode } from './auth.upstream.ts';
import { beginSession } from './beginSession.ts';
import { signedInPayload } from './signedInPayload.ts';

const SubmitOneTimeCodePayload = signedInPayload('SubmitOneTimeCodePayload');

builder.mutationField('submitOneTimeCode', (t) =>
  t.fieldWithInput({
    type: SubmitOneTimeCodePayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Completes a two-factor sign-in. EXPIRED after ten minutes or too many wrong codes. No session is needed.',
    input: {
      code: t.input.string({
        required: true,
        description: 'Six-digit code of the authenticator, or a backup code.',
      }),
      token: t.input.string({ required: true, description: 'Token from TwoFactorRequired.' }),
    },
    resolve: async (_root, { input }, ctx) =>
      beginSession(ctx, await postOneTimeCode(ctx, { code: input.code, jwt: input.token })),
  }),
);
