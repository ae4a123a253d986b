import type { Clock } from '../../clock.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { EventBus } from '../../realtime/eventBus.ts';
import type { ClusterContent } from '../../realtime/events.ts';
import { messageFields, type Message } from '../../messages/messages.ts';
import type { ClusterStatus } from './clusters.rules.ts';
import {
  insertClusterEvent,
  patchCluster,
  shareCluster,
  type ClusterPatch,
  type ClusterRow,
} from './clusters.store.ts';
import type { TimelineKind } from './timeline/timeline.rules.ts';

export interface ChangeDeps {
  clock: Clock;
  bus: EventBus;
}

/** An entry of the cluster's timeline; `actorId` is null for the system. */
export interface Note {
  kind: TimelineKind;
  message: Message;
  actorId?: string | null;
  data?: Record<string, unknown>;
}

/** Adds an entry to the timeline. */
export async function noteChange(tx: Tx, clock: Clock, row: ClusterRow, note: Note): Promise<void> {
  await insertClusterEvent(tx, {
    clusterId: row.id,
    kind: note.kind,
    status: row.status,
    progress: row.progress,
    message: note.message,
    actorId: note.actorId ?? null,
    data: note.data ?? null,
    createdAt: clock.now(),
  });
}

const settled = ['active', 'archived'] as const satisfies readonly ClusterStatus[];

/** Publishes the status of a row that was read or changed in this transaction to its account, with what changed. */
export function publishCluster(
  db: Queryable,
  bus: EventBus,
  row: ClusterRow,
  content: ClusterContent = 'cluster',
): Promise<void> {
  return bus.publish(db, {
    event: 'clusterStatusUpdate',
    accountId: row.accountId,
    payload: {
      clusterId: row.id,
      name: row.name,
      status: row.status,
      // The row keeps no progress in a final status; clients should see the progress bar complete.
      progress: row.progress ?? (settled.some((status) => status === row.status) ? 100 : null),
      ...messageFields(row.message),
      content,
    },
  });
}

/**
 * Publishes that a part of a cluster has changed, which is not in its row. The event contains the cluster's status: the row
 * is locked for it, so that no older status is published after a newer one. Returns the row.
 */
export async function publishContent(
  tx: Tx,
  bus: EventBus,
  clusterId: string,
  content: ClusterContent,
): Promise<ClusterRow | undefined> {
  const row = await shareCluster(tx, clusterId);
  if (row) await publishCluster(tx, bus, row, content);
  return row;
}

/**
 * The only way to change a cluster's status: writes the row, its timeline entry and the event in the caller's
 * transaction. Returns undefined without changes if the status is no longer among `from`.
 */
export async function changeCluster(
  tx: Tx,
  { clock, bus }: ChangeDeps,
  id: string,
  patch: ClusterPatch,
  options: { note?: Note; from?: readonly ClusterStatus[] } = {},
): Promise<ClusterRow | undefined> {
  const row = await patchCluster(tx, id, { ...patch, updatedAt: clock.now() }, options.from);
  if (!row) return undefined;
  if (options.note) await noteChange(tx, clock, row, options.note);
  await publishCluster(tx, bus, row);
  return row;
}
