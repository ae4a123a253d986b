import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { postImpersonation } from '../auth.upstream.ts';
import { beginSession, type BegunSession } from '../beginSession.ts';
import { ViewerRef } from '../Viewer.ts';

const ImpersonatePayload = builder.objectRef<BegunSession>('ImpersonatePayload').implement({
  description: 'A session as the other user.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerRef, description: 'The other user.' }) }),
});

builder.mutationField('impersonate', (t) =>
  t.fieldWithInput({
    type: ImpersonatePayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Signs an operator in as a user who has support access on; EXPIRED when the token was used or is too old. The current session ends. Requires a session.',
    input: { token: t.input.string({ required: true, description: 'Token of the impersonation link.' }) },
    resolve: async (_root, { input }, ctx) => beginSession(ctx, await postImpersonation(ctx, input.token)),
  }),
);
