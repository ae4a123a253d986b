import type { Actor } from '../../http/authGuard.ts';
import { clusterRefusal } from '../clusters/clusters.refusals.ts';
import { clusterBlocker, type ClusterAction } from '../clusters/clusters.rules.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';

/** Throws 403 or 409 with the reason if the action may not start on the cluster. */
export function checkPoolAction(
  action: Extract<ClusterAction, 'edit_node_pools' | 'sync_node_pools'>,
  actor: Pick<Actor, 'permission'>,
  row: Pick<ClusterRow, 'status' | 'protected'>,
): void {
  const { status, protected: isProtected } = row;
  const situation = { status, isProtected, permission: actor.permission, isOverLimit: false };
  const blocker = clusterBlocker(action, situation);
  if (blocker === null) return;
  throw clusterRefusal(blocker, action);
}
