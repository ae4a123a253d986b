import { builder } from '../../graphql/builder.ts';
import { edgeOf } from '../../graphql/connections.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { Role } from '../account/Role.ts';
import { InviteEdge, sortKeyOf } from './Invite.ts';
import { postInvite, type InviteRecord } from './team.upstream.ts';

const InviteUserPayload = builder.objectRef<InviteRecord>('InviteUserPayload').implement({
  description: 'The invite is sent.',
  fields: (t) => ({
    inviteEdge: t.field({
      type: InviteEdge,
      description: 'The invite as an edge, to be added to `Account.invites`.',
      resolve: (invite) => edgeOf(invite, sortKeyOf(invite)),
    }),
  }),
});

builder.mutationField('inviteUser', (t) =>
  t.fieldWithInput({
    type: InviteUserPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'Invites an e-mail address to the account. An address that is invited already gets the mail again, and its earlier link ends. Requires a session.',
    input: {
      email: t.input.string({ required: true, description: 'E-mail address of nobody in the account.' }),
      role: t.input.field({
        type: Role,
        description: 'ADMIN, DEVELOPER or VIEWER. When omitted, VIEWER, or the role of the pending invite.',
      }),
    },
    resolve: (_root, { input: { email, role } }, ctx) =>
      postInvite(ctx, { email, permission: role ?? undefined }),
  }),
);
