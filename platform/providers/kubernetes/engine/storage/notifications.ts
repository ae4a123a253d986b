import { sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable, Unlisten } from '../../../../db/database.ts';

const CHANNEL = 'kube_changes';

/** A cluster has a new revision, a new time of its next step, or other credentials. */
export interface ClusterChange {
  clusterId: string;
  revision: number;
  nextDueAt: Date | null;
}

/** Notifies every process when the transaction commits. */
export async function notifyChange(
  db: Queryable,
  { clusterId, revision, nextDueAt }: ClusterChange,
): Promise<void> {
  const text = `${clusterId} ${revision} ${nextDueAt?.getTime() ?? ''}`;
  await db.execute(sql`select pg_notify(${CHANNEL}, ${text})`);
}

/** Calls back for each change of each process; `onGap` when some may have been missed. */
export function listenForChanges(
  listen: OpenDatabase['listen'],
  onChange: (change: ClusterChange) => void,
  onGap: () => void,
): Promise<Unlisten> {
  const deliver = (text: string): void => {
    const [clusterId = '', revision, due] = text.split(' ');
    onChange({ clusterId, revision: Number(revision), nextDueAt: due ? new Date(Number(due)) : null });
  };
  return listen(CHANNEL, deliver, onGap);
}
