import { transaction, type Database, type Tx } from '../../../db/database.ts';
import type { JobContext } from '../../../jobs/definition.ts';
import { english, messageFields, type Message } from '../../../messages/messages.ts';
import { changeCluster, type ChangeDeps } from '../clusters.changes.ts';
import type { FailedWork } from './kinds.ts';
import type { ClusterStatus } from '../clusters.rules.ts';
import { clusterById, lockCluster, storeProgress, type ClusterRow } from '../clusters.store.ts';

export interface ProgressDeps extends ChangeDeps {
  db: Database;
}

/** Reports the progress of one job. Nothing is written once the cluster has another status. */
export interface ClusterProgress {
  /** Starts a step: row, timeline entry and clusterStatusUpdate in one transaction, once per job. */
  step(progress: number, message: Message): Promise<void>;
  /** Progress within a step: row and clusterStreamUpdate in one transaction. */
  within(progress: number, message: Message): Promise<void>;
}

/** Progress never decreases, so that a resumed job does not seem to start over. */
export function clusterProgress(
  deps: ProgressDeps,
  row: ClusterRow,
  status: 'creating' | 'updating' | 'deleting',
  job: Pick<JobContext, 'once'>,
): ClusterProgress {
  let reached = row.progress ?? 0;
  let last = row.message && english(row.message);
  const from: ClusterStatus[] = status === 'creating' ? ['pending', 'creating'] : [status];
  const isNews = (progress: number, message: Message): boolean => {
    const words = english(message);
    const next = Math.max(reached, Math.round(progress));
    if (next === reached && words === last) return false;
    reached = next;
    last = words;
    return true;
  };
  return {
    step: async (progress, message) => {
      isNews(progress, message);
      const patch = { status, progress: reached, message };
      await job.once(`reported:${JSON.stringify([progress, message])}`, async (tx) => {
        await changeCluster(tx, deps, row.id, patch, { from, note: { kind: 'step', message } });
      });
    },
    within: async (progress, message) => {
      if (!isNews(progress, message)) return;
      await transaction(deps.db, async (tx) => {
        const patch = { progress: reached, message, updatedAt: deps.clock.now() };
        if (!(await storeProgress(tx, row.id, patch, from))) return;
        await deps.bus.publish(tx, {
          event: 'clusterStreamUpdate',
          accountId: row.accountId,
          payload: { clusterId: row.id, progress: reached, ...messageFields(message) },
        });
      });
    },
  };
}

/**
 * Ends a failed job: status failed with the reason as message, and deletes a temporary token. The row records the kind
 * of work, so that it can be retried.
 */
export async function failCluster(
  deps: ProgressDeps,
  clusterId: string,
  { work, reason }: { work: FailedWork; reason: Message },
): Promise<void> {
  const patch = {
    status: 'failed',
    failedWork: work,
    progress: null,
    message: reason,
    temporaryToken: null,
  } as const;
  // Platforms that still run during an upgrade read the work from the timeline.
  const note = { kind: 'failed', message: reason, data: { work } } as const;
  const from: ClusterStatus[] = ['pending', 'creating', 'updating', 'deleting'];
  await transaction(deps.db, (tx) => changeCluster(tx, deps, clusterId, patch, { from, note }));
}

/** The cluster of a job; undefined if its work is done or the cluster is deleted. */
export async function clusterInWork(
  db: Database,
  clusterId: string,
  statuses: readonly ClusterStatus[],
): Promise<ClusterRow | undefined> {
  const row = await clusterById(db, clusterId);
  return row && statuses.includes(row.status) ? row : undefined;
}

/** The same as it is now, locked until the transaction ends. */
export async function lockedInWork(
  tx: Tx,
  { id, accountId }: Pick<ClusterRow, 'id' | 'accountId'>,
  statuses: readonly ClusterStatus[],
): Promise<ClusterRow | undefined> {
  const row = await lockCluster(tx, accountId, id);
  return row && statuses.includes(row.status) ? row : undefined;
}
