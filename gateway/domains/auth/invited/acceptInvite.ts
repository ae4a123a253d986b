import { builder } from '../../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../../graphql/errors.ts';
import { beginSession, type BegunSession } from '../beginSession.ts';
import { ViewerRef } from '../Viewer.ts';
import { postAcceptance } from '../auth.upstream.ts';

const AcceptInvitePayload = builder.objectRef<BegunSession>('AcceptInvitePayload').implement({
  description: 'A session in the inviting account.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerRef, description: 'The same user in the inviting account.' }),
  }),
});

builder.mutationField('acceptInvite', (t) =>
  t.fieldWithInput({
    type: AcceptInvitePayload,
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'The caller, whose e-mail address is invited, joins the account and is signed in there. The current session ends. Requires a session.',
    input: {
      token: t.input.string({ required: true, description: 'Token of the link in the invite mail.' }),
    },
    resolve: async (_root, { input }, ctx) => beginSession(ctx, await postAcceptance(ctx, input.token)),
  }),
);
