import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { postVerification } from './auth.upstream.ts';
import { beginSession, type BegunSession } from './beginSession.ts';
import { ViewerRef } from './Viewer.ts';

const VerifyEmailPayload = builder.objectRef<BegunSession>('VerifyEmailPayload').implement({
  description: 'The e-mail address is verified, and the user is signed in.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef, description: 'The signed-in user.' }) }),
});

builder.mutationField('verifyEmail', (t) =>
  t.fieldWithInput({
    type: VerifyEmailPayload,
    errors: { types: [RefusedError] },
    description:
      'Verifies an e-mail address with the link of the e-mail. EXPIRED for used and expired links. Users with two-factor sign-in need a session.',
    input: { token: t.input.string({ required: true, description: 'Token in the link.' }) },
    resolve: async (_root, { input }, ctx) => beginSession(ctx, await postVerification(ctx, input.token)),
  }),
);
