import {
  allow,
  keyRefusal,
  refuse,
  scopeRefusal,
  type ActionStateShape,
  type Area,
} from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { messageOf, type MessageCodeValue } from '../../graphql/messages.ts';
import { loadScopes, loadUser, type PermissionValue, type UserRecord } from './account.upstream.ts';

/** Roles that manage the team and its settings. Mirrors the platform's table, which is authoritative. */
const managers: readonly PermissionValue[] = ['master', 'owner', 'admin'];

interface Rule {
  refusal: MessageCodeValue;
  forKey: (user: UserRecord) => ActionStateShape | null;
  roles?: readonly PermissionValue[];
}

/** Actions in an account: the refusal code for other roles than managers or `roles`, and that of API keys. */
const actions = {
  rename: { refusal: 'ROLE_FOR_ACCOUNT', forKey: (user) => scopeRefusal(user, 'account') },
  manageSecrets: { refusal: 'ROLE_FOR_SECRETS', forKey: (user) => scopeRefusal(user, 'secrets') },
  manageCloudToken: { refusal: 'ROLE_FOR_INTEGRATIONS', forKey: (user) => scopeRefusal(user, 'secrets') },
  manageGithub: { refusal: 'ROLE_FOR_INTEGRATIONS', forKey: (user) => scopeRefusal(user, 'integrations') },
  manageRegistries: { refusal: 'ROLE_FOR_INTEGRATIONS', forKey: (user) => scopeRefusal(user, 'registries') },
  manageSso: { refusal: 'ROLE_FOR_SSO', forKey: keyRefusal },
  changeSsoIssuer: { refusal: 'SSO_ISSUER_OWNER', forKey: keyRefusal, roles: ['owner'] },
  manageApiKeys: { refusal: 'ROLE_FOR_APIKEYS', forKey: keyRefusal },
  readAuditLog: { refusal: 'ROLE_FOR_AUDIT', forKey: (user) => scopeRefusal(user, 'audit', 'read') },
} as const satisfies Record<string, Rule>;

export type AccountAction = keyof typeof actions;

/** Whether the caller's role allows the action in the account. */
export async function accountAction(action: AccountAction, ctx: GatewayContext): Promise<ActionStateShape> {
  const user = await loadUser(ctx);
  const { refusal, forKey, roles = managers }: Rule = actions[action];
  const refused = forKey(user);
  if (refused) return refused;
  return roles.includes(user.permission) ? allow() : refuse('FORBIDDEN', messageOf(refusal));
}

/** Refuses an API key that may not read the area: the platform would send it no events and no error either. */
export async function requireReadable(ctx: GatewayContext, area: Area): Promise<void> {
  const refused = scopeRefusal(await loadScopes(ctx), area, 'read');
  if (refused?.code && refused.detail) throw new RefusedError(refused.code, refused.detail);
}

/** The signed-in user. Refuses API keys: the platform sends them no events of their user, and no error either. */
export async function requireSessionUser(ctx: GatewayContext): Promise<UserRecord> {
  const user = await loadUser(ctx);
  const refused = keyRefusal(user);
  if (refused?.code && refused.detail) throw new RefusedError(refused.code, refused.detail);
  return user;
}
