import type { Core } from '../../core.ts';
import { transaction } from '../../db/database.ts';
import { defineJob, isTransient, type JobDefinition } from '../../jobs/definition.ts';
import { KubernetesError, type ClusterRuntime } from '../../providers/kubernetes/port.ts';
import type { RegistryChecker } from '../../providers/registry/port.ts';
import { publishContent } from '../clusters/clusters.changes.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { reasonOf, type Message } from '../../messages/messages.ts';
import { registryJob, registryJobKey, registryWatch } from './registries.kinds.ts';
import type { RegistriesService } from './registries.service.ts';
import {
  clustersToWatch,
  forgetApplied,
  patchApplied,
  registryById,
  rowsOf,
  type ClusterRegistryPatch,
  type ClusterRegistryRow,
} from './registries.store.ts';

interface RegistryJobDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs' | 'log'> {
  kubernetes: ClusterRuntime;
  registryChecker: RegistryChecker;
  registries: Pick<RegistriesService, 'open'>;
  /** The cluster of that id in any account; undefined if it is deleted. */
  hostOf(clusterId: string): Promise<ClusterRow | undefined>;
}

/** Credentials are renewed after half of the shortest lifetime. */
const RENEW_BEFORE_MS = 6 * 60 * 60 * 1000;
/** Interval of comparing namespaces; compressed like all simulated durations, but not below the minimum. */
const WATCH_MS = 150_000;
const WATCH_AT_LEAST_MS = 2_000;

async function activeNamespaces({ kubernetes }: RegistryJobDeps, clusterId: string): Promise<string[]> {
  const namespaces = await kubernetes.namespaces(clusterId);
  return namespaces.flatMap(({ name, status }) => (status === 'Active' ? [name] : []));
}

/** Changes a row and publishes an event so that open pages refetch. */
async function change(
  { db, clock, bus }: RegistryJobDeps,
  host: ClusterRow,
  row: ClusterRegistryRow,
  patch: ClusterRegistryPatch | null,
): Promise<void> {
  await transaction(db, async (tx) => {
    // First, because orders lock the cluster before its registries.
    await publishContent(tx, bus, host.id, 'registries');
    if (patch) await patchApplied(tx, row.id, { ...patch, updatedAt: clock.now() }, [row.status]);
    else await forgetApplied(tx, row.id);
  });
}

/** A namespace was deleted, or is being deleted; the watch returns to one that only lacks its ServiceAccount so far. */
function isGone(error: unknown): boolean {
  return error instanceof KubernetesError && error.kind === 'notFound' && error.code !== 'no_cluster';
}

/** Writes the secret into every namespace and adds it to the default ServiceAccount; idempotent. */
async function applyRow(deps: RegistryJobDeps, host: ClusterRow, row: ClusterRegistryRow): Promise<void> {
  const { db, clock, kubernetes, registries, registryChecker } = deps;
  const registry = await registryById(db, row.registryId ?? '');
  if (!registry) return;
  const { json, expiresAt } = await registryChecker.dockerConfig(registries.open(registry));
  const namespaces = await activeNamespaces(deps, host.id);
  const done: string[] = [];
  for (const namespace of namespaces) {
    const { secretName: name } = row;
    const type = 'kubernetes.io/dockerconfigjson';
    try {
      await kubernetes.secrets.apply(host.id, { namespace, name, type, data: { '.dockerconfigjson': json } });
      await kubernetes.secrets.addPullSecret(host.id, namespace, name);
    } catch (error) {
      if (isGone(error)) continue;
      throw error;
    }
    done.push(namespace);
    // While credentials are renewed, the namespaces still have the previous ones.
    if (row.status !== 'applying') continue;
    const progress = { namespaces: [...done], namespacesTotal: namespaces.length };
    await patchApplied(db, row.id, progress, [row.status]);
  }
  const patch = { namespaces: done, namespacesTotal: done.length, message: null, expiresAt };
  const appliedAt = row.status === 'applying' ? clock.now() : row.appliedAt;
  await change(deps, host, row, { ...patch, status: 'applied', appliedAt });
}

/** Removes the secret from every namespace and deletes the row. */
async function removeRow(deps: RegistryJobDeps, host: ClusterRow, row: ClusterRegistryRow): Promise<void> {
  const { secrets } = deps.kubernetes;
  for (const { namespace, name } of await secrets.list(host.id)) {
    if (name !== row.secretName) continue;
    await secrets.removePullSecret(host.id, namespace, name);
    await secrets.delete(host.id, namespace, name);
  }
  await change(deps, host, row, null);
}

/** Nobody sees the row of a deleted registry, so its removal is repeated by the watch until it succeeds. */
const isOrphan = ({ registryId }: ClusterRegistryRow): boolean => registryId === null;

function needsWork(row: ClusterRegistryRow, namespaces: readonly string[], now: Date): boolean {
  if (isOrphan(row) || row.status === 'applying' || row.status === 'removing') return true;
  if (row.status === 'failed') return false;
  const isExpiring = row.expiresAt !== null && row.expiresAt.getTime() - now.getTime() < RENEW_BEFORE_MS;
  return isExpiring || namespaces.some((name) => !row.namespaces.includes(name));
}

/** Applies the rows of every registry of a cluster; a failing one does not block the others. */
async function work(deps: RegistryJobDeps, clusterId: string): Promise<void> {
  const host = await deps.hostOf(clusterId);
  // The watch continues once the cluster runs again.
  if (host?.status !== 'active') return;
  const namespaces = await activeNamespaces(deps, clusterId);
  for (const row of await rowsOf(deps.db, clusterId)) {
    if (!needsWork(row, namespaces, deps.clock.now())) continue;
    try {
      await (isOrphan(row) || row.status === 'removing' ? removeRow : applyRow)(deps, host, row);
    } catch (error) {
      if (isTransient(error)) throw error;
      if (isOrphan(row))
        deps.log.warn(
          { err: error, clusterId },
          'the credentials of a deleted registry are still in a cluster',
        );
      // The credentials in the cluster stay until they expire, so the next round of the watch tries again.
      else if (row.status === 'applied') await change(deps, host, row, { message: reasonOf(error) });
      else await change(deps, host, row, { status: 'failed', message: reasonOf(error) });
    }
  }
}

async function giveUp(deps: RegistryJobDeps, clusterId: string, message: Message): Promise<void> {
  const host = await deps.hostOf(clusterId);
  if (!host) return;
  for (const row of await rowsOf(deps.db, clusterId)) {
    if (!isOrphan(row) && (row.status === 'applying' || row.status === 'removing'))
      await change(deps, host, row, { status: 'failed', message });
    // Its credentials in the cluster stay until they expire.
    else if (row.status === 'applied' && needsWork(row, [], deps.clock.now()))
      await change(deps, host, row, { message });
  }
}

/** Enqueues jobs for clusters with new namespaces, expiring credentials or unfinished work. */
async function watchRegistries(deps: RegistryJobDeps): Promise<void> {
  const { db, clock, jobs } = deps;
  for (const clusterId of await clustersToWatch(db)) {
    const key = registryJobKey(clusterId);
    if (await jobs.isPending(db, key)) continue;
    // An unreachable cluster must not block the others.
    const namespaces = await activeNamespaces(deps, clusterId).catch(() => null);
    if (!namespaces) continue;
    const rows = await rowsOf(db, clusterId);
    if (rows.some((row) => needsWork(row, namespaces, clock.now()))) {
      await jobs.enqueue(db, registryJob, { clusterId }, { key });
    }
  }
}

/** The jobs of the registries noun: one per cluster that applies its rows, and a recurring watch. */
export function registryJobs(deps: RegistryJobDeps): JobDefinition[] {
  return [
    defineJob(registryJob, ({ clusterId }) => work(deps, clusterId), {
      onFailed: ({ clusterId }, reason) => giveUp(deps, clusterId, reason),
    }),
    defineJob(registryWatch, () => watchRegistries(deps), {
      everyMs: Math.max(WATCH_AT_LEAST_MS, deps.clock.simulated(WATCH_MS)),
    }),
  ];
}
