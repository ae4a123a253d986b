/** Domains and roles of single sign-on. Pure: no database, no clock. */

export const ssoRoles = ['admin', 'developer', 'user'] as const;
export type SsoRole = (typeof ssoRoles)[number];

export const maxDomains = 20;
export const maxMappings = 50;

interface RoleSettings {
  roleClaim: string | null;
  roleMapping: readonly { value: string; role: SsoRole }[];
  defaultRole: SsoRole;
}

/** The part of an address after the @, in lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/**
 * The highest role that the claims are mapped to, else the default one; null if no claim is configured, so that roles are
 * managed in the console.
 */
export function roleOfClaims(
  claims: Readonly<Record<string, unknown>>,
  settings: RoleSettings,
): SsoRole | null {
  const { roleClaim, roleMapping, defaultRole } = settings;
  if (roleClaim === null) return null;
  const values = [claims[roleClaim]].flat();
  const mapped = roleMapping.filter(({ value }) => values.includes(value)).map(({ role }) => role);
  return ssoRoles.find((role) => mapped.includes(role)) ?? defaultRole;
}

/** The DNS record that proves that an account owns a domain. */
export function recordOf(domain: string, accountId: string): { name: string; value: string } {
  return { name: `_kubedeck.${domain}`, value: `kubedeck-verification=${accountId}` };
}
