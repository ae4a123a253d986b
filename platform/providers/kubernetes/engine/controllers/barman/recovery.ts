import { isRestoreFailing } from '../../../../simulation/sentinels.ts';
import { BARMAN_PLUGIN } from '../../../api/postgres.ts';
import { growthOf, INITIAL_BYTES, sizeAt } from '../../computed/postgres/size.ts';
import type { ControllerContext } from '../controller.ts';
import { archiveIn, lastWalOf, type Archive } from './archive.ts';
import { CLUSTERS, type Cluster } from '../postgres/clusterParts.ts';
import type { JobPlan } from '../postgres/instanceJobs.ts';
import { readFailure, STORES, type ObjectStore } from './objectStores.ts';

const START_MS = 3_000;
const DOWNLOAD_BYTES_PER_MS = 60_000;
const COPY_BYTES_PER_MS = 100_000;
/** Replay of an hour of WAL. */
const REPLAY_MS_PER_HOUR = 500;
const LONGEST_REPLAY_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How long a new replica copies the data of the primary. */
export function copyMs(cluster: Cluster, now: Date): number {
  return START_MS + Math.round(sizeAt(growthOf(cluster), now) / COPY_BYTES_PER_MS);
}

interface Source {
  store: ObjectStore | undefined;
  server: string;
}

function sourceOf(cluster: Cluster, { state }: ControllerContext): Source {
  const { recovery } = cluster.spec?.bootstrap ?? {};
  const external = cluster.spec?.externalClusters?.find(({ name }) => name === recovery?.source);
  const parameters = external?.plugin?.name === BARMAN_PLUGIN ? external.plugin.parameters : {};
  const store = state.get(STORES, parameters?.['barmanObjectName'] ?? '', cluster.metadata.namespace);
  return { store, server: parameters?.['serverName'] ?? external?.name ?? '' };
}

const failing = (failure: string, runMs = START_MS): JobPlan => ({ runMs, failure });

function replayMs(from: Date, to: Date): number {
  const hours = Math.max(0, to.getTime() - from.getTime()) / HOUR_MS;
  return Math.min(LONGEST_REPLAY_MS, Math.round(hours * REPLAY_MS_PER_HOUR));
}

/**
 * | Recovery                                | Job                                                              |
 * | --------------------------------------- | ---------------------------------------------------------------- |
 * | the store cannot be read                | fails at once, with Barman's error                               |
 * | no backup ended before the target       | fails at once                                                    |
 * | the target lies after the last WAL      | fails at the end of the replay, as PostgreSQL does               |
 * | otherwise                               | downloads by size and replays by time; the Cluster gets the size that the source had then |
 */
export function planRecovery(cluster: Cluster, context: ControllerContext): JobPlan {
  const { state } = context;
  const { store, server } = sourceOf(cluster, context);
  if (!store) return failing('ObjectStore.barmancloud.cnpg.io not found');
  const unreadable = readFailure(store, state);
  if (unreadable !== null) return failing(unreadable);
  const archive = archiveIn(store, server);
  const recoverable = store.status?.serverRecoveryWindow?.[server];
  const first = recoverable?.firstRecoverabilityPoint;
  if (!archive || first === undefined) return failing(`no target backup found for server ${server}`);
  const targetTime = cluster.spec?.bootstrap?.recovery?.recoveryTarget?.targetTime;
  const lastBackup = new Date(recoverable?.lastSuccessfulBackupTime ?? first);
  return planReplay(cluster, { archive, first: new Date(first), lastBackup, targetTime }, context);
}

interface Replay {
  archive: Archive;
  /** Where the first backup ends. */
  first: Date;
  lastBackup: Date;
  /** Undefined recovers to the end. */
  targetTime: string | undefined;
}

function planReplay(
  cluster: Cluster,
  { archive, first, lastBackup, targetTime }: Replay,
  { state }: ControllerContext,
): JobPlan {
  const archived = lastWalOf(archive, state.now) ?? first;
  // A backup ends with a switch of the WAL, and is complete when that is archived.
  const last = archived > lastBackup ? archived : lastBackup;
  const target = targetTime === undefined ? last : new Date(targetTime);
  if (Number.isNaN(target.getTime()))
    return failing(`invalid value for parameter "recovery_target_time": "${targetTime}"`);
  if (target < first)
    return failing(
      `no target backup found: the first one ends at ${first.toISOString()}, after ${targetTime}`,
    );
  const bytes = sizeAt(archive.growth, target < last ? target : last);
  const runMs = START_MS + Math.round(bytes / DOWNLOAD_BYTES_PER_MS) + replayMs(first, target);
  if (target > last)
    return failing('FATAL: recovery ended before configured recovery target was reached', runMs);
  if (isRestoreFailing(cluster.metadata.name))
    return failing('FATAL: could not restore file "base/data.tar": checksum mismatch', runMs);
  const annotations = { ...cluster.metadata.annotations, [INITIAL_BYTES]: String(bytes) };
  state.update(CLUSTERS, { ...cluster, metadata: { ...cluster.metadata, annotations } });
  return { runMs, failure: null };
}
