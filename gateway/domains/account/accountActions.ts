import { allow, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import { loadUser, type PermissionValue } from './account.upstream.ts';

/** Roles that manage the team and its settings. Mirrors the platform's table, which is authoritative. */
const managers: readonly PermissionValue[] = ['master', 'owner', 'admin'];

/** Actions of managers in an account, with the refusal code for everyone else. */
const refusals = {
  rename: 'ROLE_FOR_ACCOUNT',
  manageSecrets: 'ROLE_FOR_SECRETS',
  manageCloudToken: 'ROLE_FOR_INTEGRATIONS',
  manageGithub: 'ROLE_FOR_INTEGRATIONS',
  manageRegistries: 'ROLE_FOR_INTEGRATIONS',
  manageApiKeys: 'ROLE_FOR_APIKEYS',
  readAuditLog: 'ROLE_FOR_AUDIT',
} as const;

/** Whether the caller's role allows the action in the account. */
export async function accountAction(
  action: keyof typeof refusals,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const { permission } = await loadUser(ctx);
  if (managers.includes(permission)) return allow();
  return refuse('FORBIDDEN', messageOf(refusals[action]));
}
