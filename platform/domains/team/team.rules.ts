/** Who may change whom in a team. Pure: no database, no clock. */
import type { Permission } from '../../http/authGuard.ts';
import { can } from '../account/account.rules.ts';

/** Roles that an invite or an edit can give; ownership is transferred. */
export const assignablePermissions = ['admin', 'developer', 'user'] as const;

/** How long the link of an invite works. */
export const inviteLifetime = 7 * 24 * 60 * 60 * 1000;

export const memberStatuses = ['registered', 'verified', 'disabled_by_admin', 'disabled_by_system'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export const memberActions = ['edit', 'disable', 'enable', 'remove', 'transfer'] as const;
export type MemberAction = (typeof memberActions)[number];

export interface Member {
  userId: string;
  permission: Permission;
  disabled: boolean;
  /** `system`: by the team through the product, which can undo it; `other`: by an operator of the platform. */
  disabledBy: 'system' | 'other' | null;
}

/** The status of a member as the contract names it. */
export function memberStatus(
  member: Pick<Member, 'disabled' | 'disabledBy'> & { verified: boolean },
): MemberStatus {
  if (member.disabled) return member.disabledBy === 'other' ? 'disabled_by_admin' : 'disabled_by_system';
  return member.verified ? 'verified' : 'registered';
}

export type Caller = Pick<Member, 'userId' | 'permission'>;

const fixed = (member: Member) => member.permission === 'owner' || member.permission === 'master';

/** Why the state of the member does not allow an action; null if it does. */
const stateRefusals = {
  edit: (_member: Member, isSelf: boolean) => (isSelf ? 'member_self_edit' : null),
  disable: (member: Member, isSelf: boolean) => {
    if (isSelf) return 'member_self_disable';
    return member.disabled ? 'member_disabled' : null;
  },
  enable: (member: Member, _isSelf: boolean, caller: Caller) => {
    if (!member.disabled) return 'member_enabled';
    return member.disabledBy === 'other' && caller.permission !== 'master'
      ? 'member_disabled_by_operator'
      : null;
  },
  remove: () => null,
  transfer: (member: Member) => (member.disabled ? 'member_disabled' : null),
} as const satisfies Record<MemberAction, (member: Member, isSelf: boolean, caller: Caller) => string | null>;

/**
 * Why the caller may not do that to a member of their account; null if they may. Everybody may leave, except for the
 * last owner; owners and operators can only be changed by themselves.
 */
export function memberRefusal(action: MemberAction, caller: Caller, member: Member, owners: number) {
  const isSelf = caller.userId === member.userId;
  if (action === 'remove' && isSelf)
    return member.permission === 'owner' && owners < 2 ? ('last_owner' as const) : null;
  if (action === 'transfer' && caller.permission !== 'owner') return 'role_for_transfer' as const;
  if (!can(caller.permission, 'team.manage')) return 'role_for_team' as const;
  if (fixed(member)) return 'member_owner' as const;
  return stateRefusals[action](member, isSelf, caller);
}

export type MemberRefusal = NonNullable<ReturnType<typeof memberRefusal>>;

/** The `error` value of each refusal. */
export const refusalErrors = {
  last_owner: 'last_owner',
  role_for_transfer: 'forbidden',
  role_for_team: 'forbidden',
  member_owner: 'member_locked',
  member_self_edit: 'member_locked',
  member_self_disable: 'member_locked',
  member_disabled: 'not_enabled',
  member_enabled: 'already_enabled',
  member_disabled_by_operator: 'member_locked',
} as const satisfies Record<MemberRefusal, string>;
