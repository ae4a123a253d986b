import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import { hasValues } from '../../db/hasValues.ts';
import { text } from '../../messages/messages.ts';
import type { ClusterPostgres, ObservedPostgres } from '../../providers/postgres/port.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { changePostgres, forgetPostgres, newsOf } from './postgres.changes.ts';
import { outcomeOf, progressOf, restorableUntil } from './postgres.rules.ts';
import { lockPostgres, postgresOf, type PostgresRow } from './postgres.store.ts';

interface ObservingDeps extends Pick<Core, 'db' | 'clock' | 'bus'> {
  clusterPostgres: Pick<ClusterPostgres, 'observe'>;
  clusters: Pick<ClustersService, 'findAny'>;
  notifications: Pick<Notifications, 'notifyOwners'>;
}

/** Writes what is seen in a cluster into the rows of its databases. */
export interface PostgresObserver {
  /**
   * Reads the cluster once; true if something is awaited whose changes are not watched. Rejects with KubernetesError
   * without an answer; rows then keep their state. Two calls for one cluster must not overlap.
   */
  sync(clusterId: string): Promise<boolean>;
}

/** A deleted database leaves the list, or waits there for a restore. */
async function settleDeletion(
  tx: Tx,
  deps: ObservingDeps,
  host: ClusterRow,
  row: PostgresRow,
  seen: ObservedPostgres | undefined,
): Promise<void> {
  // Until the job is done, keys of the backups may still be there.
  if (seen || row.progress < progressOf.ready) return;
  if (row.deletesBackups) return forgetPostgres(tx, deps, host, row, text('postgres_removed'));
  const deletedAt = deps.clock.now();
  await changePostgres(tx, deps, host, row.id, {
    ...{ status: 'uninstalled', progress: 100, message: text('postgres_removed_restorable'), deletedAt },
    restorableUntil: restorableUntil(row.config, deletedAt),
  });
}

async function settle(
  tx: Tx,
  deps: ObservingDeps,
  host: ClusterRow,
  before: PostgresRow,
  seen: ObservedPostgres | undefined,
): Promise<void> {
  const { id, revision, appliedRevision, status } = before;
  const row = await lockPostgres(tx, id);
  // What was seen may be older than a change since; its event leads to the next look.
  if (!row || !hasValues(row, { revision, appliedRevision, status })) return;
  if (row.status === 'uninstalled' || row.status === 'uninstall_failed') return;
  if (row.status === 'uninstalling') return settleDeletion(tx, deps, host, row, seen);
  // What is not applied yet cannot be seen.
  if (row.appliedRevision !== row.revision) return;
  const outcome = outcomeOf({ ...row, wasReady: row.readyAt !== null }, seen);
  const readyAt = row.readyAt ?? (outcome.status === 'installed' ? deps.clock.now() : null);
  // What was seen last of a lost database says what can be restored.
  const next = { ...outcome, readyAt, observed: seen ?? row.observed };
  if (hasValues(row, next)) return;
  const now = deps.clock.now();
  // A backup or a pod that restarts is no change that somebody made.
  const updatedAt = outcome.status === row.status ? row.updatedAt : now;
  const changed = await changePostgres(tx, deps, host, id, { ...next, observedAt: now, updatedAt });
  const news = newsOf(host, row, changed);
  if (news) await deps.notifications.notifyOwners(tx, host.accountId, news);
}

const waits: ReadonlySet<PostgresRow['status']> = new Set([
  'configuring',
  'upgrading',
  'rollback',
  'uninstalling',
]);

export function createPostgresObserver(deps: ObservingDeps): PostgresObserver {
  const { db, clusters, clusterPostgres } = deps;
  return {
    sync: async (clusterId) => {
      const rows = await postgresOf(db, clusterId);
      const host = rows.length > 0 ? await clusters.findAny(clusterId) : undefined;
      if (!host) return false;
      const seen = new Map((await clusterPostgres.observe(clusterId)).map((one) => [one.id, one]));
      for (const row of rows) await transaction(db, (tx) => settle(tx, deps, host, row, seen.get(row.id)));
      const isBackingUp = [...seen.values()].some((one) => one.isBackingUp);
      return isBackingUp || (await postgresOf(db, clusterId)).some(({ status }) => waits.has(status));
    },
  };
}
