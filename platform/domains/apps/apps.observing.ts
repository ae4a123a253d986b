import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import { hasValues } from '../../db/hasValues.ts';
import { text } from '../../messages/messages.ts';
import { findApp as findInCatalogue } from '../../providers/apps/catalogue.ts';
import type { AppInstaller, ObservedApp } from '../../providers/apps/port.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { changeApp, failureNews } from './apps.changes.ts';
import { isMoving, progressOf } from './apps.rules.ts';
import { appsOf, lockApp, type AppPatch, type AppRow } from './apps.store.ts';

interface ObservingDeps extends Pick<Core, 'db' | 'clock' | 'bus'> {
  appInstaller: Pick<AppInstaller, 'observe'>;
  clusters: Pick<ClustersService, 'findAny'>;
  notifications: Pick<Notifications, 'notifyOwners'>;
}

/** Writes what is seen in a cluster into the rows of apps without a running operation. */
export interface AppsObserver {
  /**
   * Reads the cluster once; false, as everything is watched. Rejects with KubernetesError without an answer; rows then
   * keep their state.
   */
  sync(clusterId: string): Promise<boolean>;
}

/**
 * | In the cluster            | Installed row              | Failed row                          |
 * | ------------------------- | -------------------------- | ----------------------------------- |
 * | gone                      | failed                     | stays                               |
 * | the wanted version is ready | its problem and addresses | installed: the job was repeated     |
 * | anything else             | its problem and addresses  | stays                               |
 */
function patchFor(row: AppRow, seen: ObservedApp | undefined): AppPatch | null {
  const title = findInCatalogue(row.name)?.title ?? row.name;
  const isInstalled = row.status === 'installed';
  if (!seen) return isInstalled ? { status: 'failed', message: text('app_gone', { title }) } : null;
  const { endpoints, problem } = seen;
  if (isInstalled) return { message: problem, endpoints };
  const version = row.targetVersion ?? row.version;
  const isReady = seen.status === 'installed' && seen.version === version && seen.ready >= seen.pods;
  if (row.status !== 'failed' || !isReady) return null;
  const isOther = version !== row.version;
  return {
    ...{ status: 'installed', progress: progressOf.done, message: problem, endpoints },
    ...{ version, previousVersion: isOther ? row.version : row.previousVersion, targetVersion: null },
  };
}

async function settle(
  tx: Tx,
  deps: ObservingDeps,
  host: ClusterRow,
  before: AppRow,
  seen: ObservedApp | undefined,
): Promise<void> {
  const { id, revision } = before;
  const row = await lockApp(tx, id);
  // What was seen may be older than a change since; its event leads to the next look.
  if (!row || !hasValues(row, { revision, status: before.status }) || isMoving(row.status)) return;
  const patch = patchFor(row, seen);
  if (!patch || hasValues(row, patch)) return;
  const { status } = await changeApp(tx, deps, host, id, patch);
  const isNew = status === 'failed' && row.status !== 'failed';
  if (isNew) await deps.notifications.notifyOwners(tx, host.accountId, failureNews(host, row));
}

export function createAppsObserver(deps: ObservingDeps): AppsObserver {
  const { db, clusters, appInstaller } = deps;
  return {
    sync: async (clusterId) => {
      const rows = await appsOf(db, clusterId);
      const host = rows.length > 0 ? await clusters.findAny(clusterId) : undefined;
      if (!host) return false;
      const seen = new Map((await appInstaller.observe(clusterId)).map((one) => [one.app, one]));
      for (const row of rows) await transaction(db, (tx) => settle(tx, deps, host, row, seen.get(row.name)));
      return false;
    },
  };
}
