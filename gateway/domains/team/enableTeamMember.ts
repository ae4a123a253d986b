import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { memberPayload } from './memberPayload.ts';
import { patchMemberAccess } from './team.upstream.ts';
import { TeamMember } from './TeamMember.ts';

const EnableTeamMemberPayload = memberPayload('EnableTeamMemberPayload', 'The member has access again.');

builder.mutationField('enableTeamMember', (t) =>
  t.fieldWithInput({
    type: EnableTeamMemberPayload,
    errors: { types: [RefusedError] },
    description: 'Gives a disabled member access again. Requires a session.',
    input: { id: t.input.globalID({ for: TeamMember, required: true, description: 'The member.' }) },
    resolve: async (_root, { input }, ctx) => ({
      member: await patchMemberAccess(ctx, input.id.id, 'enable'),
    }),
  }),
);
