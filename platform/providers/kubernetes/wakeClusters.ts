import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { kubeClusters } from '../../db/schema/kubernetes.ts';
import { notifyChange } from './engine/storage/notifications.ts';

/** Has the embedded Kubernetes look at these clusters' servers before its next answer: some appeared or disappeared. */
export async function wakeClusters(db: Queryable, clusterIds: readonly string[]): Promise<void> {
  if (clusterIds.length === 0) return;
  const nextDueAt = new Date(0);
  const woken = await db
    .update(kubeClusters)
    .set({ nextDueAt })
    .where(inArray(kubeClusters.clusterId, [...clusterIds]))
    .returning({ clusterId: kubeClusters.clusterId, revision: kubeClusters.revision });
  for (const cluster of woken) await notifyChange(db, { ...cluster, nextDueAt });
}
