import { allow, refuse, scopeRefusal, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageFrom, messageOf } from '../../graphql/messages.ts';
import { refusalCodeFrom } from '../../graphql/types/RefusalCode.ts';
import { loadUser } from '../account/account.upstream.ts';
import type { subscriptionActions, SubscriptionRecord } from './billing.upstream.ts';

/** Roles that manage billing. Mirrors the platform's table, which is authoritative. */
const payers = ['master', 'owner'];

/** Whether the caller may manage billing at all. */
export async function billingRole(ctx: GatewayContext): Promise<ActionStateShape> {
  const user = await loadUser(ctx);
  const refused = scopeRefusal(user, 'billing');
  if (refused) return refused;
  return payers.includes(user.permission) ? allow() : refuse('FORBIDDEN', messageOf('ROLE_FOR_BILLING'));
}

/** Whether an action on the subscription is possible, as the platform reports it. */
export async function billingAction(
  { refusals = {} }: SubscriptionRecord,
  action: (typeof subscriptionActions)[number],
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  const role = await billingRole(ctx);
  if (!role.allowed) return role;
  const why = refusals[action];
  return why ? refuse(refusalCodeFrom(why.code) ?? 'FORBIDDEN', messageFrom(why.message, why)) : allow();
}
