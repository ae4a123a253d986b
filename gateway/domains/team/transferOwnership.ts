import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { memberPayload } from './memberPayload.ts';
import { postTransfer } from './team.upstream.ts';
import { TeamMember } from './TeamMember.ts';

const TransferOwnershipPayload = memberPayload('TransferOwnershipPayload', 'The new owner.');

builder.mutationField('transferOwnership', (t) =>
  t.fieldWithInput({
    type: TransferOwnershipPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Makes another member the owner of the account; the caller becomes an admin. SIGN_IN_AGAIN when a caller without a password signed in more than ten minutes ago. Requires a session.',
    input: {
      id: t.input.globalID({ for: TeamMember, required: true, description: 'The new owner.' }),
      currentPassword: t.input.string({
        description: 'Password of the caller; required when the caller has one.',
      }),
    },
    resolve: async (_root, { input: { id, currentPassword } }, ctx) => ({
      member: await postTransfer(ctx, id.id, currentPassword),
    }),
  }),
);
