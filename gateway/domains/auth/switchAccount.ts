import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { Account } from '../account/Account.ts';
import { postSwitch } from './auth.upstream.ts';
import { beginSession, type BegunSession } from './beginSession.ts';
import { ViewerRef } from './Viewer.ts';

const SwitchAccountPayload = builder.objectRef<BegunSession>('SwitchAccountPayload').implement({
  description: 'The session, switched to the other account.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerRef, description: 'The same person in the other account.' }),
  }),
});

builder.mutationField('switchAccount', (t) =>
  t.fieldWithInput({
    type: SwitchAccountPayload,
    errors: { types: [RefusedError] },
    description: 'Goes on in another account of the same user; the session so far ends.',
    input: {
      accountId: t.input.globalID({
        for: Account,
        required: true,
        description: 'The accountId of a membership.',
      }),
    },
    resolve: async (_root, { input }, ctx) => beginSession(ctx, await postSwitch(ctx, input.accountId.id)),
  }),
);
