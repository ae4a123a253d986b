import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { MessageRef } from '../../graphql/Message.ts';
import type { Message } from '../../graphql/messages.ts';
import { Role } from '../account/Role.ts';
import { loadOpenInvite, type OpenInviteRecord } from './team.upstream.ts';

const OpenInvite = builder.objectRef<OpenInviteRecord>('OpenInvite').implement({
  description: 'An invite as the holder of its link sees it.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The invited e-mail address.' }),
    accountName: t.exposeString('account_name', { description: 'Name of the account.' }),
    role: t.expose('permission', { type: Role, description: 'Role that the invite gives.' }),
    inviterName: t.exposeString('invited_by', {
      nullable: true,
      description: 'Name of the user who sent the invite; null when that user was deleted.',
    }),
    expiresAt: t.expose('expires_at', {
      type: 'DateTime',
      description: 'Time from which the link no longer works.',
    }),
    hasUser: t.exposeBoolean('has_user', {
      description:
        'Whether the address has a user, who signs in and calls `acceptInvite` instead of `signUpInvited`.',
    }),
  }),
});

interface InviteLinkShape {
  invite: OpenInviteRecord | null;
  problem: Message | null;
}

const InviteLink = builder.objectRef<InviteLinkShape>('InviteLink').implement({
  description: 'A link in an invite mail.',
  fields: (t) => ({
    invite: t.expose('invite', {
      type: OpenInvite,
      nullable: true,
      description: 'The invite; null when the link no longer works.',
    }),
    problem: t.expose('problem', {
      type: MessageRef,
      nullable: true,
      description: 'Why the link no longer works: used, withdrawn or too old; null when it works.',
    }),
  }),
});

async function readLink(ctx: GatewayContext, token: string): Promise<InviteLinkShape> {
  try {
    return { invite: await loadOpenInvite(ctx, token), problem: null };
  } catch (error) {
    if (error instanceof RefusedError) return { invite: null, problem: error.detail };
    throw error;
  }
}

builder.queryField('inviteLink', (t) =>
  t.field({
    type: InviteLink,
    description: 'What a link in an invite mail is for. Needs no session.',
    args: { token: t.arg.string({ required: true, description: 'Token of the link.' }) },
    resolve: (_root, { token }, ctx) => readLink(ctx, token),
  }),
);
