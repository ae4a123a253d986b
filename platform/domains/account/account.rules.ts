/** Permissions of each role. Pure: enforced by the platform on every call, separate from the console's route table. */
import type { Permission } from '../../http/authGuard.ts';
import type { MessageCode } from '../../messages/messages.ts';

/** From most to fewest permissions; `master` is the operator's role and cannot be assigned in a team. */
export const teamPermissions = [
  'owner',
  'admin',
  'developer',
  'user',
] as const satisfies readonly Permission[];

const managers = ['owner', 'admin'] as const;
const builders = ['owner', 'admin', 'developer'] as const;

/** Action → roles that may do it, and the refusal for the others. Reading is open to every role. */
export const permissionTable = {
  'account.update': { roles: managers, refusal: 'role_for_account' },
  'account.close': { roles: ['owner'], refusal: 'role_for_closing' },
  'team.manage': { roles: managers, refusal: 'role_for_team' },
  'sso.manage': { roles: managers, refusal: 'role_for_sso' },
  'billing.manage': { roles: ['owner'], refusal: 'role_for_billing' },
  'secrets.manage': { roles: managers, refusal: 'role_for_secrets' },
  'integrations.manage': { roles: managers, refusal: 'role_for_integrations' },
  'apikeys.manage': { roles: managers, refusal: 'role_for_apikeys' },
  'audit.read': { roles: managers, refusal: 'role_for_audit' },
  'clusters.manage': { roles: managers, refusal: 'role_for_clusters' },
  'addons.manage': { roles: builders, refusal: 'role_for_addons' },
  'apps.manage': { roles: builders, refusal: 'role_for_apps' },
  'deployments.manage': { roles: builders, refusal: 'role_for_deployments' },
  'gitops.manage': { roles: builders, refusal: 'role_for_gitops' },
  'registries.apply': { roles: builders, refusal: 'role_for_registries' },
  'cluster_secrets.manage': { roles: builders, refusal: 'role_for_cluster_secrets' },
} as const satisfies Record<string, { roles: readonly Permission[]; refusal: MessageCode }>;

export type Action = keyof typeof permissionTable;

/** True if the role may do that. `master` may do everything in an account it has entered. */
export function can(permission: Permission, action: Action): boolean {
  return permission === 'master' || permissionTable[action].roles.some((role) => role === permission);
}

/** Support access ends by itself after this time. */
export const supportMs = 7 * 24 * 60 * 60 * 1000;

/** True while a user has support access on. Access from before there was an end has none. */
export function isSupportOpen(
  { supportEnabled, supportUntil }: { supportEnabled: boolean; supportUntil: Date | null },
  now: Date,
): boolean {
  return supportEnabled && (supportUntil === null || supportUntil > now);
}

/** The name of an account until its owner renames it, in the owner's language. */
export function defaultAccountName(ownerName: string, locale: 'en' | 'es'): string {
  return locale === 'es' ? `Equipo de ${ownerName}` : `${ownerName}'s team`;
}

export interface PasswordRule {
  code:
    | 'password_length'
    | 'password_uppercase'
    | 'password_lowercase'
    | 'password_number'
    | 'password_special';
  holds: (password: string) => boolean;
}

/** The five password rules; all must hold. */
const passwordRules: readonly PasswordRule[] = [
  { code: 'password_length', holds: (p) => p.length >= 8 },
  { code: 'password_uppercase', holds: (p) => /\p{Lu}/u.test(p) },
  { code: 'password_lowercase', holds: (p) => /\p{Ll}/u.test(p) },
  { code: 'password_number', holds: (p) => /\d/.test(p) },
  { code: 'password_special', holds: (p) => /[!@#$%^&*(),.?":{}|<>]/.test(p) },
];

/** The rules that a new password violates, in the order of the list. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !rule.holds(password));
}
