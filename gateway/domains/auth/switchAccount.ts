import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { Account } from '../account/Account.ts';
import { postSwitch } from './auth.upstream.ts';
import { beginSession, type BegunSession } from './beginSession.ts';
import { ViewerRef } from './Viewer.ts';

const SwitchAccountPayload = builder.objectRef<BegunSession>('SwitchAccountPayload').implement({
  description: 'A session in the other account.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerRef, description: 'The same user in the other account.' }),
  }),
});

builder.mutationField('switchAccount', (t) =>
  t.fieldWithInput({
    type: SwitchAccountPayload,
    errors: { types: [RefusedError] },
    description:
      'Switches to another account of the same user. The current session ends. Requires a session.',
    input: {
      accountId: t.input.globalID({
        for: Account,
        required: true,
        description: '`accountId` of a membership.',
      }),
    },
    resolve: async (_root, { input }, ctx) => beginSession(ctx, await postSwitch(ctx, input.accountId.id)),
  }),
);
