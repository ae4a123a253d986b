import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { loadUser } from '../account/account.upstream.ts';
import { Role } from '../account/Role.ts';
import { memberAction, type MemberAction } from './memberActions.ts';
import { loadTeam, type MemberRecord } from './team.upstream.ts';

const MemberStatus = builder.enumType('MemberStatus', {
  description: 'Status of a member of an account.',
  values: {
    REGISTERED: { value: 'registered', description: 'Signed up; the e-mail address is not verified yet.' },
    VERIFIED: { value: 'verified', description: 'The e-mail address is verified.' },
    DISABLED_BY_SYSTEM: {
      value: 'disabled_by_system',
      description: 'Disabled by the team, which can enable the member again.',
    },
    DISABLED_BY_ADMIN: {
      value: 'disabled_by_admin',
      description: 'Disabled by the operators of the platform, who alone can enable the member again.',
    },
  } as const,
});

const MemberPermissions = builder.objectRef<MemberRecord>('MemberPermissions').implement({
  description: 'What the caller may do with a member now.',
});

const actions = {
  edit: 'Whether `updateTeamMember` is allowed now, and if not, why.',
  disable: 'Whether `disableTeamMember` is allowed now, and if not, why.',
  enable: 'Whether `enableTeamMember` is allowed now, and if not, why.',
  remove: 'Whether `removeTeamMember` is allowed now, and if not, why. Members may remove themselves.',
  transferOwnership: 'Whether `transferOwnership` to this member is allowed now, and if not, why.',
} as const satisfies Record<MemberAction, string>;

for (const action of Object.keys(actions) as MemberAction[]) {
  builder.objectField(MemberPermissions, action, (t) =>
    t.field({
      type: ActionState,
      description: actions[action],
      resolve: (member, _args, ctx) => memberAction(action, member, ctx),
    }),
  );
}

export const TeamMemberRef = builder.objectRef<MemberRecord>('TeamMember');

export const TeamMember = builder.node(TeamMemberRef, {
  description: 'A user in the current account.',
  id: { resolve: (member) => member.id },
  loadOne: async (id, ctx) => (await loadTeam(ctx)).users.find((member) => member.id === id),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Full name.' }),
    email: t.exposeString('email', { description: 'E-mail address used for signing in.' }),
    avatarUrl: t.exposeString('avatar', {
      nullable: true,
      description: 'Profile picture, as a path on this host or an absolute URL; null when there is none.',
    }),
    role: t.expose('permission', { type: Role, description: 'Role in the account.' }),
    status: t.expose('status', { type: MemberStatus, description: 'Current status.' }),
    joinedAt: t.expose('date_created', {
      type: 'DateTime',
      description: 'Time at which the user joined the account.',
    }),
    isViewer: t.boolean({
      description: 'Whether it is the signed-in user.',
      resolve: async (member, _args, ctx) => (await loadUser(ctx)).id === member.id,
    }),
    viewerCan: t.field({
      type: MemberPermissions,
      description: 'What the caller may do with the member now.',
      resolve: (member) => member,
    }),
  }),
});

const TeamMemberEdge = builder.edgeObject({ type: TeamMemberRef, name: 'TeamMemberEdge' });
const TeamMemberConnection = builder.connectionObject(
  { type: TeamMemberRef, name: 'TeamMemberConnection' },
  TeamMemberEdge,
);

builder.objectField(AccountRef, 'members', (t) =>
  t.connection(
    {
      type: TeamMemberRef,
      nullable: true,
      description:
        'Members of the account, those who joined first first; null when they could not be loaded.',
      resolve: async (_account, args, ctx) =>
        connectionOf((await loadTeam(ctx)).users, args, ({ date_created: joinedAt, id }) => [joinedAt, id]),
    },
    TeamMemberConnection,
  ),
);
