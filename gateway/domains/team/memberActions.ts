import { allow, keyRefusal, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import type { RefusalCodeValue } from '../../graphql/types/RefusalCode.ts';
import { loadUser, type UserRecord } from '../account/account.upstream.ts';
import { loadTeam, type MemberRecord } from './team.upstream.ts';

export type MemberAction = 'edit' | 'disable' | 'enable' | 'remove' | 'transferOwnership';
type Reason =
  | 'LAST_OWNER'
  | 'MEMBER_DISABLED'
  | 'MEMBER_DISABLED_BY_OPERATOR'
  | 'MEMBER_ENABLED'
  | 'MEMBER_OWNER'
  | 'MEMBER_SELF_DISABLE'
  | 'MEMBER_SELF_EDIT'
  | 'ROLE_FOR_TEAM'
  | 'ROLE_FOR_TRANSFER';
type Refusal = readonly [RefusalCodeValue, Reason];

const managers = ['master', 'owner', 'admin'];
const isDisabled = ({ status }: MemberRecord) => status.startsWith('disabled');

const stateRefusals: Record<
  MemberAction,
  (member: MemberRecord, user: UserRecord, isSelf: boolean) => Refusal | null
> = {
  edit: (_member, _user, isSelf) => (isSelf ? ['MEMBER_LOCKED', 'MEMBER_SELF_EDIT'] : null),
  disable: (member, _user, isSelf) => {
    if (isSelf) return ['MEMBER_LOCKED', 'MEMBER_SELF_DISABLE'];
    return isDisabled(member) ? ['NOT_ENABLED', 'MEMBER_DISABLED'] : null;
  },
  enable: (member, user) => {
    if (!isDisabled(member)) return ['ALREADY_ENABLED', 'MEMBER_ENABLED'];
    const isLocked = member.status === 'disabled_by_admin' && user.permission !== 'master';
    return isLocked ? ['MEMBER_LOCKED', 'MEMBER_DISABLED_BY_OPERATOR'] : null;
  },
  remove: () => null,
  transferOwnership: (member) => (isDisabled(member) ? ['NOT_ENABLED', 'MEMBER_DISABLED'] : null),
};

/** Why the caller may not change the member. Mirrors the platform's table; a contract test compares them. */
export function memberRefusal(
  action: MemberAction,
  user: UserRecord,
  member: MemberRecord,
  owners: number,
): Refusal | null {
  const isSelf = user.id === member.id;
  if (action === 'remove' && isSelf)
    return member.permission === 'owner' && owners < 2 ? ['LAST_OWNER', 'LAST_OWNER'] : null;
  if (action === 'transferOwnership' && user.permission !== 'owner')
    return ['FORBIDDEN', 'ROLE_FOR_TRANSFER'];
  if (!managers.includes(user.permission)) return ['FORBIDDEN', 'ROLE_FOR_TEAM'];
  if (member.permission === 'owner' || member.permission === 'master')
    return ['MEMBER_LOCKED', 'MEMBER_OWNER'];
  return stateRefusals[action](member, user, isSelf);
}

/** Whether the caller can invite one more person now. */
export async function inviteAction(ctx: GatewayContext): Promise<ActionStateShape> {
  const user = await loadUser(ctx);
  const forKey = keyRefusal(user);
  if (forKey) return forKey;
  if (!managers.includes(user.permission)) return refuse('FORBIDDEN', messageOf('ROLE_FOR_TEAM'));
  const { used, limit: count, next_plan: next } = (await loadTeam(ctx)).seats;
  if (used < count) return allow();
  const why = next
    ? messageOf('USERS_LIMIT_PLAN', { count, plan: next.name })
    : messageOf('USERS_LIMIT', { count });
  return refuse('PLAN_LIMIT', why);
}

/** Whether the caller may do that to the member now. */
export async function memberAction(
  action: MemberAction,
  member: MemberRecord,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const [user, { users }] = await Promise.all([loadUser(ctx), loadTeam(ctx)]);
  const forKey = keyRefusal(user);
  if (forKey) return forKey;
  const owners = users.filter((one) => one.permission === 'owner' && !isDisabled(one)).length;
  const refusal = memberRefusal(action, user, member, owners);
  return refusal ? refuse(refusal[0], messageOf(refusal[1])) : allow();
}
