import { describe, expect, test } from 'vitest';
import type { Permission } from '../../http/authGuard.ts';
import { messages } from '../../messages/messages.ts';
import {
  brokenPasswordRules,
  can,
  defaultAccountName,
  permissionTable,
  teamPermissions,
  type Action,
} from './account.rules.ts';

const actions = Object.keys(permissionTable) as Action[];
const may = (role: Permission) => actions.filter((action) => can(role, action));

describe('the roles', () => {
  test('allow a master everything and a user only reading', () => {
    expect(actions.every((action) => can('master', action))).toBe(true);
    expect(may('user')).toEqual([]);
  });

  test('allow only the owner to change the plan and to delete the account, and an admin all the rest', () => {
    expect(may('owner')).toEqual(actions);
    const ofOwners = ['billing.manage', 'account.close'];
    expect(may('admin')).toEqual(actions.filter((action) => !ofOwners.includes(action)));
  });

  test('allow a developer to change what is on clusters', () => {
    expect(may('developer')).toEqual([
      'addons.manage',
      'apps.manage',
      'deployments.manage',
      'gitops.manage',
      'registries.apply',
      'cluster_secrets.manage',
    ]);
  });

  test.each(Object.entries(permissionTable))('are named in the refusal of %s', (_action, row) => {
    const named = teamPermissions.filter((role) => new RegExp(`\\b${role}\\b`).test(messages[row.refusal]));
    expect(named).toEqual(row.roles);
  });
});

describe('a password', () => {
  const codes = (password: string) => brokenPasswordRules(password).map(({ code }) => code);

  test('is accepted when all five rules hold', () => {
    expect(codes('Kubedeck-2026!')).toEqual([]);
    expect(codes('Ñandú-2026!')).toEqual([]);
  });

  test.each([
    ['Ab1!', 'password_length'],
    ['kubedeck-2026!', 'password_uppercase'],
    ['KUBEDECK-2026!', 'password_lowercase'],
    ['Kubedeck-Deck!', 'password_number'],
    ['Kubedeck-2026', 'password_special'],
  ])('%s breaks %s', (password, code) => {
    expect(codes(password)).toEqual([code]);
  });
});

test('a team is named after its owner', () => {
  expect(defaultAccountName('Ada', 'en')).toBe("Ada's team");
  expect(defaultAccountName('Ada', 'es')).toBe('Equipo de Ada');
});
