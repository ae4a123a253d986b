import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { deleteMember } from './team.upstream.ts';
import { TeamMember } from './TeamMember.ts';

const RemoveTeamMemberPayload = builder
  .objectRef<{ id: string; hasLeft: boolean }>('RemoveTeamMemberPayload')
  .implement({
    description: 'The member is removed.',
    fields: (t) => ({
      removedMemberId: t.id({
        description: 'Global id of the removed member.',
        resolve: ({ id }) => encodeId('TeamMember', id),
      }),
      isSignedOut: t.exposeBoolean('hasLeft', {
        description: 'Whether the caller has left the account and is signed out.',
      }),
    }),
  });

builder.mutationField('removeTeamMember', (t) =>
  t.fieldWithInput({
    type: RemoveTeamMemberPayload,
    errors: { types: [RefusedError] },
    description:
      'Removes a member from the account, or lets the caller leave it. The API keys of the member in this account are deleted. Requires a session.',
    input: { id: t.input.globalID({ for: TeamMember, required: true, description: 'The member.' }) },
    resolve: async (_root, { input }, ctx) => {
      const { signout } = await deleteMember(ctx, input.id.id);
      if (signout) ctx.cookies.clearSession();
      return { id: input.id.id, hasLeft: signout };
    },
  }),
);
