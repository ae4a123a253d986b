import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postOneTimeCode } from './auth.upstream.ts';
import { beginSession, type BegunSession } from './beginSession.ts';
import { ViewerRef } from './Viewer.ts';

const SubmitOneTimeCodePayload = builder.objectRef<BegunSession>('SubmitOneTimeCodePayload').implement({
  description: 'Signed in; a browser has the session as a cookie.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerRef, description: 'Who is signed in.' }),
    target: t.exposeString('target', {
      nullable: true,
      description: 'Path to open next; null for the usual one.',
    }),
  }),
});

builder.mutationField('submitOneTimeCode', (t) =>
  t.fieldWithInput({
    type: SubmitOneTimeCodePayload,
    errors: { types: [InputError, RefusedError] },
    description: 'The second step of signing in. EXPIRED when it took too long or too many codes were wrong.',
    input: {
      code: t.input.string({ required: true, description: 'Six digits, or a backup code.' }),
      token: t.input.string({ required: true, description: 'The token of TwoFactorRequired.' }),
    },
    resolve: async (_root, { input }, ctx) =>
      beginSession(ctx, await postOneTimeCode(ctx, { code: input.code, jwt: input.token })),
  }),
);
