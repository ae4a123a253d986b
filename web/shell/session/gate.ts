import { paths } from '../paths.ts';
import type { Gate, Role, StoredUser } from './storedUser.ts';

/**
 * The specification's table: a route that requires the level on the left admits the roles on the right. Every page of
 * the console requires a signed-in user only (`SIGNED_IN`); what a role may do on a page comes from the server as
 * action states.
 */
const ROUTE_ROLES = {
  OPERATOR: ['OPERATOR', 'OWNER', 'ADMIN', 'VIEWER'],
  OWNER: ['OWNER', 'ADMIN', 'DEVELOPER', 'VIEWER'],
  ADMIN: ['ADMIN', 'DEVELOPER', 'VIEWER'],
  VIEWER: ['VIEWER'],
  DEVELOPER: ['DEVELOPER', 'VIEWER'],
} as const satisfies Record<Role, readonly Role[]>;

export type RouteRequirement = Role | 'SIGNED_IN';

/** True if a role may open a route with this requirement. */
export function mayEnter(requirement: RouteRequirement, role: Role): boolean {
  if (requirement === 'SIGNED_IN') return true;
  const roles: readonly Role[] = ROUTE_ROLES[requirement];
  return roles.includes(role);
}

interface GateRule {
  /** Where the gate redirects all other requests. */
  readonly target: string;
  /** Pages that stay open; exact paths without a trailing slash. */
  readonly allowed: readonly string[];
}

/** What stays reachable while a gate is closed, besides the page of the verification link. */
export const GATES: Readonly<Record<Exclude<Gate, 'OPEN'>, GateRule>> = {
  VERIFY_EMAIL: {
    target: paths.signUpVerify(),
    allowed: [paths.settings('account')],
  },
  CHOOSE_PLAN: {
    target: paths.signUpPlan(),
    allowed: [paths.signUpPlan(), paths.settings('account')],
  },
  FIX_PAYMENT: {
    target: paths.settings('billing'),
    allowed: [
      paths.settings('billing'),
      paths.signUpPlan(),
      paths.upgrade(),
      paths.settings(),
      paths.settings('account'),
    ],
  },
};

type GateUser = Pick<StoredUser, 'gate' | 'role' | 'isVerified' | 'isOnboarded'>;

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** The redirect for a signed-in user, or undefined if they may open `path`. */
export function gateRedirect(user: GateUser, path: string): string | undefined {
  const page = withoutSlash(path);
  // Operators have neither plan nor bill.
  const gate = user.role === 'OPERATOR' && user.gate !== 'VERIFY_EMAIL' ? 'OPEN' : user.gate;
  // A link can verify a new address of a user who passed the gate; the page itself redirects those without a link.
  if (gate === 'OPEN' || page === paths.signUpVerify()) return undefined;
  const { target, allowed } = GATES[gate];
  return allowed.includes(page) ? undefined : target;
}

/** The page after signing in; `target` is the page that the platform or the address requested, if any. */
export function afterSignIn(user: GateUser, target?: string | null): string {
  const landing = user.isOnboarded ? paths.dashboard() : paths.welcome();
  const wanted = isOwnPage(target) ? target : landing;
  return gateRedirect(user, new URL(wanted, window.location.origin).pathname) ?? wanted;
}

/** Only paths inside the console are followed: `?next=//elsewhere` must not leave it. */
export function isOwnPage(target: string | null | undefined): target is string {
  if (!target?.startsWith('/')) return false;
  const url = new URL(target, window.location.origin);
  return url.origin === window.location.origin && !/^\/(signin|signup)?$/.test(url.pathname);
}
