import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController } from '../controller.ts';
import { archivesIn, closeArchive } from './archive.ts';
import { BACKUPS } from './backup.ts';
import { archiveOf, CLUSTERS } from '../postgres/clusterParts.ts';
import { STORES, type ObjectStore } from './objectStores.ts';

type Backup = Stored<'backups.postgresql.cnpg.io'>;
type Windows = NonNullable<NonNullable<ObjectStore['status']>['serverRecoveryWindow']>;

const UNIT_MS: Readonly<Record<string, number>> = { d: 86_400_000, w: 7 * 86_400_000, m: 30 * 86_400_000 };
/** On Backups: the server whose folder they lie in. */
const SERVER = 'kubedeck.io/server-name';

/**
 * | ObjectStore                             | Then                                                                |
 * | --------------------------------------- | ------------------------------------------------------------------- |
 * | a Backup into it has ended              | its window by server: the end of the first one, the last, the last failed |
 * | a Backup is older than its retention    | deleted, unless the window still begins with it                     |
 * | its Cluster is deleted                  | the WAL ends; what is there can be restored as long as the store is |
 */
export const objectStoreController = defineController({
  resource: STORES,
  reconcile: (store, { state }) => {
    let current = store;
    for (const [server, archive] of archivesIn(store)) {
      const writer = state
        .list(CLUSTERS, { namespace: store.metadata.namespace })
        .find(({ metadata }) => metadata.uid === archive.clusterUid);
      const target = writer && archiveOf(writer);
      if (target?.store !== store.metadata.name || target.server !== server)
        current = closeArchive(current, server, state);
    }
    const backups = markBackups(current, state);
    const kept = applyRetention(current, backups, state);
    updateWindows(current, kept, state);
  },
  triggers: {
    [CLUSTERS]: ({ metadata }, { state }) => state.list(STORES, { namespace: metadata.namespace }),
    [BACKUPS]: ({ metadata }, { state }) => state.list(STORES, { namespace: metadata.namespace }),
  },
});

interface StoredBackup {
  server: string;
  backup: Backup;
}

/** Backups outlive their Cluster, so each carries the place that it went to. */
function markBackups({ metadata }: ObjectStore, state: ClusterState): StoredBackup[] {
  const prefix = `${metadata.name}/`;
  return state.list(BACKUPS, { namespace: metadata.namespace }).flatMap((backup) => {
    if (backup.status?.phase !== 'completed' && backup.status?.phase !== 'failed') return [];
    const marked = backup.metadata.annotations?.[SERVER];
    if (marked !== undefined)
      return marked.startsWith(prefix) ? [{ server: marked.slice(prefix.length), backup }] : [];
    const cluster = state.get(CLUSTERS, backup.spec?.cluster.name ?? '', metadata.namespace);
    const target = cluster && archiveOf(cluster);
    if (target?.store !== metadata.name) return [];
    const annotations = { ...backup.metadata.annotations, [SERVER]: `${prefix}${target.server}` };
    const updated = state.update(BACKUPS, { ...backup, metadata: { ...backup.metadata, annotations } });
    return [{ server: target.server, backup: updated }];
  });
}

function retentionMs({ spec }: ObjectStore): number {
  const [, count, unit = ''] = /^([1-9]\d*)([dwm])$/.exec(spec?.retentionPolicy ?? '') ?? [];
  return count === undefined ? Number.POSITIVE_INFINITY : Number(count) * (UNIT_MS[unit] ?? 0);
}

/** ISO times of one format, which compare as text. */
function endOf({ status }: Backup): string {
  return status?.stoppedAt ?? '';
}

function beginOf(store: ObjectStore, now: Date): string {
  const ms = retentionMs(store);
  return Number.isFinite(ms) ? new Date(now.getTime() - ms).toISOString() : '';
}

/** The window is never shorter than the retention: the last backup before its begin stays. */
function applyRetention(
  store: ObjectStore,
  all: readonly StoredBackup[],
  state: ClusterState,
): StoredBackup[] {
  const begin = beginOf(store, state.now);
  return all.filter(({ server, backup }) => {
    if (endOf(backup) >= begin) return true;
    const isFollowed = all.some(
      (other) =>
        other.server === server &&
        other.backup.status?.phase === 'completed' &&
        endOf(other.backup) <= begin &&
        endOf(other.backup) > endOf(backup),
    );
    const isNeeded = backup.status?.phase === 'completed' && !isFollowed;
    if (!isNeeded) state.remove(BACKUPS, backup);
    return isNeeded;
  });
}

function windowOf(backups: readonly Backup[]): Windows[string] {
  const ends = (phase: string): string[] =>
    backups
      .filter(({ status }) => status?.phase === phase)
      .map(({ status }) => status?.stoppedAt ?? '')
      .sort();
  const [done, failed] = [ends('completed'), ends('failed')];
  return {
    ...(done[0] !== undefined && { firstRecoverabilityPoint: done[0] }),
    ...(done[0] !== undefined && { lastSuccessfulBackupTime: done.at(-1) }),
    ...(failed[0] !== undefined && { lastFailedBackupTime: failed.at(-1) }),
  };
}

function updateWindows(store: ObjectStore, backups: readonly StoredBackup[], state: ClusterState): void {
  const servers = [...new Set(backups.map(({ server }) => server))].sort();
  if (servers.length === 0) return;
  const serverRecoveryWindow = Object.fromEntries(
    servers.map((server) => [
      server,
      windowOf(backups.filter((one) => one.server === server).map(({ backup }) => backup)),
    ]),
  );
  state.update(STORES, { ...store, status: { ...store.status, serverRecoveryWindow } });
}
