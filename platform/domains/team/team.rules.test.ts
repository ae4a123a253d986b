import { describe, expect, it } from 'vitest';
import type { Permission } from '../../http/authGuard.ts';
import { memberActions, memberRefusal, memberStatus, type Member } from './team.rules.ts';

const member = (permission: Permission, over: Partial<Member> = {}): Member => ({
  userId: 'them',
  permission,
  disabled: false,
  disabledBy: null,
  ...over,
});
const caller = (permission: Permission, userId = 'me') => ({ userId, permission });
const refusals = (as: Permission, of: Member) =>
  memberActions.map((action) => memberRefusal(action, caller(as), of, 1));

describe('changes of a team', () => {
  const managed = [null, null, 'member_enabled', null, 'role_for_transfer'];
  const refused = ['role_for_team', 'role_for_team', 'role_for_team', 'role_for_team', 'role_for_transfer'];
  const table = {
    owner: [null, null, 'member_enabled', null, null],
    admin: managed,
    master: managed,
    developer: refused,
    user: refused,
  } satisfies Record<Permission, unknown[]>;

  it.each(Object.entries(table))('are allowed to the role %s exactly as in the table', (role, expected) => {
    expect(refusals(role as Permission, member('developer'))).toEqual(expected);
  });

  it.each(['owner', 'master'] as const)('never touch a member with the role %s', (permission) => {
    expect(refusals('owner', member(permission))).toEqual(memberActions.map(() => 'member_owner'));
  });

  it('let everybody leave except for the last owner', () => {
    for (const role of ['admin', 'developer', 'user'] as const)
      expect(memberRefusal('remove', caller(role, 'them'), member(role), 1)).toBeNull();
    const owner = member('owner');
    expect(memberRefusal('remove', caller('owner', 'them'), owner, 1)).toBe('last_owner');
    expect(memberRefusal('remove', caller('owner', 'them'), owner, 2)).toBeNull();
  });

  it('do not let a manager edit or disable themselves', () => {
    const self = caller('admin', 'them');
    expect(memberRefusal('edit', self, member('admin'), 1)).toBe('member_self_edit');
    expect(memberRefusal('disable', self, member('admin'), 1)).toBe('member_self_disable');
  });

  it('enable a user again unless an operator disabled them', () => {
    const by = (disabledBy: Member['disabledBy']) => member('user', { disabled: true, disabledBy });
    expect(memberRefusal('enable', caller('admin'), by('system'), 1)).toBeNull();
    expect(memberRefusal('enable', caller('admin'), by('other'), 1)).toBe('member_disabled_by_operator');
    expect(memberRefusal('enable', caller('master'), by('other'), 1)).toBeNull();
    expect(memberRefusal('disable', caller('admin'), by('system'), 1)).toBe('member_disabled');
    expect(memberRefusal('transfer', caller('owner'), by('system'), 1)).toBe('member_disabled');
  });
});

describe('the status of a member', () => {
  it.each([
    [{ verified: false, disabled: false, disabledBy: null }, 'registered'],
    [{ verified: true, disabled: false, disabledBy: null }, 'verified'],
    [{ verified: true, disabled: true, disabledBy: 'system' }, 'disabled_by_system'],
    [{ verified: true, disabled: true, disabledBy: 'other' }, 'disabled_by_admin'],
  ] as const)('of %j is %s', (given, expected) => {
    expect(memberStatus(given)).toBe(expected);
  });
});
