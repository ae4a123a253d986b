import { allow, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { loadUser, type PermissionWord } from './account.upstream.ts';

/** Roles that change the team and what belongs to it; the platform's table, which decides in the end. */
const managers: readonly PermissionWord[] = ['master', 'owner', 'admin'];

/** What a manager may do in an account, with the end of 'You need the owner or admin role to'. */
const purposes = {
  rename: 'change the team',
  manageSecrets: 'change secrets',
  manageCloudToken: 'change integrations',
  manageGithub: 'change integrations',
  manageRegistries: 'change integrations',
  manageApiKeys: 'manage API keys',
  readAuditLog: 'read the audit log',
} as const;

/** May the caller's role do this in the account? */
export async function accountAction(
  action: keyof typeof purposes,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const { permission } = await loadUser(ctx);
  if (managers.includes(permission)) return allow();
  return refuse('FORBIDDEN', `You need the owner or admin role to ${purposes[action]}.`);
}
