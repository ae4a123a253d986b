import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { Role } from '../account/Role.ts';
import { memberPayload } from './memberPayload.ts';
import { patchMember } from './team.upstream.ts';
import { TeamMember } from './TeamMember.ts';

const UpdateTeamMemberPayload = memberPayload('UpdateTeamMemberPayload', 'The changed member.');

builder.mutationField('updateTeamMember', (t) =>
  t.fieldWithInput({
    type: UpdateTeamMemberPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Changes another member of the account; omitted fields stay unchanged. Name and e-mail address of members of several accounts cannot be changed. Requires a session.',
    input: {
      id: t.input.globalID({ for: TeamMember, required: true, description: 'The member.' }),
      name: t.input.string({ description: 'Full name.' }),
      email: t.input.string({
        description: 'New e-mail address. A verified address stays in use until the new one is verified.',
      }),
      role: t.input.field({ type: Role, description: 'ADMIN, DEVELOPER or VIEWER.' }),
    },
    resolve: async (_root, { input: { id, name, email, role } }, ctx) => ({
      member: await patchMember(ctx, {
        id: id.id,
        name: name ?? undefined,
        email: email ?? undefined,
        permission: role ?? undefined,
      }),
    }),
  }),
);
