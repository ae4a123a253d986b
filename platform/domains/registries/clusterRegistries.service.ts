import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { forbidden, invalid, notFound, refused, type DomainError } from '../../http/errors.ts';
import type { AuditAction } from '../audit/audit.actions.ts';
import type { Audit } from '../audit/audit.service.ts';
import { publishContent } from '../clusters/clusters.changes.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { text } from '../../messages/messages.ts';
import { registryJob, registryJobKey } from './registries.kinds.ts';
import {
  registryBlocker,
  secretNameOf,
  type ClusterRegistryAction,
  type RegistryBlocker,
} from './registries.rules.ts';
import type { RegistriesService } from './registries.service.ts';
import {
  appliedOn,
  markDefault,
  patchApplied,
  saveApplied,
  type Applied,
  type RegistryRow,
} from './registries.store.ts';

interface ClusterRegistriesDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs'> {
  audit: Audit;
  clusters: Pick<ClustersService, 'find' | 'lock'>;
  registries: RegistriesService;
}

/** Registries on clusters. Every method throws 404 for clusters and registries of other accounts. */
export interface ClusterRegistriesService {
  /** By name. */
  list(actor: Actor, clusterId: string): Promise<Applied[]>;
  /** Starts writing the credentials into every namespace, the first time or again. */
  apply(actor: Actor, name: string, clusterId: string): Promise<Applied>;
  /** Starts removing the credentials from every namespace. */
  remove(actor: Actor, name: string, clusterId: string): Promise<Applied>;
  /** Null clears. Throws 422 `registry` for one that is not on the cluster. */
  setDefault(actor: Actor, clusterId: string, name: string | null): Promise<void>;
}

function refusalOf(blocker: RegistryBlocker, name: string): DomainError {
  switch (blocker) {
    case 'forbidden':
      return forbidden(text('role_for_registries'));
    case 'archived':
      return refused(text('archived'));
    case 'cluster_not_active':
      return refused(text('registry_cluster_not_active'), { error: blocker });
    case 'busy':
      return refused(text('registry_busy', { name }), { error: blocker });
    case 'not_applied':
      return notFound(text('registry_not_applied', { name }));
  }
}

/** The locked cluster and its registries; throws if the action may not start. */
async function begin(
  tx: Tx,
  { clusters }: ClusterRegistriesDeps,
  actor: Actor,
  clusterId: string,
  action: ClusterRegistryAction,
  registry: RegistryRow | null,
): Promise<{ host: ClusterRow; there: Applied | undefined }> {
  const host = await clusters.lock(tx, actor.accountId, clusterId);
  const there = (await appliedOn(tx, clusterId)).find((one) => one.registry.id === registry?.id);
  const status = registry === null ? 'applied' : (there?.row.status ?? null);
  const { permission } = actor;
  const blocker = registryBlocker(action, { permission, clusterStatus: host.status, status });
  if (blocker === 'not_applied' && action === 'set_default') {
    throw invalid('registry', text('registry_apply_first', { name: registry?.name ?? '' }), 'not_applied');
  }
  if (blocker) throw refusalOf(blocker, registry?.name ?? '');
  return { host, there };
}

async function note(
  tx: Tx,
  { audit, bus }: ClusterRegistriesDeps,
  actor: Actor,
  host: ClusterRow,
  action: AuditAction,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  const target = { type: 'cluster', id: host.id, name: host.name };
  await audit.record(tx, actor, { action, target, ...changes });
  // The cluster's own state did not change: the event lets open pages refetch.
  await publishContent(tx, bus, host.id, 'registries');
}

async function apply(deps: ClusterRegistriesDeps, actor: Actor, name: string, clusterId: string) {
  const { db, clock, jobs, clusters, registries } = deps;
  await clusters.find(actor.accountId, clusterId);
  const registry = await registries.find(actor.accountId, name);
  return transaction(db, async (tx) => {
    const { host } = await begin(tx, deps, actor, clusterId, 'apply', registry);
    const now = clock.now();
    const changes = { status: 'applying', message: null, namespaces: [], updatedAt: now } as const;
    const ids = { clusterId, registryId: registry.id, secretName: secretNameOf(registry) };
    const row = await saveApplied(
      tx,
      { ...ids, ...changes, namespaces: [], createdAt: now },
      { ...changes, namespaces: [] },
    );
    await jobs.enqueue(tx, registryJob, { clusterId }, { key: registryJobKey(clusterId) });
    await note(tx, deps, actor, host, 'cluster.apply_registry', { after: { registry: registry.name } });
    return { row, registry };
  });
}

async function remove(deps: ClusterRegistriesDeps, actor: Actor, name: string, clusterId: string) {
  const { db, clock, jobs, clusters, registries } = deps;
  await clusters.find(actor.accountId, clusterId);
  const registry = await registries.find(actor.accountId, name);
  return transaction(db, async (tx) => {
    const { host, there } = await begin(tx, deps, actor, clusterId, 'remove', registry);
    if (!there) throw refusalOf('not_applied', registry.name);
    const patch = { status: 'removing', isDefault: false, message: null, updatedAt: clock.now() } as const;
    const row = (await patchApplied(tx, there.row.id, patch)) ?? there.row;
    await jobs.enqueue(tx, registryJob, { clusterId }, { key: registryJobKey(clusterId) });
    await note(tx, deps, actor, host, 'cluster.remove_registry', { before: { registry: registry.name } });
    return { row, registry };
  });
}

async function setDefault(deps: ClusterRegistriesDeps, actor: Actor, clusterId: string, name: string | null) {
  const { db, clusters, registries } = deps;
  await clusters.find(actor.accountId, clusterId);
  const registry = name === null ? null : await registries.find(actor.accountId, name);
  await transaction(db, async (tx) => {
    const { host, there } = await begin(tx, deps, actor, clusterId, 'set_default', registry);
    const before = (await appliedOn(tx, clusterId)).find(({ row }) => row.isDefault)?.registry.name ?? null;
    await markDefault(tx, clusterId, there?.row.id ?? null);
    await note(tx, deps, actor, host, 'cluster.set_default_registry', {
      before: { registry: before },
      after: { registry: registry?.name ?? null },
    });
  });
}

export function createClusterRegistries(deps: ClusterRegistriesDeps): ClusterRegistriesService {
  const { db, clusters } = deps;
  return {
    list: async (actor, clusterId) => {
      await clusters.find(actor.accountId, clusterId);
      return appliedOn(db, clusterId);
    },
    apply: (actor, name, clusterId) => apply(deps, actor, name, clusterId),
    remove: (actor, name, clusterId) => remove(deps, actor, name, clusterId),
    setDefault: (actor, clusterId, name) => setDefault(deps, actor, clusterId, name),
  };
}
