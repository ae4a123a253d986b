import type { Queryable } from '../../../db/database.ts';
import { text } from '../../../messages/messages.ts';
import { insertClusterEvent } from '../clusters.store.ts';

/** An action on something in a cluster, as in the audit log. */
export interface ClusterAction {
  clusterId: string;
  actorId: string | null;
  action: string;
  target: string;
  /** Title and version of the add-on or app; null for other things. */
  addon: string | null;
  version: string | null;
  createdAt: Date;
}

/** Adds an action to the timeline of its cluster. */
export async function noteAction(db: Queryable, done: ClusterAction): Promise<void> {
  const { clusterId, actorId, createdAt, ...data } = done;
  const message = text('cluster_action', { action: done.action, target: done.target });
  await insertClusterEvent(db, { clusterId, kind: 'action', message, actorId, data, createdAt });
}
