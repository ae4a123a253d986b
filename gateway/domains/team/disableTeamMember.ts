import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { memberPayload } from './memberPayload.ts';
import { patchMemberAccess } from './team.upstream.ts';
import { TeamMember } from './TeamMember.ts';

const DisableTeamMemberPayload = memberPayload('DisableTeamMemberPayload', 'The member is disabled.');

builder.mutationField('disableTeamMember', (t) =>
  t.fieldWithInput({
    type: DisableTeamMemberPayload,
    errors: { types: [RefusedError] },
    description:
      'Disables a member: their sessions, API keys and subscriptions of this account end at once. Requires a session.',
    input: { id: t.input.globalID({ for: TeamMember, required: true, description: 'The member.' }) },
    resolve: async (_root, { input }, ctx) => ({
      member: await patchMemberAccess(ctx, input.id.id, 'disable'),
    }),
  }),
);
