import { allow, mayRead, refuse, type ActionStateShape } from '../../graphql/ActionState.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { messageOf } from '../../graphql/messages.ts';
import { loadUser } from '../account/account.upstream.ts';
import { isRunning } from '../addons/addonActions.ts';
import { loadAddon } from '../addons/addons.upstream.ts';
import { contentRefusal } from '../clusters/contentActions.ts';
import { isInProgress, type GitopsRecord } from './gitops.upstream.ts';

export type GitopsAction = 'enable' | 'disable';

const OPERATOR = 'flux-operator';

const busy = refuse('BUSY', messageOf('GITOPS_BUSY'));

/**
 * Whether GitOps can be enabled or disabled now, checked in the platform's order. Needs no platform call while it is
 * being changed.
 */
export async function gitopsAction(
  action: GitopsAction,
  { status, isEnabled, clusterId }: GitopsRecord,
  ctx: GatewayContext,
): Promise<ActionStateShape> {
  if (isInProgress(status)) return busy;
  const refusal = await contentRefusal(ctx, clusterId, {
    area: 'gitops',
    forbidden: messageOf('ROLE_FOR_GITOPS'),
    notActive: messageOf('GITOPS_CLUSTER_NOT_ACTIVE'),
  });
  if (refusal) return refusal;
  if (action === 'disable') return isEnabled ? allow() : refuse('NOT_ENABLED', messageOf('NOT_ENABLED'));
  if (isEnabled) return refuse('ALREADY_ENABLED', messageOf('ALREADY_ENABLED'));
  if (!mayRead(await loadUser(ctx), 'addons')) return allow();
  const operator = await loadAddon(ctx, clusterId, OPERATOR);
  return operator && isRunning(operator.status) ? busy : allow();
}
