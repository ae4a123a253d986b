import { isArchivingFailing } from '../../../../simulation/sentinels.ts';
import type { ClusterState } from '../../clusterState.ts';
import { growthOf, type Growth } from '../../computed/postgres/size.ts';
import { lastWalAt } from '../../computed/postgres/wal.ts';
import type { NewCondition } from '../shared/conditions.ts';
import { archiveOf, type Cluster } from '../postgres/clusterParts.ts';
import { isOccupied, STORES, writeFailure, type ObjectStore } from './objectStores.ts';

/** On ObjectStores, with the server's name: what lies in the bucket, which an embedded cluster does not have. */
const ARCHIVE = 'archive.kubedeck.io/';

/** The WAL of one server in a bucket. */
export interface Archive {
  /** Of the Cluster that has written it. */
  clusterUid: string;
  since: string;
  /** When writing ended; null while it goes on. */
  until: string | null;
  /** Size of the database at a moment that can be restored. */
  growth: Growth;
}

export function archiveIn({ metadata }: ObjectStore, server: string): Archive | null {
  const text = metadata.annotations?.[`${ARCHIVE}${server}`];
  return text === undefined ? null : (JSON.parse(text) as Archive);
}

/** By server name. */
export function archivesIn(store: ObjectStore): [server: string, archive: Archive][] {
  return Object.keys(store.metadata.annotations ?? {})
    .filter((name) => name.startsWith(ARCHIVE))
    .flatMap((name) => {
      const server = name.slice(ARCHIVE.length);
      const archive = archiveIn(store, server);
      return archive ? [[server, archive] as [string, Archive]] : [];
    });
}

function putArchive(store: ObjectStore, server: string, archive: Archive, state: ClusterState): ObjectStore {
  const annotations = { ...store.metadata.annotations, [`${ARCHIVE}${server}`]: JSON.stringify(archive) };
  return state.update(STORES, { ...store, metadata: { ...store.metadata, annotations } });
}

/** The end of the WAL in the bucket; null if there is none yet. */
export function lastWalOf({ since, until }: Archive, now: Date): Date | null {
  return lastWalAt(new Date(since), until === null ? now : new Date(until));
}

/** Ends the archive: its last segment stays what it is now. */
export function closeArchive(store: ObjectStore, server: string, state: ClusterState): ObjectStore {
  const archive = archiveIn(store, server);
  if (!archive || archive.until !== null) return store;
  return putArchive(store, server, { ...archive, until: state.now.toISOString() }, state);
}

function failureOf(cluster: Cluster, store: ObjectStore, server: string, state: ClusterState): string | null {
  const failure = writeFailure(store, state);
  if (failure !== null) return failure;
  if (isArchivingFailing(cluster.metadata.name))
    return 'An error occurred (SlowDown) when calling the PutObject operation: Please reduce your request rate';
  const archive = archiveIn(store, server);
  const isForeign = archive !== null && archive.clusterUid !== cluster.metadata.uid;
  return isForeign || isOccupied(store)
    ? `WAL archive check failed for server ${server}: Expected empty archive`
    : null;
}

/**
 * | Object store                        | ContinuousArchiving | Its archive                               |
 * | ----------------------------------- | ------------------- | ----------------------------------------- |
 * | takes WAL                           | True                | is written: a segment every five minutes  |
 * | missing, or refuses                 | False, with reason  | ends; goes on when it takes WAL again     |
 * | has WAL of another Cluster          | False               | stays as it is                            |
 *
 * Null without archiving.
 */
export function archiveWal(cluster: Cluster, state: ClusterState): NewCondition | null {
  const target = archiveOf(cluster);
  if (!target) return null;
  const { store: name, server } = target;
  const store = state.get(STORES, name, cluster.metadata.namespace);
  const failure = store
    ? failureOf(cluster, store, server, state)
    : `ObjectStore.barmancloud.cnpg.io "${name}" not found`;
  if (failure !== null || !store) {
    const own = store && archiveIn(store, server)?.clusterUid === cluster.metadata.uid;
    if (own) closeArchive(store, server, state);
    return {
      type: 'ContinuousArchiving',
      status: 'False',
      reason: 'ContinuousArchivingFailing',
      message: failure ?? '',
    };
  }
  const before = archiveIn(store, server);
  const growth = growthOf(cluster);
  const since = before?.since ?? state.now.toISOString();
  putArchive(store, server, { clusterUid: cluster.metadata.uid, since, until: null, growth }, state);
  return {
    type: 'ContinuousArchiving',
    status: 'True',
    reason: 'ContinuousArchivingSuccess',
    message: 'Continuous archiving is working',
  };
}
