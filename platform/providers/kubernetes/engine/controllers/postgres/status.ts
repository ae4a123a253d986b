import { CLUSTER_PHASES } from '../../../api/postgres.ts';
import type { ControllerContext } from '../controller.ts';
import { withCondition, type NewCondition } from '../shared/conditions.ts';
import { archiveWal } from '../barman/archive.ts';
import {
  CLUSTERS,
  databaseOf,
  imageOf,
  instancesOf,
  majorVersionOf,
  type Cluster,
  type Instance,
} from './clusterParts.ts';
import type { Step } from './instances.ts';
import { isServing } from './primary.ts';

const ready: NewCondition = {
  type: 'Ready',
  status: 'True',
  reason: 'ClusterIsReady',
  message: 'Cluster is Ready',
};
const notReady: NewCondition = {
  type: 'Ready',
  status: 'False',
  reason: 'ClusterIsNotReady',
  message: 'Cluster Is Not Ready',
};

function conditionsOf(cluster: Cluster, phase: string, { state }: ControllerContext): Status['conditions'] {
  const isHealthy = phase === CLUSTER_PHASES.healthy;
  const conditions = withCondition(cluster.status?.conditions, isHealthy ? ready : notReady, state.now);
  // An instance that never ran has written no WAL.
  const hasRun = isHealthy || cluster.status?.conditions?.some(({ type }) => type === 'ContinuousArchiving');
  const archiving = hasRun ? archiveWal(cluster, state) : null;
  const others = conditions.filter(({ type }) => archiving !== null || type !== 'ContinuousArchiving');
  const all = archiving ? withCondition(others, archiving, state.now) : others;
  return all.map((one) => ({
    ...one,
    lastTransitionTime: one.lastTransitionTime,
    reason: one.reason ?? '',
    message: one.message ?? '',
  }));
}

type Status = NonNullable<Cluster['status']>;

function instanceStatus(instances: readonly Instance[], isDiskFull: boolean): Status {
  const names = (wanted: boolean): string[] =>
    instances.filter((one) => (isServing(one) && !isDiskFull) === wanted).map(({ name }) => name);
  return {
    instances: instances.length,
    readyInstances: names(true).length,
    instanceNames: instances.map(({ name }) => name),
    instancesStatus: { healthy: names(true), ...(names(false).length > 0 && { failed: names(false) }) },
    pvcCount: instances.length,
    healthyPVC: instances.map(({ name }) => name),
  };
}

function roleStatus(cluster: Cluster, isHealthy: boolean): Status['managedRolesStatus'] {
  const roles = cluster.spec?.managed?.roles ?? [];
  if (roles.length === 0) return undefined;
  const reserved = ['postgres', 'streaming_replica', databaseOf(cluster).owner];
  const byName = (names: readonly { name: string }[]): string[] => names.map(({ name }) => name);
  return {
    byStatus: isHealthy
      ? { reconciled: byName(roles), reserved }
      : { 'pending-reconciliation': byName(roles), reserved },
  };
}

/** Writes what was found; an equal status causes no write. */
export function updateStatus(cluster: Cluster, step: Step, context: ControllerContext): Cluster {
  const { state } = context;
  const { name } = cluster.metadata;
  const { phase, phaseReason } = step;
  const instances = instancesOf(cluster, state);
  const isHealthy = phase === CLUSTER_PHASES.healthy;
  const { phaseReason: _before, managedRolesStatus: _roles, ...before } = cluster.status ?? {};
  const serials = instances.map(({ serial }) => serial);
  const image = imageOf(cluster);
  const managedRolesStatus = roleStatus(cluster, isHealthy);
  const pgDataImageInfo = before.pgDataImageInfo ?? { image, majorVersion: majorVersionOf(image) };
  const updated = state.update(CLUSTERS, {
    ...cluster,
    status: {
      ...before,
      ...instanceStatus(instances, phase === CLUSTER_PHASES.notEnoughDisk),
      phase,
      ...(phaseReason !== undefined && { phaseReason }),
      image,
      writeService: `${name}-rw`,
      readService: `${name}-r`,
      latestGeneratedNode: Math.max(before.latestGeneratedNode ?? 0, ...serials),
      ...(before.currentPrimary !== undefined && { pgDataImageInfo }),
      ...(managedRolesStatus && { managedRolesStatus }),
      conditions: conditionsOf(cluster, phase, context),
    },
  });
  recordPhase(cluster, updated, context);
  return updated;
}

function recordPhase(before: Cluster, { metadata, status }: Cluster, { state }: ControllerContext): void {
  const archiving = (cluster: Pick<Cluster, 'status'>) =>
    cluster.status?.conditions?.find(({ type }) => type === 'ContinuousArchiving');
  const now = archiving({ status });
  if (now?.status !== 'False' || archiving(before)?.status === 'False') return;
  const cluster = state.get(CLUSTERS, metadata.name, metadata.namespace);
  if (cluster)
    state.recordEvent(cluster, {
      type: 'Warning',
      reason: 'ContinuousArchivingFailing',
      message: now.message,
    });
}
