import { and, asc, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { clusterEvents } from '../../../db/schema/clusters.ts';
import type { PageQuery } from '../../../http/paging.ts';
import type { Message } from '../../../messages/messages.ts';
import type { FailedWork } from '../jobs/kinds.ts';

/** An entry with its actor, and when it was over: at the next entry, if there is one. */
export interface TimelineRow {
  id: string;
  position: number;
  kind: string;
  status: string | null;
  message: Message;
  /** Of an action: what was done to what. */
  data: Record<string, unknown> | null;
  actorName: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

/** One page, newest first, and the total number of entries. */
export async function timelinePage(
  db: Queryable,
  clusterId: string,
  { after, before, from, limit }: PageQuery,
): Promise<{ rows: TimelineRow[]; total: number }> {
  const ofCluster = eq(clusterEvents.clusterId, clusterId);
  const entries = db
    .select({
      id: clusterEvents.id,
      position: clusterEvents.position,
      kind: clusterEvents.kind,
      status: clusterEvents.status,
      message: clusterEvents.message,
      data: clusterEvents.data,
      actorName: users.name,
      createdAt: clusterEvents.createdAt,
      // An action on something in the cluster does not end a step.
      endedAt: sql<Date | null>`lead(${clusterEvents.createdAt}) over (
        partition by ${clusterEvents.kind} = 'action' order by ${clusterEvents.position}
      )`
        .mapWith(clusterEvents.createdAt)
        .as('ended_at'),
    })
    .from(clusterEvents)
    .leftJoin(users, eq(users.id, clusterEvents.actorId))
    .where(ofCluster)
    .as('entries');
  const between = and(
    // Positions increase with time, and the list is newest first: what comes after is older.
    after === undefined ? undefined : lt(entries.position, after),
    before === undefined ? undefined : gt(entries.position, before),
  );
  const isOldestFirst = from === 'oldest';
  const order = isOldestFirst ? asc(entries.position) : desc(entries.position);
  const rows = await db.select().from(entries).where(between).orderBy(order).limit(limit);
  const [counted] = await db.select({ total: count() }).from(clusterEvents).where(ofCluster);
  return { rows: isOldestFirst ? rows.reverse() : rows, total: counted?.total ?? 0 };
}

/** The work of the last failure in the timeline; null if there was none. */
export async function lastFailedWork(db: Queryable, clusterId: string): Promise<FailedWork | null> {
  const [row] = await db
    .select({ work: sql<FailedWork | null>`${clusterEvents.data} ->> 'work'` })
    .from(clusterEvents)
    .where(and(eq(clusterEvents.clusterId, clusterId), eq(clusterEvents.kind, 'failed')))
    .orderBy(desc(clusterEvents.position))
    .limit(1);
  return row?.work ?? null;
}
