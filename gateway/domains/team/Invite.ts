import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { Role } from '../account/Role.ts';
import { loadTeam, type InviteRecord } from './team.upstream.ts';

export const InviteRef = builder.objectRef<InviteRecord>('Invite');

export const Invite = builder.node(InviteRef, {
  description: 'An e-mail address that is invited to the account and has not joined yet.',
  id: { resolve: (invite) => invite.id },
  loadOne: async (id, ctx) => (await loadTeam(ctx)).invites.find((invite) => invite.id === id),
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The invited e-mail address.' }),
    role: t.expose('permission', { type: Role, description: 'Role that the invite gives.' }),
    sentAt: t.expose('date_sent', {
      type: 'DateTime',
      description: 'Time at which the invite was last sent.',
    }),
    expiresAt: t.expose('expires_at', {
      type: 'DateTime',
      description: 'Time from which the link no longer works. An expired invite can be sent again.',
    }),
    isExpired: t.boolean({
      description:
        'Whether the link no longer works. An expired invite does not count toward `Account.seats`.',
      resolve: ({ expires_at: end }) => Date.parse(end) <= Date.now(),
    }),
    inviterName: t.exposeString('invited_by', {
      nullable: true,
      description: 'Name of the user who sent the invite; null when that user was deleted.',
    }),
  }),
});

export const InviteEdge = builder.edgeObject({ type: InviteRef, name: 'InviteEdge' });
const InviteConnection = builder.connectionObject({ type: InviteRef, name: 'InviteConnection' }, InviteEdge);

/** Newest first. */
export const sortKeyOf = ({ date_sent: sentAt, id }: InviteRecord) => [sentAt, id];

builder.objectField(AccountRef, 'invites', (t) =>
  t.connection(
    {
      type: InviteRef,
      nullable: true,
      description:
        'Invites that nobody has accepted yet, the last sent first; null when they could not be loaded.',
      resolve: async (_account, args, ctx) =>
        connectionOf((await loadTeam(ctx)).invites, args, sortKeyOf, [-1, -1]),
    },
    InviteConnection,
  ),
);
