import type { GitAccess, GitPermissions } from '../../providers/githost/port.ts';

/** What the GitHub App needs, and the least access that will do. */
export const requiredPermissions = {
  contents: 'write',
  metadata: 'read',
  administration: 'write',
} as const satisfies Record<string, GitAccess>;

const strength: Record<GitAccess, number> = { none: 0, read: 1, write: 2 };

/** Names of the permissions that are missing or too weak; empty when all is well. */
export function missingPermissions(granted: GitPermissions): string[] {
  return Object.entries(requiredPermissions).flatMap(([name, needed]) =>
    strength[granted[name] ?? 'none'] >= strength[needed] ? [] : [name],
  );
}

/** How long a person may take at GitHub before the way back is closed. */
export const connectLifetime = 10 * 60 * 1000;

/** The console's address that GitHub sends people back to. */
export const returnPath = '/integrations/github';
