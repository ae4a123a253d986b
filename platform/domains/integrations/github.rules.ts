import type { GitAccess, GitPermissions } from '../../providers/githost/port.ts';

/** The permissions that the GitHub App needs, with their minimum level. */
export const requiredPermissions = {
  contents: 'write',
  metadata: 'read',
  administration: 'write',
} as const satisfies Record<string, GitAccess>;

const strength: Record<GitAccess, number> = { none: 0, read: 1, write: 2 };

/** Names of the permissions that are missing or insufficient. */
export function missingPermissions(granted: GitPermissions): string[] {
  return Object.entries(requiredPermissions).flatMap(([name, needed]) =>
    strength[granted[name] ?? 'none'] >= strength[needed] ? [] : [name],
  );
}

/** How long a user may take at GitHub before the state expires. */
export const connectLifetime = 10 * 60 * 1000;

/** The console's URL that GitHub redirects to. */
export const returnPath = '/integrations/github';
