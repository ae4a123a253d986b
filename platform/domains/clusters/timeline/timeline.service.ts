import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import type { PageQuery } from '../../../http/paging.ts';
import type { Audit } from '../../audit/audit.service.ts';
import type { NodepoolsService } from '../../nodepools/nodepools.service.ts';
import { changeCluster } from '../clusters.changes.ts';
import { clusterJobKey, clusterJobs, type FailedWork } from '../jobs/kinds.ts';
import { clusterRefusal } from '../clusters.refusals.ts';
import { clusterBlocker } from '../clusters.rules.ts';
import type { ClustersService } from '../clusters.service.ts';
import type { ClusterRow } from '../clusters.store.ts';
import { sealedTokenOn, type ProjectDeps } from '../clusters.token.ts';
import type { ClusterView } from '../clusters.wire.ts';
import { text } from '../../../messages/messages.ts';
import { lastFailedWork, timelinePage, type TimelineRow } from './timeline.store.ts';

interface TimelineDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs'>, ProjectDeps {
  audit: Pick<Audit, 'record'>;
  clusters: Pick<ClustersService, 'find' | 'lock'>;
  nodepools: Pick<NodepoolsService, 'byCluster'>;
}

/** Timeline of a cluster, and retrying failed work. */
export interface Timeline {
  /** A page, newest first. */
  page(actor: Actor, id: string, query: PageQuery): Promise<{ rows: TimelineRow[]; total: number }>;
  /** Retries the failed work and returns the cluster in its running status. Throws 409 unless the cluster is failed. */
  retry(actor: Actor, id: string, temporaryToken?: string | null): Promise<ClusterView>;
}

function check(actor: Actor, row: ClusterRow): void {
  const blocker = clusterBlocker('retry', {
    status: row.status,
    isProtected: row.protected,
    permission: actor.permission,
    isOverLimit: false,
    hasFailedDeletion: row.failedWork === 'delete',
  });
  if (blocker === null) return;
  throw clusterRefusal(blocker, 'retry');
}

const courses = {
  provision: { status: 'creating', message: text('trying_again') },
  update: { status: 'updating', message: text('trying_again') },
  delete: { status: 'deleting', message: text('trying_again') },
} as const satisfies Record<FailedWork, object>;

/** The kind of work of a failure that does not record it: a cluster with an address was built before. */
const guess = (row: ClusterRow): FailedWork => (row.apiEndpoint ? 'update' : 'provision');

export function createTimeline(deps: TimelineDeps): Timeline {
  const { db, audit, clusters, jobs, nodepools } = deps;
  return {
    page: async (actor, id, query) => {
      await clusters.find(actor.accountId, id);
      return timelinePage(db, id, query);
    },
    retry: async (actor, id, temporary) => {
      const row = await clusters.find(actor.accountId, id);
      check(actor, row);
      const temporaryToken = await sealedTokenOn(deps, row, temporary);
      return transaction(db, async (tx) => {
        const before = await clusters.lock(tx, actor.accountId, id);
        // A platform of the version before, which runs until an upgrade ends, records it in the timeline only.
        const work = before.failedWork ?? (await lastFailedWork(tx, id)) ?? guess(before);
        check(actor, { ...before, failedWork: work });
        const { userId: actorId } = actor;
        const patch = { ...courses[work], failedWork: null, progress: 0, temporaryToken };
        const note = { kind: 'status', message: text('retry_ordered'), actorId } as const;
        const row = (await changeCluster(tx, deps, id, patch, { note })) ?? before;
        await audit.record(tx, actor, {
          action: 'cluster.retry',
          target: { type: 'cluster', id, name: row.name },
          after: { work },
        });
        const ids = { clusterId: id, actorId };
        const key = { key: clusterJobKey(id) };
        if (work === 'update') await jobs.enqueue(tx, clusterJobs.update, { ...ids, isRepair: true }, key);
        else await jobs.enqueue(tx, clusterJobs[work], ids, key);
        return { row, pools: (await nodepools.byCluster([id], tx)).get(id) ?? [] };
      });
    },
  };
}
