import { allow, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { say } from '../../graphql/messages.ts';
import { loadUser, type PermissionWord } from './account.upstream.ts';

/** Roles that change the team and what belongs to it; the platform's table, which decides in the end. */
const managers: readonly PermissionWord[] = ['master', 'owner', 'admin'];

/** What a manager may do in an account, and what the others are told. */
const refusals = {
  rename: 'ROLE_FOR_ACCOUNT',
  manageSecrets: 'ROLE_FOR_SECRETS',
  manageCloudToken: 'ROLE_FOR_INTEGRATIONS',
  manageGithub: 'ROLE_FOR_INTEGRATIONS',
  manageRegistries: 'ROLE_FOR_INTEGRATIONS',
  manageApiKeys: 'ROLE_FOR_APIKEYS',
  readAuditLog: 'ROLE_FOR_AUDIT',
} as const;

/** May the caller's role do this in the account? */
export async function accountAction(
  action: keyof typeof refusals,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const { permission } = await loadUser(ctx);
  if (managers.includes(permission)) return allow();
  return refuse('FORBIDDEN', say(refusals[action]));
}
