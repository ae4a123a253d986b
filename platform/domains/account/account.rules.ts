/** What each role may do. Pure: enforced by the platform on every call, separate from the console's route table. */
import type { Permission } from '../../http/authGuard.ts';

/** From most to least; `master` is the operator's own and is never offered to a team. */
export const teamPermissions = [
  'owner',
  'admin',
  'developer',
  'user',
] as const satisfies readonly Permission[];

const managers = ['owner', 'admin'] as const;
const builders = ['owner', 'admin', 'developer'] as const;

/** Action → roles that may do it, and the words that end 'You need the … role to'. Reading is open to every role. */
export const permissionTable = {
  'account.update': { roles: managers, to: 'change the team' },
  'billing.manage': { roles: ['owner'], to: 'change the plan' },
  'secrets.manage': { roles: managers, to: 'change secrets' },
  'integrations.manage': { roles: managers, to: 'change integrations' },
  'apikeys.manage': { roles: managers, to: 'manage API keys' },
  'audit.read': { roles: managers, to: 'read the audit log' },
  'clusters.manage': { roles: managers, to: 'change clusters' },
  'addons.manage': { roles: builders, to: 'change add-ons' },
  'gitops.manage': { roles: builders, to: 'change GitOps' },
  'registries.apply': { roles: builders, to: 'change the registries of a cluster' },
  'cluster_secrets.manage': { roles: builders, to: 'change the secrets of a cluster' },
} as const satisfies Record<string, { roles: readonly Permission[]; to: string }>;

export type Action = keyof typeof permissionTable;

/** May this role do that? `master` may do everything in an account it has entered. */
export function can(permission: Permission, action: Action): boolean {
  return permission === 'master' || permissionTable[action].roles.some((role) => role === permission);
}

/** Why a role that may not, may not: names the roles that may. */
export function permissionMessage(action: Action): string {
  const { roles, to } = permissionTable[action];
  const names = roles.length > 1 ? `${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}` : roles[0];
  return `You need the ${names} role to ${to}.`;
}

/** How an account is called until its owner renames it, in the owner's language. */
export function defaultAccountName(ownerName: string, locale: 'en' | 'es'): string {
  return locale === 'es' ? `Equipo de ${ownerName}` : `${ownerName}'s team`;
}

export interface PasswordRule {
  code: string;
  message: string;
  holds: (password: string) => boolean;
}

/** The five rules of the checklist; all must hold. */
export const passwordRules: readonly PasswordRule[] = [
  {
    code: 'password_length',
    message: 'Use at least 8 characters.',
    holds: (p) => p.length >= 8,
  },
  { code: 'password_uppercase', message: 'Add an uppercase letter.', holds: (p) => /\p{Lu}/u.test(p) },
  { code: 'password_lowercase', message: 'Add a lowercase letter.', holds: (p) => /\p{Ll}/u.test(p) },
  { code: 'password_number', message: 'Add a number.', holds: (p) => /\d/.test(p) },
  {
    code: 'password_special',
    message: 'Add a special character: !@#$%^&*(),.?":{}|<>',
    holds: (p) => /[!@#$%^&*(),.?":{}|<>]/.test(p),
  },
];

/** The rules a new password breaks, in the order of the checklist; empty when it is good. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !rule.holds(password));
}
