import { transaction, type Database } from '../../../db/database.ts';
import type { JobContext } from '../../../jobs/definition.ts';
import { english, type Message } from '../../../messages/messages.ts';
import { changeCluster, type ChangeDeps } from '../clusters.changes.ts';
import type { FailedWork } from './kinds.ts';
import type { ClusterStatus } from '../clusters.rules.ts';
import { clusterById, patchCluster, type ClusterRow } from '../clusters.store.ts';

export interface ProgressDeps extends ChangeDeps {
  db: Database;
}

/** Reports of one job about its cluster. Nothing is written once the status is not the job's any more. */
export interface ClusterProgress {
  /** A step begins: row, timeline entry and clusterStatusUpdate in one transaction, once in the job's life. */
  step(progress: number, message: Message): Promise<void>;
  /** Something within a step: row and clusterStreamUpdate in one transaction. */
  within(progress: number, message: Message): Promise<void>;
}

/** Progress never goes back, so that a job resumed after a crash does not seem to start over. */
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
      await job.once(`told:${JSON.stringify([progress, message])}`, async (tx) => {
        await changeCluster(tx, deps, row.id, patch, { from, note: { kind: 'step', message } });
      });
    },
    within: async (progress, message) => {
      if (!isNews(progress, message)) return;
      await transaction(deps.db, async (tx) => {
        const patch = { progress: reached, message, updatedAt: deps.clock.now() };
        if (!(await patchCluster(tx, row.id, patch, from))) return;
        await deps.bus.publish(tx, {
          event: 'clusterStreamUpdate',
          accountId: row.accountId,
          payload: { clusterId: row.id, progress: reached, message: english(message), detail: message },
        });
      });
    },
  };
}

/**
 * Ends a job that failed: status failed, the reason as message; a token for this cluster alone is forgotten. The entry in
 * the timeline says what work it was, so that it can be tried again.
 */
export async function failCluster(
  deps: ProgressDeps,
  clusterId: string,
  { work, reason }: { work: FailedWork; reason: Message },
): Promise<void> {
  const patch = { status: 'failed', progress: null, message: reason, temporaryToken: null } as const;
  const note = { kind: 'failed', message: reason, data: { work } } as const;
  const from: ClusterStatus[] = ['pending', 'creating', 'updating', 'deleting'];
  await transaction(deps.db, (tx) => changeCluster(tx, deps, clusterId, patch, { from, note }));
}

/** The cluster a job is about, or undefined when its work is over or it is gone. */
export async function clusterInWork(
  db: Database,
  clusterId: string,
  statuses: readonly ClusterStatus[],
): Promise<ClusterRow | undefined> {
  const row = await clusterById(db, clusterId);
  return row && statuses.includes(row.status) ? row : undefined;
}
