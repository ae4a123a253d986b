import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { Invite } from './Invite.ts';
import { deleteInviteById } from './team.upstream.ts';

const RevokeInvitePayload = builder.objectRef<{ id: string }>('RevokeInvitePayload').implement({
  description: 'The invite is withdrawn.',
  fields: (t) => ({
    revokedInviteId: t.id({
      description: 'Global id of the withdrawn invite.',
      resolve: ({ id }) => encodeId('Invite', id),
    }),
  }),
});

builder.mutationField('revokeInvite', (t) =>
  t.fieldWithInput({
    type: RevokeInvitePayload,
    errors: { types: [RefusedError] },
    description: 'Withdraws an invite. Its link no longer works. Requires a session.',
    input: { id: t.input.globalID({ for: Invite, required: true, description: 'The invite.' }) },
    resolve: async (_root, { input }, ctx) => {
      await deleteInviteById(ctx, input.id.id);
      return { id: input.id.id };
    },
  }),
);
